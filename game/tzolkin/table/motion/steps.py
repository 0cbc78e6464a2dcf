"""What moves for each action."""

from collections.abc import Iterator, Sequence
from typing import Final

from game.table.things import Seat
from game.tzolkin.rules import actions
from game.tzolkin.rules.data import board
from game.tzolkin.rules.data.tiles import BUILDINGS, MONUMENTS
from game.tzolkin.rules.effects.placing import last_space
from game.tzolkin.rules.state import State
from game.tzolkin.table import things
from game.tzolkin.table.motion.moves import Carry, Fly, Hop, Movement, Slide, Toss
from game.tzolkin.table.motion.occasions import ending_steps, food_day_steps, rising_step
from game.tzolkin.table.motion.step import Played, Step
from game.tzolkin.table.motion.turning import DayOfTurning
from game.tzolkin.table.signs import Line, goods, sign
from game.tzolkin.table.telling import sound_of
from game.tzolkin.table.verbs import GEARS
from game.ui import theme

# Steps of a passing day: workers go home, corn falls on the teeth, the gears turn.


def day_steps(played: Played, marks: tuple[str, ...]) -> list[Step]:
    """Return the steps of the days that pass with an action; empty if it is still today.

    The gears turn through all of them without a stop.
    """
    before, _action, after = played
    days = after.days_passed - before.days_passed
    if not days:
        return []
    steps = [_day(played, marks, DayOfTurning(day, days)) for day in range(days)]
    home = _homes(before, days - 1, marks, (0.0, 1.0))
    return [*steps, Step(theme.HOME, tuple(home), after)] if home else steps


def _day(played: Played, marks: tuple[str, ...], turning: DayOfTurning) -> Step:
    """Return the step of one day.

    First the workers in the hub, or those pushed off on the day before, go home.
    """
    before, _action, after = played
    day, early = turning.day, (0.0, min(1.0, theme.HOME / turning.length))
    moves = _homes(before, day - 1, marks, early) if day else _evening(before, after, marks, early)
    heard = not day and sound_of(*played) == GEARS
    return Step(
        length=turning.length,
        moves=tuple(moves),
        state=_riding(before, after, day),
        days=(float(day - turning.days), float(day - turning.days + 1)),
        turning=turning,
        sound="" if heard else GEARS,
    )


def _riding(before: State, after: State, day: int) -> State:
    """Return the position after all days, with the workers not yet pushed off riding on."""
    riding, days = after.copy(), after.days_passed - before.days_passed
    for later in range(day, days):
        for tooth in _pushed(before, later):
            gear, seat = board.GEAR_OF[tooth], before.teeth[tooth]
            riding.teeth[
                board.FIRST_TOOTH[gear] + (board.SPACE_OF[tooth] + days) % board.TEETH[gear]
            ] = seat
            riding.workers_in_hand[seat] -= 1
    return riding


def _pushed(before: State, day: int) -> list[int]:
    """Return the teeth whose workers are pushed off on a day; 0 is the first."""
    return [tooth for tooth in range(board.ALL_TEETH) if _leaves(before, tooth) == day + 1]


def _evening(
    before: State, after: State, marks: tuple[str, ...], during: tuple[float, float]
) -> list[Movement]:
    """Return the moves of workers in the hub who go home, and of a corn that falls on the tooth."""
    moves: list[Movement] = []
    if before.start_space != board.NONE:
        seat = before.start_space
        moves.append(Hop(things.StartSpace(), Seat(seat), marks[seat], during=during))
    elif after.calendar_corn > before.calendar_corn:
        corn = sign.counted(sign.CORN, 1)
        moves.append(Fly(things.Calendar(), things.StartSpace(), corn, during=during))
    moves += [
        Hop(things.QuickSpaces(), Seat(seat), marks[seat], space, during=during)
        for space, seat in enumerate(before.quick_spaces)
        if seat >= 0
    ]
    return moves


