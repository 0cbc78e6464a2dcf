"""What the learner has reached in a position, and what he would still have to pay for it."""

from math import inf

from game.tikal.lessons.position import LEARNER
from game.tikal.lessons.words import LOST, too_dear
from game.tikal.rules.state import ACT, IN_SUPPLY, OUT_OF_PLAY, State
from game.tikal.rules.turns.reach import reach
from game.ui.sentence import Words


def turn_over() -> Words:
    """What a step of a turn is lost with."""
    return LOST["turn-over"]


def short_of(state: State, ap: float) -> Words:
    """Why the learner's turn does not go on with so many action points; empty while it does."""
    if state.phase != ACT or state.seat != LEARNER:
        return turn_over()
    if state.ap >= ap:
        return ""
    if not state.ap:
        return LOST["no-points-left"]
    if ap == inf:
        return LOST["nobody-comes"]
    return too_dear(ap, state.ap)


def way_of_leader(state: State, space: int) -> float:
    """Action points until the learner's leader is there; infinite if he cannot come."""
    where = state.leader[LEARNER]
    if where == OUT_OF_PLAY:
        return inf
    return _way(state, None if where == IN_SUPPLY else where, space)


def way_of_worker(state: State, space: int, count: int = 1) -> float:
    """Action points until so many of the learner's workers are there, each on the cheapest way."""
    ways: list[float] = []
    for origin in state.members[LEARNER]:
        ways += [_way(state, origin, space)] * state.workers_at(LEARNER, origin)
    ways += [_way(state, None, space)] * min(count, state.workers[LEARNER])
    return sum(sorted(ways)[:count]) if len(ways) >= count else inf


def _way(state: State, origin: int | None, space: int) -> float:
    if origin == space:
        return 0
    route = reach(state, LEARNER, origin, state.ap).get(space)
    return route.cost if route else inf
