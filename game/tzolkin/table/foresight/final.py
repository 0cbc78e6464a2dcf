"""The points of every seat if the game ended now (section 12).

The game ends after food day 4. If that has not been held, it is held first, with everything as it
is now: all feed, the temples pay, and so does a prophecy in force. Turns and earlier food days
until then are ignored.
"""

from dataclasses import dataclass

from game.tzolkin.rules.data.board import FOOD_DAYS
from game.tzolkin.rules.scoring import QUARTERS, SKULL_POINTS, goods_in_corn, monument_points
from game.tzolkin.rules.state import PICKING, PLACING, State
from game.tzolkin.table.foresight.food_day import accounts, after_food_day


@dataclass(frozen=True, slots=True)
class Final:
    """The points of a seat at the end.

    Attributes:
        track: points on the track.
        last_day: points of the last food day; None if it has been held.
        corn: corn plus the cubes at market value, after that day; four corn are a point.
        skulls: points for the skulls held then.
        monuments: the seat's monuments, as pairs of number and points.
    """

    track: int
    last_day: int | None
    corn: int
    skulls: int
    monuments: tuple[tuple[int, int], ...]

    @property
    def quarters(self) -> int:
        """The sum, in quarters of a point."""
        whole = self.track + (self.last_day or 0) + self.skulls
        whole += sum(points for _number, points in self.monuments)
        return QUARTERS * whole + self.corn


def finals(state: State) -> list[Final]:
    """Return the final points of all seats."""
    ended = _turn_ended(state)
    held = ended
    if lasts := state.food_days_done < FOOD_DAYS:
        held = after_food_day(ended, accounts(ended, FOOD_DAYS))
    return [
        Final(
            track=state.score[seat],
            last_day=held.score[seat] - state.score[seat] if lasts else None,
            corn=goods_in_corn(held, seat),
            skulls=SKULL_POINTS * held.skulls[seat],
            monuments=tuple(
                (number, monument_points(held, seat, number))
                for number in state.own_monuments[seat]
            ),
        )
        for seat in range(state.seats)
    ]


def _turn_ended(state: State) -> State:
    """Return the position after the turn of the seat to act, with the calendar's corn if due."""
    seat = state.seat
    if state.phase not in (PLACING, PICKING) or state.start_space != seat:
        return state
    ended = state.copy()
    ended.corn[seat] += state.calendar_corn
    return ended
