"""Who is highest on each temple, and what that pays on the next food day with points (9, 11)."""

from dataclasses import dataclass

from game.tzolkin.rules.data.board import HIGHEST_BONUS, TEMPLE_POINTS, TEMPLES
from game.tzolkin.rules.effects.food_day import AGE_ENDS
from game.tzolkin.rules.state import State


@dataclass(frozen=True, slots=True)
class Lead:
    """The standings on a temple.

    Attributes:
        temple: its number.
        step: the highest step with a marker.
        seats: the seats on that step.
        bonus: points for each of them.
        points: each seat's points for its own step.
    """

    temple: int
    step: int
    seats: tuple[int, ...]
    bonus: int
    points: tuple[int, ...]

    def pays(self, seat: int) -> int:
        """Return the points that a seat would get for this temple."""
        return self.points[seat] + (self.bonus if seat in self.seats else 0)


def leads(state: State, day: int = 0) -> list[Lead]:
    """Return the standings on all temples, on the next food day or on the day with this number."""
    bonus = HIGHEST_BONUS[0 if (day or state.food_days_done + 1) <= AGE_ENDS else 1]
    return [_lead(state, temple, bonus[temple]) for temple in range(len(TEMPLES))]


def _lead(state: State, temple: int, bonus: int) -> Lead:
    steps = state.temples[temple::3]
    highest = max(steps)
    seats = tuple(seat for seat, step in enumerate(steps) if step == highest)
    return Lead(
        temple=temple,
        step=highest,
        seats=seats,
        bonus=bonus if len(seats) == 1 else bonus // 2,
        points=tuple(TEMPLE_POINTS[temple][step] for step in steps),
    )
