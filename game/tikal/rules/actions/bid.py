"""The actions of an auction: to bid for a turn, and to drop out (section 7)."""

from dataclasses import dataclass
from typing import ClassVar, Final

from game.core.message import IllegalAction
from game.tikal.rules.actions.action import Action
from game.tikal.rules.actions.fields import Points
from game.tikal.rules.state import AUCTION, Phase, State
from game.tikal.rules.turns import auction


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
        auction.bid(state, self.points)


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
        auction.drop_out(state)


PASS: Final = Pass.of()


def legal(state: State) -> list[Action]:
    """Return ``PASS``, then every bid that the seat to bid can make, lowest first."""
    assert state.bids
    least, most = state.bids.high + 1, state.score[state.seat]
    return [PASS, *(Bid.of(points) for points in range(least, most + 1))]
