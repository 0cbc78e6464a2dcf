"""What a seat did, without its name: a line of the log, a caption."""

from collections.abc import Callable
from typing import Any, Final

from game.tzolkin.rules.actions import (
    NONE,
    Action,
    Advance,
    Beg,
    Bonus,
    Build,
    BuildMonument,
    Burn,
    Buy,
    Decline,
    Do,
    Done,
    DoOn,
    EndTurn,
    Gain,
    Keep,
    Learn,
    Lower,
    Mercy,
    Nothing,
    Pass,
    Pay,
    Pick,
    Place,
    PlaceQuick,
    PlaceStart,
    Sell,
    StepUp,
    Take,
    TakeGold,
    Trade,
    Tribe,
    Unlearn,
)
from game.tzolkin.rules.data.board import MOST_LEVELS, PALENQUE, VALUE
from game.tzolkin.rules.effects import placing
from game.tzolkin.rules.state import ACTION, BUILD, FAVOUR, QUICK, TECH, WORKER, State
from game.tzolkin.words import expansion, goods, tiles
from game.tzolkin.words.names import action as action_name
from game.tzolkin.words.names import technology, temple, tooth
from game.ui.i18n import gettext as _
from game.ui.i18n import ngettext


def log_line(before: State, action: Action) -> str:
    """What the seat to act did in ``before``."""
    return _LINES[type(action)](before, action)


def _place(before: State, action: Place) -> str:
    told = _("places a worker on {space}")
    return told.format(space=tooth(placing.lowest(before, action.gear, action.skip)))


def _place_start(_before: State, _action: PlaceStart) -> str:
    return _("places a worker on the starting-player space")


def _place_quick(before: State, _action: PlaceQuick) -> str:
    told = _("places a worker on a quick action space: {action}")
    return told.format(action=expansion.quick_action(before.quick_tile()))


def _mercy(before: State, action: Mercy) -> str:
    told = _("is shown mercy: a worker on {space} for all the corn")
    return told.format(space=tooth(placing.lowest(before, action.gear)))


def _beg(before: State, action: Beg) -> str:
    after = before.copy()
    placing.beg(after, action.temple)
    told = _("begs for corn and has {corn}, a step down on {temple}")
    return told.format(corn=after.corn[before.seat], temple=temple(action.temple))


def _pick(_before: State, action: Pick) -> str:
    return _("picks up the worker from {space}").format(space=tooth(action.tooth))


def _pass(_before: State, _action: Pass) -> str:
    return _("passes")


def _end(before: State, _action: EndTurn) -> str:
    corn = before.teeth_corn if before.start_space == before.seat else 0
    if before.used & QUICK:
        quick = expansion.quick_action(before.quick_tile())
        told = (
            _("ends the turn, takes {corn} from the calendar; quick action: {action}")
            if corn
            else _("ends the turn; quick action: {action}")
        )
        return told.format(corn=goods.corn(corn), action=quick)
    if not corn:
        return _("ends the turn")
    return _("ends the turn and takes {corn} from the calendar").format(corn=goods.corn(corn))


def _trade(_before: State, action: Trade) -> str:
    told = _("turns {cube} into {corn}")
    return told.format(cube=goods.cubes(action.kind, 1), corn=goods.corn(VALUE[action.kind]))


def _do(before: State, action: Do) -> str:
    return _done(before.about[0], action.number)


def _do_on(_before: State, action: DoOn) -> str:
    return _done(action.gear, action.number)


def _done(gear: int, number: int) -> str:
    return _("does the action of {space}").format(space=action_name(gear, number))


def _nothing(before: State, _action: Nothing) -> str:
    return {
        WORKER: _("does no action"),
        TECH: _("takes no second technology step"),
        FAVOUR: _("pays for no more temple step"),
        BUILD: _("builds no more"),
        ACTION: _("does no other action"),
    }[before.phase]


def _decline(_before: State, _action: Decline) -> str:
    return _("pays nothing and does without")


def _done_at_market(_before: State, _action: Done) -> str:
    return _("leaves the market")


