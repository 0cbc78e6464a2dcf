"""The tray during a choice, a row of cards for every group; at the market; and in secret."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from game.tzolkin.rules.actions import Action, Advance
from game.tzolkin.rules.data.board import KINDS, TEMPLE_POINTS, TEMPLES
from game.tzolkin.rules.data.tiles import BUILDINGS
from game.tzolkin.rules.state import ADVANCE, KEEP, TRIBE, State
from game.tzolkin.table import tray
from game.tzolkin.table.choice import Choice
from game.tzolkin.table.foresight.placing import action_prices
from game.tzolkin.table.modes.turn import Turn
from game.tzolkin.table.option_info import name_of
from game.tzolkin.table.options import BURN, CORN, WOOD, Group, MultipleChoice, Option, VerbOption
from game.tzolkin.table.signs import Line, Signs, sign
from game.tzolkin.table.things import (
    BuildingTile,
    MonumentTile,
    Plate,
    Temple,
    TribeTile,
    WealthTile,
)
from game.tzolkin.table.verbs import VERBS
from game.tzolkin.words import expansion, goods, names, table
from game.tzolkin.words.goods import paid
from game.tzolkin.words.table import CONFIRM_LABELS, TRAY_WORDS
from game.tzolkin.words.tasks import task_of
from game.ui.figures import number_text
from game.ui.sentence import Sentence, Words


def tray_of_choice(turn: Turn, path: Choice) -> tray.Tray:
    """Return the tray: what was done in the turn, then a row for every group of the choice."""
    rows = [group_row(path, number, group) for number, group in enumerate(path.groups)]
    if turn.view.phase == ADVANCE:
        return tray.Tray(TRAY_WORDS["two-days"], (TRAY_WORDS["dark"],), tuple(rows))
    return tray.Tray(
        TRAY_WORDS["turn"],
        (tray.describe_corn(turn),),
        (*tray.workers_done(turn), *rows),
    )


def group_row(path: Choice, number: int, group: Group) -> tray.CardRow:
    """Return a row with a card for every option of a group."""
    cards = tuple(_option_card(path, number, group, option) for option in group.options)
    title = (
        table.number_picked(len(group.picked), group.number)
        if isinstance(group, MultipleChoice)
        else ""
    )
    return tray.CardRow(cards, title)


def _option_card(path: Choice, number: int, group: Group, option: Option) -> tray.TrayCard:
    count, comes = group.count(option), _comes_of(path, number, group, option)
    return tray.TrayCard(
        f"{number}/{option.id}",
        _short(option, group.state),
        note=comes,
        short=comes if option in (CORN, WOOD) else tray.short_name(option),
        signs=_signs(path, number, group, option),
        option=option,
        count=str(count) if count and isinstance(group, MultipleChoice) else "",
        chosen=count > 0,
    )


def _signs(path: Choice, number: int, group: Group, option: Option) -> Signs:
    """Return an option's signs; those of a step down on a temple say so, and what comes for it."""
    signs = tray.signs_of_option(option, group.state)
    if option == BURN:
        return ((*signs[0], *_burnt(group.state, path.touch(number, option).ends[0])),)
    if not isinstance(option, Temple) or isinstance(group, MultipleChoice):
        return signs
    before, seat = group.state, group.state.seat
    after = path.after if group.picked == option else path.touch(number, option).after
    if not _goes_down(option, before, after):
        return signs
    corn = after.corn[seat] - before.corn[seat]
    gets = (sign.TO, sign.more(sign.CORN, corn)) if corn > 0 else ()
    return ((sign.down(TEMPLES[option.temple]), *gets),)


def _burnt(before: State, after: State) -> Line:
    """Return the step down that burning costs, and the corn that it brings."""
    corn = after.corn[before.seat] - before.corn[before.seat]
    return sign.down(sign.TEMPLE), sign.TO, sign.more(sign.CORN, corn)


def _short(option: Option, state: State) -> Words:
    """Return a short name, where the signs say the rest."""
    match option:
        case BuildingTile(number):
            return names.capitalised_phrase(names.kind(BUILDINGS[number].kind))
        case MonumentTile():
            return TRAY_WORDS["monument"]
    return name_of(option, state)


def _comes_of(path: Choice, number: int, group: Group, option: Option) -> Words:
    """Return what the player would pay and get with this option; empty while that is open."""
    if isinstance(group, MultipleChoice):
        return ""
    there = path if group.picked == option else path.touch(number, option)
    if not there.actions:
        way = action_prices(group.state).get(option) if isinstance(option, Plate) else None
        return _price(goods.corn(way.corn)) if way else ""
    if isinstance(option, Temple) and _goes_down(option, group.state, there.after):
        return _step(option, group.state, there.after)
    if isinstance(option, BuildingTile | MonumentTile):
        return _price(paid(group.state, there.after, group.state.seat))
    return tray.describe_change(group.state, there.after)


