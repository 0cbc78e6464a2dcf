"""How long the lessons take: what is read, at 180 words a minute, and 2 seconds a tap.

python -m tools.lesson_time
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.description import Game
from game.games import games_with_lessons
from game.lessons.lesson import Lesson
from tools.lesson_taps import TAPS_OF

WORDS_A_MINUTE: Final = 180
SECONDS_A_TAP: Final = 2.0


def words_of(lesson: Lesson) -> int:
    """All that is read in it, hints included."""
    told = [lesson.title, lesson.praise]
    told += [words for step in lesson.steps for words in (step.words, step.hint)]
    return sum(len(str(one).split()) for one in told)


def seconds(lesson: Lesson, taps: Sequence[str]) -> float:
    """Reading everything and tapping."""
    return words_of(lesson) * 60 / WORDS_A_MINUTE + len(taps) * SECONDS_A_TAP


def table(game: Game) -> list[tuple[str, int, int, float]]:
    """A line for each lesson of a game: its name, words, taps, seconds."""
    assert game.lessons
    taps = TAPS_OF[game.id]
    return [
        (one.id, words_of(one), len(taps[one.id]), seconds(one, taps[one.id]))
        for one in game.lessons().all()
    ]


def main() -> None:
    """Tells it, game by game."""
    for game in games_with_lessons():
        lines = table(game)
        for name, words, taps, took in lines:
            print(f"{name:10} {words:4} words {taps:3} taps {took:6.0f} s")
        words, taps, took = (sum(one[column] for one in lines) for column in (1, 2, 3))
        print(f"{game.name:10} {words:4} words {taps:3} taps {took:6.0f} s")


if __name__ == "__main__":
    main()
