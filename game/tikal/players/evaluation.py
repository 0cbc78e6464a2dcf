"""The evaluation: what a position is worth to a seat, in points.

Every temple pays its holder at each scoring still to come. Each seat has odds of holding it, which
grow with its strength there and with how near its new members are; the strongest seat has an edge.
Treasures on the board are shared out in the same way. Within one turn only the seat's own members
move, so each value depends on a space and what stands there; it is computed once and then cached.
"""

from copy import copy
from dataclasses import dataclass
from functools import cache
from math import exp, fsum
from typing import NamedTuple

from game.tikal.players.level import Weights
from game.tikal.players.planning.ways import UNREACHABLE, Costs
from game.tikal.rules import components
from game.tikal.rules.actions import Enter
from game.tikal.rules.board import SPACES
from game.tikal.rules.scoring import strength
from game.tikal.rules.state import NONE, OVER, State
from game.tikal.rules.turns import is_final_round, rounds_scored, scoring_rounds

_MOST_STRENGTH = components.WORKERS + 2 * components.LEADER_STRENGTH
"""The highest strength in the tables: all members in one place, and one more leader arriving."""
_GROWTH_STEPS = 3
_GUARDED_SCORINGS = 2
_CROWD = 3
"""More members than this do not recover treasures faster."""


class _Opposition(NamedTuple):
    """The rivals at a temple.

    ``odds`` is the sum of their odds, ``held`` the same with each weighed by what a point there
    pays that rival, ``strongest`` the greatest strength, and ``leads`` what a point pays the rival
    that has it alone (0 in a tie).
    """

    odds: float
    held: float
    strongest: int
    leads: float


