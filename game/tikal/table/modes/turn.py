"""What somebody here has to decide on, worked out once for a position."""

from collections import defaultdict
from dataclasses import dataclass
from functools import cached_property

from game.table.players import Player
from game.tikal.rules.actions import Action, Exchange, PlaceTile, Step
from game.tikal.rules.hidden import View
from game.tikal.rules.legal import legal_actions
from game.tikal.rules.state import ACT
from game.tikal.table.shown.stock import Stock, stock_of
from game.ui.sentence import Words


@dataclass(frozen=True)
class Turn:
    """A position in which somebody here is to act.

    Attributes:
        view: the position as every player sees it.
        players: who sits at the table.
        undo, redo: whether an action can be taken back, or played again.
        agreed: what takes back the turn before, if all agree, in words; empty for nothing.
    """

    view: View
    players: tuple[Player, ...]
    undo: bool = False
    redo: bool = False
    agreed: Words = ""

    @cached_property
    def stock(self) -> Stock:
        """What is left of everything."""
        return stock_of(self.view)

    @cached_property
    def legal(self) -> tuple[Action, ...]:
        """All that may be done."""
        return tuple(legal_actions(self.view))

    @cached_property
    def verbs(self) -> frozenset[str]:
        """Verbs of which some action is legal."""
        return frozenset(action.verb for action in self.legal)

    @cached_property
    def placements(self) -> dict[int, list[PlaceTile]]:
        """Legal spaces for the hexagon in hand, each with the ways to lay it there."""
        found: defaultdict[int, list[PlaceTile]] = defaultdict(list)
        for action in self.legal:
            if isinstance(action, PlaceTile):
                found[action.space].append(action)
        return dict(found)

    @cached_property
    def exchanges(self) -> tuple[Exchange, ...]:
        """The legal exchanges."""
        return tuple(action for action in self.legal if isinstance(action, Exchange))

    def stacks(self, verb: str) -> tuple[int, ...]:
        """The spaces from which own members can walk or shuttle away."""
        return tuple(
            dict.fromkeys(
                action.origin
                for action in self.legal
                if isinstance(action, Step) and action.verb == verb
            )
        )

    def allows(self, action: Action) -> bool:
        """True for what may be done."""
        return action in self.legal

    @property
    def could_do_more(self) -> bool:
        """True if action points are left that could still do something."""
        return self.view.phase == ACT and len(self.legal) > 1
