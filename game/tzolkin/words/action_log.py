"""Describe what was done, without the player's name: lines of the log and captions."""

from collections.abc import Callable
from typing import Any, Final

from game.tzolkin.rules import actions
from game.tzolkin.rules.data.board import CUBE_VALUE, MOST_LEVELS, NONE, PALENQUE
from game.tzolkin.rules.effects import placing
from game.tzolkin.rules.hidden import View
from game.tzolkin.rules.state import ACTION, BUILD, FAVOUR, PLACED_ON_QUICK_SPACE, TECH, WORKER
from game.tzolkin.words import expansion, goods, tiles
from game.tzolkin.words.names import action_name, technology, temple, tooth
from game.ui.i18n import gettext as _
from game.ui.i18n import ngettext, pgettext
from game.ui.sentence import Sentence, Words, sentence


def log_line(before: View, action: actions.Action) -> Sentence:
    """Describe what the seat to act did by ``action`` in the view ``before``."""
    return _LINES[type(action)](before, action)


# The sentences.


@sentence
def places(at: int) -> str:
    """Tell that a worker is placed on the tooth ``at``."""
    return _("places a worker on {space}").format(space=tooth(at))


@sentence
def places_on_start() -> str:
    return _("places a worker on the starting-player space")


@sentence
def places_on_quick(tile: str) -> str:
    told = _("places a worker on a quick action space: {action}")
    return told.format(action=expansion.quick_action(tile))


@sentence
def is_shown_mercy(at: int) -> str:
    """Tell that a worker is placed by mercy on the tooth ``at``."""
    return _("is shown mercy: a worker on {space} for all the corn").format(space=tooth(at))


@sentence
def begs(corn: int, of: int) -> str:
    """Tell that a player begs, has ``corn`` then, and goes down a step on the temple ``of``."""
    told = _("begs for corn and has {corn}, a step down on {temple}")
    return told.format(corn=corn, temple=temple(of))


@sentence
def picks_up(at: int) -> str:
    """Tell that the worker on the tooth ``at`` is picked up."""
    return _("picks up the worker from {space}").format(space=tooth(at))


@sentence
def passes() -> str:
    return pgettext("log", "passes")


@sentence
def ends_turn() -> str:
    return _("ends the turn")


@sentence
def ends_turn_with_corn(corn: int) -> str:
    told = _("ends the turn and takes {corn} from the calendar")
    return told.format(corn=goods.corn(corn))


@sentence
def ends_turn_with_quick(tile: str, corn: int) -> str:
    told = (
        _("ends the turn, takes {corn} from the calendar; quick action: {action}")
        if corn
        else _("ends the turn; quick action: {action}")
    )
    return told.format(corn=goods.corn(corn), action=expansion.quick_action(tile))


@sentence
def trades(kind: int, corn: int) -> str:
    told = _("turns {cube} into {corn}")
    return told.format(cube=goods.cubes(kind, 1), corn=goods.corn(corn))


@sentence
def does(gear: int, number: int) -> str:
    return _("does the action of {space}").format(space=action_name(gear, number))


@sentence
def does_nothing() -> str:
    return _("does no action")


@sentence
def learns_no_more() -> str:
    return _("takes no second technology step")


@sentence
def pays_for_no_step() -> str:
    return _("pays for no more temple step")


@sentence
def builds_no_more() -> str:
    return _("builds no more")


@sentence
def does_no_other() -> str:
    return _("does no other action")


@sentence
def declines() -> str:
    return _("pays nothing and does without")


@sentence
def leaves_market() -> str:
    return _("leaves the market")


@sentence
def takes_wood(gear: int, number: int) -> str:
    return _("takes wood from {space}").format(space=action_name(gear, number))


@sentence
def harvests(gear: int, number: int) -> str:
    return _("harvests corn on {space}").format(space=action_name(gear, number))


@sentence
def burns(gear: int, number: int, of: int) -> str:
    """Tell that wood is burnt on an action space, for a step down on the temple ``of``."""
    told = _("burns the wood on {space} for its corn, a step down on {temple}")
    return told.format(space=action_name(gear, number), temple=temple(of))


@sentence
def learns(track: int, level: int) -> str:
    """Tell that a technology goes up; ``level`` is the level reached."""
    told = _("learns {technology} up to level {level}")
    return told.format(technology=technology(track), level=level)


@sentence
def learns_beyond(track: int) -> str:
    told = _("takes a step in {technology} beyond level {level}")
    return told.format(technology=technology(track), level=MOST_LEVELS)


@sentence
def takes_bonus(track: int) -> str:
    return _("takes the bonus of {technology}").format(technology=technology(track))


@sentence
def unlearns(track: int) -> str:
    return _("goes down a level in {technology}").format(technology=technology(track))


@sentence
def pays(kinds: tuple[int, ...]) -> str:
    return _("pays {cubes}").format(cubes=goods.cubes_of(kinds))


@sentence
def takes(kinds: tuple[int, ...]) -> str:
    return _("takes {cubes}").format(cubes=goods.cubes_of(kinds))


@sentence
def goes_up(of: int) -> str:
    """Tell that a player goes up a step on the temple ``of``."""
    return _("goes up a step on {temple}").format(temple=temple(of))


@sentence
def goes_down(of: int) -> str:
    """Tell that a player goes down a step on the temple ``of``."""
    return _("goes down a step on {temple}").format(temple=temple(of))


@sentence
def pays_for_no_gold() -> str:
    return _("pays for no gold")


@sentence
def pays_for_gold(number: int) -> str:
    return _("pays corn for {gold}").format(gold=goods.gold(number))


