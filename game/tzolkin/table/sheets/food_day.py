"""A food day, counted for every seat (section 11)."""

from collections.abc import Callable, Iterator, Sequence

from game.table.players import Player
from game.tzolkin.rules.data.tiles import Goods
from game.tzolkin.rules.effects.food_day import AGE_ENDS, OF_GOODS
from game.tzolkin.rules.state import State
from game.tzolkin.table.explaining.seats import describe_food
from game.tzolkin.table.foresight import food_day
from game.tzolkin.table.foresight.taxes import stepped_down
from game.tzolkin.table.foresight.temples import Lead, leads
from game.tzolkin.table.sheets.sheet import Row, Sheet
from game.tzolkin.words import counting, expansion, names, places
from game.tzolkin.words.counting import NONE, ROWS, TOLD, change, figure
from game.ui.controls.said import Said
from game.ui.sentence import Sentence, Words, lines


def food_day_sheet(state: State, players: Sequence[Player]) -> Sheet:
    """Return the sheet of the next food day, as if it came now."""
    if not (day := food_day.next_food_day(state)):
        return Sheet(TOLD["all-over"], TOLD["nobody-feeds"])
    counted = food_day.accounts(state)
    groups = _feeding(counted), tuple(_gods(state, day, counted)), (_together(counted),)
    return Sheet(
        title=counting.food_day_in(day, food_day.days_to_food_day(state)),
        hint=_hint(day),
        groups=tuple(filter(None, groups)),
        note=tuple(_note(state, day, players)),
        sums=tuple(Said(_sum(state, one), places.FOOD_DAYS) for one in counted),
    )


def _sum(state: State, one: food_day.Account) -> Sentence:
    """Return what a seat eats, and the sum of its points if there are any."""
    points = (-one.loses, *one.temples, one.prophecy)
    told = tuple(describe_food(state, one.seat))
    return lines((*told, counting.summed(points)) if any(points) else told)


def _hint(day: int) -> Sentence:
    if day in OF_GOODS:
        return TOLD["goods-day"]
    return TOLD["age-day" if day == AGE_ENDS else "points-day"]


def _row(
    label: Words, counted: Sequence[food_day.Account], tell: Callable[[food_day.Account], Words]
) -> Row:
    return label, tuple(tell(one) for one in counted)


def _feeding(counted: Sequence[food_day.Account]) -> tuple[Row, ...]:
    rows = (
        _row(ROWS["workers"], counted, lambda one: figure(one.workers)),
        _row(ROWS["needs"], counted, lambda one: figure(one.needs)),
        _row(ROWS["has"], counted, _corn),
        _row(ROWS["pays"], counted, lambda one: figure(one.pays)),
    )
    if not any(one.loses for one in counted):
        return rows
    return *rows, _row(ROWS["unfed"], counted, _unfed)


def _corn(one: food_day.Account) -> Words:
    """Return the corn that a seat has; what its buildings bring is told separately."""
    harvest = one.harvest.corn
    return counting.corn_had(one.has, harvest) if harvest else figure(one.has)


def _unfed(one: food_day.Account) -> Words:
    return counting.unfed(one.workers - one.fed, one.loses) if one.loses else NONE


def _gods(state: State, day: int, counted: Sequence[food_day.Account]) -> Iterator[Row]:
    yield from _given(counted)
    yield from _taken(counted)
    if day not in OF_GOODS:
        yield from map(_paid, leads(stepped_down(state, day), day))
    if state.prophecy:
        label = expansion.prophecy(state.prophecy)
        yield _row(label, counted, lambda one: change(one.prophecy))


def _given(counted: Sequence[food_day.Account]) -> Iterator[Row]:
    """Yield the rows of goods from temples and buildings, by kind; corn is counted elsewhere."""
    for field in ("wood", "stone", "gold", "skulls"):
        counts = [_count(one.goods, field) + _count(one.harvest, field) for one in counted]
        if any(counts):
            yield ROWS[field], tuple(figure(count) if count else NONE for count in counts)


def _taken(counted: Sequence[food_day.Account]) -> Iterator[Row]:
    """Yield the rows of what a prophecy takes for gold and skulls, as far as it can be paid."""
    taxes = {"tax": [one.tax for one in counted], "down": [one.down for one in counted]}
    for field, counts in taxes.items():
        if any(counts):
            yield ROWS[field], tuple(figure(-count) if count else NONE for count in counts)


def _count(of: Goods, field: str) -> int:
    count: int = getattr(of, field)
    return count


def _paid(lead: Lead) -> Row:
    """Return the row of a temple: points of each seat's step, and the bonus."""
    return names.temple(lead.temple), tuple(
        counting.paid(points, lead.bonus) if seat in lead.seats else figure(points)
        for seat, points in enumerate(lead.points)
    )


def _together(counted: Sequence[food_day.Account]) -> Row:
    return _row(ROWS["points"], counted, lambda one: change(one.points))


def _note(state: State, day: int, players: Sequence[Player]) -> Iterator[Sentence]:
    """Yield who is highest on which temple."""
    if day not in OF_GOODS:
        for lead in leads(stepped_down(state, day), day):
            yield _highest(lead, players)


def _highest(lead: Lead, players: Sequence[Player]) -> Sentence:
    names = tuple(players[seat].name for seat in lead.seats)
    if len(names) == 1:
        return counting.leads_alone(names[0], lead.temple, lead.bonus)
    return counting.lead_together(names, lead.temple, lead.bonus)
