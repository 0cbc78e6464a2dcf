"""Explanations of everything that can be touched: what it is, what it does, its price now."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from game.table.things import Seat
from game.tzolkin.rules.data.board import FIRST_TOOTH, GEAR_OF, GEARS, SPACE_OF, TEETH, UXMAL
from game.tzolkin.rules.data.tiles import BUILDINGS, MONUMENTS
from game.tzolkin.rules.state import DUMMY, FREE, State
from game.tzolkin.table import things
from game.tzolkin.table.explaining import gears, panels
from game.tzolkin.table.explaining.explanation import Explanation, Viewer
from game.tzolkin.table.explaining.gears import describe_leaving, price_of
from game.tzolkin.table.foresight.food_day import food_day_from
from game.tzolkin.table.option_info import OPTION_INFO, name_of
from game.tzolkin.table.options import Option, VerbOption
from game.tzolkin.table.tray import CardKind, TrayCard
from game.tzolkin.words import (
    belongings,
    choices,
    gears_and_tracks,
    goods,
    names,
    rulebook_sections,
    tiles,
)
from game.tzolkin.words.belongings import PLAYER_WORDS
from game.tzolkin.words.choices import CHOICE_EXPLANATIONS
from game.tzolkin.words.gears_and_tracks import BOARD_WORDS
from game.tzolkin.words.names import full_sentence
from game.ui.sentence import RuleText, Sentence, Words, lines

# Options that no thing on the table stands for.


def explain_verb_option(viewer: Viewer, option: VerbOption) -> Explanation:
    """Explain a option."""
    told = [OPTION_INFO[option.verb].effect(viewer.state, option.number)]
    if option.verb == "days":
        told += _days(viewer, option.number)
    return Explanation(name_of(option, viewer.state), told)


def rule_of_verb_option(option: VerbOption) -> str:
    """Return the section of the rulebook about a option."""
    return OPTION_INFO[option.verb].rule


def _days(viewer: Viewer, days: int) -> Iterator[Sentence]:
    """Tell what moving on several days costs, and what that brings nearer."""
    if days > 1:
        yield CHOICE_EXPLANATIONS["dark"]
    yield from _food_day(viewer.state, days)
    yield from describe_leaving(viewer, days)


def _food_day(state: State, days: int) -> Iterator[Sentence]:
    """Tell when the next food day is, once so many days have passed."""
    day, left = food_day_from(state)
    if day and left > days:
        yield choices.food_day_away(day, left - days)
    elif day:
        yield choices.food_day_next(day)


__all__ = ["Explanation", "Viewer", "explain"]


def explain(viewer: Viewer, thing: Option) -> Explanation:
    """Return the explanation of a thing or a way, from the point of view of ``viewer``."""
    told = _TOLD[type(thing)](viewer, thing)
    return Explanation(told.name, told.lines, told.price, rule_of(thing))


def rule_of(thing: Option) -> str:
    """Return the section of the rulebook about a thing or a way."""
    match thing:
        case VerbOption():
            return rule_of_verb_option(thing)
        case things.Gear(gear) | things.Plate(gear, _):
            return GEARS[gear]
        case things.Space(tooth):
            return GEARS[GEAR_OF[tooth]]
    return _RULES[type(thing)]


_RULES: Final[dict[type, str]] = {
    things.StartSpace: rulebook_sections.PLACING,
    things.QuickSpaces: rulebook_sections.QUICK_ACTIONS,
    things.Calendar: rulebook_sections.FOOD_DAYS,
    things.Ahead: rulebook_sections.CALENDAR,
    things.Temple: rulebook_sections.TEMPLES,
    things.Technology: rulebook_sections.TECHNOLOGIES,
    things.BuildingTile: rulebook_sections.TILES,
    things.MonumentTile: rulebook_sections.MONUMENTS,
    things.WealthTile: rulebook_sections.BEGINNING,
    things.TribeTile: rulebook_sections.TRIBES,
    things.ProphecyTile: rulebook_sections.PROPHECIES,
    Seat: rulebook_sections.FOOD_DAYS,
    things.Cube: GEARS[UXMAL],
}
_TOLD: Final[dict[type, Callable[[Viewer, Any], Explanation]]] = {
    things.Gear: gears.explain_gear,
    things.Space: gears.explain_space,
    things.Plate: gears.explain_plate,
    things.StartSpace: gears.explain_start_space,
    things.QuickSpaces: gears.explain_quick_spaces,
    things.Calendar: gears.explain_calendar,
    things.Ahead: gears.explain_days_ahead,
    things.Temple: panels.explain_temple,
    things.Technology: panels.explain_technology,
    things.BuildingTile: panels.explain_building,
    things.MonumentTile: panels.explain_monument,
    things.WealthTile: panels.explain_wealth,
    things.TribeTile: panels.explain_tribe,
    things.ProphecyTile: panels.explain_prophecy,
    Seat: panels.explain_seat,
    things.Cube: panels.explain_cube,
    VerbOption: explain_verb_option,
}


# Short descriptions for screen readers and the keyboard.


def screen_reader_label(viewer: Viewer, thing: things.Thing) -> Words:
    """Return a thing's name, and what somebody who cannot see the table needs to choose it."""
    match thing:
        case things.Gear(gear):
            return _priced(viewer, thing, _gear(viewer, gear))
        case things.Space(tooth):
            own = viewer.state.teeth[tooth] == viewer.seat
            name = gears_and_tracks.own_worker(tooth) if own else names.tooth(tooth)
            return _marked(viewer, GEAR_OF[tooth], SPACE_OF[tooth], name)
        case things.Plate(gear, number):
            return _marked(viewer, gear, number, names.action_name(gear, number))
        case things.StartSpace() | things.QuickSpaces():
            return _priced(viewer, thing, full_sentence(explain(viewer, thing).name))
        case things.Temple(temple, _step):
            return gears_and_tracks.you_on_step(
                temple, viewer.state.temples[3 * viewer.seat + temple]
            )
        case things.Technology(track, _level):
            return gears_and_tracks.you_at_level_of(
                track, viewer.state.techs[4 * viewer.seat + track]
            )
        case things.BuildingTile(number):
            return belongings.costs(tiles.building(number), goods.cost_of(BUILDINGS[number].cost))
        case things.MonumentTile(number):
            return belongings.costs(tiles.monument(number), goods.cost_of(MONUMENTS[number].cost))
    return explain(viewer, thing).name


