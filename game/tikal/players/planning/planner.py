"""Plan a whole turn by beam search over action points.

Plans are grouped in heaps by the action points left, and of each heap only the best few
different ones are carried on. A job costs at least one point, so that every heap is complete
when its turn comes.
"""

from collections.abc import Generator, Iterable, Iterator, Sequence
from functools import partial
from operator import itemgetter
from typing import NamedTuple

from game.players.evaluation import best_different
from game.tikal.players.evaluation import Evaluation
from game.tikal.players.planning.plan import Arrivals, Bring, Job, Plan, empty_plan
from game.tikal.players.planning.ways import Costs, PathCosts
from game.tikal.rules import actions
from game.tikal.rules.actions.camps import camp_allowed
from game.tikal.rules.actions.checks import may_take_more
from game.tikal.rules.board import SPACES
from game.tikal.rules.components import LEADER_STRENGTH
from game.tikal.rules.state import IN_SUPPLY, State

_PLANS_A_STEP = 6
"""Plans carried on between two yields: a millisecond or two of work."""
_SPARE = 16
_LEAST_SPARE = 256
"""A heap keeps ``_SPARE`` times the width of candidates, since many lead to the same position, but
at least ``_LEAST_SPARE``."""
PricedJob = tuple[float, Plan, Job, int]
"""A priced job: minus the plan's worth with the job (to sort by), the plan, the job, its AP."""


