"""What moves for which actions."""

from collections.abc import Sequence

from game.table.things import Seat
from game.tzolkin.rules.actions import (
    Beg,
    Bonus,
    Build,
    BuildMonument,
    Burn,
    Do,
    DoOn,
    EndTurn,
    Learn,
    Lower,
    Mercy,
    Pass,
    Pick,
    Place,
    PlaceQuick,
    PlaceStart,
    StepUp,
    Take,
    Unlearn,
)
from game.tzolkin.rules.data.board import ALL_TEETH, PALENQUE
from game.tzolkin.rules.data.tiles import BUILDINGS, MONUMENTS
from game.tzolkin.rules.state import State
from game.tzolkin.table import things
from game.tzolkin.table.motion.days import day_steps
from game.tzolkin.table.motion.goods import flights, slides
from game.tzolkin.table.motion.moves import Carry, Hop, Move, Played
from game.tzolkin.table.motion.step import Step
from game.tzolkin.table.signs import sign
from game.ui import theme


def steps_of(played: Sequence[Played], marks: tuple[str, ...]) -> list[Step]:
    """The steps that show actions one after the other.

    marks: of the seats.
    """
    return [step for one in played for step in _steps(one, marks)]


def _steps(played: Played, marks: tuple[str, ...]) -> list[Step]:
    before, action, after = played
    match action:
        case Place() | Mercy() | PlaceStart() | PlaceQuick():
            return [_placed(played, marks)]
        case Pick(tooth):
            hop = Hop(things.Space(tooth), Seat(before.seat), marks[before.seat])
            return [Step(theme.HOME, (hop,), after)]
        case EndTurn() | Pass() if before.food_day:
            return day_steps(played, marks)  # a food day is counted on a sheet of its own
    moves = [*_carried(played), *flights(before, after, _place(played))]
    moves += slides(before, after, marks)
    shown = [Step(theme.FLIGHT, tuple(moves), before)] if moves else []
    return shown + day_steps(played, marks)


def _placed(played: Played, marks: tuple[str, ...]) -> Step:
    """The worker hops to his place while his corn leaves."""
    before, _action, after = played
    goal = _stood_on(before, after)
    hop = Hop(Seat(before.seat), goal, marks[before.seat])
    return Step(theme.HOP, (*flights(before, after, goal), hop), before)


def _stood_on(before: State, after: State) -> things.Thing:
    """Where somebody stands who was not there before."""
    if before.start_space != after.start_space:
        return things.StartSpace()
    if before.quick_board != after.quick_board:
        return things.QuickSpaces()
    teeth = range(ALL_TEETH)
    return things.Space(next(tooth for tooth in teeth if before.teeth[tooth] != after.teeth[tooth]))


def _carried(played: Played) -> list[Move]:
    """The tile that is built."""
    before, action, _after = played
    match action:
        case Build(building):
            building_of = sign.Sign(BUILDINGS[building].kind)
            return [Carry(things.BuildingTile(building), Seat(before.seat), (building_of,))]
        case BuildMonument(monument):
            line = sign.Sign(MONUMENTS[monument].kind), sign.Sign(sign.MONUMENT)
            return [Carry(things.MonumentTile(monument), Seat(before.seat), line)]
    return []


def _place(played: Played) -> things.Thing:
    """Where what an action brings comes from."""
    before, action, _after = played
    match action:
        case Do(number):
            return things.Plate(before.about[0], number)
        case DoOn(gear, number):
            return things.Plate(gear, number)
        case Take():
            return things.Plate(PALENQUE, before.about[0])
        case Build(building):
            return things.BuildingTile(building)
        case BuildMonument(monument):
            return things.MonumentTile(monument)
        case Learn(track) | Bonus(track) | Unlearn(track):
            return things.Technology(track)
        case StepUp(temple) | Lower(temple) | Beg(temple) | Burn(temple):
            return things.Temple(temple)
        case EndTurn() if before.start_space == before.seat:
            return things.StartSpace()
    return things.Calendar()
