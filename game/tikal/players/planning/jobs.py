"""What can be done next in a turn that is being planned, and what each job is worth."""

from typing import NamedTuple

from game.tikal.players.evaluation import Evaluation
from game.tikal.players.planning.plan import Bring, Job, Plan
from game.tikal.players.planning.ways import Costs, Ways
from game.tikal.rules.actions import (
    CAMP,
    EXCHANGE,
    GUARD,
    LEADER,
    RECOVER,
    UNCOVER,
    WORKER,
    Exchange,
)
from game.tikal.rules.components import LEADER_STRENGTH, TREASURE_POINTS
from game.tikal.rules.legal import (
    CAMP_AP,
    ENTER_AP,
    EXCHANGE_AP,
    GUARD_AP,
    RECOVER_AP,
    UNCOVER_AP,
    camp_allowed,
    may_take_more,
)
from game.tikal.rules.state import IN_SUPPLY, State

Priced = tuple[float, Plan, Job, int]
"""Worth of the plan with the job (negative, to sort by), the plan, the job, AP of the job."""


class Jobs:
    """The jobs of the seat to act in one position."""

    def __init__(self, evaluation: Evaluation, ways: Ways) -> None:
        self.evaluation = evaluation
        self.state: State = evaluation.state
        self._ways = ways
        self._member = evaluation.member(evaluation.seat)
        self._camps = _camp_gains(evaluation, ways)
        self._swap = _best_exchange(evaluation)

    def of(self, plan: Plan) -> list[Priced]:
        """Every job that the plan can go on with."""
        found: list[Priced] = []
        if plan.ap:
            self._bring(plan, found)
            self._work(plan, found)
            self._camp(plan, found)
            if self._swap and plan.ap >= EXCHANGE_AP and not plan.swapped:
                gain, exchange = self._swap
                found.append((-plan.worth - gain, plan, exchange, EXCHANGE_AP))
        return found

    def _local(self, plan: Plan, space: int, members: int, power: int) -> float:
        """The worth of what can be contested on a space with so many own members there."""
        value = plan.value[space]
        if value:
            return self.evaluation.temple(space, value, power)
        lying = plan.lying[space]
        return self.evaluation.ruin(space, lying, members) if lying else 0.0

    def _bring(self, plan: Plan, found: list[Priced]) -> None:
        """A worker or the leader, from the supply or from where it stands, to every site."""
        for_worker = self._arrivals(plan, 1)
        for_leader = self._arrivals(plan, LEADER_STRENGTH)
        homes = self._ways.from_homes(plan.homes)
        worth = plan.worth + self._member
        if plan.workers:
            _send(plan, worth, _Mover(WORKER, None, homes), for_worker, found)
            for home in plan.homes:
                found.append((-worth, plan, Bring(WORKER, None, home, ENTER_AP), ENTER_AP))
        if plan.leader == IN_SUPPLY:
            _send(plan, worth, _Mover(LEADER, None, homes), for_leader, found)
        for space, members in plan.at.items():
            power = plan.power(space)
            here = self._local(plan, space, members, power)
            costs = self._ways.from_space(space, plan.homes)
            leads = plan.leader == space
            if leads:
                left = self._local(plan, space, members - 1, power - LEADER_STRENGTH)
                leader = _Mover(LEADER, space, costs)
                _send(plan, plan.worth + left - here, leader, for_leader, found)
            if members > leads:
                left = self._local(plan, space, members - 1, power - 1)
                worker = _Mover(WORKER, space, costs)
                _send(plan, plan.worth + left - here, worker, for_worker, found)

    def _arrivals(self, plan: Plan, power: int) -> list[tuple[int, float]]:
        """Per site, what one more member of this strength adds there."""
        arrivals = []
        for space, value in enumerate(plan.value):
            if value or plan.lying[space]:
                members, strength = plan.at.get(space, 0), plan.power(space)
                more = self._local(plan, space, members + 1, strength + power)
                arrivals.append((space, more - self._local(plan, space, members, strength)))
        return arrivals

    def _work(self, plan: Plan, found: list[Priced]) -> None:
        """Uncover, recover and guard where own members stand."""
        evaluation, ap = self.evaluation, plan.ap
        for space, members in plan.at.items():
            value, lying = plan.value[space], plan.lying[space]
            if value and ap >= UNCOVER_AP:
                self._at_temple(plan, space, members, found)
            elif (
                lying and ap >= RECOVER_AP and may_take_more(plan.recovered.get(space, 0), members)
            ):
                gain = evaluation.treasure + evaluation.ruin(space, lying - 1, members)
                gain -= evaluation.ruin(space, lying, members)
                found.append((-plan.worth - gain, plan, RECOVER[space], RECOVER_AP))

    def _at_temple(self, plan: Plan, space: int, members: int, found: list[Priced]) -> None:
        evaluation, value, power = self.evaluation, plan.value[space], plan.power(space)
        now = evaluation.temple(space, value, power)
        if plan.tiles[value + 1] and may_take_more(plan.dug.get(space, 0), members):
            gain = evaluation.temple(space, value + 1, power) - now
            found.append((-plan.worth - gain, plan, UNCOVER[space], UNCOVER_AP))
        if plan.ap >= GUARD_AP and plan.guards and power > evaluation.strongest_rival(space):
            gain = evaluation.guarded(value, evaluation.seat) - now
            gain -= members * self._member + evaluation.guard_left
            found.append((-plan.worth - gain, plan, GUARD[space], GUARD_AP))

    def _camp(self, plan: Plan, found: list[Priced]) -> None:
        if plan.ap < CAMP_AP or not plan.camps:
            return
        for space, gain in self._camps.items():
            if space not in plan.homes and camp_allowed(self.state, space, plan.at):
                found.append((-plan.worth - gain, plan, CAMP[space], CAMP_AP))