class Jobs:
    """The jobs that the seat to act can do in one position."""

    def __init__(self, evaluation: Evaluation, ways: PathCosts) -> None:
        self.evaluation = evaluation
        self.state: State = evaluation.state
        self._ways = ways
        self._member = evaluation.member_worth(evaluation.seat)
        self._camps = _camp_gains(evaluation, ways)
        self._swap = _best_exchange(evaluation)

    def next_jobs(self, plan: Plan, floors: Sequence[float]) -> list[PricedJob]:
        """Return every job with which a plan can go on, as ``Priced`` tuples.

        Members are brought to a site only if the plan is then worth more than ``floors[ap]``,
        where ``ap`` are the action points left after the job.
        """
        found: list[PricedJob] = []
        if plan.ap:
            self._bring(plan, floors, found)
            self._work(plan, found)
            self._camp(plan, found)
            if self._swap and plan.ap >= actions.Exchange.cost and not plan.exchanged:
                gain, exchange = self._swap
                found.append((-plan.worth - gain, plan, exchange, actions.Exchange.cost))
        return found

    def _local(self, plan: Plan, space: int, members: int, power: int) -> float:
        """Return the worth of the temple or treasures on a space, for that many own members."""
        value = plan.temple_values[space]
        if value:
            return self.evaluation.temple_worth(space, value, power)
        lying = plan.ruin_treasures[space]
        return self.evaluation.ruin_worth(space, lying, members) if lying else 0.0

    def _bring(self, plan: Plan, floors: Sequence[float], found: list[PricedJob]) -> None:
        """Add the jobs that bring a member to a site, from the supply or from its space."""
        for_worker, for_leader = plan.arrival_gains = self._arrivals(plan)
        homes = self._ways.from_homes(plan.homes)
        worth = plan.worth + self._member
        if plan.workers:
            _send(plan, _Mover(actions.WORKER, None, homes, worth), for_worker, floors, found)
            for home in plan.homes:
                found.append(
                    (
                        -worth,
                        plan,
                        Bring(actions.WORKER, None, home, actions.Enter.cost),
                        actions.Enter.cost,
                    )
                )
        if plan.leader == IN_SUPPLY:
            _send(plan, _Mover(actions.LEADER, None, homes, worth), for_leader, floors, found)
        for space, members in plan.members.items():
            power = plan.strength(space)
            here = self._local(plan, space, members, power)
            costs = self._ways.from_space(space, plan.homes)
            leads = plan.leader == space
            if leads:
                left = self._local(plan, space, members - 1, power - LEADER_STRENGTH)
                leader = _Mover(actions.LEADER, space, costs, plan.worth + left - here)
                _send(plan, leader, for_leader, floors, found)
            if members > leads:
                left = self._local(plan, space, members - 1, power - 1)
                worker = _Mover(actions.WORKER, space, costs, plan.worth + left - here)
                _send(plan, worker, for_worker, floors, found)

    def _arrivals(self, plan: Plan) -> Arrivals:
        """Return what one more worker, and what the leader, would add at each site.

        The figures are those of the plan before, recomputed where the last job changed something.
        """
        if plan.previous is None:
            arrivals: Arrivals = {}, {}
            for space in range(SPACES):
                self._arrive(plan, space, arrivals)
            return arrivals
        assert plan.previous.arrival_gains
        for_worker, for_leader = plan.previous.arrival_gains
        arrivals = for_worker.copy(), for_leader.copy()
        for space in plan.changed_spaces:
            self._arrive(plan, space, arrivals)
        return arrivals

    def _arrive(self, plan: Plan, space: int, arrivals: Arrivals) -> None:
        for_worker, for_leader = arrivals
        if not (plan.temple_values[space] or plan.ruin_treasures[space]):
            for_worker.pop(space, None)
            for_leader.pop(space, None)
            return
        members, power = plan.members.get(space, 0), plan.strength(space)
        now = self._local(plan, space, members, power)
        for_worker[space] = self._local(plan, space, members + 1, power + 1) - now
        more = power + LEADER_STRENGTH
        for_leader[space] = self._local(plan, space, members + 1, more) - now

    def _work(self, plan: Plan, found: list[PricedJob]) -> None:
        """Add the jobs that uncover, recover or guard where own members stand."""
        evaluation, ap = self.evaluation, plan.ap
        for space, members in plan.members.items():
            value, lying = plan.temple_values[space], plan.ruin_treasures[space]
            if value and ap >= actions.Uncover.cost:
                self._at_temple(plan, space, members, found)
            elif (
                lying
                and ap >= actions.Recover.cost
                and may_take_more(plan.recovered.get(space, 0), members)
            ):
                gain = evaluation.treasure_gain + evaluation.ruin_worth(space, lying - 1, members)
                gain -= evaluation.ruin_worth(space, lying, members)
                found.append(
                    (-plan.worth - gain, plan, actions.RECOVER[space], actions.Recover.cost)
                )

    def _at_temple(self, plan: Plan, space: int, members: int, found: list[PricedJob]) -> None:
        evaluation, value, power = self.evaluation, plan.temple_values[space], plan.strength(space)
        now = evaluation.temple_worth(space, value, power)
        if plan.temple_tiles[value + 1] and may_take_more(plan.uncovered.get(space, 0), members):
            gain = evaluation.temple_worth(space, value + 1, power) - now
            found.append((-plan.worth - gain, plan, actions.UNCOVER[space], actions.Uncover.cost))
        if (
            plan.ap >= actions.PlaceGuard.cost
            and plan.guards
            and power > evaluation.strongest_rival(space)
        ):
            gain = evaluation.guarded_worth(value, evaluation.seat) - now
            gain -= members * self._member + evaluation.spare_guard_worth
            found.append((-plan.worth - gain, plan, actions.GUARD[space], actions.PlaceGuard.cost))

    def _camp(self, plan: Plan, found: list[PricedJob]) -> None:
        if plan.ap < actions.EstablishCamp.cost or not plan.camps:
            return
        for space, gain in self._camps.items():
            if space not in plan.homes and camp_allowed(self.state, space, plan.members):
                found.append(
                    (-plan.worth - gain, plan, actions.CAMP[space], actions.EstablishCamp.cost)
                )


class _Mover(NamedTuple):
    """A member that may be brought to a site.

    ``origin`` is its space (None: the supply), ``costs`` its AP to every space, and ``worth`` the
    worth of the plan with the member gone from its space.
    """

    member: str
    origin: int | None
    costs: Costs
    worth: float