def _marked(viewer: Viewer, gear: int, number: int, name: Sentence) -> Sentence:
    """Return a name that tells whether nothing is left of the action."""
    return gears_and_tracks.used_up(name) if viewer.state.is_used_up(gear, number) else name


def _priced(viewer: Viewer, thing: things.Thing, told: Sentence) -> Sentence:
    """Add what the next worker costs at a thing to its description."""
    price = price_of(viewer, thing)
    return gears_and_tracks.with_price(told, price) if price else told


def _gear(viewer: Viewer, gear: int) -> Sentence:
    """Return a gear's name with who stands on which space."""
    first = FIRST_TOOTH[gear]
    seats = ((space, viewer.state.teeth[first + space]) for space in range(TEETH[gear]))
    return gears_and_tracks.gear_with(
        gear, tuple((space, _who(viewer, seat)) for space, seat in seats if seat != FREE)
    )


def _who(viewer: Viewer, seat: int) -> Words:
    if seat == viewer.seat:
        return BOARD_WORDS["you"]
    return BOARD_WORDS["a-dummy"] if seat == DUMMY else viewer.name(seat)


# Cards of the tray, held by a finger.


def describe_card(viewer: Viewer, card: TrayCard) -> RuleText:
    """Return what a card stands for, its note if nothing on the table says it, and its rule.

    A card of something done also says that it can be taken back.
    """
    about = explain(viewer, card.option) if card.option else Explanation(card.label)
    note = card.note if card.option is None or isinstance(card.option, VerbOption) else ""
    back = PLAYER_WORDS["taken-back"] if card.kind is CardKind.DONE else ""
    return RuleText(lines(tuple(filter(None, (about.words, note, back)))), about.rule)
