"""The auction's card: who bids, who leads, who is out (docs/rules-tikal.md, section 7)."""

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
    """How a seat stands in the auction of a turn, or in its choice.

    Attributes:
        standing: in a word.
        told: in a sentence.
        bid: the highest bid, if it is this seat's.
        waits: True if it may still have this turn.
        acts: True if it is to bid or to choose.
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
        title: which turn it is.
        bidders: everybody, by seat.
        situation: how it stands.
        chooses: True once the turn is paid.
        stock: what is left of everything.
        points: what the player to act would bid, None where nobody here bids.
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
    """The card in a position."""
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
    """The points that the highest bidder would have after paying; None for everybody else."""
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
    """True for a seat that may still have this turn."""
    return seat in state.bids.still_in if state.bids else seat == state.seat


def _standing(state: State, seat: int) -> Sentence:
    if seat in state.had_turn:
        return words.STANDINGS["done"]
    if state.phase == CHOOSE:
        return words.STANDINGS["chooses" if seat == state.seat else "waits"]
    if seat == state.seat:
        return words.STANDINGS["bids"]
    return words.STANDINGS["in" if _waits(state, seat) else "out"]


def _told(view: View, seat: int, name: str) -> Sentence:
    """How a seat stands in this round."""
    bids = view.bids
    if seat in view.had_turn:
        return words.had_turn(name)
    if bids and seat == bids.high_bidder:
        return words.leads(name, bids.high)
    if bids and seat not in bids.still_in:
        return words.passed(name)
    return words.still_in(name)


def situation(state: State, players: Sequence[Player]) -> Sentence:
    """How the auction or the choice stands, in a sentence or two."""
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
    if len(state.display) == 1:
        return words.last_is_free(name)
    if any(KINDS[hexagon] == VOLCANO for hexagon in state.display):
        return words.VOLCANO_OFFERED
    return words.takes_one(name)


def auction_note(before: State, after: State, players: Sequence[Player]) -> Words:
    """What an action has changed in the auction, for everybody to notice; empty for little."""
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