class _Mover(NamedTuple):
    """A member, the space where it stands (None: in the supply), and its costs from there."""

    member: str
    origin: int | None
    costs: Costs


def _send(
    plan: Plan,
    worth: float,
    mover: _Mover,
    arrivals: list[tuple[int, float]],
    found: list[Priced],
) -> None:
    """A member goes to every site that it can reach."""
    member, origin, costs = mover
    entering = ENTER_AP if origin is None else 0
    for space, gain in arrivals:
        cost = costs[space] + entering
        if cost <= plan.ap and space != origin:
            found.append((-worth - gain, plan, Bring(member, origin, space, cost), cost))


def _camp_gains(evaluation: Evaluation, ways: Ways) -> dict[int, float]:
    """Per camp site, what the shorter ways from a camp there are worth."""
    state, seat = evaluation.state, evaluation.seat
    if state.ap < CAMP_AP or not state.camps_left[seat]:
        return {}
    now = evaluation.contested()
    gains = {}
    for space in state.camp_sites:
        homes = ways.from_homes((*state.homes[seat], space))
        gains[space] = evaluation.nearer(homes).contested() - now - evaluation.camp_left
    return gains


def _best_exchange(evaluation: Evaluation) -> tuple[float, Exchange] | None:
    """The exchange that gains most over the scorings to come, if one gains anything."""
    state, seat = evaluation.state, evaluation.seat
    if state.ap < EXCHANGE_AP:
        return None
    own = state.treasures[seat]
    best: tuple[float, Exchange] | None = None
    for rival, theirs in enumerate(state.treasures):
        if rival == seat:
            continue
        for give in range(len(own)):
            for take in range(len(own)):
                if own[give] == 1 == theirs[take] and give != take:
                    gain = evaluation.for_treasures(seat, _change(own, take, give))
                    gain += evaluation.for_treasures(rival, _change(theirs, give, take))
                    if gain > (best[0] if best else 0):
                        best = (gain, EXCHANGE[rival][give][take])
    return best


def _change(held: list[int], more: int, less: int) -> int:
    """Points that one treasure more of a kind and one less of another make (section 5)."""
    points = TREASURE_POINTS
    return points[held[more] + 1] - points[held[more]] + points[held[less] - 1] - points[held[less]]
