"""The points at the end, counted for every seat (section 12)."""

from collections.abc import Callable, Sequence

from game.outcome import Row
from game.tzolkin.rules.scoring import QUARTERS
from game.tzolkin.rules.state import OVER, State
from game.tzolkin.table.foresight.final import Final, finals
from game.tzolkin.table.sheets.sheet import Sheet, summed
from game.tzolkin.words import goods
from game.tzolkin.words.chapters import places
from game.tzolkin.words.names import number
from game.tzolkin.words.tiles import monument_brief
from game.ui.controls.said import Said
from game.ui.i18n import gettext as _


def final_sheet(state: State) -> Sheet:
    """Of a game that is over, or as if it were."""
    counted = finals(state)
    over = state.phase == OVER
    return Sheet(
        title=_("The end") if over else _("If it ended now"),
        hint=_("Resources, skulls and monuments are counted."),
        groups=[
            group for group in (_goods(counted), _monuments(counted), [_points(counted)]) if group
        ],
        note=_("Of equals, whoever has more workers on the gears wins."),
        sums=[Said(_sum(one), places.END) for one in counted],
    )


def _sum(one: Final) -> str:
    monuments = [points for _number, points in one.monuments]
    worth = _("Goods are worth {corn} at the market; four corn are a point.")
    points = summed([one.track, one.corn / QUARTERS, one.skulls, *monuments])
    return f"{points}\n{worth.format(corn=goods.corn(one.corn))}"


def _row(label: str, counted: Sequence[Final], count: Callable[[Final], float]) -> Row:
    return label, [number(count(one)) for one in counted]


def _goods(counted: Sequence[Final]) -> list[Row]:
    return [
        _row(_("Points so far"), counted, lambda one: one.track),
        _row(_("Goods"), counted, lambda one: one.corn / QUARTERS),
        _row(_("Skulls"), counted, lambda one: one.skulls),
    ]


def _monuments(counted: Sequence[Final]) -> list[Row]:
    """A row for each that somebody has."""
    built = sorted(tile for one in counted for tile, _points in one.monuments)
    return [
        (
            _("Monument: {name}").format(name=monument_brief(tile)),
            [str(dict(one.monuments).get(tile, "–")) for one in counted],
        )
        for tile in built
    ]


def _points(counted: Sequence[Final]) -> Row:
    return _row(_("Points"), counted, lambda one: one.quarters / QUARTERS)