def _take(before: State, action: Take) -> str:
    space = action_name(PALENQUE, before.about[0])
    if action.wood:
        return _("takes wood from {space}").format(space=space)
    return _("harvests corn on {space}").format(space=space)


def _burn(before: State, action: Burn) -> str:
    told = _("burns the wood on {space} for its corn, a step down on {temple}")
    space = action_name(PALENQUE, before.about[0])
    return told.format(space=space, temple=temple(action.temple))


def _learn(before: State, action: Learn) -> str:
    level = before.techs[4 * before.seat + action.track]
    name = technology(action.track)
    if level == MOST_LEVELS:
        return _("takes a step in {technology} beyond level {level}").format(
            technology=name, level=level
        )
    return _("learns {technology} up to level {level}").format(technology=name, level=level + 1)


def _bonus(_before: State, action: Bonus) -> str:
    return _("takes the bonus of {technology}").format(technology=technology(action.track))


def _unlearn(_before: State, action: Unlearn) -> str:
    return _("goes down a level in {technology}").format(technology=technology(action.track))


def _pay(_before: State, action: Pay) -> str:
    return _("pays {cubes}").format(cubes=goods.cubes_of(action.cubes))


def _gain(_before: State, action: Gain) -> str:
    return _("takes {cubes}").format(cubes=goods.cubes_of(action.cubes))


def _step_up(_before: State, action: StepUp) -> str:
    return _("goes up a step on {temple}").format(temple=temple(action.temple))


def _lower(_before: State, action: Lower) -> str:
    return _("goes down a step on {temple}").format(temple=temple(action.temple))


def _take_gold(_before: State, action: TakeGold) -> str:
    if not action.number:
        return _("pays for no gold")
    return _("pays corn for {gold}").format(gold=goods.gold(action.number))


def _build(_before: State, action: Build) -> str:
    name = tiles.building(action.building)
    if action.source == NONE:
        return _("builds: {building}").format(building=name)
    told = _("builds: {building}, and gives up: {source}")
    return told.format(building=name, source=tiles.building(action.source))


def _build_monument(_before: State, action: BuildMonument) -> str:
    name = tiles.monument(action.monument)
    if action.source == NONE:
        return _("builds a monument: {monument}").format(monument=name)
    told = _("builds a monument: {monument}, and gives up: {source}")
    return told.format(monument=name, source=tiles.building(action.source))


def _sell(_before: State, action: Sell) -> str:
    return _("sells {cube}").format(cube=goods.cubes(action.kind, 1))


def _buy(_before: State, action: Buy) -> str:
    return _("buys {cube}").format(cube=goods.cubes(action.kind, 1))


def _advance(_before: State, action: Advance) -> str:
    return ngettext("lets {count} day pass", "lets {count} days pass", action.days).format(
        count=action.days
    )


def _tribe(_before: State, _action: Tribe) -> str:
    return _("has chosen a tribe")


def _keep(_before: State, _action: Keep) -> str:
    return _("has chosen the wealth tiles")


_LINES: Final[dict[type[Action], Callable[[State, Any], str]]] = {
    Tribe: _tribe,
    Keep: _keep,
    Place: _place,
    PlaceStart: _place_start,
    PlaceQuick: _place_quick,
    Mercy: _mercy,
    Beg: _beg,
    Pick: _pick,
    Pass: _pass,
    EndTurn: _end,
    Trade: _trade,
    Do: _do,
    DoOn: _do_on,
    Nothing: _nothing,
    Decline: _decline,
    Done: _done_at_market,
    Take: _take,
    Burn: _burn,
    Learn: _learn,
    Bonus: _bonus,
    Unlearn: _unlearn,
    Pay: _pay,
    Gain: _gain,
    StepUp: _step_up,
    Lower: _lower,
    TakeGold: _take_gold,
    Build: _build,
    BuildMonument: _build_monument,
    Sell: _sell,
    Buy: _buy,
    Advance: _advance,
}
"""Tribes and wealth tiles are secret until all have chosen: nothing is told of which."""
