"""The jobs with which a planned turn can go on, and what each is worth."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from game.tikal.players.evaluation import Evaluation
from game.tikal.players.planning.plan import Arrivals, Bring, Job, Plan
from game.tikal.players.planning.ways import Costs, Ways
from game.tikal.rules import actions
from game.tikal.rules.actions.camp import camp_allowed
from game.tikal.rules.actions.limits import may_take_more
from game.tikal.rules.board import SPACES
from game.tikal.rules.components import LEADER_STRENGTH
from game.tikal.rules.state import IN_SUPPLY, State

Priced = tuple[float, Plan, Job, int]
"""A priced job: minus the plan's worth with the job (to sort by), the plan, the job, its AP."""


class Jobs:
    """The jobs that the seat to act can do in one position."""

    def __init__(self, evaluation: Evaluation, ways: Ways) -> None:
        self.evaluation = evaluation
        self.state: State = evaluation.state
        self._ways = ways
        self._member = evaluation.member(evaluation.seat)
        self._camps = _camp_gains(evaluation, ways)
        self._swap = _best_exchange(evaluation)

    def of(self, plan: Plan, floors: Sequence[float]) -> list[Priced]:
        """Return every job with which a plan can go on, as ``Priced`` tuples.

        Members are brought to a site only if the plan is then worth more than ``floors[ap]``,
        where ``ap`` are the action points left after the job.
        """
        found: list[Priced] = []
        if plan.ap:
            self._bring(plan, floors, found)
            self._work(plan, found)
            self._camp(plan, found)
            if self._swap and plan.ap >= actions.Exchange.cost and not plan.swapped:
                gain, exchange = self._swap
                found.append((-plan.worth - gain, plan, exchange, actions.Exchange.cost))
        return found

    def _local(self, plan: Plan, space: int, members: int, power: int) -> float:
        """Return the worth of the temple or treasures on a space, for that many own members."""
        value = plan.value[space]
        if value:
            return self.evaluation.temple(space, value, power)
        lying = plan.lying[space]
        return self.evaluation.ruin(space, lying, members) if lying else 0.0

    def _bring(self, plan: Plan, floors: Sequence[float], found: list[Priced]) -> None:
        """Add the jobs that bring a member to a site, from the supply or from its space."""
        for_worker, for_leader = plan.arrivals = self._arrivals(plan)
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
        for space, members in plan.at.items():
            power = plan.power(space)
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
        if plan.before is None:
            arrivals: Arrivals = {}, {}
            for space in range(SPACES):
                self._arrive(plan, space, arrivals)
            return arrivals
        assert plan.before.arrivals
        for_worker, for_leader = plan.before.arrivals
        arrivals = for_worker.copy(), for_leader.copy()
        for space in plan.touched:
            self._arrive(plan, space, arrivals)
        return arrivals

    def _arrive(self, plan: Plan, space: int, arrivals: Arrivals) -> None:
        for_worker, for_leader = arrivals
        if not (plan.value[space] or plan.lying[space]):
            for_worker.pop(space, None)
            for_leader.pop(space, None)
            return
        members, power = plan.at.get(space, 0), plan.power(space)
        now = self._local(plan, space, members, power)
        for_worker[space] = self._local(plan, space, members + 1, power + 1) - now
        more = power + LEADER_STRENGTH
        for_leader[space] = self._local(plan, space, members + 1, more) - now

    def _work(self, plan: Plan, found: list[Priced]) -> None:
        """Add the jobs that uncover, recover or guard where own members stand."""
        evaluation, ap = self.evaluation, plan.ap
        for space, members in plan.at.items():
            value, lying = plan.value[space], plan.lying[space]
            if value and ap >= actions.Uncover.cost:
                self._at_temple(plan, space, members, found)
            elif (
                lying
                and ap >= actions.Recover.cost
                and may_take_more(plan.recovered.get(space, 0), members)
            ):
                gain = evaluation.treasure + evaluation.ruin(space, lying - 1, members)
                gain -= evaluation.ruin(space, lying, members)
                found.append(
                    (-plan.worth - gain, plan, actions.RECOVER[space], actions.Recover.cost)
                )

    def _at_temple(self, plan: Plan, space: int, members: int, found: list[Priced]) -> None:
        evaluation, value, power = self.evaluation, plan.value[space], plan.power(space)
        now = evaluation.temple(space, value, power)
        if plan.tiles[value + 1] and may_take_more(plan.dug.get(space, 0), members):
            gain = evaluation.temple(space, value + 1, power) - now
            found.append((-plan.worth - gain, plan, actions.UNCOVER[space], actions.Uncover.cost))
        if (
            plan.ap >= actions.PlaceGuard.cost
            and plan.guards
            and power > evaluation.strongest_rival(space)
        ):
            gain = evaluation.guarded(value, evaluation.seat) - now
            gain -= members * self._member + evaluation.guard_left
            found.append((-plan.worth - gain, plan, actions.GUARD[space], actions.PlaceGuard.cost))

    def _camp(self, plan: Plan, found: list[Priced]) -> None:
        if plan.ap < actions.EstablishCamp.cost or not plan.camps:
            return
        for space, gain in self._camps.items():
            if space not in plan.homes and camp_allowed(self.state, space, plan.at):
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
    found: list[Priced],
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


def _camp_gains(evaluation: Evaluation, ways: Ways) -> dict[int, float]:
    """Return the gain of a camp by site: its shorter ways less the worth of a camp kept."""
    state, seat = evaluation.state, evaluation.seat
    if state.ap < actions.EstablishCamp.cost or not state.camps_left[seat]:
        return {}
    now = evaluation.contested()
    gains = {}
    for space in state.camp_sites:
        homes = ways.from_homes((*state.homes[seat], space))
        gains[space] = evaluation.nearer(homes).contested() - now - evaluation.camp_left
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
                    gain = evaluation.exchanged(rival, give, take)
                    if gain > (best[0] if best else 0):
                        best = (gain, actions.EXCHANGE[rival][give][take])
    return best
