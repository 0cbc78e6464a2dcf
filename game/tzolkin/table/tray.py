"""The tray under the board: what is chosen, what is left, and the cards to choose from."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from itertools import pairwise
from typing import Final

from game.tzolkin.rules.actions import Do, Pick
from game.tzolkin.rules.data.board import GEAR_OF, SPACE_OF, WORKERS
from game.tzolkin.rules.effects import placing, tracks
from game.tzolkin.rules.state import ADVANCE, PICKING, PLACING, TECH, TURN, State
from game.tzolkin.table.foresight.ahead import warnings
from game.tzolkin.table.foresight.placing import placed_workers, surcharges
from game.tzolkin.table.modes.turn import Turn
from game.tzolkin.table.option_info import OPTION_INFO, name_of
from game.tzolkin.table.options import BEG, BURN, END, Option, VerbOption
from game.tzolkin.table.signs import Sign, Signs, sign, signs_of
from game.tzolkin.table.signs.earned import earned, earned_by_worker
from game.tzolkin.table.signs.sign import each
from game.tzolkin.table.signs.spaces import EMBLEMS
from game.tzolkin.table.things import Plate, Space, Technology, Thing
from game.tzolkin.table.verbs import options_of
from game.tzolkin.words import goods, names, table
from game.tzolkin.words.table import CONFIRM_LABELS, TRAY_WORDS
from game.ui.sentence import Words, lines


class CardKind(Enum):
    """What a card stands for."""

    OPTION = auto()
    """An option to choose."""
    DONE = auto()
    """Something done in this turn; a touch takes the turn back to it."""
    NEXT = auto()
    """What would come next or cannot be had; it cannot be touched."""


@dataclass(frozen=True, slots=True)
class TrayCard:
    """A card of the tray.

    Attributes:
        id: the id of its button.
        label: its name.
        note: what it costs, gives or does.
        short: a shorter name, for little room; empty where the signs say as much.
        signs: the same in signs.
        option: the option that it stands for; None for none.
        kind: what it stands for.
        count: how often it is chosen; empty if that does not matter.
        chosen: True if it is chosen.
        enabled: False if it cannot be had.
        why: the answer to a touch while it is not enabled; for a card of kind NEXT, what it tells.
    """

    id: str
    label: Words
    note: Words = ""
    short: Words = ""
    signs: Signs = ()
    option: Option | None = None
    kind: CardKind = CardKind.OPTION
    count: str = ""
    chosen: bool = False
    enabled: bool = True
    why: Words = ""


@dataclass(frozen=True, slots=True)
class CardRow:
    """Cards side by side, of which something is to be chosen.

    Attributes:
        cards: the cards.
        title: what is to be chosen; empty if the headline says it.
    """

    cards: tuple[TrayCard, ...]
    title: Words = ""


@dataclass(frozen=True, slots=True)
class Tray:
    """All contents of the tray.

    Attributes:
        title: what it is about.
        words: lines below it: corn before the turn and now, what is left.
        rows: the cards.
        warning: what the player should know before he touches the red button.
        large: True if the cards lie over the gears.
    """

    title: Words = ""
    words: tuple[Words, ...] = ()
    rows: tuple[CardRow, ...] = field(default=())
    warning: Words = ""
    large: bool = False


# The signs of cards.


def signs_of_option(option: Option, state: State) -> Signs:
    """Return an option's signs; empty for one that only words can tell.

    An action is told with what it gives the seat to act, which the board does not know.
    """
    if isinstance(option, Space | Plate):
        return earned(state, *_action_of(option))
    if isinstance(option, Technology) and state.phase == TECH:
        cubes = each(sign.CUBE, tracks.price_due(state, option.track))
        return (
            ((*cubes, sign.TO, *signs_of(option, state)[0]),) if cubes else signs_of(option, state)
        )
    if not isinstance(option, VerbOption):
        return signs_of(option, state)
    line = (
        OPTION_INFO[option.verb].signs(state, option.number) if option.verb in OPTION_INFO else ()
    )
    return (line,) if line else ()


def _action_of(option: Space | Plate) -> tuple[int, int]:
    """Return the gear and the number of an action, or of the action of a space."""
    if isinstance(option, Plate):
        return option.gear, option.number
    return GEAR_OF[option.tooth], SPACE_OF[option.tooth]


_SHORT: Final[Mapping[Option, Words]] = {BEG: CONFIRM_LABELS["beg"], BURN: TRAY_WORDS["burn"]}
"""Short names of what no thing stands for."""


def short_name(option: Thing | Option) -> Words:
    """Return the short name of a space, an action of a gear, begging or burning; else empty."""
    if isinstance(option, Space | Plate):
        return names.short_action_name(*_action_of(option))
    return _SHORT.get(option, "")


def signs_of_worker(tooth: int, state: State) -> Signs:
    """Return a worker with what his player gets now for picking him up."""
    first, *rest = earned_by_worker(state, tooth)
    return (Sign(sign.WORKER), *first), *rest


# The tray in a turn: the workers placed with their prices, or those who were picked up.


def tray_of_turn(turn: Turn) -> Tray:
    """Return the tray: what was done in the turn, and what else can be done."""
    state = turn.view
    rows = [*workers_done(turn)] if state.phase == PICKING else [CardRow(_slots(turn))]
    rows += [CardRow(cards) for cards in (_workers(turn), _others(turn)) if cards]
    return Tray(TRAY_WORDS["turn"], (describe_corn(turn),), tuple(rows), _warning(state))


def _warning(state: State) -> Words:
    found = tuple(warnings(state))
    return lines(found) if found else ""


def describe_corn(turn: Turn) -> Words:
    """Return the corn before the turn and now, once if it is the same.

    The corn of the starting-player space is told too: it comes at the turn's end (section 4).
    """
    now, seat = turn.view, turn.view.seat
    before = turn.done[0].before if turn.done else now
    had, has = before.corn[seat], now.corn[seat]
    if now.start_space == seat and now.calendar_corn:
        return table.corn_change_with_bonus(had, has, now.calendar_corn)
    return goods.corn(has) if had == has else table.corn_change(had, has)


def describe_change(before: State, after: State) -> Words:
    """Return what the seat to act before pays and gets until after; empty for nothing.

    A step down on a temple is a part of the price.
    """
    pays, gets = goods.given(before, after, before.seat), goods.gained(before, after, before.seat)
    if pays and gets:
        return table.exchange(pays, gets)
    return gets or (table.payment(pays) if pays else "")


def _slots(turn: Turn) -> tuple[TrayCard, ...]:
    """Return the workers placed, then those who could follow, each with his surcharge."""
    state, cards = turn.view, []
    if turn.done:
        placed = placed_workers(turn.done[0].before, [one.action for one in turn.done])
        cards += [
            TrayCard(
                f"done/{turn.first + one.index}",
                name_of(one.at, state),
                table.worker_price(one.space, one.extra, one.corn),
                short=short_name(one.at),
                signs=_signs_of_slot(one.at, state),
                option=one.at,
                kind=CardKind.DONE,
            )
            for one in placed
        ]
    if state.phase not in (TURN, PLACING):
        return tuple(cards)
    extras = surcharges(state, state.seat)
    there = min(WORKERS, len(cards) + state.workers_in_hand[state.seat])
    cards += [
        TrayCard(
            "",
            table.surcharge(extras[number]),
            table.worker_number(number + 1),
            kind=CardKind.NEXT,
            why=table.next_worker(number + 1, extras[number]),
        )
        for number in range(len(cards), there)
    ]
    return tuple(cards)


def _signs_of_slot(at: Thing, state: State) -> Signs:
    """Return the signs of a placed worker's space, or of his gear if it has none."""
    found = signs_of_option(at, state)
    if found or not isinstance(at, Space):
        return found
    return ((Sign(sign.WORKER), Sign(EMBLEMS[GEAR_OF[at.tooth]])),)


