"""Choose among displayed hexagons, and value a turn in points for a bid (section 7)."""

from collections.abc import Generator
from dataclasses import replace
from math import fsum
from random import Random
from typing import NamedTuple

from game.tikal.players.level import Level
from game.tikal.players.plain import decision_random
from game.tikal.players.planning.search import best_placement, best_turn, evaluation_of
from game.tikal.rules.actions import CHOOSE, PASS, Action, Bid, Choose, PlaceTile
from game.tikal.rules.components import HEXAGON_KINDS, VOLCANO
from game.tikal.rules.play import apply
from game.tikal.rules.state import State


class _Worth(NamedTuple):
    """The worth of the position to a seat that takes its turn with a hexagon, and the space on
    which it lays it; None for a volcano, and for a hexagon that is discarded."""

    points: float
    space: int | None = None


_Worths = dict[int, _Worth]
"""The worth of each displayed hexagon."""

_WIDTH = 2
"""Plans per action point: few suffice to compare hexagons; the turn is planned again later."""


class HexagonGain(NamedTuple):
    """The displayed hexagon that is worth most to a seat, its lead on the second in points, and the
    space on which it is worth that; None for a volcano, and for a hexagon that is discarded."""

    hexagon: int
    points: float
    space: int | None = None


def _gain(worths: _Worths) -> HexagonGain:
    (hexagon, best), *others = sorted(worths.items(), key=lambda one: -one[1].points)
    lead = best.points - others[0][1].points if others else 0.0
    return HexagonGain(hexagon, lead, best.space)


def best_choice(
    view: State, level: Level, chance: Random
) -> Generator[None, None, tuple[Choose, HexagonGain]]:
    """Return the action that takes the best displayed hexagon, and what it gains."""
    worths = yield from _worths(view, view.seat, level, chance)
    gain = _gain(worths)
    return CHOOSE[gain.hexagon], gain


class BidDecision(NamedTuple):
    """A decision to bid or to pass.

    Attributes:
        action: the bid, or ``PASS``.
        turn_worth: the points that the turn is worth.
        gains: what choosing first gains the seat, and the rival who bids next if that counts.
    """

    action: Action
    turn_worth: int
    gains: tuple[HexagonGain, ...]


class AuctionGains:
    """What each seat gains by choosing first in an auction.

    The gains are cached while nothing but the bids changes. The cache does not alter results:
    each seat has its own random generator.
    """

    def __init__(self, level: Level, seed: int) -> None:
        self._level = level
        self._seed = seed
        self._auction: list[object] = []
        self._known: dict[int, HexagonGain] = {}

    def of(self, view: State, seat: int) -> Generator[None, None, HexagonGain]:
        """Return what a seat gains by choosing first in this auction."""
        auction = _standing(view)
        if auction != self._auction:
            self._auction, self._known = auction, {}
        # between two yields another call may replace the cache for another auction
        known = self._known
        if seat not in known:
            state = view.copy()
            state.seat = seat
            chance = decision_random(self._seed, state)
            worths = yield from _worths(view, seat, self._level, chance)
            known[seat] = _gain(worths)
        return known[seat]


def _standing(view: State) -> list[object]:
    """Return the values of a view that bids do not change."""
    kept = view.copy()
    return [getattr(kept, name) for name in State.__slots__ if name not in ("bids", "seat")]


def best_bid(view: State, level: Level, gains: AuctionGains) -> Generator[None, None, BidDecision]:
    """Return the lowest possible bid while the turn is worth it and affordable, else a pass."""
    assert view.bids
    known = yield from _gains(view, level, gains)
    most, points = round(sum(one.points for one in known) / len(known)), view.bids.high + 1
    action = Bid.of(points) if points <= min(most, view.score[view.seat]) else PASS
    return BidDecision(action, most, known)


def _gains(
    view: State, level: Level, gains: AuctionGains
) -> Generator[None, None, tuple[HexagonGain, ...]]:
    """Return what the first choice gains the seat and, if the level looks at replies, the rival
    that bids next. The turn is worth their mean, since whoever pays falls behind by that much."""
    assert view.bids
    known: list[HexagonGain] = []
    for seat in view.bids.still_in[: 2 if level.replies else 1]:
        known.append((yield from gains.of(view, seat)))
    return tuple(known)


def _worths(view: State, seat: int, level: Level, chance: Random) -> Generator[None, None, _Worths]:
    """Return the worth of the position to ``seat`` with each hexagon of the display."""
    level = replace(level, width=_WIDTH, placements=1, replies=0)
    now = evaluation_of(view, seat, level.weights(view))[0].total_worth()
    placed, volcanoes = _Worths(), _Worths()
    for hexagon in view.display:
        state = view.copy()
        state.seat, state.bids = seat, None
        apply(state, CHOOSE[hexagon])
        if HEXAGON_KINDS[hexagon] == VOLCANO:
            turn = yield from best_turn(state, level, chance)
            volcanoes[hexagon] = _Worth(turn.worth)
        else:
            turn = yield from best_placement(state, level, chance)
            space = turn.placement.space if isinstance(turn.placement, PlaceTile) else None
            placed[hexagon] = _Worth(turn.worth, space)
    # after a volcano's scoring round the normal turn is still to come
    normal = fsum(one.points for one in placed.values()) / len(placed) - now if placed else 0.0
    return placed | {one: _Worth(worth.points + normal) for one, worth in volcanoes.items()}
