"""Short descriptions of what can be touched, for screen readers and the keyboard."""

from game.tzolkin.rules.data.board import START, TEETH
from game.tzolkin.rules.data.tiles import BUILDINGS, MONUMENTS
from game.tzolkin.rules.state import DUMMY, FREE
from game.tzolkin.table import things
from game.tzolkin.table.explaining import explained
from game.tzolkin.table.explaining.explanation import Asker
from game.tzolkin.table.explaining.gears import price_of
from game.tzolkin.words import goods, owned, spots, tiles
from game.tzolkin.words.names import whole
from game.tzolkin.words.spots import SPOTS
from game.ui.sentence import Sentence, Words


def spoken(asked: Asker, thing: things.Thing) -> Words:
    """Return a thing's name, and what somebody who cannot see the table needs to choose it."""
    match thing:
        case things.Gear(gear):
            return _priced(asked, thing, _gear(asked, gear))
        case things.Space(tooth) if asked.state.teeth[tooth] == asked.seat:
            return spots.own_worker(tooth)
        case things.StartSpace() | things.QuickSpaces():
            return _priced(asked, thing, whole(explained(asked, thing).name))
        case things.Temple(temple, _step):
            return spots.you_on_step(temple, asked.state.temples[3 * asked.seat + temple])
        case things.Technology(track, _level):
            return spots.you_at_level_of(track, asked.state.techs[4 * asked.seat + track])
        case things.BuildingTile(number):
            return owned.costs(tiles.building(number), goods.cost_of(BUILDINGS[number].cost))
        case things.MonumentTile(number):
            return owned.costs(tiles.monument(number), goods.cost_of(MONUMENTS[number].cost))
    return explained(asked, thing).name


def _priced(asked: Asker, thing: things.Thing, told: Sentence) -> Sentence:
    """Add what the next worker costs at a thing to its description."""
    price = price_of(asked, thing)
    return spots.with_price(told, price) if price else told


def _gear(asked: Asker, gear: int) -> Sentence:
    """Return a gear's name with who stands on which space."""
    first = START[gear]
    seats = ((space, asked.state.teeth[first + space]) for space in range(TEETH[gear]))
    return spots.gear_with(
        gear, tuple((space, _who(asked, seat)) for space, seat in seats if seat != FREE)
    )


def _who(asked: Asker, seat: int) -> Words:
    if seat == asked.seat:
        return SPOTS["you"]
    return SPOTS["a-dummy"] if seat == DUMMY else asked.name(seat)
