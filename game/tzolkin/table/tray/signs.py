"""What a card of the tray shows in signs."""

from game.tzolkin.rules.data.board import GEAR_OF, KINDS, VALUE
from game.tzolkin.rules.effects import market, technologies
from game.tzolkin.rules.state import TECH, State
from game.tzolkin.table.choice.options import Option, Way
from game.tzolkin.table.signs import Line, Sign, Signs, sign, signs_of
from game.tzolkin.table.signs.sign import each
from game.tzolkin.table.signs.spaces import EMBLEMS
from game.tzolkin.table.things import Space, Technology


def signs_of_option(option: Option, state: State) -> Signs:
    """A thing, or a way to do something; empty for what only words can say."""
    if isinstance(option, Technology) and state.phase == TECH:
        cubes = each(sign.CUBE, technologies.due(state, option.track))
        return (
            ((*cubes, sign.TO, *signs_of(option, state)[0]),) if cubes else signs_of(option, state)
        )
    if not isinstance(option, Way):
        return signs_of(option, state)
    line = _of_way(option, state)
    return (line,) if line else ()


def signs_of_worker(tooth: int, state: State) -> Signs:
    """A worker, and what his space does, or where that is nothing his gear."""
    first, *rest = signs_of(Space(tooth), state) or ((Sign(EMBLEMS[GEAR_OF[tooth]]),),)
    return (Sign(sign.WORKER), *first), *rest


def _of_way(way: Way, state: State) -> Line:
    kind, number = KINDS[way.about % len(KINDS)], way.about
    match way.verb:
        case "corn" | "wood" | "burn" | "beg":
            return (Sign({"corn": sign.CORN_TILE, "wood": sign.WOOD_TILE}.get(way.verb, way.verb)),)
        case "save":
            return (Sign(kind, struck=True),)
        case "trade" | "sell":
            return (Sign(kind), sign.TO, Sign(sign.CORN, str(VALUE[number])))
        case "buy":
            return (Sign(sign.CORN, str(market.price(state, number))), sign.TO, Sign(kind))
        case "gold":
            return (Sign(sign.GOLD, str(number)),)
        case "days":
            return (Sign(sign.DAY, str(number)),)
    return ()
