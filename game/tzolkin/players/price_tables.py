"""Tables computed once a turn: prices of goods, and the values of temple steps and levels."""

from dataclasses import dataclass
from typing import Final

from game.tzolkin.players.weights import Weights
from game.tzolkin.rules.data import board
from game.tzolkin.rules.effects.tracks import BONUS_POINTS, can_step_up, technology_price
from game.tzolkin.rules.scoring import QUARTERS, SKULL_POINTS
from game.tzolkin.rules.state import OVER, State

# The calendar: days and food days to come, and which food days pay points or goods.

LAST_TOOTH: Final = board.FOOD_TEETH[-1]
FOOD_DAYS_WITH_POINTS: Final = (2, 4)
FOOD_DAYS_WITH_GOODS: Final = (1, 3)


@dataclass(frozen=True, slots=True)
class DaysToCome:
    """The days and food days to come, counted from the current day.

    Attributes:
        days_left: days until the last food day.
        food_days_left: the number of food days to come.
        days_to_food_day: days until the next food day; 0 if none is to come.
        days_with_points: for each food day to come on which temples pay points, its number and the
            days until it.
        days_with_goods: the same for food days on which temples give goods.
    """

    days_left: int
    food_days_left: int
    days_to_food_day: int
    days_with_points: tuple[tuple[int, int], ...]
    days_with_goods: tuple[tuple[int, int], ...]


def days_to_come(state: State) -> DaysToCome:
    """Return the days to come in a position."""
    days = [
        (day, max(0, board.FOOD_TEETH[day - 1] - state.days_passed))
        for day in range(state.food_days_done + 1, board.FOOD_DAYS + 1)
    ]
    over = state.phase == OVER
    return DaysToCome(
        days_left=0 if over else max(0, LAST_TOOTH - state.days_passed),
        food_days_left=len(days),
        days_to_food_day=days[0][1] if days else 0,
        days_with_points=tuple(one for one in days if one[0] in FOOD_DAYS_WITH_POINTS),
        days_with_goods=tuple(one for one in days if one[0] in FOOD_DAYS_WITH_GOODS),
    )


# Goods: the value of corn, cubes and skulls while there is time to use them.

CUBE_VALUES_AT_THE_END: Final = tuple(value / QUARTERS for value in board.CUBE_VALUE)
"""Points of a cube of each kind at the end of the game."""
CORN_VALUE_AT_THE_END: Final = 1 / QUARTERS
_NEAR: Final = 7.0
"""Days before a food day at which missing corn counts half."""


class GoodsPrices:
    """Prices of a seat's goods, in points, on one day; each further piece is worth less.

    Attributes:
        skull: the value of a skull.
    """

    __slots__ = ("_corn", "_cubes", "_late", "_near", "_plenty", "_weights", "skull")

    def __init__(self, calendar: DaysToCome, weights: Weights) -> None:
        self._weights = weights
        self._late = calendar.days_left / (calendar.days_left + weights.late)
        self._corn = weights.corn * self._late
        self._cubes = (weights.wood, weights.stone, weights.gold)
        self._plenty = weights.cube_plenty
        self._near = _NEAR / (_NEAR + calendar.days_to_food_day) if calendar.food_days_left else 0.0
        self.skull = SKULL_POINTS + weights.skull * self._late

    @property
    def food_day_nearness(self) -> float:
        """How near the next food day is, from 0 to 1; 1 in its round, 0 if none is to come."""
        return self._near

    def corn(self, number: float) -> float:
        """Return the value of an amount of corn; a negative one is missing for the food day."""
        if number < 0:
            return number * (CORN_VALUE_AT_THE_END + self._corn + self._weights.hunger * self._near)
        plenty = self._weights.corn_plenty
        return number * (CORN_VALUE_AT_THE_END + self._corn * plenty / (number + plenty))

    def cubes(self, wood: int, stone: int, gold: int) -> float:
        """Return the value of these cubes together."""
        end = (
            wood * CUBE_VALUES_AT_THE_END[0]
            + stone * CUBE_VALUES_AT_THE_END[1]
            + gold * CUBE_VALUES_AT_THE_END[2]
        )
        per_wood, per_stone, per_gold = self._cubes
        used = wood * per_wood + stone * per_stone + gold * per_gold
        return end + self._late * used * self._plenty / (used + self._plenty)

    def corn_price(self, number: float) -> float:
        """Return the value of one more corn when the seat has ``number``."""
        return self.corn(number + 1) - self.corn(number)

    def cube_prices(self, cubes: tuple[int, int, int]) -> tuple[float, float, float]:
        """Return the value of one more cube of each kind when the seat has ``cubes``."""
        wood, stone, gold = cubes
        now = self.cubes(wood, stone, gold)
        return (
            self.cubes(wood + 1, stone, gold) - now,
            self.cubes(wood, stone + 1, gold) - now,
            self.cubes(wood, stone, gold + 1) - now,
        )


# Temple steps: the value of their points and goods on the food days to come.

_SURE = 8.0
"""Days before a food day at which a lead on a temple counts half as much as just before it."""


