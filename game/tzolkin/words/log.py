"""What a seat did, without its name: a line of the log, a caption."""

from collections.abc import Callable
from typing import Any, Final

from game.tzolkin.rules.actions import (
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
from game.tzolkin.rules.data.board import MOST_LEVELS, NONE, PALENQUE, VALUE
from game.tzolkin.rules.effects import placing
from game.tzolkin.rules.hidden import View
from game.tzolkin.rules.state import ACTION, BUILD, FAVOUR, QUICK, TECH, WORKER
from game.tzolkin.words import steps
from game.ui.sentence import Sentence


def log_line(before: View, action: Action) -> Sentence:
    """What the seat to act did in ``before``."""
    return _LINES[type(action)](before, action)


def _place(before: View, action: Place) -> Sentence:
    return steps.places(placing.lowest(before, action.gear, action.skip))


def _mercy(before: View, action: Mercy) -> Sentence:
    return steps.is_shown_mercy(placing.lowest(before, action.gear))


def _beg(before: View, action: Beg) -> Sentence:
    return steps.begs(placing.begged(before), action.temple)


def _end(before: View, _action: EndTurn) -> Sentence:
    corn = before.teeth_corn if before.start_space == before.seat else 0
    if before.used & QUICK:
        return steps.ends_turn_with_quick(before.quick_tile(), corn)
    return steps.ends_turn_with_corn(corn) if corn else steps.ends_turn()


def _nothing(before: View, _action: Nothing) -> Sentence:
    return {
        WORKER: steps.does_nothing,
        TECH: steps.learns_no_more,
        FAVOUR: steps.pays_for_no_step,
        BUILD: steps.builds_no_more,
        ACTION: steps.does_no_other,
    }[before.phase]()


def _take(before: View, action: Take) -> Sentence:
    told = steps.takes_wood if action.wood else steps.harvests
    return told(PALENQUE, before.about[0])


def _learn(before: View, action: Learn) -> Sentence:
    level = before.techs[4 * before.seat + action.track]
    if level == MOST_LEVELS:
        return steps.learns_beyond(action.track)
    return steps.learns(action.track, level + 1)


def _take_gold(_before: View, action: TakeGold) -> Sentence:
    return steps.pays_for_gold(action.number) if action.number else steps.pays_for_no_gold()


def _build(_before: View, action: Build) -> Sentence:
    if action.source == NONE:
        return steps.builds(action.building)
    return steps.rebuilds(action.building, action.source)


def _build_monument(_before: View, action: BuildMonument) -> Sentence:
    if action.source == NONE:
        return steps.builds_monument(action.monument)
    return steps.rebuilds_as_monument(action.monument, action.source)


_LINES: Final[dict[type[Action], Callable[[View, Any], Sentence]]] = {
    Tribe: lambda _before, _action: steps.has_chosen_tribe(),
    Keep: lambda _before, _action: steps.has_kept(),
    Place: _place,
    PlaceStart: lambda _before, _action: steps.places_on_start(),
    PlaceQuick: lambda before, _action: steps.places_on_quick(before.quick_tile()),
    Mercy: _mercy,
    Beg: _beg,
    Pick: lambda _before, action: steps.picks_up(action.tooth),
    Pass: lambda _before, _action: steps.passes(),
    EndTurn: _end,
    Trade: lambda _before, action: steps.trades(action.kind, VALUE[action.kind]),
    Do: lambda before, action: steps.does(before.about[0], action.number),
    DoOn: lambda _before, action: steps.does(action.gear, action.number),
    Nothing: _nothing,
    Decline: lambda _before, _action: steps.declines(),
    Done: lambda _before, _action: steps.leaves_market(),
    Take: _take,
    Burn: lambda before, action: steps.burns(PALENQUE, before.about[0], action.temple),
    Learn: _learn,
    Bonus: lambda _before, action: steps.takes_bonus(action.track),
    Unlearn: lambda _before, action: steps.unlearns(action.track),
    Pay: lambda _before, action: steps.pays(action.cubes),
    Gain: lambda _before, action: steps.takes(action.cubes),
    StepUp: lambda _before, action: steps.goes_up(action.temple),
    Lower: lambda _before, action: steps.goes_down(action.temple),
    TakeGold: _take_gold,
    Build: _build,
    BuildMonument: _build_monument,
    Sell: lambda _before, action: steps.sells(action.kind),
    Buy: lambda _before, action: steps.buys(action.kind),
    Advance: lambda _before, action: steps.lets_pass(action.days),
}
"""Tribes and wealth tiles are secret until all have chosen: nothing is told of which."""
