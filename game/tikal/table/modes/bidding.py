"""A turn is auctioned, and somebody here is to bid (tikal-rules, section 7)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from game.table.modes import Look
from game.tikal.rules.actions import PASS, bid
from game.tikal.rules.refusal import why_not
from game.tikal.rules.state import Bids
from game.tikal.table import words
from game.tikal.table.modes.mode import Outcome, Play
from game.tikal.table.modes.offered import Offered
from game.tikal.table.panels import Auction, Panel, left_by
from game.tikal.words.places import BIDDING
from game.ui.controls.said import NOTHING, Said
from game.ui.i18n import gettext as _


@dataclass(frozen=True)
class Bidding(Offered):
    """The own bid is made ready.

    Attributes:
        more: how many points it is above the least that would do.
    """

    more: int = 0

    @property
    def _bids(self) -> Bids:
        assert self.view.bids
        return self.view.bids

    @property
    def points(self) -> int:
        """What would be bid."""
        return self._bids.high + 1 + self.more

    @property
    def owned(self) -> int:
        """What the bidder has."""
        return self.view.score[self.seat]

    @property
    def task(self) -> tuple[str, str]:
        headline = _("{player}: bid or pass").format(player=self.player.name)
        return headline, _("the highest bidder has the turn")

    @property
    def rule(self) -> str:
        return BIDDING

    @property
    def panel(self) -> Panel:
        return Auction(self.view, self.turn.players, self.points)

    @property
    def left(self) -> Sequence[int | None]:
        return left_by(self.view, self.points)

    @property
    def looks(self) -> Mapping[str, Look]:
        after = self.owned - self.points
        note = _("{points} → {left}") if after >= 0 else _("you have {points}")
        place = Look(
            after >= 0,
            why=self._refused(self.points),
            label=_("Bid {points}").format(points=self.points),
            note=note.format(points=self.owned, left=after),
            binds=True,
            final=True,
        )
        own = {
            "bid/less": Look(self.more > 0, why=self._refused(self.points - 1)),
            "bid/more": Look(after > 0, why=self._refused(self.owned + 1)),
            "bid/pass": Look(binds=True, final=True),
            "bid/place": place,
        }
        return {**super().looks, **own}

    def _refused(self, points: int) -> Said:
        """Why so much cannot be bid."""
        refused = why_not(self.view, bid(points))
        return words.reason(refused) if refused else NOTHING

    def press(self, button: str) -> Outcome:
        if button == "bid/pass":
            return Play((PASS,))
        if button == "bid/place":
            return Play((bid(self.points),))
        steps = {"bid/less": -1, "bid/more": 1}
        return self._with(steps[button]) if button in steps else super().press(button)

    def _with(self, step: int) -> "Bidding":
        """More or less, within what the rules allow."""
        most = self.owned - self._bids.high - 1
        return replace(self, more=max(0, min(most, self.more + step)))
