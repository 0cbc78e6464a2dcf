"""Who is highest on each temple, and what that pays on the next food day with points (9, 11)."""

from dataclasses import dataclass

from game.tzolkin.rules.data.board import HIGHEST_BONUS, TEMPLE_POINTS, TEMPLES
from game.tzolkin.rules.effects.food_day import AGE_ENDS
from game.tzolkin.rules.state import State


@dataclass(frozen=True, slots=True)
class Lead:
    """A temple as it stands.

    Attributes:
        temple: its number.
        step: the highest step on which anybody is.
        seats: who is there.
        bonus: points for each of them.
        points: of every seat's own step.
    """

    temple: int
    step: int
    seats: tuple[int, ...]
    bonus: int
    points: tuple[int, ...]

    def pays(self, seat: int) -> int:
        """What a seat would get for this temple."""
        return self.points[seat] + (self.bonus if seat in self.seats else 0)


def bonus_now(state: State) -> tuple[int, int, int]:
    """The bonus of each temple on the next food day with points."""
    return HIGHEST_BONUS[0 if state.food_days_done < AGE_ENDS else 1]


def leads(state: State) -> list[Lead]:
    """All temples."""
    return [_lead(state, temple) for temple in range(len(TEMPLES))]


def _lead(state: State, temple: int) -> Lead:
    steps = state.temples[temple::3]
    highest = max(steps)
    seats = tuple(seat for seat, step in enumerate(steps) if step == highest)
    bonus = bonus_now(state)[temple]
    return Lead(
        temple=temple,
        step=highest,
        seats=seats,
        bonus=bonus if len(seats) == 1 else bonus // 2,
        points=tuple(TEMPLE_POINTS[temple][step] for step in steps),
    )
