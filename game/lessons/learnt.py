"""What is remembered of learning, in one small file beside the games."""

import json
from collections.abc import Collection
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from game import small_file
from game.platform import platform

NAME: Final = "learnt.json"


@dataclass
class Learnt:
    """What somebody knows by now.

    Attributes:
        lessons: the lessons that were finished, by the game's id.
        told: what the help in real games has told once, by the game's id.
        offered: the games before whose first one its lessons were offered to him.
    """

    lessons: dict[str, list[str]] = field(default_factory=dict)
    told: dict[str, list[str]] = field(default_factory=dict)
    offered: list[str] = field(default_factory=list)


def recall() -> Learnt:
    """What was kept; nothing where nothing was.

    Raises:
        StorageError: the storage is forbidden.
    """
    return small_file.load(NAME, _learnt, "lessons-damaged") or Learnt()


def _learnt(kept: dict[str, Any]) -> Learnt:
    return Learnt(
        _names(kept["lessons"]), _names(kept["told"]), [str(game) for game in kept["offered"]]
    )


def remember(learnt: Learnt) -> None:
    """Keep it.

    Raises:
        StorageError: the storage is full or forbidden.
    """
    platform.storage.write(NAME, json.dumps(asdict(learnt)))


def finish(game: str, lesson: str) -> None:
    """A lesson was finished.

    Raises:
        StorageError: that cannot be kept.
    """
    learnt = recall()
    _add(learnt.lessons, game, lesson)
    remember(learnt)


def tell(game: str, told: str) -> None:
    """The help has told something.

    Raises:
        StorageError: that cannot be kept.
    """
    learnt = recall()
    _add(learnt.told, game, told)
    remember(learnt)


def finished(game: str) -> Collection[str]:
    """The lessons of a game that were finished.

    Raises:
        StorageError: nobody can tell.
    """
    return frozenset(recall().lessons.get(game, ()))


def _add(names: dict[str, list[str]], game: str, name: str) -> None:
    known = names.setdefault(game, [])
    if name not in known:
        known.append(name)


def _names(kept: dict[str, Any]) -> dict[str, list[str]]:
    return {game: [str(name) for name in names] for game, names in kept.items()}
