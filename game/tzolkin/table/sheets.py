"""Sheets on which something is counted for every seat: a food day, the end."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from game.table.players import Player
from game.tzolkin.rules.data.tiles import Goods
from game.tzolkin.rules.rounds import FOOD_DAYS_WITH_GOODS, LAST_FOOD_DAY_OF_AGE_1
from game.tzolkin.rules.scoring import QUARTERS
from game.tzolkin.rules.state import OVER, State
from game.tzolkin.table.explaining.panels import describe_food
from game.tzolkin.table.foresight import food_day
from game.tzolkin.table.foresight.final import Final, finals
from game.tzolkin.table.foresight.food_day import TempleStanding, stepped_down, temple_standings
from game.tzolkin.words import expansion, names, rulebook_sections, scoring
from game.ui.sentence import RuleText, Sentence, Words, lines

Row = tuple[Words, tuple[Words, ...]]
"""A label, and the figure of every seat."""


@dataclass(frozen=True)
class Sheet:
    """A table of figures with sums.

    Attributes:
        title, hint: what it is about.
        groups: its rows; the last one is the sum. Empty if there is nothing to count.
        note: how to read it, one sentence each.
        sums: for every seat, what its points are the sum of.
    """

    title: Words
    hint: Words
    groups: tuple[tuple[Row, ...], ...] = ()
    note: tuple[Words, ...] = ()
    sums: tuple[RuleText, ...] = ()

    @property
    def rows(self) -> int:
        """The number of rows in all groups."""
        return sum(map(len, self.groups))


@dataclass(frozen=True, slots=True)
class Cover:
    """A sheet that lies over the board.

    Attributes:
        sheet: the sheet.
        counted: the number of rows that have come in; None for all.
    """

    sheet: Sheet
    counted: int | None = None


# The end (section 12).


def final_sheet(state: State) -> Sheet:
    """Return the sheet of a game that is over, or as if it were."""
    counted = finals(state)
    over = state.phase == OVER
    groups = _goods(counted), _monuments(counted), (_points(counted),)
    return Sheet(
        title=scoring.SHEET_WORDS["end" if over else "if-ended"],
        hint=scoring.SHEET_WORDS["end-hint"] if over else _end_hint(state),
        groups=tuple(filter(None, groups)),
        note=() if over and _decided(counted) else _end_note(over=over),
        sums=tuple(RuleText(_end_sum(one), rulebook_sections.END) for one in counted),
    )


def _decided(counted: Sequence[Final]) -> bool:
    """Return True if one seat has more points than every other."""
    first, second = sorted((one.quarters for one in counted), reverse=True)[:2]
    return first > second


def _end_note(*, over: bool) -> tuple[Words, ...]:
    ties = scoring.SHEET_WORDS["ties"]
    return (ties,) if over else (scoring.SHEET_WORDS["as-if-last"], ties)


def _end_hint(state: State) -> Sentence:
    """Return what is counted before the end."""
    return scoring.SHEET_WORDS["before-end-prophecy" if state.prophecy else "before-end"]


def _end_sum(one: Final) -> Sentence:
    monuments = [points for _number, points in one.monuments]
    parts = (one.track, one.last_day or 0, one.corn / QUARTERS, one.skulls, *monuments)
    return lines((scoring.points_sum(parts), scoring.goods_worth(one.corn)))


def _end_row(label: Words, counted: Sequence[Final], count: Callable[[Final], float]) -> Row:
    return label, tuple(scoring.number_cell(count(one)) for one in counted)


def _goods(counted: Sequence[Final]) -> tuple[Row, ...]:
    left = any(one.last_day is not None for one in counted)
    goods = scoring.ROW_LABELS["goods-left" if left else "goods"]
    return (
        _end_row(scoring.ROW_LABELS["so-far"], counted, lambda one: one.track),
        *_last_day(counted),
        _end_row(goods, counted, lambda one: one.corn / QUARTERS),
        _end_row(scoring.ROW_LABELS["skulls"], counted, lambda one: one.skulls),
    )


def _last_day(counted: Sequence[Final]) -> Iterator[Row]:
    """Yield the row of the last food day's points, unless it has been held."""
    days = [one.last_day for one in counted if one.last_day is not None]
    if days:
        yield scoring.ROW_LABELS["last-day"], tuple(map(scoring.signed_cell, days))


def _monuments(counted: Sequence[Final]) -> tuple[Row, ...]:
    """Return a row for each monument that somebody has."""
    built = sorted(tile for one in counted for tile, _points in one.monuments)
    return tuple(
        (scoring.monument_label(tile), tuple(_brought(one, tile) for one in counted))
        for tile in built
    )


def _brought(one: Final, tile: int) -> Words:
    """Return a monument's points if the seat has it, else ``NOTHING_TO_COUNT``."""
    points = dict(one.monuments).get(tile)
    return scoring.NOTHING_TO_COUNT if points is None else scoring.number_cell(points)


def _points(counted: Sequence[Final]) -> Row:
    return _end_row(scoring.ROW_LABELS["points"], counted, lambda one: one.quarters / QUARTERS)


# A food day (section 11).


