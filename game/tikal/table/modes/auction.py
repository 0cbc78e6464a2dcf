"""The modes of an auction: bidding, and choosing a hexagon (docs/rules-tikal.md, section 7)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Self

from game.table.modes import ButtonState
from game.table.outcome import Outcome, Play
from game.table.things import CHOSEN, ThingState
from game.tikal.rules.actions import CHOOSE, PASS, Bid
from game.tikal.rules.play import why_not
from game.tikal.rules.state import Bids
from game.tikal.table import ids, words
from game.tikal.table.modes.buttons import display_buttons
from game.tikal.table.modes.deciding import Deciding
from game.tikal.table.modes.mode import LookAt
from game.tikal.table.shown.auction import AuctionShown, auction_shown, scores_after_bid
from game.tikal.table.things import SPACE, Displayed, Thing, space_of
from game.tikal.words import labels, tasks
from game.tikal.words.rulebook_sections import AUCTION, BIDDING
from game.tikal.words.tasks import GUIDANCE
from game.ui.sentence import NO_TEXT, RuleText, Words


@dataclass(frozen=True)
class DisplayMode(Deciding):
    """What both share: hexagons lie on display, and spaces of the board can only be looked at.

    Attributes:
        space: the space of the board that is looked at, None for none.
    """

    space: int | None = None

    @property
    def looks(self) -> Mapping[str, ButtonState]:
        return {**super().looks, **display_buttons(self.view)}

    @property
    def own_things(self) -> Mapping[Thing, ThingState]:
        return {} if self.space is None else {SPACE[self.space]: CHOSEN}

    def touch(self, thing: Thing | None) -> Outcome:
        if isinstance(thing, Displayed):
            return LookAt(thing.hexagon)
        space = space_of(thing)
        there = space is not None and self.view.hexagon_kind(space) is not None
        return replace(self, space=space if there and space != self.space else None)

    def put_down(self) -> Self:
        return replace(self, space=None)


@dataclass(frozen=True)
class Choosing(DisplayMode):
    """The winner of an auction chooses a hexagon of the display by a tap."""

    @property
    def task(self) -> tuple[Words, Words]:
        return tasks.choose(self.player.name), GUIDANCE["choose"]

    @property
    def rule(self) -> str:
        return AUCTION

    @property
    def panel(self) -> AuctionShown:
        return auction_shown(self.view, self.turn.players, self.turn.stock)

    @property
    def looks(self) -> Mapping[str, ButtonState]:
        return {**super().looks, **display_buttons(self.view, binds=True)}

    def touch(self, thing: Thing | None) -> Outcome:
        came = super().touch(thing)
        return Play((CHOOSE[came.hexagon],)) if isinstance(came, LookAt) else came


@dataclass(frozen=True)
class Bidding(DisplayMode):
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
        return tasks.bid(self.player.name), GUIDANCE["highest-bid"]

    @property
    def rule(self) -> str:
        return BIDDING

    @property
    def panel(self) -> AuctionShown:
        return auction_shown(self.view, self.turn.players, self.turn.stock, points=self.points)

    @property
    def scores_after_bid(self) -> Sequence[int | None]:
        return scores_after_bid(self.view)

    @property
    def looks(self) -> Mapping[str, ButtonState]:
        after = self.owned - self.points
        wins, owned = labels.points_if_bid_wins(after), labels.points_owned(self.owned)
        place = ButtonState(
            after >= 0,
            why=self._refused(self.points),
            label=labels.bid_label(self.points),
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

    def _refused(self, points: int) -> RuleText:
        """Return why a bid of so many points is not allowed; ``NO_TEXT`` if it is."""
        refused = why_not(self.view, Bid.of(points))
        return words.reason(refused) if refused else NO_TEXT

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
