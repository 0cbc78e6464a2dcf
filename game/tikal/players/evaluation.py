"""What a position is worth to a seat, in points.

Every temple pays its holder at each scoring still to come; who will hold it is a matter of odds:
strength there, and how near new members are; who is the strongest now has an edge. Treasures that
lie about are shared out likewise. Within one turn only the own members move, so all values are
functions of a space and what stands there, worked out once and looked up from then on.
"""

from copy import copy
from dataclasses import dataclass
from functools import cache
from math import exp, fsum
from typing import NamedTuple

from game.tikal.players.outlook import scorings_to_come, unseen_treasures
from game.tikal.players.planning.ways import FAR, Costs
from game.tikal.players.weights import Weights
from game.tikal.rules.actions import Enter
from game.tikal.rules.board import SPACES
from game.tikal.rules.components import LEADER_STRENGTH, TREASURE_POINTS, WORKERS
from game.tikal.rules.state import NONE, State
from game.tikal.rules.turns.scoring import strength

_MOST_STRENGTH = WORKERS + 2 * LEADER_STRENGTH
"""All members in one place, and what is asked of one arrival more."""
_GROWTH_STEPS = 3
_GUARDED_SCORINGS = 2
_CROWD = 3
"""More members than this do not recover treasures faster."""


class _Opposition(NamedTuple):
    """The rivals at a temple: their odds, those weighed by what it pays them, the strength of the
    strongest, and what each point pays the one who is strongest alone."""

    odds: float
    held: float
    strongest: int
    leads: float