class Evaluation:
    """The worth of one position to a seat, and of changes that its turn may make; in points.

    ``homes`` holds, for each seat, the AP from its camps to every space. ``scores_now`` is True
    if the seat is in its scoring turn: it is paid at the end of this turn for what it then holds.
    """

    def __init__(self, state: State, seat: int, weights: Weights, homes: list[Costs]) -> None:
        self.state = state
        self.seat = seat
        self.weights = weights
        self.scores_now = bool(state.scoring_queue) and state.scoring_queue[0] == seat
        later = turns_until_scorings(state)
        waiting = [one in state.scoring_queue[self.scores_now :] for one in range(state.seats)]
        self.scorings_left = [len(later) + now for now in waiting]
        # fsum, because sum gives different results for floats in different versions of Python
        held = fsum(_rounded(weights.hold**turns) for turns in later)
        self.hold_weights = [held + now for now in waiting]
        self._pays = [treasure_payments(left, weights) for left in self.scorings_left]
        self._own_pays = treasure_payments(self.scorings_left[seat] + self.scores_now, weights)
        unseen = unseen_treasures(state)
        self._gains = [
            expected_gain(pays, held, unseen)
            for pays, held in zip(self._pays, state.treasures, strict=True)
        ]
        self.treasure_gain = expected_gain(self._own_pays, state.treasures[seat], unseen)
        self._rivals = [other for other in range(state.seats) if other != seat]
        self._share = weights.rivals / len(self._rivals)
        self._growth = _growth(state.temple_tiles, weights.growth)
        self._tables = odds_tables(weights)
        self._near = [[self._tables.near[cost] for cost in costs] for costs in homes]
        self._clear_caches()

    def _clear_caches(self) -> None:
        """Start with empty caches."""
        self._opposition: dict[int, _Opposition] = {}
        self._dig_odds: dict[int, tuple[float, float]] = {}
        self._temples: dict[tuple[int, int, int], float] = {}
        self._ruins: dict[tuple[int, int, int], float] = {}

    def with_camps(self, homes: Costs) -> "Evaluation":
        """Return the evaluation with other costs from the seat's own camps (AP per space)."""
        near = self._near[:]
        near[self.seat] = [self._tables.near[cost] for cost in homes]
        return self._copy_for(self.state, near)

    def after_laying(self, state: State, homes: list[Costs]) -> "Evaluation":
        """Return the evaluation after the hexagon in hand was laid; ``homes`` as in the class."""
        table = self._tables.near
        return self._copy_for(state, [[table[cost] for cost in costs] for costs in homes])

    def _copy_for(self, state: State, near: list[list[float]]) -> "Evaluation":
        other = copy(self)
        other.state, other._near = state, near
        other._clear_caches()
        return other

    # temples

    def temple_worth(self, space: int, value: int, power: int) -> float:
        """Return the worth of a temple without a guard where the seat's strength is ``power``."""
        key = (space, value, power)
        worth = self._temples.get(key)
        if worth is None:
            worth = self._temples[key] = self._work_out_temple(*key)
        return worth

    def _work_out_temple(self, space: int, value: int, power: int) -> float:
        odds, held, strongest, leads = self._opposition_at(space)
        own = self._tables.power[power] * self._near[self.seat][space]
        total = own + odds + self.weights.nobody
        worth = (value + self._growth[value]) * (own * self.hold_weights[self.seat] - held) / total
        if power > strongest:
            worth += self.weights.edge * value * self.hold_weights[self.seat]
            return worth + value if self.scores_now else worth
        return worth - self.weights.edge * value * leads if power < strongest else worth

    def _opposition_at(self, space: int) -> _Opposition:
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
            held += one * self.hold_weights[rival] * self._share
            if power > strongest:
                strongest, leads = power, self.hold_weights[rival] * self._share
            elif power == strongest:
                leads = 0.0
        return _Opposition(odds, held, strongest, leads)

    def strongest_rival(self, space: int) -> int:
        """Return the greatest strength of a rival at a temple."""
        return self._opposition_at(space).strongest

    def guarded_worth(self, value: int, seat: int) -> float:
        """Return the worth of a temple that ``seat`` guards: it pays that seat at every scoring."""
        if seat == self.seat:
            return value * (self.scorings_left[seat] + self.scores_now)
        return -self._share * value * self.scorings_left[seat]

    # treasures

    def ruin_worth(self, space: int, lying: int, members: int) -> float:
        """Return the worth of ``lying`` treasures on a space with ``members`` of the seat there."""
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

    def exchange_gain(self, rival: int, give: int, take: int) -> float:
        """Return what an exchange of single treasures with a rival gains."""
        held = self.state.treasures
        own = _changed(self._own_pays, held[self.seat], take, give)
        return own - self._share * _changed(self._pays[rival], held[rival], give, take)

    # the whole position

    @property
    def spare_guard_worth(self) -> float:
        """The worth of one guard in the seat's supply."""
        return self._guard_left(self.seat)

    def _guard_left(self, seat: int) -> float:
        # a guard is placed late, when temples are high, and sees about two scorings
        return self.weights.guard_left * min(self.scorings_left[seat], _GUARDED_SCORINGS)

    @property
    def spare_camp_worth(self) -> float:
        """The worth of one camp in the seat's supply."""
        return self.weights.camp_left * self.hold_weights[self.seat]

    def member_worth(self, seat: int) -> float:
        """Return the worth of a member of ``seat`` on the board, wherever it stands."""
        return self.weights.member * self.hold_weights[seat]

    def total_worth(self) -> float:
        """Return the worth of the whole position to the seat."""
        worth = self._possessions(self.seat)
        for rival in self._rivals:
            worth -= self._share * self._possessions(rival)
        return worth + self.contested_worth()

    def contested_worth(self) -> float:
        """Return the worth of all temples and of all treasures on the board."""
        state = self.state
        worth = 0.0
        for space in range(SPACES):
            if state.value[space] or state.ruin_treasures[space]:
                worth += self.worth_at(space)
        return worth

    def worth_at(self, space: int) -> float:
        """Return the worth of the temple or of the treasures on a space."""
        state, seat = self.state, self.seat
        value, lying = state.value[space], len(state.ruin_treasures[space])
        if not value:
            return self.ruin_worth(space, lying, state.members[seat].get(space, 0))
        if state.guard[space] != NONE:
            return self.guarded_worth(value, state.guard[space])
        return self.temple_worth(space, value, strength(state, seat, space))

    def _possessions(self, seat: int) -> float:
        """Return the worth of a seat's points, treasures, members, and guards and camps left."""
        state, weights = self.state, self.weights
        pays = self._own_pays if seat == self.seat else self._pays[seat]
        guards = self._guard_left(seat) * state.guards_left[seat]
        camps = weights.camp_left * self.hold_weights[seat] * state.camps_left[seat]
        members = sum(state.members[seat].values())
        return (
            state.score[seat]
            + fsum(pays[count] for count in state.treasures[seat])
            + members * self.member_worth(seat)
            + guards
            + camps
        )