def _leaves(before: State, tooth: int) -> int:
    """Return in how many days the worker on a tooth is pushed off; 0 for no worker."""
    seat = before.teeth[tooth]
    if seat < 0:
        return 0
    return last_space(board.GEAR_OF[tooth], before.tribe[seat]) + 1 - board.SPACE_OF[tooth]


def _homes(
    before: State, day: int, marks: tuple[str, ...], during: tuple[float, float]
) -> list[Movement]:
    """Return the moves of those who were pushed off on a day and go home."""
    gone = [(tooth, before.teeth[tooth]) for tooth in _pushed(before, day)]
    return [
        Hop(things.Space(tooth + day + 1), Seat(seat), marks[seat], during=during)
        for tooth, seat in gone
    ]


# Changes of the seats' goods, as flying signs and things.

_PAID: Final = 0.6
_TAKEN: Final = 0.25
"""The part of a step at which flights of payments end, and the part at which gains begin."""
_APART: Final = 0.1
_MORE: Final = 4
"""How many things of a kind fly at most, and"""
_BEHIND: Final = 0.07
"""how far each flies behind the one before, as a part of the step."""


def flights(before: State, after: State, place: things.Thing) -> list[Movement]:
    """Return the flights: payments from seats to a place, then gains from there to seats."""
    paid: list[tuple[int, Line]] = []
    taken: list[tuple[int, Line]] = []
    for seat in range(before.seats):
        for icon, change in _changes(before, after, seat):
            line = (
                (sign.points(change),) if icon == sign.POINTS else sign.counted(icon, abs(change))
            )
            (taken if change > 0 else paid).append((seat, line))
    moves: list[Movement] = []
    for rank, (seat, line) in enumerate(paid):
        begin = min(_APART * rank, _PAID / 2)
        moves += _flight(Seat(seat), place, line, (begin, _PAID + begin / 2))
    for rank, (seat, line) in enumerate(taken):
        begin = min((_TAKEN if paid else 0.0) + _APART * rank, 0.6)
        moves += _flight(place, Seat(seat), line, (begin, min(1.0, begin + 0.7)))
    return moves


def _flight(
    start: things.Thing, goal: things.Thing, line: Line, during: tuple[float, float]
) -> list[Movement]:
    """Return the flight of a sign with its number, and of a few more things behind it."""
    one, (begin, end) = line[0], during
    more = min(int(one.number), _MORE) - 1 if one.icon in goods.GOODS else 0
    late = max(0.0, min(_BEHIND, (1.0 - end) / more)) if more > 0 else 0.0
    behind = [
        Toss(
            start,
            goal,
            one.icon,
            side=0.9 if number % 2 else -0.9,
            during=(begin + (number * _BEHIND), end + number * late),
        )
        for number in range(more, 0, -1)
    ]
    return [*behind, Fly(start, goal, line, during=during)]


def _changes(before: State, after: State, seat: int) -> Iterator[tuple[str, int]]:
    """Yield by how much each kind of a seat's goods changes; lost points are left out."""
    yield from _unless_none(sign.CORN, after.corn[seat] - before.corn[seat])
    for kind, name in enumerate(board.KINDS):
        index = 3 * seat + kind
        yield from _unless_none(name, after.cubes[index] - before.cubes[index])
    yield from _unless_none(sign.SKULL, after.skulls[seat] - before.skulls[seat])
    yield from _unless_none(sign.WORKER, before.workers_in_bank[seat] - after.workers_in_bank[seat])
    yield from _unless_none(sign.POINTS, max(0, int(after.score[seat] - before.score[seat])))


def _unless_none(icon: str, change: int) -> Iterator[tuple[str, int]]:
    if change:
        yield icon, change


def slides(before: State, after: State, marks: tuple[str, ...]) -> list[Movement]:
    """Return the moves of markers that went up or down."""
    found: list[Movement] = []
    for seat, mark in enumerate(marks):
        for temple in range(len(board.TEMPLES)):
            was, now = (state.temples[3 * seat + temple] for state in (before, after))
            if was != now:
                found.append(Slide(things.Temple(temple, was), things.Temple(temple, now), mark))
        for track in range(len(board.TRACKS)):
            was, now = (state.techs[4 * seat + track] for state in (before, after))
            if was != now:
                found.append(
                    Slide(things.Technology(track, was), things.Technology(track, now), mark)
                )
    return found


