"""How easily lessons and help lines are read: ``make reading-ease``.

For each lesson and for the help of each game: its words, the words of its longest sentence, and its
grade by Flesch and Kincaid, the year at an American school in which it is understood. The game's
own terms count like all other words.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Final

from game.description import Game
from game.games import games_with_lessons
from game.lessons.lesson import Lesson

LONGEST_SENTENCE: Final = 14
LONGEST_LESSON: Final = 110
"""Both in words; hints and praise are not counted in a lesson's length."""
HARDEST: Final = 5.0
"""The grade."""


@dataclass(frozen=True)
class Text:
    """What is read together.

    Attributes:
        name: what it is.
        told: its parts, of whole sentences.
        counted: its length in words, as far as that has a bar; 0 without one.
    """

    name: str
    told: Sequence[str]
    counted: int = 0

    @property
    def longest(self) -> int:
        """The words of the longest sentence."""
        return max(len(one.split()) for part in self.told for one in sentences(part))

    @property
    def grade(self) -> float:
        """The grade by Flesch and Kincaid.

        Raises:
            ModuleNotFoundError: textstat is not there; ``make reading-ease`` brings it.
        """
        return float(import_module("textstat").flesch_kincaid_grade(" ".join(self.told)))


def sentences(text: str) -> list[str]:
    """The sentences of a text."""
    return [one for one in re.split(r"(?<=[.!?])\s+", text) if one]


def of_lesson(game: Game, lesson: Lesson) -> Text:
    """A lesson with its hints and its praise."""
    words = [step.words for step in lesson.steps]
    hints = [step.hint for step in lesson.steps if step.hint]
    length = sum(len(one.split()) for one in words)
    return Text(f"{game.id}: {lesson.id}", [*words, *hints, lesson.praise], length)


def of_help(game: Game) -> Text:
    """All lines of a first game's help."""
    lines = import_module(f"game.{game.id}.words.firsts").firsts()
    return Text(f"{game.id}: help", [str(one.words) for one in lines])


def texts() -> Iterator[Text]:
    """All that has to be easy."""
    for game in games_with_lessons():
        assert game.lessons
        yield from (of_lesson(game, one) for one in game.lessons().all())
        yield of_help(game)


def is_hard(text: Text, grade: float) -> bool:
    """Whether a text is beyond a bar."""
    too_long = text.counted > LONGEST_LESSON or text.longest > LONGEST_SENTENCE
    return too_long or grade > HARDEST


def main() -> None:
    """Tells it; ends with 1 if anything is beyond a bar."""
    hard = False
    for text in texts():
        grade = text.grade
        beyond = is_hard(text, grade)
        words = text.counted or len(" ".join(text.told).split())
        told = f"{text.name:22} {words:4} words, {text.longest:2} a sentence, grade {grade:4.1f}"
        print(told, "too hard" if beyond else "")
        hard |= beyond
    sys.exit(hard)


if __name__ == "__main__":
    main()
