"""A position to decide on, computed once."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from game.table.players import Player
from game.table.telling import PlayedAction
from game.tzolkin.rules import legal_actions
from game.tzolkin.rules.actions import Action
from game.tzolkin.rules.hidden import View
from game.ui.sentence import Words


@dataclass(frozen=True)
class Turn:
    """A position in which a seat is to act.

    Attributes:
        view: the position, as the viewer may see it.
        players: the players, by seat.
        viewer: the seat from whose point of view it is seen.
        first: the number of the first action of this turn.
        done: the actions of this turn so far.
        undo, redo: whether an action can be taken back, or played again.
        agreed: the undo button's label where it asks all to take back the turn before; empty if
            there is none, or once this turn has an action.
    """

    view: View
    players: tuple[Player, ...]
    viewer: int
    first: int = 0
    done: Sequence[PlayedAction[View, Action]] = ()
    undo: bool = False
    redo: bool = False
    agreed: Words = ""

    @cached_property
    def legal(self) -> tuple[Action, ...]:
        """All legal actions."""
        return tuple(legal_actions(self.view))
