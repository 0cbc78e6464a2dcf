"""Evaluate a position for a seat, in points."""

from math import fsum
from typing import Final

from game.tzolkin.players.gear_values import waiting_values
from game.tzolkin.players.price_tables import PriceTables
from game.tzolkin.players.weights import Weights
from game.tzolkin.rules.data.board import FOOD_DAYS, GEAR_OF, WORKERS
from game.tzolkin.rules.data.expansion import BAND_POINTS, PROPHECIES
from game.tzolkin.rules.data.tiles import BUILDINGS
from game.tzolkin.rules.rounds import unfed_penalty, worker_meals
from game.tzolkin.rules.scoring import monument_points, prophecy_count
from game.tzolkin.rules.state import State

# Prophecies: the value of the one in force and of the next one.

_NEXT: Final = 0.4
"""Factor for the points of the prophecy that comes into force next."""


def prophecy_value(state: State, seat: int) -> float:
    """Return the points that a seat can expect from prophecies, interpolated between bands."""
    worth = _smooth(state, seat, state.prophecy) if state.prophecy else 0.0
    done = state.food_days_done
    if done < FOOD_DAYS - 1:
        worth += _NEXT * _smooth(state, seat, state.prophecies[done])
    return worth


def _smooth(state: State, seat: int, prophecy: int) -> float:
    """Return the points of a seat's count for a prophecy, interpolated between its bands."""
    count, least = prophecy_count(state, seat, prophecy), PROPHECIES[prophecy - 1].band_limits
    for band in (2, 1, 0):
        if count >= least[band]:
            width = least[band + 1] - least[band]
            share = min(1.0, (count - least[band]) / width)
            return BAND_POINTS[band] + share * (BAND_POINTS[band + 1] - BAND_POINTS[band])
    return BAND_POINTS[0]


_HANDS = (0.0, 1.0, 1.5, 1.75, 1.875, 1.9375, 1.96875)
"""By number of workers in hand, how many they count as; each further one counts half as much."""
_ALIKE = tuple((0, 1, 2, 2, 3)[gear] for gear in GEAR_OF)
"""By tooth, a group of gears with similar actions; Tikal and Uxmal, with buildings and temples,
form one group."""


