"""The mode in which a player bids for a turn (docs/rules-tikal.md, section 7)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from game.table.modes import ButtonState
from game.table.outcome import Outcome, Play
from game.tikal.rules.actions import PASS, Bid
from game.tikal.rules.refusal import why_not
from game.tikal.rules.state import Bids
from game.tikal.table import ids, words
from game.tikal.table.modes.offered import Offered
from game.tikal.table.shown.auction import Auction, auction, left_by
from game.tikal.words import labels, tasks
from game.tikal.words.places import BIDDING
from game.tikal.words.tasks import HINTS
from game.ui.controls.said import NOTHING, Said
from game.ui.sentence import Words


@dataclass(frozen=True)
class Bidding(Offered):
    """A player sets a bid, then places it or passes.

    Attributes:
        more: how many points the bid is above the least legal one.
    """

    more: int = 0

    @property
    def _bids(self) -> Bids:
        assert self.view.bids
        return self.view.bids

    @property
    def points(self) -> int:
        """The bid as it is set, in points."""
        return self._bids.high + 1 + self.more

    @property
    def owned(self) -> int:
        """The bidder's points."""
        return self.view.score[self.seat]

    @property
    def task(self) -> tuple[Words, Words]:
        return tasks.bid(self.player.name), HINTS["highest-bid"]

    @property
    def rule(self) -> str:
        return BIDDING

    @property
    def panel(self) -> Auction:
        return auction(self.view, self.turn.players, self.turn.stock, points=self.points)

    @property
    def left(self) -> Sequence[int | None]:
        return left_by(self.view)

    @property
    def looks(self) -> Mapping[str, ButtonState]:
        after = self.owned - self.points
        wins, owned = labels.if_it_wins(self.owned, after), labels.owned(self.owned)
        place = ButtonState(
            after >= 0,
            why=self._refused(self.points),
            label=labels.bid(self.points),
            note=wins if after >= 0 else owned,
            binds=True,
            final=True,
        )
        own = {
            ids.BID_LESS: ButtonState(self.more > 0, why=self._refused(self.points - 1)),
            ids.BID_MORE: ButtonState(after > 0, why=self._refused(self.owned + 1)),
            ids.BID_PASS: ButtonState(binds=True, final=True),
            ids.BID_PLACE: place,
        }
        return {**super().looks, **own}

    def _refused(self, points: int) -> Said:
        """Return why a bid of so many points is not allowed; ``NOTHING`` if it is."""
        refused = why_not(self.view, Bid.of(points))
        return words.reason(refused) if refused else NOTHING

    def press(self, button: str) -> Outcome:
        if button == ids.BID_PASS:
            return Play((PASS,))
        if button == ids.BID_PLACE:
            return Play((Bid.of(self.points),))
        steps = {ids.BID_LESS: -1, ids.BID_MORE: 1}
        return self._with(steps[button]) if button in steps else super().press(button)

    def _with(self, step: int) -> "Bidding":
        """Return the mode with the bid changed by ``step``, within what the bidder can pay."""
        most = self.owned - self._bids.high - 1
        return replace(self, more=max(0, min(most, self.more + step)))