def _send(
    plan: Plan,
    mover: _Mover,
    arrivals: dict[int, float],
    floors: Sequence[float],
    found: list[PricedJob],
) -> None:
    """Add the jobs that bring a member to each site that it can reach and that beats the floor."""
    member, origin, costs, worth = mover
    entering = actions.Enter.cost if origin is None else 0
    room = plan.ap - entering
    found += [
        (-worth - gain, plan, _bring((member, origin, space, cost + entering)), cost + entering)
        for space, gain in arrivals.items()
        if space != origin and (cost := costs[space]) <= room and worth + gain > floors[room - cost]
    ]


_bring = partial(tuple.__new__, Bring)
"""Make a ``Bring`` of a tuple, in half the usual time, since most of them are soon discarded."""


def _camp_gains(evaluation: Evaluation, ways: PathCosts) -> dict[int, float]:
    """Return the gain of a camp by site: its shorter ways less the worth of a camp kept."""
    state, seat = evaluation.state, evaluation.seat
    if state.ap < actions.EstablishCamp.cost or not state.camps_left[seat]:
        return {}
    now = evaluation.contested_worth()
    gains = {}
    for space in state.camp_sites:
        homes = ways.from_homes((*state.homes[seat], space))
        gains[space] = (
            evaluation.with_camps(homes).contested_worth() - now - evaluation.spare_camp_worth
        )
    return gains


def _best_exchange(evaluation: Evaluation) -> tuple[float, actions.Exchange] | None:
    """Return the best exchange with its gain in points, or None if none gains anything."""
    state, seat = evaluation.state, evaluation.seat
    if state.ap < actions.Exchange.cost:
        return None
    own = state.treasures[seat]
    best: tuple[float, actions.Exchange] | None = None
    for rival, theirs in enumerate(state.treasures):
        if rival == seat:
            continue
        for give in range(len(own)):
            for take in range(len(own)):
                if own[give] == 1 == theirs[take] and give != take:
                    gain = evaluation.exchange_gain(rival, give, take)
                    if gain > (best[0] if best else 0):
                        best = (gain, actions.EXCHANGE[rival][give][take])
    return best


def plan_turn(jobs: Jobs, width: int) -> Generator[None, None, list[Plan]]:
    """Return all plans carried on, best first: ``width`` of each heap, and the empty plan."""
    start = empty_plan(jobs.state, jobs.evaluation.total_worth())
    heaps = _Heaps(start.ap, max(_LEAST_SPARE, _SPARE * width))
    plans = [start]
    heaps.add(jobs.next_jobs(start, heaps.floors))
    for _ in range(start.ap):
        for number, plan in enumerate(_best(heaps.pop(), width)):
            plans.append(plan)
            heaps.add(jobs.next_jobs(plan, heaps.floors))
            if number % _PLANS_A_STEP == 0:
                yield
    plans.sort(key=lambda plan: -plan.worth)
    return plans


class _Heaps:
    """The candidates to go on with, grouped by the action points left after their job.

    Hopeless candidates are dropped: thousands of tuples would keep Python's garbage collector busy
    for longer than a frame may take.

    Attributes:
        floors: the worth that a candidate has to exceed, by the action points left.
    """

    def __init__(self, ap: int, kept: int) -> None:
        self._heaps: list[list[PricedJob]] = [[] for _ in range(ap)]
        self._kept = kept
        self.floors = [float("-inf")] * ap

    def add(self, candidates: Iterable[PricedJob]) -> None:
        """Put candidates into their heaps; trim heaps that are full, and raise their floors."""
        for candidate in candidates:
            self._heaps[candidate[1].ap - candidate[3]].append(candidate)
        for ap, heap in enumerate(self._heaps):
            if len(heap) > 2 * self._kept:
                heap.sort(key=_worst)
                del heap[self._kept :]
                self.floors[ap] = -heap[-1][0]

    def pop(self) -> list[PricedJob]:
        """Remove and return the heap with the most action points left, the best first."""
        heap = self._heaps.pop()
        heap.sort(key=_worst)
        return heap


_worst = itemgetter(0)


def _best(heap: list[PricedJob], width: int) -> Iterator[Plan]:
    """Yield the best ``width`` plans of a heap that reach different positions."""
    plans = (before.with_job(job, cost, -worth) for worth, before, job, cost in heap)
    return best_different(plans, width, lambda plan: plan.position_key)
