"""The points of every seat if the game ended now (section 12)."""

from dataclasses import dataclass

from game.tzolkin.rules.scoring import QUARTERS, SKULL_POINTS, corn_value, monument_points
from game.tzolkin.rules.state import State


@dataclass(frozen=True, slots=True)
class Final:
    """What a seat would have.

    Attributes:
        track: points on the track.
        corn: corn with the cubes at market value; four are a point.
        skulls: points of the skulls that it holds.
        monuments: numbers of own monuments, each with its points.
    """

    track: int
    corn: int
    skulls: int
    monuments: tuple[tuple[int, int], ...]

    @property
    def quarters(self) -> int:
        """All of it in quarters of a point."""
        whole = self.track + self.skulls + sum(points for _number, points in self.monuments)
        return QUARTERS * whole + self.corn


def final(state: State, seat: int) -> Final:
    """As if nothing more were done, and no food day held."""
    return Final(
        track=state.score[seat],
        corn=corn_value(state, seat),
        skulls=SKULL_POINTS * state.skulls[seat],
        monuments=tuple(
            (number, monument_points(state, seat, number)) for number in state.own_monuments[seat]
        ),
    )


def finals(state: State) -> list[Final]:
    """Of all seats."""
    return [final(state, seat) for seat in range(state.seats)]
