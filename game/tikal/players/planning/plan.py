"""A turn being planned: jobs done one after another, and the own side of the position after."""

from collections.abc import Iterator
from typing import NamedTuple

from game.tikal.rules import actions
from game.tikal.rules.components import LEADER_STRENGTH
from game.tikal.rules.state import NONE, OUT_OF_PLAY, State


class Bring(NamedTuple):
    """A job: bring a member to a space by the cheapest way; ``origin`` is None for the supply."""

    member: str
    origin: int | None
    space: int
    cost: int


Job = (
    Bring
    | actions.Uncover
    | actions.Recover
    | actions.EstablishCamp
    | actions.PlaceGuard
    | actions.Exchange
)
Arrivals = tuple[dict[int, float], dict[int, float]]
"""Two mappings from a site to the worth that one more worker, or the leader, adds there."""


class Plan:
    """The own side of a position after some jobs, and the worth of that position.

    Attributes:
        worth: points, as the evaluation sees them.
        ap: action points left.
        at: own members by space, the leader among them.
        leader: the leader's space, ``IN_SUPPLY`` or ``OUT_OF_PLAY``, as in ``State.leader``.
        workers: workers in the supply.
        homes: base camp and own camps.
        value: per space, the number of a temple that can still be contested, else 0.
        lying: per space, how many treasures lie there.
        tiles: temple tiles in the supply by number.
        dug, recovered: levels and treasures taken this turn, by space.
        camps, guards: camps and guards in the supply.
        swapped: True after an exchange.
        job, before: the last job, and the plan without it; both None in the first plan.
        arrivals: what members would add at each site; set when the plan is carried on.
    """

    __slots__ = (
        "ap",
        "arrivals",
        "at",
        "before",
        "camps",
        "dug",
        "guards",
        "homes",
        "job",
        "leader",
        "lying",
        "recovered",
        "swapped",
        "tiles",
        "value",
        "workers",
        "worth",
    )

    ap: int
    arrivals: Arrivals | None
    at: dict[int, int]
    before: "Plan | None"
    camps: int
    dug: dict[int, int]
    guards: int
    homes: tuple[int, ...]
    job: Job | None
    leader: int
    lying: list[int]
    recovered: dict[int, int]
    swapped: bool
    tiles: list[int]
    value: list[int]
    workers: int
    worth: float

    def power(self, space: int) -> int:
        """Return the own strength on a space (section 4)."""
        return self.at.get(space, 0) + (LEADER_STRENGTH - 1) * (self.leader == space)

    @property
    def key(self) -> tuple[object, ...]:
        """A key that is equal for plans that reach the same position by different jobs."""
        return (
            frozenset(self.at.items()),
            self.leader,
            self.workers,
            frozenset(self.dug.items()),
            frozenset(self.recovered.items()),
            self.homes,
            self.guards,
            self.swapped,
        )

    @property
    def touched(self) -> tuple[int, ...]:
        """The spaces on which the last job changes something."""
        if isinstance(self.job, Bring):
            origin, space = self.job.origin, self.job.space
            return (space,) if origin is None else (origin, space)
        return (self.job.space,) if self.job and not isinstance(self.job, actions.Exchange) else ()

    def jobs(self) -> Iterator[Job]:
        """Yield the plan's jobs in order."""
        if self.before is not None:
            assert self.job is not None
            yield from self.before.jobs()
            yield self.job

    def after(self, job: Job, cost: int, worth: float) -> "Plan":
        """Return the plan with one more job that costs ``cost`` AP; it is then worth ``worth``."""
        new = Plan.__new__(Plan)
        new.worth, new.ap, new.job, new.before = worth, self.ap - cost, job, self
        new.at, new.leader, new.workers = self.at, self.leader, self.workers
        new.value, new.lying, new.tiles = self.value, self.lying, self.tiles
        new.dug, new.recovered, new.homes = self.dug, self.recovered, self.homes
        new.camps, new.guards, new.swapped = self.camps, self.guards, self.swapped
        new._do(job)
        return new

    def _do(self, job: Job) -> None:
        if isinstance(job, Bring):
            self._bring(job)
        elif isinstance(job, actions.Uncover):
            space = job.space
            self.value, self.tiles = self.value[:], self.tiles[:]
            self.value[space] += 1
            self.tiles[self.value[space]] -= 1
            self.dug = {**self.dug, space: self.dug.get(space, 0) + 1}
        elif isinstance(job, actions.Recover):
            self.lying = self.lying[:]
            self.lying[job.space] -= 1
            self.recovered = {**self.recovered, job.space: self.recovered.get(job.space, 0) + 1}
        elif isinstance(job, actions.EstablishCamp):
            self.homes += (job.space,)
            self.camps -= 1
        elif isinstance(job, actions.PlaceGuard):
            self._guard(job.space)
        else:
            self.swapped = True

    def _bring(self, job: Bring) -> None:
        self.at = at = self.at.copy()
        if job.origin is not None:
            if at[job.origin] == 1:
                del at[job.origin]
            else:
                at[job.origin] -= 1
        elif job.member != actions.LEADER:
            self.workers -= 1
        at[job.space] = at.get(job.space, 0) + 1
        if job.member == actions.LEADER:
            self.leader = job.space

    def _guard(self, space: int) -> None:
        self.at, self.value = self.at.copy(), self.value[:]
        del self.at[space]
        self.value[space] = 0
        self.guards -= 1
        if self.leader == space:
            self.leader = OUT_OF_PLAY


def first_plan(state: State, worth: float) -> Plan:
    """Return the empty plan for the seat to act, in a position worth ``worth``."""
    seat, plan = state.seat, Plan.__new__(Plan)
    plan.worth, plan.ap, plan.job, plan.before = worth, state.ap, None, None
    plan.at, plan.leader, plan.workers = state.members[seat], state.leader[seat], 0
    plan.workers = state.workers[seat]
    plan.value = [
        value if guard == NONE else 0 for value, guard in zip(state.value, state.guard, strict=True)
    ]
    plan.lying = [len(treasures) for treasures in state.lying]
    plan.tiles, plan.dug, plan.recovered = state.temple_tiles, state.dug, state.recovered
    plan.homes, plan.swapped = state.homes[seat], False
    plan.camps, plan.guards = state.camps_left[seat], state.guards_left[seat]
    return plan
