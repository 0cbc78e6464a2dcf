"""The signs of every thing on the table, for its explanation."""

from functools import singledispatch

from game.tzolkin.rules.data.board import GEAR_OF, KINDS, SPACE_OF, TEMPLES
from game.tzolkin.rules.state import State
from game.tzolkin.table import things
from game.tzolkin.table.signs import sign, spaces, tiles
from game.tzolkin.table.signs.sign import Sign, Signs


def signs_of(thing: things.Thing, state: State) -> Signs:
    """Return a thing's signs; empty for a thing without any, such as a seat."""
    return _signs(thing, state)


@singledispatch
def _signs(_thing: object, _state: State) -> Signs:
    return ()


@_signs.register(things.Gear)
def _(thing: things.Gear, _state: State) -> Signs:
    return ((Sign(spaces.EMBLEMS[thing.gear]),),)


@_signs.register(things.Space)
def _(thing: things.Space, _state: State) -> Signs:
    return spaces.space(GEAR_OF[thing.tooth], SPACE_OF[thing.tooth])


@_signs.register(things.Plate)
def _(thing: things.Plate, _state: State) -> Signs:
    return spaces.space(thing.gear, thing.number)


@_signs.register(things.StartSpace)
def _(_thing: things.StartSpace, state: State) -> Signs:
    return ((Sign(sign.FIRST), Sign(sign.CORN, str(state.calendar_corn))),)


@_signs.register(things.QuickSpaces)
def _(_thing: things.QuickSpaces, state: State) -> Signs:
    return (
        ((Sign(sign.QUICK),), *spaces.quick(state.current_quick_tile()))
        if state.quick_tiles
        else ()
    )


@_signs.register(things.Calendar)
def _(_thing: things.Calendar, _state: State) -> Signs:
    return ((Sign(sign.DAY),),)


@_signs.register(things.Ahead)
def _(_thing: things.Ahead, _state: State) -> Signs:
    return ((Sign(sign.LOOK),),)


@_signs.register(things.Temple)
def _(thing: things.Temple, _state: State) -> Signs:
    return ((Sign(TEMPLES[thing.temple]),),)


@_signs.register(things.Technology)
def _(thing: things.Technology, _state: State) -> Signs:
    shown = spaces.level(thing.track, max(0, thing.level))
    return (shown or (spaces.technology(thing.track),),)


@_signs.register(things.BuildingTile)
def _(thing: things.BuildingTile, _state: State) -> Signs:
    return (tiles.building_whole(thing.building),)


@_signs.register(things.MonumentTile)
def _(thing: things.MonumentTile, state: State) -> Signs:
    return (tiles.monument_whole(thing.monument, state.seats),)


@_signs.register(things.WealthTile)
def _(thing: things.WealthTile, _state: State) -> Signs:
    return tiles.wealth(thing.tile)


@_signs.register(things.TribeTile)
def _(thing: things.TribeTile, _state: State) -> Signs:
    return (tiles.tribe(thing.tribe),)


@_signs.register(things.ProphecyTile)
def _(thing: things.ProphecyTile, _state: State) -> Signs:
    return (tiles.prophecy(thing.prophecy),)


@_signs.register(things.Cube)
def _(thing: things.Cube, _state: State) -> Signs:
    return ((Sign(KINDS[thing.kind]),),)