def _goes_down(temple: Temple, before: State, after: State) -> bool:
    """Return True if the seat to act before is on a lower step after."""
    at = 3 * before.seat + temple.temple
    return after.temples[at] < before.temples[at]


def _step(temple: Temple, before: State, after: State) -> Words:
    """Return the points of a temple's step, before and after."""
    at, points = 3 * before.seat + temple.temple, TEMPLE_POINTS[temple.temple]
    was, comes = (points[one.temples[at]] for one in (before, after))
    return table.exchange(number_text(was), goods.points(comes))


def _price(paid: Words) -> Words:
    return table.payment(paid) if paid else ""


# Choosing a tribe and wealth tiles in secret: large cards, and what they begin with.


def tray_of_keeping(path: Choice, *, large: bool) -> tray.Tray:
    """Return the tray: a row for the tribes, and one for the wealth tiles."""
    rows = [_told(path, number, group) for number, group in enumerate(path.groups)]
    if path.groups[-1].state.phase == TRIBE:
        rows.append(_later(path))
    return tray.Tray(TRAY_WORDS["secret"], (_begun_with(path),), tuple(rows), large=large)


def _later(path: Choice) -> tray.CardRow:
    """Return the row of the wealth tiles that are chosen next, which cannot be touched yet."""
    there = path.touch(0, path.groups[0].options[0])
    row = _told(there, 1, there.groups[1])
    cards = tuple(replace(card, enabled=False, why=TRAY_WORDS["tribe-first"]) for card in row.cards)
    return tray.CardRow(cards, task_of(there.groups[1].state)[0])


def _told(path: Choice, number: int, group: Group) -> tray.CardRow:
    row = group_row(path, number, group)
    title = task_of(group.state)[0]
    if group.state.phase == KEEP and row.title:
        title = table.task_progress(title, row.title)
    return tray.CardRow(tuple(_with_words(card, group.state) for card in row.cards), title)


def _with_words(card: tray.TrayCard, state: State) -> tray.TrayCard:  # noqa: ARG001
    """Return a card with its words: a tribe tells what it can do; a tile's name is enough."""
    if isinstance(card.option, TribeTile):
        return replace(card, note=expansion.describe_tribe(card.option.tribe), count="")
    return replace(card, note="", count="")


def _begun_with(path: Choice) -> Sentence:
    """Return what the picked tiles bring; before any is picked, that the choice is secret."""
    picked = [one for group in path.groups for one in group.options if group.count(one)]
    tribe = next((one.tribe for one in picked if isinstance(one, TribeTile)), 0)
    wealth = tuple(one.tile for one in picked if isinstance(one, WealthTile))
    return table.start_preview(tribe, wealth) if tribe or wealth else TRAY_WORDS["unseen"]


# At the market.


def tray_of_market(
    before: State, after: State, more: Sequence[int], can: Mapping[VerbOption, bool]
) -> tray.Tray:
    """Return the tray with two cards for each kind.

    One sells a cube or takes back a purchase, the other buys one or takes back a sale.
    """
    seat = before.seat
    words = table.corn_change(before.corn[seat], after.corn[seat])
    rows = tuple(
        tray.CardRow(
            tuple(
                _market_card(before, VerbOption(verb, kind), more[kind], can)
                for verb in ("sell", "buy")
            )
        )
        for kind in range(len(KINDS))
    )
    return tray.Tray(task_of(before)[0], (words,), rows)


def _market_card(
    state: State, way: VerbOption, more: int, can: Mapping[VerbOption, bool]
) -> tray.TrayCard:
    sells = way.verb == "sell"
    count = max(0, -more if sells else more)
    return tray.TrayCard(
        way.id,
        name_of(way, state),
        signs=tray.signs_of_option(way, state),
        option=way,
        count=str(count) if count else "",
        chosen=count > 0,
        enabled=can[way],
        why=TRAY_WORDS["cannot-trade"],
    )


# The red button.


def red_button_words(
    before: State, after: State, played: Sequence[Action]
) -> tuple[Sentence, Words]:
    """Return the button's label for these lines, a verb, and a note on what they change."""
    return _verb(played[-1]), tray.describe_change(before, after)


def _verb(line: Action) -> Sentence:
    if isinstance(line, Advance):
        return CONFIRM_LABELS["one-day"] if line.days == 1 else CONFIRM_LABELS["two-days"]
    return CONFIRM_LABELS[VERBS[type(line)].red_button]
