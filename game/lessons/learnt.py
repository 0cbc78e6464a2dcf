"""What the player has learnt, kept in one small file, and what is explained once only."""

import json
from collections.abc import Callable, Collection, Sequence
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
    """Something to explain before the first decision about it.

    Attributes:
        id: its name in the file of what the player has learnt.
        words: the explanation.
        applies: returns True if the seat to act in a view is about to decide on it.
        done_by: the classes of actions that do it; whoever did it needs no explanation.
        about: returns the ids of what it speaks of in a view, to be ringed.
    """

    id: str
    words: Words
    applies: Callable[[Any], bool]
    done_by: tuple[type, ...] = ()
    about: Callable[[Any], Collection[str]] = lambda _view: ()


class FirstTimeHints:
    """The explanations of one game that were not read yet.

    Attributes:
        about: the ids of what the one that ``hint_for`` returned last speaks of.
    """

    about: Collection[str] = ()

    def __init__(self, game: str, firsts: Sequence[FirstTimeHint]) -> None:
        """Take a game's id and its explanations, the most urgent first."""
        self._game = game
        told: Sequence[str] = ()
        with suppress(StorageError):  # without a storage all is explained again in each match
            told = load_learnt().told.get(game, ())
        self._left = [one for one in firsts if one.id not in told]
        self._view: object = None
        self._found: FirstTimeHint | None = None
        self._shown: set[str] = set()

    def hint_for(self, view: object) -> FirstTimeHint | None:
        """Return the explanation for the decision of the seat to act in a view; None for none.

        It is returned until it is read, its action is done, or the turn is over.
        """
        if view is not self._view:
            self._view = view
            self._find()
        if self._found:
            self._shown.add(self._found.id)
        return self._found

    def _find(self) -> None:
        found = next((one for one in self._left if one.applies(self._view)), None)
        self._found, self.about = found, found.about(self._view) if found else ()

    def read(self, hint: FirstTimeHint) -> None:
        """Note that an explanation was read: it does not come again, the next one may."""
        self._forget(hint)
        self._find()

    def note_action(self, action: object, *, ends_turn: bool = False) -> None:
        """Note that the player did an action: what it is about needs no explanation any more.

        At the end of a turn nor does what was shown in it: there was time to read it.
        """
        for one in self._left:
            if isinstance(action, one.done_by) or (ends_turn and one.id in self._shown):
                self._forget(one)
        if ends_turn:
            self._shown.clear()

    def _forget(self, hint: FirstTimeHint) -> None:
        """Leave an explanation out from now on, in later matches too."""
        self._left = [one for one in self._left if one is not hint]
        with suppress(StorageError):  # the table itself warns that nothing can be saved
            save_shown(self._game, hint.id)