def steps_of(played: Sequence[Played], marks: tuple[str, ...]) -> list[Step]:
    """Return the steps that show actions one after the other.

    ``marks`` are those of the seats.
    """
    return [step for one in played for step in _steps(one, marks)]


def _steps(played: Played, marks: tuple[str, ...]) -> list[Step]:
    before, action, after = played
    match action:
        case actions.Place() | actions.Mercy() | actions.PlaceStart() | actions.PlaceQuick():
            return [_placed(played, marks)]
        case actions.Pick(tooth):
            hop = Hop(things.Space(tooth), Seat(before.seat), marks[before.seat])
            return [Step(theme.HOME, (hop,), after)]
        case actions.EndTurn() | actions.Pass() if before.food_day:
            given = tuple(flights(before, after, things.Calendar()))
            held = food_day_steps(played, given)  # what was given is counted on its sheet
            return [*held, *day_steps(played, marks), *ending_steps(played)]
    moves = [*_carried(played), *flights(before, after, _place(played))]
    moves += slides(before, after, marks)
    shown = [Step(theme.FLIGHT, tuple(moves), before)] if moves else []
    if isinstance(action, actions.BuildMonument):
        shown.insert(0, rising_step(played, action.monument))
    return [*shown, *day_steps(played, marks), *ending_steps(played)]


def _placed(played: Played, marks: tuple[str, ...]) -> Step:
    """Return the step in which a worker hops to his place while his corn leaves."""
    before, _action, after = played
    goal = _stood_on(before, after)
    hop = Hop(Seat(before.seat), goal, marks[before.seat], _new_quick_space(before, after))
    return Step(theme.HOP, (*flights(before, after, goal), hop), before)


def _stood_on(before: State, after: State) -> things.Thing:
    """Return the thing on which the new worker stands."""
    if before.start_space != after.start_space:
        return things.StartSpace()
    if before.quick_spaces != after.quick_spaces:
        return things.QuickSpaces()
    teeth = range(board.ALL_TEETH)
    return things.Space(next(tooth for tooth in teeth if before.teeth[tooth] != after.teeth[tooth]))


def _new_quick_space(before: State, after: State) -> int:
    """Return the number of the quick space that was taken; 0 if none was."""
    pairs = enumerate(zip(before.quick_spaces, after.quick_spaces, strict=True))
    return next((space for space, (was, now) in pairs if was != now), 0)


def _carried(played: Played) -> list[Movement]:
    """Return the move of the tile that is built; empty for none."""
    before, action, _after = played
    match action:
        case actions.Build(building):
            tile, kind = things.BuildingTile(building), BUILDINGS[building].kind
            return [Carry(tile, Seat(before.seat), kind)]
        case actions.BuildMonument(monument):
            stone = things.MonumentTile(monument)
            return [Carry(stone, Seat(before.seat), MONUMENTS[monument].kind)]
    return []


def _place(played: Played) -> things.Thing:
    """Return the thing from which an action's gains come, and to which its costs go."""
    before, action, _after = played
    match action:
        case actions.Do(number):
            return things.Plate(before.phase_args[0], number)
        case actions.DoOn(gear, number):
            return things.Plate(gear, number)
        case actions.Take():
            return things.Plate(board.PALENQUE, before.phase_args[0])
        case actions.Build(building):
            return things.BuildingTile(building)
        case actions.BuildMonument(monument):
            return things.MonumentTile(monument)
        case actions.Learn(track) | actions.Bonus(track) | actions.Unlearn(track):
            return things.Technology(track)
        case (
            actions.StepUp(temple)
            | actions.Lower(temple)
            | actions.Beg(temple)
            | actions.Burn(temple)
        ):
            return things.Temple(temple)
        case actions.EndTurn() if before.start_space == before.seat:
            return things.StartSpace()
    return things.Calendar()