class Evaluation:
    """The worth of one position, and of what its seat may make of it in this turn.

    ``homes`` are every seat's costs from its camps. A seat in its scoring turn (``cash``) is
    paid for what it holds at the end of it, and once less later.
    """

    def __init__(self, state: State, seat: int, weights: Weights, homes: list[Costs]) -> None:
        self.state = state
        self.seat = seat
        self.weights = weights
        self.cash = bool(state.queue) and state.queue[0] == seat
        later = scorings_to_come(state)
        waiting = [one in state.queue[self.cash :] for one in range(state.seats)]
        self.scorings = [len(later) + now for now in waiting]
        # fsum: what sum makes of floats differs between versions of Python
        held = fsum(_steady(weights.hold**turns) for turns in later)
        self.holds = [held + now for now in waiting]
        self._pays = [treasures_pay(left, weights) for left in self.scorings]
        self._own_pays = treasures_pay(self.scorings[seat] + self.cash, weights)
        unseen = unseen_treasures(state)
        self._gains = [
            expected_gain(pays, held, unseen)
            for pays, held in zip(self._pays, state.treasures, strict=True)
        ]
        self.treasure = expected_gain(self._own_pays, state.treasures[seat], unseen)
        self._rivals = [other for other in range(state.seats) if other != seat]
        self._share = weights.rivals / len(self._rivals)
        self._growth = _growth(state.temple_tiles, weights.growth)
        self._tables = tables(weights)
        self._near = [[self._tables.near[cost] for cost in costs] for costs in homes]
        self._forget()

    def _forget(self) -> None:
        """Nothing has been looked up yet."""
        self._opposition: dict[int, _Opposition] = {}
        self._dig_odds: dict[int, tuple[float, float]] = {}
        self._temples: dict[tuple[int, int, int], float] = {}
        self._ruins: dict[tuple[int, int, int], float] = {}

    def nearer(self, homes: Costs) -> "Evaluation":
        """The same position with other ways for the own new members."""
        near = self._near[:]
        near[self.seat] = [self._tables.near[cost] for cost in homes]
        return self._like(self.state, near)

    def laid(self, state: State, homes: list[Costs]) -> "Evaluation":
        """The position after the hexagon in hand was laid, with every seat's ways."""
        table = self._tables.near
        return self._like(state, [[table[cost] for cost in costs] for costs in homes])

    def _like(self, state: State, near: list[list[float]]) -> "Evaluation":
        other = copy(self)
        other.state, other._near = state, near
        other._forget()
        return other

    # temples

    def temple(self, space: int, value: int, power: int) -> float:
        """The worth of a temple without a guard, with an own strength of ``power`` there."""
        key = (space, value, power)
        worth = self._temples.get(key)
        if worth is None:
            worth = self._temples[key] = self._work_out_temple(*key)
        return worth

    def _work_out_temple(self, space: int, value: int, power: int) -> float:
        odds, held, strongest, leads = self._opposed(space)
        own = self._tables.power[power] * self._near[self.seat][space]
        total = own + odds + self.weights.nobody
        worth = (value + self._growth[value]) * (own * self.holds[self.seat] - held) / total
        if power > strongest:
            worth += self.weights.edge * value * self.holds[self.seat]
            return worth + value if self.cash else worth
        return worth - self.weights.edge * value * leads if power < strongest else worth

    def _opposed(self, space: int) -> _Opposition:
        known = self._opposition.get(space)
        if known is None:
            known = self._opposition[space] = self._work_out_opposition(space)
        return known

    def _work_out_opposition(self, space: int) -> _Opposition:
        odds, held, strongest, leads = 0.0, 0.0, 0, 0.0
        for rival in self._rivals:
            power = strength(self.state, rival, space)
            one = self._tables.power[power] * self._near[rival][space]
            odds += one
            held += one * self.holds[rival] * self._share
            if power > strongest:
                strongest, leads = power, self.holds[rival] * self._share
            elif power == strongest:
                leads = 0.0
        return _Opposition(odds, held, strongest, leads)

    def strongest_rival(self, space: int) -> int:
        """The greatest strength of a rival at a temple."""
        return self._opposed(space).strongest

    def guarded(self, value: int, seat: int) -> float:
        """The worth of a temple that ``seat`` guards: what is fixed pays at every scoring."""
        if seat == self.seat:
            return value * (self.scorings[seat] + self.cash)
        return -self._share * value * self.scorings[seat]

    # treasures

    def ruin(self, space: int, lying: int, members: int) -> float:
        """The worth of treasures that lie on a space, with so many own members there."""
        key = (space, lying, members)
        worth = self._ruins.get(key)
        if worth is None:
            worth = self._ruins[key] = self._work_out_ruin(*key)
        return worth

    def _work_out_ruin(self, space: int, lying: int, members: int) -> float:
        weights = self.weights
        if space not in self._dig_odds:
            self._dig_odds[space] = self._rivals_at_ruin(space)
        odds, taken = self._dig_odds[space]
        own = self._near[self.seat][space] * self._tables.crowd[min(members, _CROWD)]
        total = own + odds + weights.nobody
        return weights.treasure * lying * (own * self._gains[self.seat] - taken) / total

    def _rivals_at_ruin(self, space: int) -> tuple[float, float]:
        odds, taken = 0.0, 0.0
        for rival in self._rivals:
            members = min(self.state.members[rival].get(space, 0), _CROWD)
            one = self._near[rival][space] * self._tables.crowd[members]
            odds += one
            taken += one * self._gains[rival] * self._share
        return odds, taken

    def exchanged(self, rival: int, give: int, take: int) -> float:
        """The worth of an exchange of treasures with a rival."""
        held = self.state.treasures
        own = _changed(self._own_pays, held[self.seat], take, give)
        return own - self._share * _changed(self._pays[rival], held[rival], give, take)

    # the whole position

    @property
    def guard_left(self) -> float:
        """The worth of an own guard in the supply."""
        return self._guard_left(self.seat)

    def _guard_left(self, seat: int) -> float:
        # it will be placed when temples are high, and two scorings are about all it will see
        return self.weights.guard_left * min(self.scorings[seat], _GUARDED_SCORINGS)

    @property
    def camp_left(self) -> float:
        """The worth of an own camp in the supply."""
        return self.weights.camp_left * self.holds[self.seat]

    def member(self, seat: int) -> float:
        """The worth of a member on the board, wherever it stands."""
        return self.weights.member * self.holds[seat]

    def total(self) -> float:
        """The worth of the position to the seat."""
        worth = self._possessions(self.seat)
        for rival in self._rivals:
            worth -= self._share * self._possessions(rival)
        return worth + self.contested()

    def contested(self) -> float:
        """The worth of all temples and of the treasures that lie about."""
        state, seat = self.state, self.seat
        worth = 0.0
        for space in range(SPACES):
            value = state.value[space]
            if value and state.guard[space] != NONE:
                worth += self.guarded(value, state.guard[space])
            elif value:
                worth += self.temple(space, value, strength(state, seat, space))
            elif state.lying[space]:
                lying = len(state.lying[space])
                worth += self.ruin(space, lying, state.members[seat].get(space, 0))
        return worth

    def _possessions(self, seat: int) -> float:
        """Points, treasures, members on the board, and what is left in the supply."""
        state, weights = self.state, self.weights
        pays = self._own_pays if seat == self.seat else self._pays[seat]
        guards = self._guard_left(seat) * state.guards_left[seat]
        camps = weights.camp_left * self.holds[seat] * state.camps_left[seat]
        members = sum(state.members[seat].values())
        return (
            state.score[seat]
            + fsum(pays[count] for count in state.treasures[seat])
            + members * self.member(seat)
            + guards
            + camps
        )


