"""Plans as actions, and positions as they would be after a plan."""

from collections.abc import Iterator

from game.ai.evaluation import Evaluation
from game.ai.plan import Bring, Job, Plan
from game.tikal.actions import END_TURN, Action, Recover
from game.tikal.components import ACTION_POINTS
from game.tikal.legal import RECOVER_AP
from game.tikal.play import apply
from game.tikal.reach import actions_along, reach
from game.tikal.scoring import breakdown
from game.tikal.state import ACT, NONE, OVER, State


def actions_of(view: State, plan: Plan, *, to_the_end: bool = True) -> tuple[Action, ...]:
    """The plan's actions up to the first treasure that is turned up, or to the turn's end.

    If not ``to_the_end``, a plan that leaves action points is left open: the rest is thought
    about anew.
    """
    state, actions = view.copy(), list[Action]()
    for job in plan.jobs():
        for action in _steps(state, job):
            actions.append(action)
            if isinstance(action, Recover):
                return tuple(actions)
            apply(state, action)
    left_open = actions and plan.ap and not to_the_end
    return tuple(actions) if left_open else (*actions, END_TURN)


def after(evaluation: Evaluation, plan: Plan) -> State:
    """The position after a plan and the end of the turn, with the next seat to act.

    A treasure that nobody has seen becomes points, as many as it is worth on average; the
    hexagon that the next seat would draw is left out.
    """
    state = evaluation.state.copy()
    unseen = 0
    for job in plan.jobs():
        if isinstance(job, Recover):
            state.lying[job.space] = state.lying[job.space][1:]
            state.ap -= RECOVER_AP
            unseen += 1
        else:
            for action in _steps(state, job):
                apply(state, action)
    state.score[evaluation.seat] += round(unseen * evaluation.treasure)
    _hand_on(state)
    return state


def _steps(state: State, job: Job) -> Iterator[Action]:
    if not isinstance(job, Bring):
        yield job
        return
    route = reach(state, state.seat, job.origin, job.cost)[job.space]
    yield from actions_along(state, state.seat, job.member, route)


def _hand_on(state: State) -> None:
    """To the next seat, with its action points; in a scoring round the seat scores first."""
    state.phase, state.ap, state.dug, state.recovered = ACT, ACTION_POINTS, {}, {}
    if not state.queue:
        state.seat = (state.seat + 1) % state.seats
        return
    state.score[state.seat] += breakdown(state, state.seat).total
    state.queue = state.queue[1:]
    if state.queue:
        state.seat = state.queue[0]
    elif state.hand == NONE:
        state.phase = OVER
    else:
        # the volcano is placed, and its turn goes on
        state.seat, state.hand = state.placer, NONE
