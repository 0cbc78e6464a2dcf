"""The tray at the market: what is sold and bought of every kind of cube."""

from collections.abc import Mapping, Sequence

from game.tzolkin.rules.data.board import KINDS
from game.tzolkin.rules.state import State
from game.tzolkin.table.choice.options import OptionWay
from game.tzolkin.table.naming import name_of
from game.tzolkin.table.tray.card import CardRow, Tray, TrayCard
from game.tzolkin.table.tray.signs import signs_of_option
from game.tzolkin.words import trays
from game.tzolkin.words.tasks import task
from game.tzolkin.words.trays import TRAY


def tray_of_market(
    before: State, after: State, more: Sequence[int], can: Mapping[OptionWay, bool]
) -> Tray:
    """Return the tray with two cards for each kind.

    One sells a cube or takes back a purchase, the other buys one or takes back a sale.
    """
    seat = before.seat
    words = trays.describe_corn(before.corn[seat], after.corn[seat])
    rows = tuple(
        CardRow(
            tuple(_card(before, OptionWay(verb, kind), more[kind], can) for verb in ("sell", "buy"))
        )
        for kind in range(len(KINDS))
    )
    return Tray(task(before)[0], (words,), rows)


def _card(state: State, way: OptionWay, more: int, can: Mapping[OptionWay, bool]) -> TrayCard:
    sells = way.verb == "sell"
    count = max(0, -more if sells else more)
    return TrayCard(
        way.id,
        name_of(way, state),
        signs=signs_of_option(way, state),
        about=way,
        count=str(count) if count else "",
        chosen=count > 0,
        enabled=can[way],
        why=TRAY["cannot-trade"],
    )