def turns_until_scorings(state: State) -> list[float]:
    """Return, for each scoring round not yet begun, the average turns of a seat until then.

    These are the rounds of the volcanoes displayed or still hidden, and the final one
    (section 6); none once the final round has begun. A short game has the first ones only.
    """
    if state.phase == OVER or is_final_round(state):
        return []
    shown = len(state.display)
    draws = [
        shown / 2
        for number in state.display
        if components.HEXAGON_KINDS[number] == components.VOLCANO
    ]
    ahead = float(shown)
    seen = set(state.deck[: state.drawn])
    for numbers in state.variant.hexagon_sets:
        hidden = [number for number in numbers if number not in seen]
        if any(components.HEXAGON_KINDS[number] == components.VOLCANO for number in hidden):
            draws.append(ahead + (len(hidden) + 1) / 2)
        ahead += len(hidden)
    to_come = scoring_rounds(state) - rounds_scored(state) - bool(state.scoring_queue)
    return [count / state.seats for count in (*draws, ahead)[:to_come]]


def unseen_treasures(state: State) -> list[int]:
    """Return how many treasures of each kind nobody has recovered yet.

    Kinds that are not in the game (Mini Tikal) count in full, since they are hidden information.
    """
    return [
        components.TREASURE_COPIES - sum(held[kind] for held in state.treasures)
        for kind in range(len(state.treasures[0]))
    ]


def treasure_payments(left: int, weights: Weights) -> list[float]:
    """Return what 0, 1, 2 or 3 treasures of a kind pay in the ``left`` scorings to come.

    After the first of these scorings, one or two treasures count for more, because sets grow.
    """
    later = max(0, left - 1)
    one, two, three = components.TREASURE_POINTS[1:]
    return [
        0.0,
        one * left + weights.single * later,
        two * left + weights.pair * later,
        three * left,
    ]


def expected_gain(pays: list[float], held: list[int], unseen: list[int]) -> float:
    """Return what a random unseen treasure would add on average to those ``held`` (by kind)."""
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
    """Return the gain from one treasure more of a kind and one less of another."""
    return pays[held[more] + 1] - pays[held[more]] + pays[held[less] - 1] - pays[held[less]]


@dataclass(frozen=True, slots=True)
class OddsTables:
    """Factors of odds: by strength, by members at a ruin, and by the AP from the nearest camp."""

    power: list[float]
    crowd: list[float]
    near: list[float]


@cache
def odds_tables(weights: Weights) -> OddsTables:
    """Return the tables for some weights."""
    return OddsTables(
        [
            _rounded(exp(weights.strength * power**weights.bend))
            for power in range(_MOST_STRENGTH + 1)
        ],
        [_rounded(exp(weights.treasure_strength * members)) for members in range(_CROWD + 1)],
        [
            _rounded(exp(weights.nearness * 2.0 ** (-(cost + Enter.cost) / weights.near_cost)))
            for cost in range(UNREACHABLE + 1)
        ],
    )


def _rounded(figure: float) -> float:
    """Return the figure rounded to 9 decimals, so that all devices play the same game.

    The last digits differ between mathematical libraries.
    """
    return round(figure, 9)


def _growth(tiles: list[int], weight: float) -> list[float]:
    """Return, by the number of a temple, the worth of its next three levels, the nearest most."""
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
