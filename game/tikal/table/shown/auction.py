"""What the auction's card shows: who bids, who leads, who is out (docs/rules-tikal.md, section
7)."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.table.players import Player
from game.tikal.rules.components import KINDS, VOLCANO
from game.tikal.rules.hidden import View
from game.tikal.rules.state import AUCTION, CHOOSE, State
from game.tikal.rules.turns.turn import is_final_round
from game.tikal.table.shown.stock import Stock
from game.tikal.words import auction as words
from game.ui.sentence import Sentence, Words


@dataclass(frozen=True, slots=True)
class Bidder:
    """How a seat stands in the auction of a turn, or while a hexagon is chosen.

    Attributes:
        standing: its standing in a word.
        told: its standing in a sentence.
        bid: the highest bid if this seat made it, else None.
        waits: True if the seat may still get this turn.
        acts: True if the seat is to bid or to choose now.
    """

    player: Player
    standing: Sentence
    told: Sentence
    bid: int | None
    waits: bool
    acts: bool


@dataclass(frozen=True, slots=True)
class Auction:
    """The card while a turn is auctioned and a hexagon chosen.

    Attributes:
        title: which turn is auctioned.
        bidders: every seat's standing, by seat.
        situation: how the auction or the choice stands, in a sentence or two.
        chooses: True once the turn is paid for and a hexagon is to be chosen.
        stock: what is left of hexagons, treasures and temple tiles.
        points: the bid that the player here has set; None where nobody here bids.
        watched: True while others bid and choose.
    """

    title: Sentence
    bidders: tuple[Bidder, ...]
    situation: Sentence
    chooses: bool
    stock: Stock
    points: int | None = None
    watched: bool = False


def auction(
    view: View,
    players: Sequence[Player],
    stock: Stock,
    *,
    points: int | None = None,
    watched: bool = False,
) -> Auction:
    """Return the auction's card for a position; ``points`` and ``watched`` as in ``Auction``."""
    chooses = view.phase == CHOOSE
    title = words.turn if chooses else words.auction_of_turn
    return Auction(
        title=title(len(view.had_turn) + 1, view.seats),
        bidders=tuple(_bidder(view, seat, player) for seat, player in enumerate(players)),
        situation=situation(view, players),
        chooses=chooses,
        stock=stock,
        points=points,
        watched=watched,
    )


def left_by(view: View) -> list[int | None]:
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
        told=_told(view, seat, player.name),
        bid=view.bids.high if view.bids and leads else None,
        waits=_waits(view, seat),
        acts=seat == view.seat,
    )


def _waits(state: State, seat: int) -> bool:
    """Return True for a seat that may still get this turn."""
    return seat in state.bids.still_in if state.bids else seat == state.seat


def _standing(state: State, seat: int) -> Sentence:
    """Return how a seat stands, in a word."""
    if seat in state.had_turn:
        return words.STANDINGS["done"]
    if state.phase == CHOOSE:
        return words.STANDINGS["chooses" if seat == state.seat else "waits"]
    if seat == state.seat:
        return words.STANDINGS["bids"]
    return words.STANDINGS["in" if _waits(state, seat) else "out"]


def _told(view: View, seat: int, name: str) -> Sentence:
    """Return a sentence on how a seat stands in this round."""
    bids = view.bids
    if seat in view.had_turn:
        return words.had_turn(name)
    if bids and seat == bids.high_bidder:
        return words.leads(name, bids.high)
    if bids and seat not in bids.still_in:
        return words.passed(name)
    return words.still_in(name)


def situation(state: State, players: Sequence[Player]) -> Sentence:
    """Return how the auction or the choice stands, in a sentence or two."""
    name = players[state.seat].name
    if state.phase == CHOOSE:
        return _choosing(state, name)
    bids = state.bids
    assert bids
    if bids.high:
        return words.has_bid(players[bids.high_bidder].name, bids.high)
    if len(bids.still_in) == 1:
        return words.others_passed(name, players[bids.first_pass].name)
    return words.NO_BID


def _choosing(state: State, name: str) -> Sentence:
    """Return how the choice of a hexagon stands, in a sentence."""
    if len(state.display) == 1:
        return words.last_is_free(name)
    if any(KINDS[hexagon] == VOLCANO for hexagon in state.display):
        return words.VOLCANO_OFFERED
    return words.takes_one(name)


def auction_note(before: State, after: State, players: Sequence[Player]) -> Words:
    """Return the note on what an action has changed in the auction; empty if no note is needed."""
    name = players[after.seat].name
    if before.phase == AUCTION and after.phase == CHOOSE:
        price = after.paid[after.seat] - before.paid[after.seat]
        return words.pays(name, price) if price else words.free(name)
    if before.phase != AUCTION and after.phase == AUCTION:
        return words.bids_first(name)
    if before.phase != CHOOSE and after.phase == CHOOSE:
        return situation(after, players)
    if is_final_round(after) and not before.queue:
        return words.final_scoring(tuple(players[seat].name for seat in after.queue))
    return ""
