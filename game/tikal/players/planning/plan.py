"""A turn being planned: its jobs, the actions that they come to, and the position after them."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from game.tikal.players.evaluation import Evaluation
from game.tikal.rules.actions import (
    END_TURN,
    LEADER,
    Action,
    EstablishCamp,
    Exchange,
    PlaceGuard,
    Recover,
    Uncover,
)
from game.tikal.rules.actions.move import actions_along, member_routes
from game.tikal.rules.components import LEADER_STRENGTH
from game.tikal.rules.play import apply
from game.tikal.rules.state import NONE, OUT_OF_PLAY, PLACE, State
from game.tikal.rules.turns import end_scoring_turn, start_acting


class Bring(NamedTuple):
    """A job: bring a member to a space by the cheapest way; ``origin`` is None for the supply."""

    member: str
    origin: int | None
    space: int
    cost: int


Job = Bring | Uncover | Recover | EstablishCamp | PlaceGuard | Exchange
Arrivals = tuple[dict[int, float], dict[int, float]]
"""Two mappings from a site to the worth that one more worker, or the leader, adds there."""


class Plan:
    """The own side of a position after some jobs, and the worth of that position.

    Attributes:
        worth: points, as the evaluation sees them.
        ap: action points left.
        members: own members by space, the leader among them.
        leader: the leader's space, ``IN_SUPPLY`` or ``OUT_OF_PLAY``, as in ``State.leader``.
        workers: workers in the supply.
        homes: base camp and own camps.
        temple_values: per space, the number of a temple that can still be contested, else 0.
        ruin_treasures: per space, how many treasures lie there.
        temple_tiles: temple tiles in the supply by number.
        uncovered, recovered: levels and treasures taken this turn, by space.
        camps, guards: camps and guards in the supply.
        exchanged: True after an exchange.
        last_job, previous: the last job, and the plan without it; both None in the first plan.
        arrival_gains: what members would add at each site; set when the plan is carried on.
    """

    __slots__ = (
        "ap",
        "arrival_gains",
        "camps",
        "exchanged",
        "guards",
        "homes",
        "last_job",
        "leader",
        "members",
        "previous",
        "recovered",
        "ruin_treasures",
        "temple_tiles",
        "temple_values",
        "uncovered",
        "workers",
        "worth",
    )

    ap: int
    arrival_gains: Arrivals | None
    members: dict[int, int]
    previous: "Plan | None"
    camps: int
    uncovered: dict[int, int]
    guards: int
    homes: tuple[int, ...]
    last_job: Job | None
    leader: int
    ruin_treasures: list[int]
    recovered: dict[int, int]
    exchanged: bool
    temple_tiles: list[int]
    temple_values: list[int]
    workers: int
    worth: float

    def strength(self, space: int) -> int:
        """Return the own strength on a space (section 4)."""
        return self.members.get(space, 0) + (LEADER_STRENGTH - 1) * (self.leader == space)

    @property
    def position_key(self) -> tuple[object, ...]:
        """A key that is equal for plans that reach the same position by different jobs."""
        return (
            frozenset(self.members.items()),
            self.leader,
            self.workers,
            frozenset(self.uncovered.items()),
            frozenset(self.recovered.items()),
            self.homes,
            self.guards,
            self.exchanged,
        )

    @property
    def changed_spaces(self) -> tuple[int, ...]:
        """The spaces on which the last job changes something."""
        if isinstance(self.last_job, Bring):
            origin, space = self.last_job.origin, self.last_job.space
            return (space,) if origin is None else (origin, space)
        return (
            (self.last_job.space,)
            if self.last_job and not isinstance(self.last_job, Exchange)
            else ()
        )

    def jobs(self) -> Iterator[Job]:
        """Yield the plan's jobs in order."""
        if self.previous is not None:
            assert self.last_job is not None
            yield from self.previous.jobs()
            yield self.last_job

    def with_job(self, job: Job, cost: int, worth: float) -> "Plan":
        """Return the plan with one more job that costs ``cost`` AP; it is then worth ``worth``."""
        new = Plan.__new__(Plan)
        new.worth, new.ap, new.last_job, new.previous = worth, self.ap - cost, job, self
        new.members, new.leader, new.workers = self.members, self.leader, self.workers
        new.temple_values, new.ruin_treasures, new.temple_tiles = (
            self.temple_values,
            self.ruin_treasures,
            self.temple_tiles,
        )
        new.uncovered, new.recovered, new.homes = self.uncovered, self.recovered, self.homes
        new.camps, new.guards, new.exchanged = self.camps, self.guards, self.exchanged
        new._do(job)
        return new

    def _do(self, job: Job) -> None:
        if isinstance(job, Bring):
            self._bring(job)
        elif isinstance(job, Uncover):
            space = job.space
            self.temple_values, self.temple_tiles = self.temple_values[:], self.temple_tiles[:]
            self.temple_values[space] += 1
            self.temple_tiles[self.temple_values[space]] -= 1
            self.uncovered = {**self.uncovered, space: self.uncovered.get(space, 0) + 1}
        elif isinstance(job, Recover):
            self.ruin_treasures = self.ruin_treasures[:]
            self.ruin_treasures[job.space] -= 1
            self.recovered = {**self.recovered, job.space: self.recovered.get(job.space, 0) + 1}
        elif isinstance(job, EstablishCamp):
            self.homes += (job.space,)
            self.camps -= 1
        elif isinstance(job, PlaceGuard):
            self._guard(job.space)
        else:
            self.exchanged = True

    def _bring(self, job: Bring) -> None:
        self.members = at = self.members.copy()
        if job.origin is not None:
            if at[job.origin] == 1:
                del at[job.origin]
            else:
                at[job.origin] -= 1
        elif job.member != LEADER:
            self.workers -= 1
        at[job.space] = at.get(job.space, 0) + 1
        if job.member == LEADER:
            self.leader = job.space

    def _guard(self, space: int) -> None:
        self.members, self.temple_values = self.members.copy(), self.temple_values[:]
        del self.members[space]
        self.temple_values[space] = 0
        self.guards -= 1
        if self.leader == space:
            self.leader = OUT_OF_PLAY


