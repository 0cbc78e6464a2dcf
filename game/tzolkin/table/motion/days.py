"""How a day passes: workers come home, corn falls on the teeth, the gears turn."""

from typing import Final

from game.tzolkin.rules.actions import NONE
from game.tzolkin.rules.data.board import ALL_TEETH, GEAR_OF, SPACE_OF
from game.tzolkin.rules.effects.placing import last_space
from game.tzolkin.rules.state import State
from game.tzolkin.table.match.hearing import GEARS
from game.tzolkin.table.motion.moves import Fly, Hop, Move, Played, Ride
from game.tzolkin.table.motion.step import Step
from game.tzolkin.table.signs import sign
from game.tzolkin.table.things import Calendar, QuickSpaces, Seat, Space, StartSpace
from game.ui import theme

_EVENING: Final = (0.0, 0.45)
"""When those go home who stand in the hub: while the gears begin to turn."""
_MEANWHILE: Final = (0.0, theme.HOME / theme.DAY_OF_TWO)
"""When those go home who were pushed off on the day before: while the gears turn on."""


def day_steps(played: Played, marks: tuple[str, ...]) -> list[Step]:
    """The steps of the days that pass with an action; none if it is still today. The gears turn
    through all of them without a stop."""
    before, _action, after = played
    days = after.tooth - before.tooth
    if not days:
        return []
    steps = [_day(played, marks, day, days) for day in range(days)]
    home = _homes(before, days - 1, marks, (0.0, 1.0))
    return [*steps, Step(theme.HOME, tuple(home), after)] if home else steps


def _day(played: Played, marks: tuple[str, ...], day: int, days: int) -> Step:
    """One of so many days."""
    before, _action, after = played
    moves = [_rides(before, tooth, day, marks) for tooth in _pushed(before, day)]
    moves += _homes(before, day - 1, marks, _MEANWHILE) if day else _evening(before, after, marks)
    return Step(
        length=theme.DAY if days == 1 else theme.DAY_OF_TWO,
        moves=tuple(moves),
        under=after,
        days=(float(day - days), float(day - days + 1)),
        turn=(day / days, (day + 1) / days),
        sound=GEARS if day else "",  # the first is heard as what the action sets going
    )


def _pushed(before: State, day: int) -> list[int]:
    """The teeth whose workers are pushed off on a day, 0 for the first."""
    return [tooth for tooth in range(ALL_TEETH) if _leaves(before, tooth) == day + 1]


def _evening(before: State, after: State, marks: tuple[str, ...]) -> list[Move]:
    """Those on the start and quick spaces go home; or a corn falls on today's tooth."""
    moves: list[Move] = []
    if before.start_space != NONE:
        seat = before.start_space
        moves.append(Hop(StartSpace(), Seat(seat), marks[seat], during=_EVENING))
    elif after.teeth_corn > before.teeth_corn:
        corn = sign.counted(sign.CORN, 1)
        moves.append(Fly(Calendar(), StartSpace(), corn, during=_EVENING))
    moves += [
        Hop(QuickSpaces(), Seat(seat), marks[seat], during=_EVENING)
        for seat in before.quick_board
        if seat >= 0
    ]
    return moves


def _leaves(before: State, tooth: int) -> int:
    """In how many days who stands on a tooth is pushed off; 0 for nobody."""
    seat = before.teeth[tooth]
    if seat < 0:
        return 0
    return last_space(GEAR_OF[tooth], before.tribe[seat]) + 1 - SPACE_OF[tooth]


def _rides(before: State, tooth: int, day: int, marks: tuple[str, ...]) -> Move:
    return Ride(Space(tooth + day), Space(tooth + day + 1), marks[before.teeth[tooth]])


def _homes(
    before: State, day: int, marks: tuple[str, ...], during: tuple[float, float]
) -> list[Move]:
    """Those who were pushed off on a day go home."""
    gone = [(tooth, before.teeth[tooth]) for tooth in _pushed(before, day)]
    return [
        Hop(Space(tooth + day + 1), Seat(seat), marks[seat], during=during) for tooth, seat in gone
    ]
