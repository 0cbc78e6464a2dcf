"""The facts from which a table's mode is determined."""

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
    """All facts that determine the mode at one moment.

    Attributes:
        turn: the position that is shown, with what may be undone in it.
        interlude: what is to be looked at before anything else goes on; None for nothing.
        unseen: the actions shown since the player to whom the device goes last looked.
        others: the others' turns.
        people: the seats for which people at this table decide.
        still: True under reduced motion.
        undone: the action that was undone last; None for none.
    """

    turn: TurnT
    interlude: Interlude | None
    unseen: tuple[PlayedAction[Any, Any], ...]
    others: Watched
    people: Collection[int]
    still: bool
    undone: Any = None
