"""The tray in a turn: the workers placed with their prices, or those who were picked up."""

from game.tzolkin.rules.actions import Beg, Pass, Pick, Trade
from game.tzolkin.rules.data.board import WORKERS
from game.tzolkin.rules.state import PICKING, PLACING, TURN, State
from game.tzolkin.table.choice.ids import id_of
from game.tzolkin.table.choice.options import options_of
from game.tzolkin.table.foresight.placing import slots, surcharges
from game.tzolkin.table.foresight.warnings import warnings
from game.tzolkin.table.modes.turn import Turn
from game.tzolkin.table.naming import name_of
from game.tzolkin.table.things import Space
from game.tzolkin.table.tray.card import Card, Kind, Row, Tray
from game.tzolkin.table.tray.signs import signs_of_option
from game.tzolkin.words import goods, names
from game.ui.i18n import gettext as _


def tray_of_turn(turn: Turn) -> Tray:
    """What was done in it, and what can be done beside touching the table."""
    state = turn.view
    rows = [*workers_done(turn)] if state.phase == PICKING else [Row(_slots(turn))]
    if others := _others(turn):
        rows.append(Row(others))
    return Tray(_("This turn"), (corn_told(turn, state),), tuple(rows), "\n".join(warnings(state)))


def corn_told(turn: Turn, after: State) -> str:
    """Corn before the turn, and in a position."""
    seat = turn.view.seat
    before = turn.done[0].before if turn.done else turn.view
    told = _("{before} → {after} corn")
    return told.format(before=before.corn[seat], after=after.corn[seat])


def _slots(turn: Turn) -> tuple[Card, ...]:
    """The workers placed, then those who would come next, each with what he costs more."""
    state, cards = turn.view, []
    if turn.done:
        placed = slots(turn.done[0].before, [one.action for one in turn.done])
        told = _("{space} + {extra} = {corn} corn")
        cards += [
            Card(
                f"done/{turn.first + one.index}",
                name_of(one.at, state),
                told.format(space=one.space, extra=one.extra, corn=one.corn),
                signs=signs_of_option(one.at, state),
                about=one.at,
                kind=Kind.DONE,
            )
            for one in placed
        ]
    if state.phase not in (TURN, PLACING):
        return tuple(cards)
    extras = surcharges(state, state.seat)
    there = min(WORKERS, len(cards) + state.hand[state.seat])
    cards += [
        Card("", _("+{corn}").format(corn=extras[number]), _next(number), kind=Kind.NEXT)
        for number in range(len(cards), there)
    ]
    return tuple(cards)


def _next(number: int) -> str:
    return _("worker {number}").format(number=number + 1)


def _others(turn: Turn) -> tuple[Card, ...]:
    """What nothing on the table stands for: begging, trading, passing."""
    found = {}
    for line in turn.legal:
        if isinstance(line, Beg | Trade | Pass):
            option = options_of(turn.view, line)[0]
            found[option] = Card(
                id_of(option),
                name_of(option, turn.view),
                signs=signs_of_option(option, turn.view),
                about=option,
            )
    return tuple(found.values())


def workers_done(turn: Turn) -> tuple[Row, ...]:
    """A card for every worker who was picked up in this turn; touched, he is put back."""
    cards = tuple(
        Card(
            f"done/{turn.first + number}",
            names.tooth(one.action.tooth),
            _("{corn} now").format(corn=goods.corn(one.before.corn[one.before.seat])),
            signs=signs_of_option(Space(one.action.tooth), one.before),
            kind=Kind.DONE,
        )
        for number, one in enumerate(turn.done)
        if isinstance(one.action, Pick)
    )
    return (Row(cards),) if cards else ()