def temple_step_values(
    state: State, seat: int, calendar: DaysToCome, goods: GoodsPrices, weights: Weights
) -> list[list[float]]:
    """Return by temple the value of each step for a seat, given where the others stand now."""
    others = [other for other in range(state.seats) if other != seat]
    worths = []
    for temple in range(len(board.TEMPLES)):
        rival = max(state.temples[3 * other + temple] for other in others)
        worths.append(
            [
                _points(temple, step, step - rival, calendar, weights)
                + _goods(temple, step, calendar, goods)
                for step in range(board.TOP_STEP[temple] + 1)
            ]
        )
    return worths


def _points(temple: int, step: int, lead: int, calendar: DaysToCome, weights: Weights) -> float:
    points, worth = board.TEMPLE_POINTS[temple], 0.0
    following = points[min(step + 1, board.TOP_STEP[temple])]
    for day, days in calendar.days_with_points:
        hope = weights.rise * days / (days + _SURE)
        worth += points[step] + hope * (following - points[step])
        bonus = board.HIGHEST_BONUS[0 if day == 2 else 1][temple]
        worth += bonus * _ahead(lead, days, weights.lead)
    return worth


def _ahead(lead: int, days: int, sure: float) -> float:
    """Return the expected share, 0 to 1, of a temple's bonus with a lead of ``lead`` steps.

    ``days`` are the days until the food day, and ``sure`` is ``Weights.lead``.
    """
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
    return worth * len(calendar.days_with_goods)


# Technology levels: their value falls as the days run out.


def technology_level_values(calendar: DaysToCome, weights: Weights) -> list[list[float]]:
    """Return by technology the value of each level, proportional to the days that are left."""
    share = calendar.days_left / LAST_TOOTH
    tracks = (weights.agriculture, weights.extraction, weights.architecture, weights.theology)
    shape, following = [0.0], 1.0
    for _ in range(board.MOST_LEVELS):
        shape.append(shape[-1] + following)
        following *= weights.deeper
    return [[share * first * so_far for so_far in shape] for first in tracks]


class PriceTables:
    """Values and prices of a position for a seat, in points.

    Attributes:
        state, seat, weights: the position, the seat and the weights that they belong to.
        calendar: the days to come.
        goods: the prices of goods.
        corn_price: the value of one more corn.
        cube_prices: the value of one more cube of each kind.
        step_values: by temple, the value of each step.
        next_step_values: by temple, the value that the next step adds.
        level_values: by technology, the value of each level.
        free_level_values: by technology, the value that the next step adds.
        paid_level_values: by technology, the same less the cubes that the step costs.
        cube_payment_price: the price of paying one cube of choice.
        worker_value: the value of one more worker.
    """

    def __init__(self, state: State, seat: int, weights: Weights) -> None:
        self.state, self.seat, self.weights = state, seat, weights
        self.calendar = calendar = days_to_come(state)
        self.goods = GoodsPrices(calendar, weights)
        self.corn_price = self.goods.corn_price(state.corn[seat])
        self.cube_prices = self.goods.cube_prices(state.cubes_of(seat))
        self.step_values = temple_step_values(state, seat, calendar, self.goods, weights)
        self.level_values = technology_level_values(calendar, weights)
        self.next_step_values = [self._up(temple) for temple in range(len(board.TEMPLES))]
        self.free_level_values = [self._level(track) for track in range(len(board.TRACKS))]
        self.paid_level_values = [
            worth - self._paid_lesson(technology_price(state, seat, track))
            for track, worth in enumerate(self.free_level_values)
        ]
        self.cube_payment_price = self._paid_lesson(1)
        self.worker_value = (
            weights.worker * calendar.days_left - 2 * weights.meal * calendar.food_days_left
        )

    def _paid_lesson(self, cubes: int) -> float:
        missing = max(0, cubes - self.state.cube_count(self.seat))
        return cubes * min(self.cube_prices) + missing * self.weights.missing

    def price_of_cubes(self, wood: int, stone: int, gold: int) -> float:
        """Return the price of paying these cubes; cubes that the seat lacks cost more."""
        paid = wood * self.cube_prices[0] + stone * self.cube_prices[1] + gold * self.cube_prices[2]
        own_wood, own_stone, own_gold = self.state.cubes_of(self.seat)
        missing = max(0, wood - own_wood) + max(0, stone - own_stone) + max(0, gold - own_gold)
        return paid + missing * self.weights.missing

    def price_of_corn(self, corn: int) -> float:
        """Return the price of paying this much corn; corn that the seat lacks costs more."""
        missing = max(0, corn - self.state.corn[self.seat])
        return corn * self.corn_price + missing * self.weights.missing / 2

    def _up(self, temple: int) -> float:
        if not can_step_up(self.state, self.seat, temple):
            return 0.0
        worths, step = self.step_values[temple], self.state.temples[3 * self.seat + temple]
        return worths[step + 1] - worths[step]

    def _level(self, track: int) -> float:
        level = self.state.techs[4 * self.seat + track]
        if level < board.MOST_LEVELS:
            return self.level_values[track][level + 1] - self.level_values[track][level]
        return (
            max(self.next_step_values),
            2 * max(self.cube_prices),
            float(BONUS_POINTS),
            self.goods.skull,
        )[track]
