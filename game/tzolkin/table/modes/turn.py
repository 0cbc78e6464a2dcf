"""What somebody here has to decide on, worked out once for a position."""

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
    """A position in which somebody is to act.

    Attributes:
        view: the position, as the one who looks may see it.
        players: who sits at the table.
        viewer: from whose point of view it is seen.
        first: the number of the first action of this turn.
        done: what was done in this turn so far.
        undo, redo: whether an action can be taken back, or played again.
        agreed: what takes back the turn before, if all agree, in words; empty for nothing.
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
        """All that may be done."""
        return tuple(legal_actions(self.view))
