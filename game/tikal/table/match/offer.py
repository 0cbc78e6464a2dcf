"""A hint in an auction with its reasons: what a turn is worth, and to whom."""

from collections.abc import Iterator, Sequence
from typing import cast

from game.core.message import Message
from game.table.players import Player
from game.tikal.players.bidding import HexagonGain
from game.tikal.rules.actions import Bid, Choose, Pass
from game.tikal.rules.state import State
from game.tikal.words import plans
from game.ui.sentence import Sentence, lines


def auctioned(
    view: State, action: Bid | Pass | Choose, reason: Message, players: Sequence[Player]
) -> tuple[Sentence, Sentence]:
    """Return what to do in the auction, and why.

    ``reason`` has the field "more" for a choice of a hexagon, "gains" and "points" for a bid or a
    pass.
    """
    if isinstance(action, Choose):
        return plans.choose(action.hexagon), plans.worth_more(cast(int, reason.fields["more"]))
    what = plans.pass_now() if isinstance(action, Pass) else plans.bid(action.points)
    gains = cast(Sequence[HexagonGain], reason.fields["gains"])
    most = cast(int, reason.fields["points"])
    return what, lines(tuple(_reasons(view, gains, most, players)))


def _reasons(
    view: State, gains: Sequence[HexagonGain], most: int, players: Sequence[Player]
) -> Iterator[Sentence]:
    """Yield what choosing first is worth to the bidder, what to the rival who bids next, and so
    what to bid at most."""
    assert view.bids
    yield plans.best_displayed(gains[0].hexagon, round(gains[0].points))
    if len(gains) > 1:
        rival = players[view.bids.still_in[1]].name
        yield plans.worth_to_rival(rival, round(gains[1].points))
    yield plans.worth_at_most(most)