def food_day_sheet(state: State, players: Sequence[Player]) -> Sheet:
    """Return the sheet of the next food day, as if it came now."""
    if not (day := food_day.next_food_day(state)):
        return Sheet(scoring.SHEET_WORDS["all-over"], scoring.SHEET_WORDS["nobody-feeds"])
    counted = food_day.accounts(state)
    groups = _feeding(counted), tuple(_gods(state, day, counted)), (_together(counted),)
    return Sheet(
        title=scoring.food_day_in(day, food_day.days_to_food_day(state)),
        hint=_hint(day),
        groups=tuple(filter(None, groups)),
        note=tuple(_note(state, day, players)),
        sums=tuple(RuleText(_sum(state, one), rulebook_sections.FOOD_DAYS) for one in counted),
    )


def _sum(state: State, one: food_day.Account) -> Sentence:
    """Return what a seat eats, and the sum of its points if there are any."""
    points = (-one.points_lost, *one.temples, one.prophecy)
    told = tuple(describe_food(state, one.seat))
    return lines((*told, scoring.points_sum(points)) if any(points) else told)


def _hint(day: int) -> Sentence:
    if day in FOOD_DAYS_WITH_GOODS:
        return scoring.SHEET_WORDS["goods-day"]
    return scoring.SHEET_WORDS["age-day" if day == LAST_FOOD_DAY_OF_AGE_1 else "points-day"]


def _row(
    label: Words, counted: Sequence[food_day.Account], tell: Callable[[food_day.Account], Words]
) -> Row:
    return label, tuple(tell(one) for one in counted)


def _feeding(counted: Sequence[food_day.Account]) -> tuple[Row, ...]:
    rows = (
        _row(scoring.ROW_LABELS["workers"], counted, lambda one: scoring.number_cell(one.workers)),
        _row(scoring.ROW_LABELS["needs"], counted, lambda one: scoring.number_cell(one.needs)),
        _row(scoring.ROW_LABELS["has"], counted, _corn),
        _row(scoring.ROW_LABELS["pays"], counted, lambda one: scoring.number_cell(one.corn_paid)),
    )
    if not any(one.points_lost for one in counted):
        return rows
    return *rows, _row(scoring.ROW_LABELS["unfed"], counted, _unfed)


def _corn(one: food_day.Account) -> Words:
    """Return the corn that a seat has; what its buildings bring is told separately."""
    harvest = one.harvest.corn
    return scoring.corn_cell(one.has, harvest) if harvest else scoring.number_cell(one.has)


def _unfed(one: food_day.Account) -> Words:
    return (
        scoring.unfed_cell(one.workers - one.fed, one.points_lost)
        if one.points_lost
        else scoring.NOTHING_TO_COUNT
    )


def _gods(state: State, day: int, counted: Sequence[food_day.Account]) -> Iterator[Row]:
    yield from _given(counted)
    yield from _taken(counted)
    if day not in FOOD_DAYS_WITH_GOODS:
        yield from map(_paid, temple_standings(stepped_down(state, day), day))
    if state.prophecy:
        label = expansion.prophecy(state.prophecy)
        yield _row(label, counted, lambda one: scoring.signed_cell(one.prophecy))


def _given(counted: Sequence[food_day.Account]) -> Iterator[Row]:
    """Yield the rows of goods from temples and buildings, by kind; corn is counted elsewhere."""
    for field in ("wood", "stone", "gold", "skulls"):
        counts = [_count(one.goods, field) + _count(one.harvest, field) for one in counted]
        if any(counts):
            yield (
                scoring.ROW_LABELS[field],
                tuple(
                    scoring.number_cell(count) if count else scoring.NOTHING_TO_COUNT
                    for count in counts
                ),
            )


def _taken(counted: Sequence[food_day.Account]) -> Iterator[Row]:
    """Yield the rows of what a prophecy takes for gold and skulls, as far as it can be paid."""
    taxes = {"tax": [one.tax for one in counted], "down": [one.steps_down for one in counted]}
    for field, counts in taxes.items():
        if any(counts):
            yield (
                scoring.ROW_LABELS[field],
                tuple(
                    scoring.number_cell(-count) if count else scoring.NOTHING_TO_COUNT
                    for count in counts
                ),
            )


def _count(of: Goods, field: str) -> int:
    count: int = getattr(of, field)
    return count


def _paid(lead: TempleStanding) -> Row:
    """Return the row of a temple: points of each seat's step, and the bonus."""
    return names.temple(lead.temple), tuple(
        scoring.temple_points_cell(points, lead.bonus)
        if seat in lead.seats
        else scoring.number_cell(points)
        for seat, points in enumerate(lead.points)
    )


def _together(counted: Sequence[food_day.Account]) -> Row:
    return _row(scoring.ROW_LABELS["points"], counted, lambda one: scoring.signed_cell(one.points))


def _note(state: State, day: int, players: Sequence[Player]) -> Iterator[Sentence]:
    """Yield who is highest on which temple."""
    if day not in FOOD_DAYS_WITH_GOODS:
        for lead in temple_standings(stepped_down(state, day), day):
            yield _highest(lead, players)


def _highest(lead: TempleStanding, players: Sequence[Player]) -> Sentence:
    names = tuple(players[seat].name for seat in lead.seats)
    if len(names) == 1:
        return scoring.temple_leader(names[0], lead.temple, lead.bonus)
    return scoring.temple_leaders(names, lead.temple, lead.bonus)
