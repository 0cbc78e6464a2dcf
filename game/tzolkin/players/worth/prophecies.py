"""What prophecies are worth: the one in force, and the one that follows."""

from typing import Final

from game.tzolkin.rules.data.board import FOOD_DAYS
from game.tzolkin.rules.data.expansion import BAND_POINTS, PROPHECIES
from game.tzolkin.rules.scoring import prophecy_count
from game.tzolkin.rules.state import State

_NEXT: Final = 0.4
"""How much the prophecy that comes next counts."""


def prophecies_worth(state: State, seat: int) -> float:
    """Points to be expected of a seat's counts, bands smoothed."""
    worth = _smooth(state, seat, state.prophecy) if state.prophecy else 0.0
    done = state.food_days_done
    if done < FOOD_DAYS - 1:
        worth += _NEXT * _smooth(state, seat, state.prophecies[done])
    return worth


def _smooth(state: State, seat: int, prophecy: int) -> float:
    """The points of a count, in between those of the bands that it lies between."""
    count, least = prophecy_count(state, seat, prophecy), PROPHECIES[prophecy - 1].from_
    for band in (2, 1, 0):
        if count >= least[band]:
            width = least[band + 1] - least[band]
            share = min(1.0, (count - least[band]) / width)
            return BAND_POINTS[band] + share * (BAND_POINTS[band + 1] - BAND_POINTS[band])
    return BAND_POINTS[0]