def empty_plan(state: State, worth: float) -> Plan:
    """Return the empty plan for the seat to act, in a position worth ``worth``."""
    seat, plan = state.seat, Plan.__new__(Plan)
    plan.worth, plan.ap, plan.last_job, plan.previous = worth, state.ap, None, None
    plan.members, plan.leader, plan.workers = state.members[seat], state.leader[seat], 0
    plan.workers = state.workers[seat]
    plan.temple_values = [
        value if guard == NONE else 0 for value, guard in zip(state.value, state.guard, strict=True)
    ]
    plan.ruin_treasures = [len(treasures) for treasures in state.ruin_treasures]
    plan.temple_tiles, plan.uncovered, plan.recovered = (
        state.temple_tiles,
        state.uncovered,
        state.recovered,
    )
    plan.homes, plan.exchanged = state.homes[seat], False
    plan.camps, plan.guards = state.camps_left[seat], state.guards_left[seat]
    return plan


def plan_actions(view: State, plan: Plan, *, to_the_end: bool = True) -> tuple[Action, ...]:
    """Return a plan's actions up to the first treasure recovered, or to the end of the turn.

    If not ``to_the_end``, a plan that leaves action points is left open: the rest is thought
    about anew.
    """
    state, actions = view.copy(), list[Action]()
    for job in plan.jobs():
        for action in _job_actions(state, job):
            actions.append(action)
            if isinstance(action, Recover):
                return tuple(actions)
            apply(state, action)
    left_open = actions and plan.ap and not to_the_end
    return tuple(actions) if left_open else (*actions, END_TURN)


def position_after_plan(evaluation: Evaluation, plan: Plan) -> State:
    """Return the position after a plan and the end of the turn, with the next seat to act.

    A recovered treasure, which nobody has seen, counts as the points it is worth on average; the
    hexagon that the next seat would draw is left out.
    """
    state = evaluation.state.copy()
    unseen = 0
    for job in plan.jobs():
        for action in _job_actions(state, job):
            unseen += _imagine(state, action)
    return _turn_ended(evaluation, state, unseen)


def position_after_actions(evaluation: Evaluation, actions: Iterable[Action]) -> State:
    """Return the position after played actions as ``after`` does: treasures count on average."""
    state, unseen = _played(evaluation, actions)
    return _turn_ended(evaluation, state, unseen)


def position_before_end(evaluation: Evaluation, actions: Iterable[Action]) -> State:
    """Return the position after played actions, before the turn ends; treasures stay unknown."""
    return _played(evaluation, actions)[0]


def _played(evaluation: Evaluation, actions: Iterable[Action]) -> tuple[State, int]:
    """Return the position after actions, and how many treasures were recovered unseen."""
    state = evaluation.state.copy()
    return state, sum([_imagine(state, action) for action in actions])


def play_plan(state: State, plan: Plan) -> None:
    """Play a plan and end the turn, in a position that knows its hidden hexagons and treasures."""
    for job in plan.jobs():
        for action in _job_actions(state, job):
            apply(state, action)
    apply(state, END_TURN)


def imagined_actions(view: State, plan: Plan) -> list[Action]:
    """Return all actions of a plan, also those after its first recovered treasure."""
    state, actions = view.copy(), list[Action]()
    for job in plan.jobs():
        for action in _job_actions(state, job):
            actions.append(action)
            _imagine(state, action)
    return actions


def _imagine(state: State, action: Action) -> bool:
    """Apply an action; return True if it recovers a treasure, which stays unknown."""
    if not isinstance(action, Recover):
        apply(state, action)
        return False
    state.ruin_treasures[action.space] = state.ruin_treasures[action.space][1:]
    state.ap -= Recover.cost
    return True


def _turn_ended(evaluation: Evaluation, state: State, unseen: int) -> State:
    """End the turn, and count ``unseen`` recovered treasures as their average points."""
    state.score[evaluation.seat] += round(unseen * evaluation.treasure_gain)
    _give_next_turn(state)
    return state


def _job_actions(state: State, job: Job) -> Iterator[Action]:
    if not isinstance(job, Bring):
        yield job
        return
    route = member_routes(state, state.seat, job.origin, job.cost)[job.space]
    yield from actions_along(state, state.seat, job.member, route)


def _give_next_turn(state: State) -> None:
    """Give the next seat its action points; the hexagon that it would draw is left out."""
    if state.scoring_queue:
        end_scoring_turn(state)
        has_hexagon = state.phase == PLACE
    else:
        state.seat = (state.seat + 1) % state.seats
        has_hexagon = True
    if has_hexagon:
        start_acting(state)
