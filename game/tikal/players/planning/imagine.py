"""Turn plans into actions, and imagine the position after a plan."""

from collections.abc import Iterable, Iterator

from game.tikal.players.evaluation import Evaluation
from game.tikal.players.planning.plan import Bring, Job, Plan
from game.tikal.rules.actions import END_TURN, Action, Recover
from game.tikal.rules.play import apply
from game.tikal.rules.state import PLACE, State
from game.tikal.rules.turns.reach import actions_along, reach
from game.tikal.rules.turns.turn import end_scoring_turn, start_acting


def actions_of(view: State, plan: Plan, *, to_the_end: bool = True) -> tuple[Action, ...]:
    """Return a plan's actions up to the first treasure recovered, or to the end of the turn.

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
    """Return the position after a plan and the end of the turn, with the next seat to act.

    A recovered treasure, which nobody has seen, counts as the points it is worth on average; the
    hexagon that the next seat would draw is left out.
    """
    state = evaluation.state.copy()
    unseen = 0
    for job in plan.jobs():
        for action in _steps(state, job):
            unseen += _imagine(state, action)
    return _ended(evaluation, state, unseen)


def after_actions(evaluation: Evaluation, actions: Iterable[Action]) -> State:
    """Return the position after played actions as ``after`` does: treasures count on average."""
    state = evaluation.state.copy()
    unseen = sum([_imagine(state, action) for action in actions])
    return _ended(evaluation, state, unseen)


def carry_out(state: State, plan: Plan) -> None:
    """Play a plan and end the turn, in a position that knows its hidden hexagons and treasures."""
    for job in plan.jobs():
        for action in _steps(state, job):
            apply(state, action)
    apply(state, END_TURN)


def imagined(view: State, plan: Plan) -> list[Action]:
    """Return all actions of a plan, also those after its first recovered treasure."""
    state, actions = view.copy(), list[Action]()
    for job in plan.jobs():
        for action in _steps(state, job):
            actions.append(action)
            _imagine(state, action)
    return actions


def _imagine(state: State, action: Action) -> bool:
    """Apply an action; return True if it recovers a treasure, which stays unknown."""
    if not isinstance(action, Recover):
        apply(state, action)
        return False
    state.lying[action.space] = state.lying[action.space][1:]
    state.ap -= Recover.cost
    return True


def _ended(evaluation: Evaluation, state: State, unseen: int) -> State:
    """End the turn, and count ``unseen`` recovered treasures as their average points."""
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
    """Give the next seat its action points; the hexagon that it would draw is left out."""
    if state.queue:
        end_scoring_turn(state)
        has_hexagon = state.phase == PLACE
    else:
        state.seat = (state.seat + 1) % state.seats
        has_hexagon = True
    if has_hexagon:
        start_acting(state)
