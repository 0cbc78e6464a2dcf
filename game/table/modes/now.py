"""What the mode of any table follows from."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Generic

from game.table.modes.mode import TurnT
from game.table.news import Interlude
from game.table.telling import PlayedAction
from game.table.watched import Watched


@dataclass(frozen=True)
class Now(Generic[TurnT]):
    """What there is at a moment.

    Attributes:
        turn: the position that is shown, and what may be done in it.
        interlude: what is to be looked at before anything else goes on; None for nothing.
        unseen: what was shown since the one to whom the device goes has looked last.
        others: the others' turns.
        people: the seats that somebody sits at.
        still: True under reduced motion.
        undone: the action that was taken back last, if any was.
    """

    turn: TurnT
    interlude: Interlude | None
    unseen: tuple[PlayedAction[Any, Any], ...]
    others: Watched
    people: Collection[int]
    still: bool
    undone: Any = None
