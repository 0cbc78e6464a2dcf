"""What is worked out once a turn: prices, and what steps and levels are worth."""

from dataclasses import dataclass
from typing import Final

from game.tzolkin.players.weights import Weights
from game.tzolkin.rules.data import board
from game.tzolkin.rules.effects.technologies import BONUS_POINTS, price
from game.tzolkin.rules.effects.temples import can_rise
from game.tzolkin.rules.scoring import QUARTERS, SKULL_POINTS
from game.tzolkin.rules.state import OVER, State

# What is still to come: days, food days, and which of them pay.

LAST_TOOTH: Final = board.FOOD_TEETH[-1]
OF_POINTS: Final = (2, 4)
OF_GOODS: Final = (1, 3)


@dataclass(frozen=True, slots=True)
class DaysToCome:
    """The days to come, seen from a round.

    Attributes:
        left: days until the last food day.
        meals: food days to come.
        until_meal: days until the next of them.
        points: for each food day to come that pays temples' points, its number and the days
            until it.
        goods: likewise for those that give goods.
    """

    left: int
    meals: int
    until_meal: int
    points: tuple[tuple[int, int], ...]
    goods: tuple[tuple[int, int], ...]


def calendar_of(state: State) -> DaysToCome:
    """The days to come in a position."""
    days = [
        (day, max(0, board.FOOD_TEETH[day - 1] - state.tooth))
        for day in range(state.food_days_done + 1, board.FOOD_DAYS + 1)
    ]
    over = state.phase == OVER
    return DaysToCome(
        left=0 if over else max(0, LAST_TOOTH - state.tooth),
        meals=len(days),
        until_meal=days[0][1] if days else 0,
        points=tuple(one for one in days if one[0] in OF_POINTS),
        goods=tuple(one for one in days if one[0] in OF_GOODS),
    )


# What corn, cubes and skulls are worth while there is time to use them.

AT_THE_END: Final = tuple(value / QUARTERS for value in board.VALUE)
"""Points of a cube."""
CORN_AT_THE_END: Final = 1 / QUARTERS
_NEAR: Final = 7.0
"""Days before a food day on which half of what is missing is felt."""


class GoodsPrices:
    """Prices of a round: what a seat's goods are worth, the first more than the tenth."""

    __slots__ = ("_corn", "_cubes", "_late", "_near", "_plenty", "_weights", "skull")

    def __init__(self, calendar: DaysToCome, weights: Weights) -> None:
        self._weights = weights
        self._late = calendar.left / (calendar.left + weights.late)
        self._corn = weights.corn * self._late
        self._cubes = (weights.wood, weights.stone, weights.gold)
        self._plenty = weights.cube_plenty
        self._near = _NEAR / (_NEAR + calendar.until_meal) if calendar.meals else 0.0
        self.skull = SKULL_POINTS + weights.skull * self._late

    @property
    def near(self) -> float:
        """How near the next food day is: 1 when it is held this round."""
        return self._near

    def corn(self, number: float) -> float:
        """What so much corn is worth; below 0: what is missing for the next food day."""
        if number < 0:
            return number * (CORN_AT_THE_END + self._corn + self._weights.hunger * self._near)
        plenty = self._weights.corn_plenty
        return number * (CORN_AT_THE_END + self._corn * plenty / (number + plenty))

    def cubes(self, wood: int, stone: int, gold: int) -> float:
        """What so many cubes are worth."""
        end = wood * AT_THE_END[0] + stone * AT_THE_END[1] + gold * AT_THE_END[2]
        per_wood, per_stone, per_gold = self._cubes
        used = wood * per_wood + stone * per_stone + gold * per_gold
        return end + self._late * used * self._plenty / (used + self._plenty)

    def corn_price(self, number: float) -> float:
        """What one corn more is worth."""
        return self.corn(number + 1) - self.corn(number)

    def cube_prices(self, cubes: tuple[int, int, int]) -> tuple[float, float, float]:
        """What one cube more of each kind is worth."""
        wood, stone, gold = cubes
        now = self.cubes(wood, stone, gold)
        return (
            self.cubes(wood + 1, stone, gold) - now,
            self.cubes(wood, stone + 1, gold) - now,
            self.cubes(wood, stone, gold + 1) - now,
        )


# What temple steps are worth: points and goods of the food days to come.

_SURE = 8.0
"""Days before a food day on which a lead of a step is half as sure."""


def step_worths(
    state: State, seat: int, calendar: DaysToCome, goods: GoodsPrices, weights: Weights
) -> list[list[float]]:
    """For each temple, what every step on it is worth to a seat as the others stand now."""
    others = [other for other in range(state.seats) if other != seat]
    worths = []
    for temple in range(len(board.TEMPLES)):
        rival = max(state.temples[3 * other + temple] for other in others)
        worths.append(
            [
                _points(temple, step, step - rival, calendar, weights)
                + _goods(temple, step, calendar, goods)
                for step in range(board.TOP[temple] + 1)
            ]
        )
    return worths


