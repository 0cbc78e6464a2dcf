"""What corn, cubes and skulls are worth while there is time to use them."""

from typing import Final

from game.tzolkin.players.weights import Weights
from game.tzolkin.players.worth.calendar import Calendar
from game.tzolkin.rules.data.board import VALUE
from game.tzolkin.rules.scoring import QUARTERS, SKULL_POINTS

AT_THE_END: Final = tuple(value / QUARTERS for value in VALUE)
"""Points of a cube."""
CORN_AT_THE_END: Final = 1 / QUARTERS
_NEAR: Final = 7.0
"""Days before a food day on which half of what is missing is felt."""


class Goods:
    """Prices of a round: what a seat's goods are worth, the first more than the tenth."""

    __slots__ = ("_corn", "_cubes", "_late", "_near", "_plenty", "_weights", "skull")

    def __init__(self, calendar: Calendar, weights: Weights) -> None:
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
