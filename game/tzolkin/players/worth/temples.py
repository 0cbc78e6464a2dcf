"""What temple steps are worth: points and goods of the food days to come."""

from game.tzolkin.players.weights import Weights
from game.tzolkin.players.worth.calendar import Calendar
from game.tzolkin.players.worth.goods import Goods
from game.tzolkin.rules.data.board import (
    HIGHEST_BONUS,
    TEMPLE_CUBES,
    TEMPLE_POINTS,
    TEMPLE_SKULL,
    TEMPLES,
    TOP,
)
from game.tzolkin.rules.state import State

_SURE = 8.0
"""Days before a food day on which a lead of a step is half as sure."""


def step_worths(
    state: State, seat: int, calendar: Calendar, goods: Goods, weights: Weights
) -> list[list[float]]:
    """For each temple, what every step on it is worth to a seat as the others stand now."""
    others = [other for other in range(state.seats) if other != seat]
    worths = []
    for temple in range(len(TEMPLES)):
        rival = max(state.temples[3 * other + temple] for other in others)
        worths.append(
            [
                _points(temple, step, step - rival, calendar, weights)
                + _goods(temple, step, calendar, goods)
                for step in range(TOP[temple] + 1)
            ]
        )
    return worths


def _points(temple: int, step: int, lead: int, calendar: Calendar, weights: Weights) -> float:
    points, worth = TEMPLE_POINTS[temple], 0.0
    following = points[min(step + 1, TOP[temple])]
    for day, days in calendar.points:
        hope = weights.rise * days / (days + _SURE)
        worth += points[step] + hope * (following - points[step])
        bonus = HIGHEST_BONUS[0 if day == 2 else 1][temple]
        worth += bonus * _ahead(lead, days, weights.lead)
    return worth


def _ahead(lead: int, days: int, sure: float) -> float:
    """The share of a temple's bonus to be expected with a lead of so many steps."""
    if not days:
        return (lead > 0) + (lead == 0) / 2
    share = 0.5 + lead * sure * _SURE / (days + _SURE)
    return min(1.0, max(0.0, share))


def _goods(temple: int, step: int, calendar: Calendar, goods: Goods) -> float:
    kind, steps = TEMPLE_CUBES[temple]
    number = sum(step >= one for one in steps)
    one = [0, 0, 0]
    one[kind] = number
    worth = goods.cubes(one[0], one[1], one[2])
    if temple == TEMPLE_SKULL[0] and step >= TEMPLE_SKULL[1]:
        worth += goods.skull
    return worth * len(calendar.goods)
