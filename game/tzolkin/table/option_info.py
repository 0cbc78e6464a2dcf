"""Name, effect, signs and rule of the options that can be chosen."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from game.tzolkin.rules.data.board import CUBE_VALUE, GEARS, KINDS, PALENQUE, UXMAL
from game.tzolkin.rules.effects import gear_actions, placing
from game.tzolkin.rules.state import State
from game.tzolkin.table import things
from game.tzolkin.table.options import Option, VerbOption
from game.tzolkin.table.signs import Line, Sign, sign
from game.tzolkin.words import choices, expansion, goods, names, rulebook_sections, tiles
from game.tzolkin.words.choices import CHOICE_EXPLANATIONS, CHOICE_NAMES
from game.ui.sentence import Sentence, Words

# Options that no thing on the table stands for.


@dataclass(frozen=True)
class OptionInfo:
    """What is known of an option, by its verb; its number may be a kind of resource.

    Attributes:
        name: returns its name.
        effect: returns its effect in a position.
        rule: the section of the rulebook.
        signs: returns the signs of its card; empty for a way that only words can tell.
    """

    name: Callable[[int], Sentence]
    effect: Callable[[State, int], Sentence]
    rule: str
    signs: Callable[[State, int], Line] = lambda _state, _about: ()


def _plain(verb: str, rule: str, *line: Sign) -> OptionInfo:
    """Return a way that has no number, with its signs."""
    return OptionInfo(
        lambda _about: CHOICE_NAMES[verb],
        lambda _state, _about: CHOICE_EXPLANATIONS[verb],
        rule,
        lambda _s, _a: line,
    )


def _sold(_state: State, kind: int) -> Line:
    return Sign(KINDS[kind]), sign.TO, Sign(sign.CORN, str(CUBE_VALUE[kind]))


def _bought(state: State, kind: int) -> Line:
    return Sign(sign.CORN, str(gear_actions.market_price(state, kind))), sign.TO, Sign(KINDS[kind])


def _begged(state: State) -> Line:
    """Return the corn that begging brings: it is filled up to an amount (section 4)."""
    return (sign.more(sign.CORN, placing.corn_after_begging(state) - state.corn[state.seat]),)


OPTION_INFO: Final[Mapping[str, OptionInfo]] = {
    "nothing": _plain("nothing", rulebook_sections.PICKING),
    "decline": _plain("decline", rulebook_sections.PROPHECIES),
    "corn": _plain("corn", GEARS[PALENQUE], Sign(sign.CORN_TILE)),
    "wood": _plain("wood", GEARS[PALENQUE], Sign(sign.WOOD_TILE)),
    "burn": _plain("burn", GEARS[PALENQUE], Sign(sign.BURN)),
    "whole": _plain("whole", rulebook_sections.TECHNOLOGIES),
    "served": _plain("served", rulebook_sections.TECHNOLOGIES),
    "anew": _plain("anew", rulebook_sections.NEW_BUILDINGS),
    "pass": _plain("pass", rulebook_sections.TRIBES),
    "beg": OptionInfo(
        lambda _about: CHOICE_NAMES["beg"],
        lambda state, _about: choices.describe_begging(placing.corn_after_begging(state)),
        rulebook_sections.BEGGING,
        lambda state, _about: (sign.down(sign.TEMPLE), sign.TO, *_begged(state)),
    ),
    "save": OptionInfo(
        choices.saving,
        lambda _state, kind: choices.describe_saving(kind),
        rulebook_sections.TECHNOLOGIES,
        lambda _state, kind: (Sign(KINDS[kind], struck=True),),
    ),
    "trade": OptionInfo(
        choices.trade,
        lambda _state, kind: choices.describe_trading(kind),
        rulebook_sections.TRIBES,
        _sold,
    ),
    "sell": OptionInfo(
        choices.sell, lambda _state, kind: choices.describe_selling(kind), GEARS[UXMAL], _sold
    ),
    "buy": OptionInfo(
        choices.buy,
        lambda state, kind: choices.describe_buying(kind, gear_actions.market_price(state, kind)),
        GEARS[UXMAL],
        _bought,
    ),
    "gold": OptionInfo(
        goods.gold,
        lambda _state, count: (
            choices.describe_gold(count) if count else CHOICE_EXPLANATIONS["no-gold"]
        ),
        rulebook_sections.PROPHECIES,
        lambda _state, count: (Sign(sign.GOLD, str(count)),),
    ),
    "days": OptionInfo(
        goods.days,
        lambda _state, days: CHOICE_EXPLANATIONS["one-day" if days == 1 else "two-days"],
        rulebook_sections.CALENDAR,
        lambda _state, days: (Sign(sign.DAY, str(days)),),
    ),
}


def name_of(option: Option, state: State) -> Words:
    """Return the name of an option; empty for a seat, which has its player's name."""
    match option:
        case things.Gear(gear):
            return names.gear(gear)
        case things.Space(tooth):
            return names.tooth(tooth)
        case things.Plate(gear, number):
            return names.action_name(gear, number)
        case things.Temple(temple, _step):
            return names.temple(temple)
        case things.Technology(track, _level):
            return names.technology(track)
        case things.Cube(kind):
            return names.cube(kind)
        case VerbOption(verb, about):
            return OPTION_INFO[verb].name(about)
    return _name_of_tile(option, state)


def _name_of_tile(option: Option, state: State) -> Words:
    match option:
        case things.StartSpace():
            return CHOICE_NAMES["start"]
        case things.QuickSpaces():
            return names.full_sentence(expansion.quick_action(state.current_quick_tile()))
        case things.Calendar():
            return CHOICE_NAMES["calendar"]
        case things.Ahead(days):
            return choices.in_days(days)
        case things.BuildingTile(number):
            return tiles.building(number)
        case things.MonumentTile(number):
            return tiles.monument(number)
        case things.WealthTile(number):
            return tiles.wealth(number)
        case things.TribeTile(tribe):
            return expansion.tribe(tribe)
        case things.ProphecyTile(prophecy):
            return expansion.prophecy(prophecy)
    return ""
