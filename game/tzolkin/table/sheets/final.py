"""The points at the end, counted for every seat (section 12)."""

from collections.abc import Callable, Iterator, Sequence

from game.tzolkin.rules.scoring import QUARTERS
from game.tzolkin.rules.state import OVER, State
from game.tzolkin.table.foresight.final import Final, finals
from game.tzolkin.table.sheets.sheet import Row, Sheet
from game.tzolkin.words import counting, places
from game.tzolkin.words.counting import ROWS, TOLD
from game.ui.controls.said import Said
from game.ui.sentence import Sentence, Words, lines


def final_sheet(state: State) -> Sheet:
    """Return the sheet of a game that is over, or as if it were."""
    counted = finals(state)
    over = state.phase == OVER
    groups = _goods(counted), _monuments(counted), (_points(counted),)
    return Sheet(
        title=TOLD["end" if over else "if-ended"],
        hint=TOLD["end-hint"] if over else _hint(state),
        groups=tuple(filter(None, groups)),
        note=(TOLD["ties"],) if over else (TOLD["as-if-last"], TOLD["ties"]),
        sums=tuple(Said(_sum(one), places.END) for one in counted),
    )


def _hint(state: State) -> Sentence:
    """Return what is counted before the end."""
    return TOLD["before-end-prophecy" if state.prophecy else "before-end"]


def _sum(one: Final) -> Sentence:
    monuments = [points for _number, points in one.monuments]
    parts = (one.track, one.last_day or 0, one.corn / QUARTERS, one.skulls, *monuments)
    return lines((counting.summed(parts), counting.worth(one.corn)))


def _row(label: Words, counted: Sequence[Final], count: Callable[[Final], float]) -> Row:
    return label, tuple(counting.figure(count(one)) for one in counted)


def _goods(counted: Sequence[Final]) -> tuple[Row, ...]:
    left = any(one.last_day is not None for one in counted)
    goods = ROWS["goods-left" if left else "goods"]
    return (
        _row(ROWS["so-far"], counted, lambda one: one.track),
        *_last_day(counted),
        _row(goods, counted, lambda one: one.corn / QUARTERS),
        _row(ROWS["skulls"], counted, lambda one: one.skulls),
    )


def _last_day(counted: Sequence[Final]) -> Iterator[Row]:
    """Yield the row of the last food day's points, unless it has been held."""
    days = [one.last_day for one in counted if one.last_day is not None]
    if days:
        yield ROWS["last-day"], tuple(map(counting.change, days))


def _monuments(counted: Sequence[Final]) -> tuple[Row, ...]:
    """Return a row for each monument that somebody has."""
    built = sorted(tile for one in counted for tile, _points in one.monuments)
    return tuple(
        (counting.of_monument(tile), tuple(_brought(one, tile) for one in counted))
        for tile in built
    )


def _brought(one: Final, tile: int) -> Words:
    """Return a monument's points if the seat has it, else ``NONE``."""
    points = dict(one.monuments).get(tile)
    return counting.NONE if points is None else counting.figure(points)


def _points(counted: Sequence[Final]) -> Row:
    return _row(ROWS["points"], counted, lambda one: one.quarters / QUARTERS)
