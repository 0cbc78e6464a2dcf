"""Choosing among displayed hexagons, and what the turn is worth in points (section 7)."""

from collections.abc import Generator
from dataclasses import replace
from math import fsum
from random import Random

from game.ai.level import Level
from game.ai.placing import best_placement
from game.ai.turn import best_turn, survey
from game.tikal.actions import CHOOSE, PASS, Action, Choose, bid
from game.tikal.components import KINDS, VOLCANO
from game.tikal.play import apply
from game.tikal.state import State

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


def best_bid(view: State, level: Level, chance: Random) -> Generator[None, None, Offer]:
    """The next bid while the turn is worth it, else passing."""
    assert view.bids
    most = yield from _limit(view, level, chance)
    points = view.bids.high + 1
    return (bid(points) if points <= min(most, view.score[view.seat]) else PASS), most


def _limit(view: State, level: Level, chance: Random) -> Generator[None, None, int]:
    """Points that the first choice is worth: half of what it is worth to the seat and half of
    what it is to the rival who bids next, since who pays is left behind by as much. A level that
    imagines no replies takes the rival for its own like."""
    assert view.bids
    seats = view.bids.still_in[: 2 if level.replies else 1]
    gains = []
    for seat in seats:
        worths = yield from _worths(view, seat, level, chance)
        best, *others = sorted(worths.values(), reverse=True)
        gains.append(best - others[0])
    return round(fsum(gains) / len(gains))


def _worths(view: State, seat: int, level: Level, chance: Random) -> Generator[None, None, Worths]:
    """What the position is worth to ``seat`` with each hexagon of the display."""
    level = replace(level, width=_WIDTH, placements=1, replies=0)
    now = survey(view, seat, level.weights)[0].total()
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
