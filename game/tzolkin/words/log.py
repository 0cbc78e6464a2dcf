"""Describe an action without the player's name, for a line of the log or a caption."""

from collections.abc import Callable
from typing import Any, Final

from game.tzolkin.rules import actions
from game.tzolkin.rules.data.board import MOST_LEVELS, NONE, PALENQUE, VALUE
from game.tzolkin.rules.effects import placing
from game.tzolkin.rules.hidden import View
from game.tzolkin.rules.state import ACTION, BUILD, FAVOUR, QUICK, TECH, WORKER
from game.tzolkin.words import steps
from game.ui.sentence import Sentence


def log_line(before: View, action: actions.Action) -> Sentence:
    """Describe what the seat to act did by ``action`` in the view ``before``."""
    return _LINES[type(action)](before, action)


def _place(before: View, action: actions.Place) -> Sentence:
    return steps.places(placing.lowest(before, action.gear, action.skip))


def _mercy(before: View, action: actions.Mercy) -> Sentence:
    return steps.is_shown_mercy(placing.lowest(before, action.gear))


def _beg(before: View, action: actions.Beg) -> Sentence:
    return steps.begs(placing.begged(before), action.temple)


def _end(before: View, _action: actions.EndTurn) -> Sentence:
    corn = before.teeth_corn if before.start_space == before.seat else 0
    if before.used & QUICK:
        return steps.ends_turn_with_quick(before.quick_tile(), corn)
    return steps.ends_turn_with_corn(corn) if corn else steps.ends_turn()


def _nothing(before: View, _action: actions.Nothing) -> Sentence:
    return {
        WORKER: steps.does_nothing,
        TECH: steps.learns_no_more,
        FAVOUR: steps.pays_for_no_step,
        BUILD: steps.builds_no_more,
        ACTION: steps.does_no_other,
    }[before.phase]()


def _take(before: View, action: actions.Take) -> Sentence:
    told = steps.takes_wood if action.wood else steps.harvests
    return told(PALENQUE, before.about[0])


def _learn(before: View, action: actions.Learn) -> Sentence:
    level = before.techs[4 * before.seat + action.track]
    if level == MOST_LEVELS:
        return steps.learns_beyond(action.track)
    return steps.learns(action.track, level + 1)


def _take_gold(_before: View, action: actions.TakeGold) -> Sentence:
    return steps.pays_for_gold(action.number) if action.number else steps.pays_for_no_gold()


def _build(_before: View, action: actions.Build) -> Sentence:
    if action.source == NONE:
        return steps.builds(action.building)
    return steps.rebuilds(action.building, action.source)


def _build_monument(_before: View, action: actions.BuildMonument) -> Sentence:
    if action.source == NONE:
        return steps.builds_monument(action.monument)
    return steps.rebuilds_as_monument(action.monument, action.source)


_LINES: Final[dict[type[actions.Action], Callable[[View, Any], Sentence]]] = {
    actions.Tribe: lambda _before, _action: steps.has_chosen_tribe(),
    actions.Keep: lambda _before, _action: steps.has_kept(),
    actions.Place: _place,
    actions.PlaceStart: lambda _before, _action: steps.places_on_start(),
    actions.PlaceQuick: lambda before, _action: steps.places_on_quick(before.quick_tile()),
    actions.Mercy: _mercy,
    actions.Beg: _beg,
    actions.Pick: lambda _before, action: steps.picks_up(action.tooth),
    actions.Pass: lambda _before, _action: steps.passes(),
    actions.EndTurn: _end,
    actions.Trade: lambda _before, action: steps.trades(action.kind, VALUE[action.kind]),
    actions.Do: lambda before, action: steps.does(before.about[0], action.number),
    actions.DoOn: lambda _before, action: steps.does(action.gear, action.number),
    actions.Nothing: _nothing,
    actions.Decline: lambda _before, _action: steps.declines(),
    actions.Done: lambda _before, _action: steps.leaves_market(),
    actions.Take: _take,
    actions.Burn: lambda before, action: steps.burns(PALENQUE, before.about[0], action.temple),
    actions.Learn: _learn,
    actions.Bonus: lambda _before, action: steps.takes_bonus(action.track),
    actions.Unlearn: lambda _before, action: steps.unlearns(action.track),
    actions.Pay: lambda _before, action: steps.pays(action.cubes),
    actions.Gain: lambda _before, action: steps.takes(action.cubes),
    actions.StepUp: lambda _before, action: steps.goes_up(action.temple),
    actions.Lower: lambda _before, action: steps.goes_down(action.temple),
    actions.TakeGold: _take_gold,
    actions.Build: _build,
    actions.BuildMonument: _build_monument,
    actions.Sell: lambda _before, action: steps.sells(action.kind),
    actions.Buy: lambda _before, action: steps.buys(action.kind),
    actions.Advance: lambda _before, action: steps.lets_pass(action.days),
}
"""By class of action, the function that describes it.

Tribe and Keep do not name the tribe or the tiles: they are secret until all have chosen.
"""