class Evaluation:
    """The evaluation of all positions of one turn for a seat.

    Prices are computed once, for ``state``, the position in which the turn begins.
    """

    def __init__(self, state: State, seat: int, weights: Weights) -> None:
        self.tables = PriceTables(state, seat, weights)
        self.seat, self.weights = seat, weights
        self._waiting = waiting_values(self.tables)
        self._meals: dict[object, list[int]] = {}
        self._monuments: dict[object, float] = {}
        self._unfed = unfed_penalty(state, seat)

    def expected_points(self, state: State) -> float:
        """Return the final points that the seat can expect in a position of this turn."""
        seat = self.seat
        return (
            state.score[seat]
            + self._goods(state)
            + self._steps(state)
            + self._workers(state)
            + self._tiles(state)
        )

    def parts(self, state: State) -> dict[str, float]:
        """Return what ``expected_points`` is the sum of, by what it is expected from."""
        return {
            "points": state.score[self.seat],
            "goods": self._goods(state),
            "steps": self._steps(state),
            "workers": self._workers(state),
            "tiles": self._tiles(state),
        }

    def _goods(self, state: State) -> float:
        seat, tables = self.seat, self.tables
        goods, calendar = tables.goods, tables.calendar
        corn: float = state.corn[seat]
        if state.start_space == seat:
            corn += state.calendar_corn
        worth = goods.cubes(*state.cubes_of(seat)) + goods.skull * state.skulls[seat]
        if not calendar.food_days_left:
            return worth + goods.corn(corn)
        meals_ = self._meals_of(state)
        due = sum(meals_)
        if calendar.days_to_food_day:
            corn -= due * goods.food_day_nearness
        else:
            for meal in meals_:
                if meal > corn:
                    worth -= self._unfed
                else:
                    corn -= meal
        later = due * (calendar.food_days_left - goods.food_day_nearness)
        return worth + goods.corn(corn) - self.weights.meal * later

    def _meals_of(self, state: State) -> list[int]:
        seat = self.seat
        key = (state.workers_in_bank[seat], state.buildings[seat], state.prophecy)
        found = self._meals.get(key)
        if found is None:
            found = self._meals[key] = worker_meals(state, seat)
        return found

    def _steps(self, state: State) -> float:
        seat, tables = self.seat, self.tables
        first, second, third = state.temples[3 * seat : 3 * seat + 3]
        steps, levels = tables.step_values, tables.level_values
        one, two, three, four = state.techs[4 * seat : 4 * seat + 4]
        return (
            steps[0][first]
            + steps[1][second]
            + steps[2][third]
            + levels[0][one]
            + levels[1][two]
            + levels[2][three]
            + levels[3][four]
        )

    def _workers(self, state: State) -> float:
        seat, weights = self.seat, self.weights
        left = self.tables.calendar.days_left
        worth = weights.worker * left * (WORKERS - state.workers_in_bank[seat])
        if left:
            worth += weights.hand * _HANDS[state.workers_in_hand[seat]]
            if state.light_side[seat]:
                worth += weights.light
        if state.start_space == seat:
            worth += weights.marker
        return worth + weights.standing * self._standing(state)

    def _standing(self, state: State) -> float:
        """Return the value for which standing workers wait.

        Further workers in a group of ``_ALIKE`` count less, and so do offerings without a skull.
        """
        seat, waiting, ready = self.seat, self._waiting, state.skulls[self.seat]
        alike: tuple[list[float], ...] = ([], [], [], [])
        teeth, tooth = state.teeth, -1
        for _ in range(teeth.count(seat)):
            tooth = teeth.index(seat, tooth + 1)
            alike[_ALIKE[tooth]].append(waiting[tooth])
        offerings = alike[-1]
        if len(offerings) > ready:
            offerings.sort(reverse=True)
            for number in range(ready, len(offerings)):
                offerings[number] *= self.weights.unready
        worth = fsum(offerings)  # sum rounds otherwise from Python 3.12 on
        for worths in alike[:-1]:
            if len(worths) > 1:
                worths.sort(reverse=True)
                share = 1.0
                for one in worths:
                    worth += share * one
                    share *= self.weights.crowd
            elif worths:
                worth += worths[0]
        return worth

    def _tiles(self, state: State) -> float:
        seat = self.seat
        worth = self._monuments_of(state)
        if state.options.new_buildings:
            worth += self._harvests(state)
        if state.prophecies:
            worth += prophecy_value(state, seat)
        return worth

    def _monuments_of(self, state: State) -> float:
        """Return the value of the own monuments and of the best displayed one.

        The result is cached for positions of the turn in which they score the same.
        """
        seat = self.seat
        key = (
            state.own_monuments[seat],
            state.buildings[seat],
            tuple(state.techs[4 * seat : 4 * seat + 4]),
            tuple(state.temples[3 * seat : 3 * seat + 3]),
            state.corn_tiles[seat],
            state.wood_tiles[seat],
            state.workers_in_bank[seat],
            state.offered_spaces,
            sum(state.skulls_on_buildings),
            state.displayed_monuments,
        )
        found = self._monuments.get(key)
        if found is None:
            own = (monument_points(state, seat, number) for number in state.own_monuments[seat])
            found = float(sum(own))
            if self.tables.calendar.days_left and state.displayed_monuments:
                best = max(
                    monument_points(state, seat, number) for number in state.displayed_monuments
                )
                found += self.weights.aim * best
            self._monuments[key] = found
        return found

    def _harvests(self, state: State) -> float:
        done, goods = state.food_days_done, self.tables.goods
        worth = 0.0
        for number in state.buildings[self.seat]:
            for one in BUILDINGS[number].food_day_goods[done:]:
                worth += goods.corn(one.corn) + goods.cubes(one.wood, one.stone, one.gold)
                worth += goods.skull * one.skulls
        return worth
