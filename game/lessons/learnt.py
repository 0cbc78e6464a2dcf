"""What the player has learnt, kept in one small file."""

import json
from collections.abc import Collection
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from game import small_file
from game.platform import platform

NAME: Final = "learnt.json"


@dataclass
class Learnt:
    """What the player has learnt.

    Attributes:
        lessons: for each game's id the ids of the lessons that are finished.
        told: for each game's id the ids of the ``First`` explanations that were shown.
        offered: the ids of the games whose lessons were offered before the first match.
    """

    lessons: dict[str, list[str]] = field(default_factory=dict)
    told: dict[str, list[str]] = field(default_factory=dict)
    offered: list[str] = field(default_factory=list)


def recall() -> Learnt:
    """Return what is saved; an empty ``Learnt`` if nothing is.

    A damaged file is put aside and gives an empty ``Learnt``, too.

    Raises:
        StorageError: the storage is forbidden.
    """
    return small_file.load(NAME, _learnt, "lessons-damaged") or Learnt()


def _learnt(kept: dict[str, Any]) -> Learnt:
    return Learnt(
        _names(kept["lessons"]), _names(kept["told"]), [str(game) for game in kept["offered"]]
    )


def remember(learnt: Learnt) -> None:
    """Save what the player has learnt.

    Raises:
        StorageError: the storage is full or forbidden.
    """
    platform.storage.write(NAME, json.dumps(asdict(learnt)))


def finish(game: str, lesson: str) -> None:
    """Save that a lesson is finished, by the ids of game and lesson.

    Raises:
        StorageError: it cannot be saved.
    """
    learnt = recall()
    _add(learnt.lessons, game, lesson)
    remember(learnt)


def tell(game: str, told: str) -> None:
    """Save that an explanation was shown, by the ids of the game and the ``First``.

    Raises:
        StorageError: it cannot be saved.
    """
    learnt = recall()
    _add(learnt.told, game, told)
    remember(learnt)


def finished(game: str) -> Collection[str]:
    """Return the ids of a game's lessons that are finished.

    Raises:
        StorageError: the storage is forbidden.
    """
    return frozenset(recall().lessons.get(game, ()))


def _add(names: dict[str, list[str]], game: str, name: str) -> None:
    known = names.setdefault(game, [])
    if name not in known:
        known.append(name)


def _names(kept: dict[str, Any]) -> dict[str, list[str]]:
    return {game: [str(name) for name in names] for game, names in kept.items()}