def _points(temple: int, step: int, lead: int, calendar: DaysToCome, weights: Weights) -> float:
    points, worth = board.TEMPLE_POINTS[temple], 0.0
    following = points[min(step + 1, board.TOP[temple])]
    for day, days in calendar.points:
        hope = weights.rise * days / (days + _SURE)
        worth += points[step] + hope * (following - points[step])
        bonus = board.HIGHEST_BONUS[0 if day == 2 else 1][temple]
        worth += bonus * _ahead(lead, days, weights.lead)
    return worth


def _ahead(lead: int, days: int, sure: float) -> float:
    """The share of a temple's bonus to be expected with a lead of so many steps."""
    if not days:
        return (lead > 0) + (lead == 0) / 2
    share = 0.5 + lead * sure * _SURE / (days + _SURE)
    return min(1.0, max(0.0, share))


def _goods(temple: int, step: int, calendar: DaysToCome, goods: GoodsPrices) -> float:
    kind, steps = board.TEMPLE_CUBES[temple]
    number = sum(step >= one for one in steps)
    one = [0, 0, 0]
    one[kind] = number
    worth = goods.cubes(one[0], one[1], one[2])
    if temple == board.TEMPLE_SKULL[0] and step >= board.TEMPLE_SKULL[1]:
        worth += goods.skull
    return worth * len(calendar.goods)


# What technology levels are worth.


def level_worths(calendar: DaysToCome, weights: Weights) -> list[list[float]]:
    """For each technology, what every level is worth: it pays until the end."""
    share = calendar.left / LAST_TOOTH
    tracks = (weights.agriculture, weights.extraction, weights.architecture, weights.theology)
    shape = [0.0]
    for level in range(board.MOST_LEVELS):
        shape.append(shape[-1] + weights.deeper**level)
    return [[share * first * so_far for so_far in shape] for first in tracks]


class PriceTables:
    """The prices of a position to a seat, in points.

    Attributes:
        state, seat, weights: whose they are.
        calendar, goods: the days to come, and what goods are worth.
        steps: per temple, what every step is worth; ``ups``: what the next one brings.
        levels: per technology, what every level is worth; ``lessons``: what the next step brings
            beyond what it costs.
        corn, cubes: what one more is worth; ``any_cube``: what the cheapest costs;
            ``hire``: what a worker more is worth.
    """

    def __init__(self, state: State, seat: int, weights: Weights) -> None:
        self.state, self.seat, self.weights = state, seat, weights
        self.calendar = calendar = calendar_of(state)
        self.goods = GoodsPrices(calendar, weights)
        self.corn = self.goods.corn_price(state.corn[seat])
        self.cubes = self.goods.cube_prices(state.cubes_of(seat))
        self.steps = step_worths(state, seat, calendar, self.goods, weights)
        self.levels = level_worths(calendar, weights)
        self.ups = [self._up(temple) for temple in range(len(board.TEMPLES))]
        self.free_lessons = [self._level(track) for track in range(len(board.TRACKS))]
        self.lessons = [
            worth - self._paid_lesson(price(state, seat, track))
            for track, worth in enumerate(self.free_lessons)
        ]
        self.any_cube = self._paid_lesson(1)
        self.hire = weights.worker * calendar.left - 2 * weights.meal * calendar.meals

    def _paid_lesson(self, cubes: int) -> float:
        missing = max(0, cubes - self.state.all_cubes(self.seat))
        return cubes * min(self.cubes) + missing * self.weights.missing

    def cost(self, wood: int, stone: int, gold: int) -> float:
        """What these cubes cost: those that are there their price, the others more."""
        paid = wood * self.cubes[0] + stone * self.cubes[1] + gold * self.cubes[2]
        own_wood, own_stone, own_gold = self.state.cubes_of(self.seat)
        missing = max(0, wood - own_wood) + max(0, stone - own_stone) + max(0, gold - own_gold)
        return paid + missing * self.weights.missing

    def cost_in_corn(self, corn: int) -> float:
        """What so much corn costs, likewise."""
        missing = max(0, corn - self.state.corn[self.seat])
        return corn * self.corn + missing * self.weights.missing / 2

    def _up(self, temple: int) -> float:
        if not can_rise(self.state, self.seat, temple):
            return 0.0
        worths, step = self.steps[temple], self.state.temples[3 * self.seat + temple]
        return worths[step + 1] - worths[step]

    def _level(self, track: int) -> float:
        level = self.state.techs[4 * self.seat + track]
        if level < board.MOST_LEVELS:
            return self.levels[track][level + 1] - self.levels[track][level]
        return (max(self.ups), 2 * max(self.cubes), float(BONUS_POINTS), self.goods.skull)[track]
