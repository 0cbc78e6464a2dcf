"""The tray in a turn: the workers placed with their prices, or those who were picked up."""

from collections.abc import Iterable
from dataclasses import replace

from game.tzolkin.rules.actions import Pick
from game.tzolkin.rules.data.board import WORKERS
from game.tzolkin.rules.state import PICKING, PLACING, TURN, State
from game.tzolkin.table.choice.options import END, Option, OptionWay
from game.tzolkin.table.foresight.placing import slots, surcharges
from game.tzolkin.table.foresight.warnings import warnings
from game.tzolkin.table.modes.turn import Turn
from game.tzolkin.table.naming import name_of
from game.tzolkin.table.signs import Signs
from game.tzolkin.table.things import Space, Thing
from game.tzolkin.table.tray.card import CardKind, CardRow, Tray, TrayCard
from game.tzolkin.table.tray.signs import signs_of_option, signs_of_worker
from game.tzolkin.table.verbs import options_of
from game.tzolkin.words import names, trays
from game.tzolkin.words.trays import TRAY
from game.ui.sentence import Sentence, Words, lines


def tray_of_turn(turn: Turn) -> Tray:
    """Return the tray: what was done in the turn, and what else can be done."""
    state = turn.view
    rows = [*workers_done(turn)] if state.phase == PICKING else [CardRow(_slots(turn))]
    rows += [CardRow(cards) for cards in (_workers(turn), _others(turn)) if cards]
    return Tray(TRAY["turn"], (describe_corn(turn, state),), tuple(rows), _warning(state))


def _warning(state: State) -> Words:
    found = tuple(warnings(state))
    return lines(found) if found else ""


def describe_corn(turn: Turn, after: State) -> Sentence:
    """Return the corn before the turn, and in a position.

    The corn of the starting-player space is told too: it comes at the turn's end (section 4).
    """
    seat = turn.view.seat
    before = turn.done[0].before if turn.done else turn.view
    had, has = before.corn[seat], after.corn[seat]
    if after.start_space == seat and after.teeth_corn:
        return trays.corn_with_more(had, has, after.teeth_corn)
    return trays.describe_corn(had, has)


def _slots(turn: Turn) -> tuple[TrayCard, ...]:
    """Return the workers placed, then those who could follow, each with his surcharge."""
    state, cards = turn.view, []
    if turn.done:
        placed = slots(turn.done[0].before, [one.action for one in turn.done])
        cards += [
            TrayCard(
                f"done/{turn.first + one.index}",
                name_of(one.at, state),
                trays.slot_price(one.space, one.extra, one.corn),
                signs=_signs_of_slot(one.at, state),
                about=one.at,
                kind=CardKind.DONE,
            )
            for one in placed
        ]
    if state.phase not in (TURN, PLACING):
        return tuple(cards)
    extras = surcharges(state, state.seat)
    there = min(WORKERS, len(cards) + state.hand[state.seat])
    cards += [
        TrayCard("", trays.surcharge(extras[number]), trays.worker(number + 1), kind=CardKind.NEXT)
        for number in range(len(cards), there)
    ]
    return tuple(cards)


def _signs_of_slot(at: Thing, state: State) -> Signs:
    """Return the signs of a placed worker's space, or of the worker himself if it has none."""
    found = signs_of_option(at, state)
    return signs_of_worker(at.tooth, state) if isinstance(at, Space) and not found else found


def _workers(turn: Turn) -> tuple[TrayCard, ...]:
    """Return a card for each worker who can be picked up, as workers stand close on the gears."""
    return tuple(
        replace(_card(turn, one), signs=signs_of_worker(one.tooth, turn.view), note=TRAY["pick-up"])
        for one in _first_options(turn)
        if isinstance(one, Space) and turn.view.teeth[one.tooth] == turn.view.seat
    )


def _others(turn: Turn) -> tuple[TrayCard, ...]:
    """Return a card for each way that no thing stands for, such as begging and trading.

    Ending the turn is left out: it has its own button.
    """
    ways = (one for one in _first_options(turn) if isinstance(one, OptionWay) and one != END)
    return tuple(_card(turn, one) for one in ways)


def _first_options(turn: Turn) -> Iterable[Option]:
    """Return the options that may be touched first, each once."""
    return dict.fromkeys(options_of(turn.view, line)[0] for line in turn.legal)


def _card(turn: Turn, option: Option) -> TrayCard:
    """Return the card of an option."""
    signs = signs_of_option(option, turn.view)
    return TrayCard(option.id, name_of(option, turn.view), signs=signs, about=option)


def workers_done(turn: Turn) -> tuple[CardRow, ...]:
    """Return a row with a card for every worker picked up in this turn; empty for none.

    A touch on such a card puts the worker back.
    """
    cards = tuple(
        TrayCard(
            f"done/{turn.first + number}",
            names.tooth(one.action.tooth),
            trays.had(one.before.corn[one.before.seat]),
            signs=signs_of_option(Space(one.action.tooth), one.before),
            kind=CardKind.DONE,
        )
        for number, one in enumerate(turn.done)
        if isinstance(one.action, Pick)
    )
    return (CardRow(cards),) if cards else ()
