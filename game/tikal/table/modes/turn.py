"""A position with the legal actions that the modes need, computed once."""

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
    """A position in which somebody is to act.

    Attributes:
        view: the position as every player sees it.
        players: who sits at the table.
        undo, redo: whether an action can be taken back, or played again.
        agreed: in words, what would take back the turn before if all agree; empty if nothing would.
    """

    view: View
    players: tuple[Player, ...]
    undo: bool = False
    redo: bool = False
    agreed: Words = ""

    @cached_property
    def stock(self) -> Stock:
        """What is left of hexagons and treasures."""
        return stock_of(self.view)

    @cached_property
    def legal(self) -> tuple[Action, ...]:
        """All legal actions."""
        return tuple(legal_actions(self.view))

    @cached_property
    def verbs(self) -> frozenset[str]:
        """The verbs with a legal action."""
        return frozenset(action.verb for action in self.legal)

    @cached_property
    def placements(self) -> dict[int, list[PlaceTile]]:
        """The legal placements of the hexagon in hand, by space."""
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
        """Return the spaces from which own members can walk ("move") or shuttle away."""
        return tuple(
            dict.fromkeys(
                action.origin
                for action in self.legal
                if isinstance(action, Step) and action.verb == verb
            )
        )

    def allows(self, action: Action) -> bool:
        """Return True if the action is legal."""
        return action in self.legal

    @property
    def could_do_more(self) -> bool:
        """True if another action than the end of the turn is legal."""
        return self.view.phase == ACT and len(self.legal) > 1
