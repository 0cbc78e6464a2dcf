"""What a card of the tray shows in signs."""

from game.tzolkin.rules.data.board import GEAR_OF
from game.tzolkin.rules.effects import technologies
from game.tzolkin.rules.state import TECH, State
from game.tzolkin.table.choice.options import Option, OptionWay
from game.tzolkin.table.signs import Sign, Signs, sign, signs_of
from game.tzolkin.table.signs.sign import each
from game.tzolkin.table.signs.spaces import EMBLEMS
from game.tzolkin.table.things import Space, Technology
from game.tzolkin.table.ways import WAYS


def signs_of_option(option: Option, state: State) -> Signs:
    """Return an option's signs; empty for one that only words can tell."""
    if isinstance(option, Technology) and state.phase == TECH:
        cubes = each(sign.CUBE, technologies.due(state, option.track))
        return (
            ((*cubes, sign.TO, *signs_of(option, state)[0]),) if cubes else signs_of(option, state)
        )
    if not isinstance(option, OptionWay):
        return signs_of(option, state)
    line = WAYS[option.verb].signs(state, option.about) if option.verb in WAYS else ()
    return (line,) if line else ()


def signs_of_worker(tooth: int, state: State) -> Signs:
    """Return a worker with the action of his space, or with his gear if the space has none."""
    first, *rest = signs_of(Space(tooth), state) or ((Sign(EMBLEMS[GEAR_OF[tooth]]),),)
    return (Sign(sign.WORKER), *first), *rest