def _workers(turn: Turn) -> tuple[TrayCard, ...]:
    """Return a card for each worker who can be picked up, as workers stand close on the gears."""
    return tuple(
        replace(
            _card(turn, one),
            signs=signs_of_worker(one.tooth, turn.view),
            note=TRAY_WORDS["pick-up"],
        )
        for one in _first_options(turn)
        if isinstance(one, Space) and turn.view.teeth[one.tooth] == turn.view.seat
    )


def _others(turn: Turn) -> tuple[TrayCard, ...]:
    """Return a card for each way that no thing stands for, such as begging and trading.

    Ending the turn is left out: it has its own button.
    """
    ways = (one for one in _first_options(turn) if isinstance(one, VerbOption) and one != END)
    return tuple(replace(_card(turn, one), note=_price_of(one, turn.view)) for one in ways)


def _price_of(way: VerbOption, state: State) -> Words:
    """Return what begging gives and what it costs; empty for another way."""
    if way != BEG:
        return ""
    more = placing.corn_after_begging(state) - state.corn[state.seat]
    return table.exchange(goods.steps_down(1), goods.corn(more))


def _first_options(turn: Turn) -> Iterable[Option]:
    """Return the options that may be touched first, each once."""
    return dict.fromkeys(options_of(turn.view, line)[0] for line in turn.legal)


def _card(turn: Turn, option: Option) -> TrayCard:
    """Return the card of an option."""
    signs = signs_of_option(option, turn.view)
    return TrayCard(
        option.id, name_of(option, turn.view), short=short_name(option), signs=signs, option=option
    )


def workers_done(turn: Turn) -> tuple[CardRow, ...]:
    """Return a row with a card for every worker picked up in this turn; empty for none.

    A touch on such a card puts the worker back.
    """
    picks = [number for number, one in enumerate(turn.done) if isinstance(one.action, Pick)]
    cards = tuple(_card_of_worker(turn, *span) for span in pairwise([*picks, len(turn.done)]))
    return (CardRow(cards),) if cards else ()


def _card_of_worker(turn: Turn, number: int, end: int) -> TrayCard:
    """Return the card of the worker who was picked up by this action of the turn.

    He has done all actions until ``end``; if they are the turn's last, he may be at it still.
    """
    pick = turn.done[number]
    assert isinstance(pick.action, Pick)
    tooth, did = pick.action.tooth, [one.action for one in turn.done[number + 1 : end]]
    at_it = end == len(turn.done) and turn.view.phase not in (PICKING, ADVANCE)
    after = turn.view if end == len(turn.done) else turn.done[end].before
    what = next((one.number for one in did if isinstance(one, Do)), 0)
    option = Plate(GEAR_OF[tooth], what) if what else Space(tooth)
    came = describe_change(pick.before, after) or TRAY_WORDS["done"]
    return TrayCard(
        f"done/{turn.first + number}",
        names.tooth(tooth),
        TRAY_WORDS["picked-up"] if at_it else came,
        short=short_name(Space(tooth)),
        signs=signs_of_worker(tooth, pick.before)
        if at_it
        else signs_of_option(option, pick.before),
        kind=CardKind.DONE,
    )
