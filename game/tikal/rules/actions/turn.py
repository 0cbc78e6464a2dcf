"""The actions that a turn begins and ends with.

In the auction game a turn is bid for and a hexagon chosen from the display (section 7); every
turn is ended (section 3).
"""

from dataclasses import dataclass
from typing import ClassVar, Final

from game.core.message import IllegalAction
from game.tikal.rules import turns
from game.tikal.rules.actions.fields import Hexagon, Points
from game.tikal.rules.components import HEXAGONS
from game.tikal.rules.state import AUCTION, Action, Phase, State
from game.tikal.rules.state import CHOOSE as CHOOSING


@dataclass(frozen=True, slots=True)
class Bid(Action):
    """Bid a number of points for the next turn, more than the last bid (section 7)."""

    verb: ClassVar[str] = "bid"
    phase: ClassVar[Phase] = AUCTION
    undoable: ClassVar[bool] = False
    points: Points

    def check(self, state: State) -> None:
        """Require more points than the last bid, and no more than the seat has."""
        assert state.bids
        if self.points <= state.bids.high:
            raise IllegalAction("bid-too-low", high=state.bids.high)
        if self.points > state.score[state.seat]:
            raise IllegalAction("bid-too-high", points=state.score[state.seat])

    def apply(self, state: State) -> None:
        """Make the seat to bid the highest bidder."""
        turns.place_bid(state, self.points)


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Drop out of this auction (section 7)."""

    verb: ClassVar[str] = "pass"
    phase: ClassVar[Phase] = AUCTION
    undoable: ClassVar[bool] = False

    def check(self, state: State) -> None:
        """Allow it always."""

    def apply(self, state: State) -> None:
        """Take the seat to bid out of this auction."""
        turns.drop_out(state)


PASS: Final = Pass.of()


def legal_bids(state: State) -> list[Action]:
    """Return ``PASS``, then every bid that the seat to bid can make, lowest first."""
    assert state.bids
    least, most = state.bids.high + 1, state.score[state.seat]
    return [PASS, *(Bid.of(points) for points in range(least, most + 1))]


@dataclass(frozen=True, slots=True)
class Choose(Action):
    """Take a hexagon from the display into the hand (section 7)."""

    verb: ClassVar[str] = "choose"
    phase: ClassVar[Phase] = CHOOSING
    hexagon: Hexagon

    def check(self, state: State) -> None:
        """Require that the hexagon is in the display."""
        if self.hexagon not in state.display:
            raise IllegalAction("not-displayed", hexagon=HEXAGONS[self.hexagon].id)

    def apply(self, state: State) -> None:
        """Take it into the hand; a volcano starts a scoring round."""
        turns.choose_hexagon(state, self.hexagon)


CHOOSE: Final = tuple(Choose.every())


def legal_choices(state: State) -> list[Action]:
    """Return one action for each hexagon in the display."""
    return [CHOOSE[number] for number in state.display]


@dataclass(frozen=True, slots=True)
class EndTurn(Action):
    """End the turn, or the scoring turn; action points (AP) that are left are lost."""

    verb: ClassVar[str] = "end"
    undoable: ClassVar[bool] = False

    def check(self, state: State) -> None:
        """Allow it always: a turn may end at any time."""

    def apply(self, state: State) -> None:
        """Give the turn to the next seat."""
        turns.end_turn(state)


END_TURN: Final = EndTurn.of()
