"""What is worked out once a turn: prices, and what steps and levels are worth."""

from game.tzolkin.players.weights import Weights
from game.tzolkin.players.worth.calendar import calendar_of
from game.tzolkin.players.worth.goods import Goods
from game.tzolkin.players.worth.lore import level_worths
from game.tzolkin.players.worth.temples import step_worths
from game.tzolkin.rules.data.board import MOST_LEVELS, TEMPLES, TRACKS
from game.tzolkin.rules.effects.technologies import BONUS_POINTS, price
from game.tzolkin.rules.effects.temples import can_rise
from game.tzolkin.rules.state import State


class Tables:
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
        self.goods = Goods(calendar, weights)
        self.corn = self.goods.corn_price(state.corn[seat])
        self.cubes = self.goods.cube_prices(state.cubes_of(seat))
        self.steps = step_worths(state, seat, calendar, self.goods, weights)
        self.levels = level_worths(calendar, weights)
        self.ups = [self._up(temple) for temple in range(len(TEMPLES))]
        self.free_lessons = [self._level(track) for track in range(len(TRACKS))]
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
        if level < MOST_LEVELS:
            return self.levels[track][level + 1] - self.levels[track][level]
        return (max(self.ups), 2 * max(self.cubes), float(BONUS_POINTS), self.goods.skull)[track]
