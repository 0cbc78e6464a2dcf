"""Why a goal of a lesson is lost: the action points that the learner still needs for it."""

from math import inf

from game.tikal.lessons.position import LEARNER
from game.tikal.lessons.words import LOST_REASONS, too_dear
from game.tikal.rules.actions.move import member_routes
from game.tikal.rules.state import ACT, IN_SUPPLY, OUT_OF_PLAY, State
from game.ui.sentence import Words


def turn_over_reason() -> Words:
    """Return the sentence for a step that is lost because its turn is over."""
    return LOST_REASONS["turn-over"]


def shortage_reason(state: State, ap: float) -> Words:
    """Return why the learner cannot spend ``ap`` more action points this turn; empty if she can.

    ``ap`` is infinite if nobody of hers can get where the goal wants them.
    """
    if state.phase != ACT or state.seat != LEARNER:
        return turn_over_reason()
    if state.ap >= ap:
        return ""
    if not state.ap:
        return LOST_REASONS["no-points-left"]
    if ap == inf:
        return LOST_REASONS["nobody-comes"]
    return too_dear(ap, state.ap)


def leader_ap_to(state: State, space: int) -> float:
    """Return the action points that the learner's leader needs to get to a space; 0 if he is there.

    Infinite if the points that are left this turn do not bring him there.
    """
    where = state.leader[LEARNER]
    if where == OUT_OF_PLAY:
        return inf
    return _member_ap_to(state, None if where == IN_SUPPLY else where, space)


def worker_ap_to(state: State, space: int, count: int = 1) -> float:
    """Return the action points until ``count`` of the learner's workers are on a space.

    Each worker takes the cheapest way. Infinite if the points that are left this turn bring too
    few workers there, each taken alone.
    """
    ways: list[float] = []
    for origin in state.members[LEARNER]:
        ways += [_member_ap_to(state, origin, space)] * state.workers_at(LEARNER, origin)
    ways += [_member_ap_to(state, None, space)] * min(count, state.workers[LEARNER])
    return sum(sorted(ways)[:count]) if len(ways) >= count else inf


def _member_ap_to(state: State, origin: int | None, space: int) -> float:
    """Return the action points of a member's cheapest way to a space.

    ``origin`` is None for a member in the supply. Infinite if it costs more than the points left.
    """
    if origin == space:
        return 0
    route = member_routes(state, LEARNER, origin, state.ap).get(space)
    return route.cost if route else inf
