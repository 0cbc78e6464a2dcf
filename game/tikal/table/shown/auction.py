"""What the auction's card shows: who bids, who leads, who is out (docs/rules-tikal.md, section
7)."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.table.players import Player
from game.tikal.rules.components import HEXAGON_KINDS, VOLCANO
from game.tikal.rules.hidden import View
from game.tikal.rules.state import AUCTION, CHOOSE, NONE, State
from game.tikal.table.shown.stock import Stock
from game.tikal.words import auction
from game.ui.sentence import Sentence, Words


@dataclass(frozen=True, slots=True)
class Bidder:
    """How a seat stands in the auction of a turn, or while a hexagon is chosen.

    Attributes:
        standing: its standing in a word.
        explanation: its standing in a sentence.
        bid: the highest bid if this seat made it, else None.
        is_still_in: True if the seat may still get this turn.
        is_to_act: True if the seat is to bid or to choose now.
    """

    player: Player
    standing: Sentence
    explanation: Sentence
    bid: int | None
    is_still_in: bool
    is_to_act: bool


@dataclass(frozen=True, slots=True)
class AuctionShown:
    """The card while a turn is auctioned and a hexagon chosen.

    Attributes:
        title: which turn is auctioned.
        bidders: every seat's standing, by seat.
        situation: how the auction or the choice stands, in a sentence or two.
        is_choosing: True once the turn is paid for and a hexagon is to be chosen.
        stock: what is left of hexagons, treasures and temple tiles.
        points: the bid that the player here has set; None where nobody here bids.
        is_watched: True while others bid and choose.
    """

    title: Sentence
    bidders: tuple[Bidder, ...]
    situation: Sentence
    is_choosing: bool
    stock: Stock
    points: int | None = None
    is_watched: bool = False


def auction_shown(
    view: View,
    players: Sequence[Player],
    stock: Stock,
    *,
    points: int | None = None,
    watched: bool = False,
) -> AuctionShown:
    """Return the auction's card for a position; ``points`` and ``watched`` as in ``Auction``."""
    chooses = view.phase == CHOOSE
    title = auction.turn_heading if chooses else auction.auction_heading
    return AuctionShown(
        title=title(len(view.had_turn) + 1, view.seats),
        bidders=tuple(_bidder(view, seat, player) for seat, player in enumerate(players)),
        situation=situation(view, players),
        is_choosing=chooses,
        stock=stock,
        points=points,
        is_watched=watched,
    )


def scores_after_bid(view: View) -> list[int | None]:
    """Return for every seat the points left after paying its bid; None for all but the highest
    bidder."""
    left: list[int | None] = [None] * view.seats
    if (bids := view.bids) and bids.high:
        left[bids.high_bidder] = view.score[bids.high_bidder] - bids.high
    return left


def _bidder(view: View, seat: int, player: Player) -> Bidder:
    leads = view.bids is not None and seat == view.bids.high_bidder
    return Bidder(
        player=player,
        standing=_standing(view, seat),
        explanation=_told(view, seat, player.name),
        bid=view.bids.high if view.bids and leads else None,
        is_still_in=_waits(view, seat),
        is_to_act=seat == view.seat,
    )


def _waits(state: State, seat: int) -> bool:
    """Return True for a seat that may still get this turn."""
    return seat in state.bids.still_in if state.bids else seat == state.seat


def _standing(state: State, seat: int) -> Sentence:
    """Return how a seat stands, in a word."""
    if seat in state.had_turn:
        return auction.STANDINGS["done"]
    if state.phase == CHOOSE:
        return auction.STANDINGS["chooses" if seat == state.seat else "waits"]
    if seat == state.seat:
        return auction.STANDINGS["bids"]
    return auction.STANDINGS["in" if _waits(state, seat) else "out"]


def _told(view: View, seat: int, name: str) -> Sentence:
    """Return a sentence on how a seat stands in this round."""
    bids = view.bids
    if seat in view.had_turn:
        return auction.has_had_turn(name)
    if bids is None:
        return auction.has_this_turn(name) if seat == view.seat else auction.has_later_turn(name)
    if seat == bids.high_bidder:
        return auction.leads_bidding(name, bids.high)
    if seat not in bids.still_in:
        return auction.has_passed(name)
    if seat == view.seat:
        return auction.is_to_bid(name, view.score[seat])
    return auction.bids_later(name)


def situation(state: State, players: Sequence[Player]) -> Sentence:
    """Return how the auction or the choice stands, in a sentence or two."""
    name = players[state.seat].name
    if state.phase == CHOOSE:
        return _choosing(state, name)
    bids = state.bids
    assert bids
    if bids.high:
        return auction.has_bid(players[bids.high_bidder].name, bids.high)
    if len(bids.still_in) == 1:
        return auction.others_passed(name, players[bids.first_pass].name)
    return auction.NO_BID


def _choosing(state: State, name: str) -> Sentence:
    """Return how the choice of a hexagon stands, in a sentence."""
    if len(state.display) == 1:
        return auction.last_is_free(name)
    if any(HEXAGON_KINDS[hexagon] == VOLCANO for hexagon in state.display):
        return auction.VOLCANO_OFFERED
    return auction.takes_one(name)


def auction_note(before: State, after: State, players: Sequence[Player]) -> Words:
    """Return the note on what an action has changed in the auction; empty if no note is needed."""
    name = players[after.seat].name
    if before.phase == AUCTION and after.phase == CHOOSE:
        price = after.paid_for_turns[after.seat] - before.paid_for_turns[after.seat]
        return auction.pays_for_turn(name, price) if price else auction.turn_is_free(name)
    if before.phase != AUCTION and after.phase == AUCTION:
        return auction.bids_first(name)
    if before.phase != CHOOSE and after.phase == CHOOSE:
        return situation(after, players)
    if after.scoring_queue and after.hand == NONE and not before.scoring_queue:
        return auction.final_scoring(tuple(players[seat].name for seat in after.scoring_queue))
    return ""
