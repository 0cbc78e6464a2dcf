"""Choosing among displayed hexagons, and what the turn is worth in points (section 7)."""

from collections.abc import Generator
from dataclasses import replace
from math import fsum
from random import Random

from game.tikal.players.level import Level
from game.tikal.players.plain import chance_of
from game.tikal.players.planning.placing import best_placement
from game.tikal.players.planning.turn import best_turn, survey
from game.tikal.rules.actions import CHOOSE, PASS, Action, Choose, bid
from game.tikal.rules.components import KINDS, VOLCANO
from game.tikal.rules.play import apply
from game.tikal.rules.state import State

Worths = dict[int, float]
"""Per displayed hexagon, what the position is worth to a seat that takes its turn with it."""

_WIDTH = 2
"""Comparing hexagons takes few plans: the turn is planned again when it comes."""


def best_choice(view: State, level: Level, chance: Random) -> Generator[None, None, Choose]:
    """The displayed hexagon to take."""
    worths = yield from _worths(view, view.seat, level, chance)
    return CHOOSE[max(worths, key=lambda hexagon: worths[hexagon])]


Offer = tuple[Action, int]
"""A bid or a pass, and the most that the turn is worth."""


class Gains:
    """What each seat gains by choosing first in an auction.

    It is worked out once an auction and kept while nothing but the bids changes. Nothing depends
    on what is kept: each seat has a chance of its own.
    """

    def __init__(self, level: Level, seed: int) -> None:
        self._level = level
        self._seed = seed
        self._auction: list[object] = []
        self._known: dict[int, float] = {}

    def of(self, view: State, seat: int) -> Generator[None, None, float]:
        """Points that the best hexagon of the display is worth more than the second."""
        auction = _standing(view)
        if auction != self._auction:
            self._auction, self._known = auction, {}
        # other thinking may go on with another auction between two steps of this
        known = self._known
        if seat not in known:
            state = view.copy()
            state.seat = seat
            chance = chance_of(self._seed, state)
            worths = yield from _worths(view, seat, self._level, chance)
            best, *others = sorted(worths.values(), reverse=True)
            known[seat] = best - others[0]
        return known[seat]


def _standing(view: State) -> list[object]:
    """All of a view that bids do not change."""
    kept = view.copy()
    return [getattr(kept, name) for name in State.__slots__ if name not in ("bids", "seat")]


def best_bid(view: State, level: Level, gains: Gains) -> Generator[None, None, Offer]:
    """The next bid while the turn is worth it, else passing."""
    assert view.bids
    most = yield from _limit(view, level, gains)
    points = view.bids.high + 1
    return (bid(points) if points <= min(most, view.score[view.seat]) else PASS), most


def _limit(view: State, level: Level, gains: Gains) -> Generator[None, None, int]:
    """Points that the first choice is worth: half of what it is worth to the seat and half of
    what it is to the rival who bids next, since who pays is left behind by as much. A level that
    imagines no replies takes the rival for its own like."""
    assert view.bids
    total, seats = 0.0, view.bids.still_in[: 2 if level.replies else 1]
    for seat in seats:
        total += yield from gains.of(view, seat)
    return round(total / len(seats))


def _worths(view: State, seat: int, level: Level, chance: Random) -> Generator[None, None, Worths]:
    """What the position is worth to ``seat`` with each hexagon of the display."""
    level = replace(level, width=_WIDTH, placements=1, replies=0)
    now = survey(view, seat, level.weights(view))[0].total()
    placed, volcanoes = Worths(), Worths()
    for hexagon in view.display:
        state = view.copy()
        state.seat, state.bids = seat, None
        apply(state, CHOOSE[hexagon])
        if KINDS[hexagon] == VOLCANO:
            turn = yield from best_turn(state, level, chance)
            volcanoes[hexagon] = turn.worth
        else:
            turn = yield from best_placement(state, level, chance)
            placed[hexagon] = turn.worth
    # with a volcano the normal turn is still to come after the scoring round
    normal = fsum(placed.values()) / len(placed) - now if placed else 0.0
    return placed | {hexagon: worth + normal for hexagon, worth in volcanoes.items()}
