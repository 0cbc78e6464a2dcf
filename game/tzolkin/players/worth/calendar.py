"""What is still to come: days, food days, and which of them pay."""

from dataclasses import dataclass
from typing import Final

from game.tzolkin.rules.data.board import FOOD_DAYS, FOOD_TEETH
from game.tzolkin.rules.state import OVER, State

LAST_TOOTH: Final = FOOD_TEETH[-1]
OF_POINTS: Final = (2, 4)
OF_GOODS: Final = (1, 3)


@dataclass(frozen=True, slots=True)
class Calendar:
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


def calendar_of(state: State) -> Calendar:
    """The days to come in a position."""
    days = [
        (day, max(0, FOOD_TEETH[day - 1] - state.tooth))
        for day in range(state.food_days_done + 1, FOOD_DAYS + 1)
    ]
    over = state.phase == OVER
    return Calendar(
        left=0 if over else max(0, LAST_TOOTH - state.tooth),
        meals=len(days),
        until_meal=days[0][1] if days else 0,
        points=tuple(one for one in days if one[0] in OF_POINTS),
        goods=tuple(one for one in days if one[0] in OF_GOODS),
    )
