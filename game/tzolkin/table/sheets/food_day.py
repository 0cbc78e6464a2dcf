"""A food day, counted for every seat (section 11)."""

from collections.abc import Callable, Sequence

from game.outcome import Row
from game.table.players import Player
from game.tzolkin.rules.data.tiles import Goods
from game.tzolkin.rules.effects.food_day import AGE_ENDS, OF_GOODS
from game.tzolkin.rules.state import State
from game.tzolkin.table.explaining.seats import food_told
from game.tzolkin.table.foresight.food_day import (
    Account,
    accounts,
    days_to_food_day,
    next_food_day,
)
from game.tzolkin.table.foresight.temples import Lead, leads
from game.tzolkin.table.sheets.sheet import Sheet, summed
from game.tzolkin.words import expansion, goods, names
from game.tzolkin.words.chapters import places
from game.tzolkin.words.names import number, signed
from game.ui.controls.said import Said
from game.ui.i18n import gettext as _


def food_day_sheet(state: State, players: Sequence[Player]) -> Sheet:
    """The next food day as if it came now."""
    day, counted = next_food_day(state), accounts(state)
    groups = [_feeding(counted), _gods(state, day, counted), [_together(counted)]]
    return Sheet(
        title=_title(state, day),
        hint=_hint(day),
        groups=[group for group in groups if group],
        note=_note(state, day, players),
        sums=[Said(_sum(state, one), places.FOOD_DAYS) for one in counted],
    )


def _sum(state: State, one: Account) -> str:
    """What it eats, and the points where there are some."""
    points = [-one.loses, *one.temples, one.prophecy]
    told = food_told(state, one.seat)
    return f"{told}\n{summed(points)}" if any(points) else told


def _title(state: State, day: int) -> str:
    left = days_to_food_day(state)
    if not left:
        return _("Food day {day}").format(day=day)
    return _("Food day {day}, in {days}").format(day=day, days=goods.days(left))


def _hint(day: int) -> str:
    if day in OF_GOODS:
        return _("Everybody feeds; then the temples give goods.")
    if day == AGE_ENDS:
        return _("Everybody feeds, new buildings come, the temples pay.")
    return _("Everybody feeds; then the temples pay.")


def _row(label: str, counted: Sequence[Account], tell: Callable[[Account], str]) -> Row:
    return label, [tell(one) for one in counted]


def _feeding(counted: Sequence[Account]) -> list[Row]:
    rows = [
        _row(_("Workers"), counted, lambda one: str(one.workers)),
        _row(_("Needs"), counted, lambda one: str(one.needs)),
        _row(_("Has"), counted, _corn),
        _row(_("Pays"), counted, lambda one: str(one.pays)),
    ]
    if any(one.loses for one in counted):
        rows.append(_row(_("Unfed"), counted, _unfed))
    return rows


def _corn(one: Account) -> str:
    """What buildings bring is told apart."""
    if not one.harvest.corn:
        return str(one.has)
    return _("{has} + {harvest}").format(has=one.has, harvest=one.harvest.corn)


def _unfed(one: Account) -> str:
    return f"{one.workers - one.fed}: {number(-one.loses)}" if one.loses else "–"


def _gods(state: State, day: int, counted: Sequence[Account]) -> list[Row]:
    rows = _given(counted) if day in OF_GOODS else [_paid(lead) for lead in leads(state)]
    if state.prophecy:
        rows.append(
            _row(expansion.prophecy(state.prophecy), counted, lambda one: signed(one.prophecy))
        )
    return rows


def _given(counted: Sequence[Account]) -> list[Row]:
    """Goods of temples and buildings, by kind; corn is told before."""
    labels = (_("Wood"), _("Stone"), _("Gold"), _("Skulls"))
    rows: list[Row] = []
    for label, field in zip(labels, ("wood", "stone", "gold", "skulls"), strict=True):
        counts = [_count(one.goods, field) + _count(one.harvest, field) for one in counted]
        if any(counts):
            rows.append((label, [str(count) if count else "–" for count in counts]))
    return rows


def _count(of: Goods, field: str) -> int:
    count: int = getattr(of, field)
    return count


def _paid(lead: Lead) -> Row:
    """Points of the own step, and the bonus."""
    cells = [
        _("{points} + {bonus}").format(points=number(points), bonus=lead.bonus)
        if seat in lead.seats
        else number(points)
        for seat, points in enumerate(lead.points)
    ]
    return names.temple(lead.temple), cells


def _together(counted: Sequence[Account]) -> Row:
    return _row(_("Points"), counted, lambda one: signed(one.points))


def _note(state: State, day: int, players: Sequence[Player]) -> str:
    """Who is highest where."""
    if day in OF_GOODS:
        return ""
    return " ".join(_highest(lead, players) for lead in leads(state))


def _highest(lead: Lead, players: Sequence[Player]) -> str:
    told = (
        _("{players} leads {temple} alone: {points}.")
        if len(lead.seats) == 1
        else _("{players} share {temple}: {points} each.")
    )
    return told.format(
        players=names.listed(players[seat].name for seat in lead.seats),
        temple=names.temple(lead.temple),
        points=goods.points(lead.bonus),
    )