def treasures_pay(left: int, weights: Weights) -> list[float]:
    """By how many treasures of a kind are held, what they pay in so many scorings to come; from
    the second of these on, one or two are more than they are now, for sets grow."""
    later = max(0, left - 1)
    one, two, three = TREASURE_POINTS[1:]
    return [
        0.0,
        one * left + weights.single * later,
        two * left + weights.pair * later,
        three * left,
    ]


def expected_gain(pays: list[float], held: list[int], unseen: list[int]) -> float:
    """What one of the unseen treasures would add on average to those held."""
    total = sum(unseen)
    if not total:
        return 0.0
    gains = (
        count * (pays[own + 1] - pays[own])
        for count, own in zip(unseen, held, strict=True)
        if count
    )
    return fsum(gains) / total


def _changed(pays: list[float], held: list[int], more: int, less: int) -> float:
    """What one treasure more of a kind and one less of another make."""
    return pays[held[more] + 1] - pays[held[more]] + pays[held[less] - 1] - pays[held[less]]


@dataclass(frozen=True, slots=True)
class OddsTables:
    """Odds by own strength, by members at a ruin, and by the cost of the way there."""

    power: list[float]
    crowd: list[float]
    near: list[float]


@cache
def tables(weights: Weights) -> OddsTables:
    """The tables of some weights."""
    return OddsTables(
        [
            _steady(exp(weights.strength * power**weights.bend))
            for power in range(_MOST_STRENGTH + 1)
        ],
        [_steady(exp(weights.treasure_strength * members)) for members in range(_CROWD + 1)],
        [
            _steady(exp(weights.nearness * 2.0 ** (-(cost + Enter.cost) / weights.near_cost)))
            for cost in range(FAR + 1)
        ],
    )


def _steady(figure: float) -> float:
    """The figure without its last digits, which differ between mathematical libraries: the same
    game is played on every device."""
    return round(figure, 9)


def _growth(tiles: list[int], weight: float) -> list[float]:
    """Per number of a temple, the worth of the levels that can follow, the nearer the more."""
    growth = []
    for value in range(len(tiles)):
        worth, factor = 0.0, weight
        for number in range(value + 1, value + 1 + _GROWTH_STEPS):
            if number >= len(tiles) or not tiles[number]:
                break
            worth += factor
            factor /= 2
        growth.append(worth)
    return growth
