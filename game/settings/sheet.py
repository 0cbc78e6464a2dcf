"""The layout of the sheet of the settings."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from pygame import Rect

from game.ui import theme
from game.ui.screen import Screen

_WIDEST: Final = 340
"""The greatest width of a column in dp."""
_LOW: Final = 420
"""The height in dp below which a window has no room to spare."""
_LABEL: Final = 24
"""The height in dp of the label above a control."""


@dataclass(frozen=True)
class SettingsPlaces:
    """The layout, in device pixels.

    Attributes:
        panel: the sheet.
        heading: the title on it.
        widgets: each widget, first the controls, then the buttons.
        words: the label of each control.
    """

    panel: Rect
    heading: Rect
    widgets: list[Rect]
    words: list[Rect]


@dataclass(frozen=True)
class _Plan:
    """A way to lay out: the number of columns, and whether labels are beside the controls.

    Labels that are not beside the controls stand above them.
    """

    columns: int
    beside: bool = False


def lay_out(screen: Screen, controls: int, buttons: int) -> SettingsPlaces:
    """Lay out the controls with their labels, then the buttons, for a window.

    The last button, which closes the sheet, has the last place of the last column. There are more
    columns, or labels beside their controls, if a finger would have too little room otherwise.
    """
    plans = _plans(screen)
    sheets = [_sheet(screen, plan, controls, buttons) for plan in plans]
    least = screen.px(theme.TOUCH)
    return next((one for one in sheets if one.widgets[0].h >= least), sheets[-1])


def _plans(screen: Screen) -> list[_Plan]:
    """Return the ways to lay out in this window, the roomiest first."""
    if screen.portrait:
        return [_Plan(1), _Plan(1, beside=True)]
    low = screen.safe.h < screen.px(_LOW)
    return [_Plan(columns) for columns in ((3, 4) if low else (2, 3, 4))]


def _sheet(screen: Screen, plan: _Plan, controls: int, buttons: int) -> SettingsPlaces:
    """Lay out in one of the ways."""
    px, safe = screen.px, screen.safe.inflate(-screen.px(16), -screen.px(16))
    low = plan.beside or safe.h < px(_LOW)
    pad, gap, title = px(9 if low else 20), px(4 if low else theme.GAP), px(32 if low else 40)
    count, columns = controls + buttons, plan.columns
    rows = -(-count // columns)
    label = 0 if plan.beside else px(_LABEL)
    # in a single column the buttons need no room for labels above them
    worded = rows if columns > 1 else controls
    room = (safe.h - 2 * pad - title - worded * label) // rows - gap
    high = max(px(8), min(px(theme.BUTTON_HEIGHT), room))
    wide = min(px(_WIDEST), (safe.w - 2 * pad - (columns - 1) * 2 * gap) // columns)
    panel = Rect(0, 0, columns * (wide + 2 * gap) - 2 * gap + 2 * pad, 0)
    panel.h = 2 * pad + title + worded * label + rows * (high + gap) - gap
    panel.center = safe.center
    widgets = []
    for column, row in _cells(count, columns, rows):
        x = panel.x + pad + column * (wide + 2 * gap)
        y = panel.y + pad + title + min(row + 1, worded) * label + row * (high + gap)
        widgets.append(Rect(x, y, wide, high))
    heading = Rect(panel.x, panel.y + pad, panel.w, title - px(8))
    if plan.beside:
        words = [_beside(rect, gap) for rect in widgets[:controls]]
    else:
        words = [Rect(one.x + px(4), one.y - label, one.w, label) for one in widgets[:controls]]
    return SettingsPlaces(panel, heading, widgets, words)


def _cells(count: int, columns: int, rows: int) -> Iterator[tuple[int, int]]:
    """Yield column and row of every widget, down the columns; the last is in the last corner."""
    for i in range(count - 1):
        yield divmod(i, rows)
    yield columns - 1, rows - 1


def _beside(rect: Rect, gap: int) -> Rect:
    """Cut the room of a label off a control's left end, changing its rectangle; return it."""
    words = Rect(rect.x, rect.y, rect.w // 3 - gap, rect.h)
    rect.x, rect.w = words.right + gap, rect.right - words.right - gap
    return words
