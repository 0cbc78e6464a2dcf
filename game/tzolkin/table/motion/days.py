"""How a day passes: workers come home, corn falls on the teeth, the gears turn."""

from game.table.things import Seat
from game.tzolkin.rules.data.board import ALL_TEETH, GEAR_OF, NONE, SPACE_OF, START, TEETH
from game.tzolkin.rules.effects.placing import last_space
from game.tzolkin.rules.state import State
from game.tzolkin.table.match.hearing import sound_of
from game.tzolkin.table.motion.moves import Fly, Hop, Move, Played
from game.tzolkin.table.motion.step import Step
from game.tzolkin.table.motion.turning import Turning
from game.tzolkin.table.signs import sign
from game.tzolkin.table.things import Calendar, QuickSpaces, Space, StartSpace
from game.tzolkin.table.verbs import GEARS
from game.ui import theme


def day_steps(played: Played, marks: tuple[str, ...]) -> list[Step]:
    """The steps of the days that pass with an action; none if it is still today. The gears turn
    through all of them without a stop."""
    before, _action, after = played
    days = after.tooth - before.tooth
    if not days:
        return []
    steps = [_day(played, marks, Turning(day, days)) for day in range(days)]
    home = _homes(before, days - 1, marks, (0.0, 1.0))
    return [*steps, Step(theme.HOME, tuple(home), after)] if home else steps


def _day(played: Played, marks: tuple[str, ...], turning: Turning) -> Step:
    """One of the days: first those go home who stand in the hub, or who were pushed off on the day
    before."""
    before, _action, after = played
    day, early = turning.day, (0.0, min(1.0, theme.HOME / turning.length))
    moves = _homes(before, day - 1, marks, early) if day else _evening(before, after, marks, early)
    heard = not day and sound_of(*played) == GEARS
    return Step(
        length=turning.length,
        moves=tuple(moves),
        under=_riding(before, after, day),
        days=(float(day - turning.days), float(day - turning.days + 1)),
        turning=turning,
        sound="" if heard else GEARS,
    )


def _riding(before: State, after: State, day: int) -> State:
    """The position after all days, but those who are not pushed off before this one ride on."""
    riding, days = after.copy(), after.tooth - before.tooth
    for later in range(day, days):
        for tooth in _pushed(before, later):
            gear, seat = GEAR_OF[tooth], before.teeth[tooth]
            riding.teeth[START[gear] + (SPACE_OF[tooth] + days) % TEETH[gear]] = seat
            riding.hand[seat] -= 1
    return riding


def _pushed(before: State, day: int) -> list[int]:
    """The teeth whose workers are pushed off on a day, 0 for the first."""
    return [tooth for tooth in range(ALL_TEETH) if _leaves(before, tooth) == day + 1]


def _evening(
    before: State, after: State, marks: tuple[str, ...], during: tuple[float, float]
) -> list[Move]:
    """Those on the start and quick spaces go home; or a corn falls on today's tooth."""
    moves: list[Move] = []
    if before.start_space != NONE:
        seat = before.start_space
        moves.append(Hop(StartSpace(), Seat(seat), marks[seat], during=during))
    elif after.teeth_corn > before.teeth_corn:
        corn = sign.counted(sign.CORN, 1)
        moves.append(Fly(Calendar(), StartSpace(), corn, during=during))
    moves += [
        Hop(QuickSpaces(), Seat(seat), marks[seat], during=during)
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


def _homes(
    before: State, day: int, marks: tuple[str, ...], during: tuple[float, float]
) -> list[Move]:
    """Those who were pushed off on a day go home."""
    gone = [(tooth, before.teeth[tooth]) for tooth in _pushed(before, day)]
    return [
        Hop(Space(tooth + day + 1), Seat(seat), marks[seat], during=during) for tooth, seat in gone
    ]
