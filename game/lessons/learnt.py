"""What the player has learnt, kept in one small file, and what is explained once only."""

import json
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from game import small_file
from game.platform import StorageError, platform
from game.ui.sentence import Words

LEARNT_FILE: Final = "learnt.json"


@dataclass
class Learnt:
    """What the player has learnt.

    Attributes:
        lessons: for each game's id the ids of the lessons that are finished.
        told: for each game's id the ids of the ``FirstTimeHint`` explanations that were shown.
        offered: the ids of the games whose lessons were offered before the first match.
    """

    lessons: dict[str, list[str]] = field(default_factory=dict)
    told: dict[str, list[str]] = field(default_factory=dict)
    offered: list[str] = field(default_factory=list)


def load_learnt() -> Learnt:
    """Return what is saved; an empty ``Learnt`` if nothing is.

    A damaged file is put aside and gives an empty ``Learnt``, too.

    Raises:
        StorageError: the storage is forbidden.
    """
    return small_file.load(LEARNT_FILE, _learnt, "lessons-damaged") or Learnt()


def _learnt(kept: dict[str, Any]) -> Learnt:
    return Learnt(
        _names(kept["lessons"]), _names(kept["told"]), [str(game) for game in kept["offered"]]
    )


def save_learnt(learnt: Learnt) -> None:
    """Save what the player has learnt.

    Raises:
        StorageError: the storage is full or forbidden.
    """
    platform.storage.write(LEARNT_FILE, json.dumps(asdict(learnt)))


def save_finished(game: str, lesson: str) -> None:
    """Save that a lesson is finished, by the ids of game and lesson.

    Raises:
        StorageError: it cannot be saved.
    """
    learnt = load_learnt()
    _add(learnt.lessons, game, lesson)
    save_learnt(learnt)


def save_shown(game: str, told: str) -> None:
    """Save that an explanation was shown, by the ids of the game and the ``FirstTimeHint``.

    Raises:
        StorageError: it cannot be saved.
    """
    learnt = load_learnt()
    _add(learnt.told, game, told)
    save_learnt(learnt)


def finished_lessons(game: str) -> Collection[str]:
    """Return the ids of a game's lessons that are finished.

    Raises:
        StorageError: the storage is forbidden.
    """
    return frozenset(load_learnt().lessons.get(game, ()))


def _add(names: dict[str, list[str]], game: str, name: str) -> None:
    known = names.setdefault(game, [])
    if name not in known:
        known.append(name)


def _names(kept: dict[str, Any]) -> dict[str, list[str]]:
    return {game: [str(name) for name in names] for game, names in kept.items()}


@dataclass(frozen=True)
class FirstTimeHint:
    """Something to explain when it comes up for the first time.

    Attributes:
        id: its name in the file of what the player has learnt.
        words: the explanation.
        applies: returns True if it comes up with an action; called with the view before, the action
            and the view after.
    """

    id: str
    words: Words
    applies: Callable[[Any, Any, Any], bool]


class FirstTimeHints:
    """The explanations of one game that were not shown yet."""

    def __init__(self, game: str, firsts: Sequence[FirstTimeHint]) -> None:
        """Take a game's id and its explanations, the rarest occasions first."""
        self._game = game
        told: Sequence[str] = ()
        with suppress(StorageError):  # without a storage all is explained again in each match
            told = load_learnt().told.get(game, ())
        self._left = [one for one in firsts if one.id not in told]

    def hint_for(self, before: object, action: object, after: object) -> Iterator[Words]:
        """Yield the explanation for an action: one at most, the others when they come up again.

        Saves that it was shown.
        """
        for first in self._left:
            if first.applies(before, action, after):
                self._left.remove(first)
                with suppress(StorageError):  # the table itself warns that nothing can be saved
                    save_shown(self._game, first.id)
                yield first.words
                return
