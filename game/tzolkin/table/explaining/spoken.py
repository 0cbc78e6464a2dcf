"""What can be touched, in a line: for screen readers and for the keyboard."""

from collections.abc import Iterator

from game.tzolkin.rules.data.board import START, TEETH
from game.tzolkin.rules.data.tiles import BUILDINGS, MONUMENTS
from game.tzolkin.rules.state import DUMMY, FREE
from game.tzolkin.table.explaining import explained
from game.tzolkin.table.explaining.explanation import Asked
from game.tzolkin.table.explaining.gears import price_of
from game.tzolkin.table.things import (
    BuildingTile,
    Gear,
    MonumentTile,
    QuickSpaces,
    Space,
    StartSpace,
    Technology,
    Temple,
    Thing,
)
from game.tzolkin.words import goods, names, tiles
from game.ui.i18n import gettext as _


def spoken(asked: Asked, thing: Thing) -> str:
    """Its name, and what somebody who does not see the table has to know to choose it."""
    match thing:
        case Gear(gear):
            return " ".join(_gear(asked, gear))
        case Space(tooth) if asked.state.teeth[tooth] == asked.seat:
            return _("Your worker on {space}").format(space=names.tooth(tooth))
        case StartSpace() | QuickSpaces():
            return f"{explained(asked, thing).name}. {price_of(asked, thing)}".strip()
        case Temple(temple, _step):
            step = asked.state.temples[3 * asked.seat + temple]
            told = _("{temple}: you are on step {step}")
            return told.format(temple=names.temple(temple), step=step)
        case Technology(track, _level):
            level = asked.state.techs[4 * asked.seat + track]
            told = _("{technology}: you are at level {level}")
            return told.format(technology=names.technology(track), level=level)
        case BuildingTile(number):
            told = _("{name}, costs {cost}")
            cost = goods.cost_of(BUILDINGS[number].cost)
            return told.format(name=tiles.building(number), cost=cost)
        case MonumentTile(number):
            told = _("{name}, costs {cost}")
            cost = goods.cost_of(MONUMENTS[number].cost)
            return told.format(name=tiles.monument(number), cost=cost)
    return explained(asked, thing).name


def _gear(asked: Asked, gear: int) -> Iterator[str]:
    """Who stands where on it, and what the next worker costs."""
    told = _("{space} {player}")
    first = START[gear]
    standing = []
    for space in range(TEETH[gear]):
        seat = asked.state.teeth[first + space]
        if seat != FREE:
            who = _("a dummy") if seat == DUMMY else asked.name(seat)
            who = _("you") if seat == asked.seat else who
            standing.append(told.format(space=space, player=who))
    if standing:
        on_it = _("{gear}: {workers}.")
        yield on_it.format(gear=names.gear(gear), workers=names.listed(standing))
    else:
        yield _("{gear}: nobody.").format(gear=names.gear(gear))
    if price := price_of(asked, Gear(gear)):
        yield price