@sentence
def builds(building: int) -> str:
    return _("builds: {building}").format(building=tiles.building(building))


@sentence
def rebuilds(building: int, source: int) -> str:
    told = _("builds: {building}, and gives up: {source}")
    return told.format(building=tiles.building(building), source=tiles.building(source))


@sentence
def builds_monument(monument: int) -> str:
    return _("builds a monument: {monument}").format(monument=tiles.monument(monument))


@sentence
def rebuilds_as_monument(monument: int, source: int) -> str:
    told = _("builds a monument: {monument}, and gives up: {source}")
    return told.format(monument=tiles.monument(monument), source=tiles.building(source))


@sentence
def sells(kind: int) -> str:
    return _("sells {cube}").format(cube=goods.cubes(kind, 1))


@sentence
def buys(kind: int) -> str:
    return _("buys {cube}").format(cube=goods.cubes(kind, 1))


@sentence
def lets_pass(days: int) -> str:
    return ngettext("lets {count} day pass", "lets {count} days pass", days).format(count=days)


@sentence
def has_chosen_tribe() -> str:
    return _("has chosen a tribe")


@sentence
def has_kept() -> str:
    return _("has chosen the wealth tiles")


@sentence
def action_with_gains(done: Words, brought: Words) -> str:
    """Join the description of an action and that of its gains."""
    return _("{done}: {brought}").format(done=done, brought=brought)


@sentence
def action_with_food_day(done: Words, day: int) -> str:
    """Join the description of an action and the food day that follows it."""
    return _("{done}; food day {day}").format(done=done, day=day)


# The sentence of each action.


def _place(before: View, action: actions.Place) -> Sentence:
    return places(placing.tooth_for_next_worker(before, action.gear, action.skip))


def _mercy(before: View, action: actions.Mercy) -> Sentence:
    return is_shown_mercy(placing.tooth_for_next_worker(before, action.gear))


def _beg(before: View, action: actions.Beg) -> Sentence:
    return begs(placing.corn_after_begging(before), action.temple)


def _end(before: View, _action: actions.EndTurn) -> Sentence:
    corn = before.calendar_corn if before.start_space == before.seat else 0
    if before.turn_flags & PLACED_ON_QUICK_SPACE:
        return ends_turn_with_quick(before.current_quick_tile(), corn)
    return ends_turn_with_corn(corn) if corn else ends_turn()


def _nothing(before: View, _action: actions.Nothing) -> Sentence:
    return {
        WORKER: does_nothing,
        TECH: learns_no_more,
        FAVOUR: pays_for_no_step,
        BUILD: builds_no_more,
        ACTION: does_no_other,
    }[before.phase]()


def _take(before: View, action: actions.Take) -> Sentence:
    told = takes_wood if action.wood else harvests
    return told(PALENQUE, before.phase_args[0])


def _learn(before: View, action: actions.Learn) -> Sentence:
    level = before.techs[4 * before.seat + action.track]
    if level == MOST_LEVELS:
        return learns_beyond(action.track)
    return learns(action.track, level + 1)


def _take_gold(_before: View, action: actions.TakeGold) -> Sentence:
    return pays_for_gold(action.number) if action.number else pays_for_no_gold()


def _build(_before: View, action: actions.Build) -> Sentence:
    if action.source == NONE:
        return builds(action.building)
    return rebuilds(action.building, action.source)


def _build_monument(_before: View, action: actions.BuildMonument) -> Sentence:
    if action.source == NONE:
        return builds_monument(action.monument)
    return rebuilds_as_monument(action.monument, action.source)


_LINES: Final[dict[type[actions.Action], Callable[[View, Any], Sentence]]] = {
    actions.Tribe: lambda _before, _action: has_chosen_tribe(),
    actions.Keep: lambda _before, _action: has_kept(),
    actions.Place: _place,
    actions.PlaceStart: lambda _before, _action: places_on_start(),
    actions.PlaceQuick: lambda before, _action: places_on_quick(before.current_quick_tile()),
    actions.Mercy: _mercy,
    actions.Beg: _beg,
    actions.Pick: lambda _before, action: picks_up(action.tooth),
    actions.Pass: lambda _before, _action: passes(),
    actions.EndTurn: _end,
    actions.Trade: lambda _before, action: trades(action.kind, CUBE_VALUE[action.kind]),
    actions.Do: lambda before, action: does(before.phase_args[0], action.number),
    actions.DoOn: lambda _before, action: does(action.gear, action.number),
    actions.Nothing: _nothing,
    actions.Decline: lambda _before, _action: declines(),
    actions.Done: lambda _before, _action: leaves_market(),
    actions.Take: _take,
    actions.Burn: lambda before, action: burns(PALENQUE, before.phase_args[0], action.temple),
    actions.Learn: _learn,
    actions.Bonus: lambda _before, action: takes_bonus(action.track),
    actions.Unlearn: lambda _before, action: unlearns(action.track),
    actions.Pay: lambda _before, action: pays(action.cubes),
    actions.Gain: lambda _before, action: takes(action.cubes),
    actions.StepUp: lambda _before, action: goes_up(action.temple),
    actions.Lower: lambda _before, action: goes_down(action.temple),
    actions.TakeGold: _take_gold,
    actions.Build: _build,
    actions.BuildMonument: _build_monument,
    actions.Sell: lambda _before, action: sells(action.kind),
    actions.Buy: lambda _before, action: buys(action.kind),
    actions.Advance: lambda _before, action: lets_pass(action.days),
}
"""By class of action, the function that describes it.

Tribe and Keep do not name the tribe or the tiles: they are secret until all have chosen.
"""
