"""Where everything lies on the sheet of the settings."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from pygame import Rect

from game.ui import theme
from game.ui.screen import Screen

# all in dp

_WIDEST: Final = 340
"""Of a column."""
_LOW: Final = 420
"""The height up to which a window has no room to spare."""
_LABEL: Final = 24
"""Height of the words over a control."""


@dataclass(frozen=True)
class SettingsPlaces:
    """Rectangles in device pixels: the sheet, its heading, every widget, the controls' words."""

    panel: Rect
    heading: Rect
    widgets: list[Rect]
    words: list[Rect]


@dataclass(frozen=True)
class _Plan:
    """So many columns; the words stand beside the controls or over them."""

    columns: int
    beside: bool = False


def lay_out(screen: Screen, controls: int, buttons: int) -> SettingsPlaces:
    """The controls with their words, then the buttons; of the last column the last is the way out.

    More columns, or words beside their controls, where a finger has no room otherwise.
    """
    plans = _plans(screen)
    sheets = [_sheet(screen, plan, controls, buttons) for plan in plans]
    least = screen.px(theme.TOUCH)
    return next((one for one in sheets if one.widgets[0].h >= least), sheets[-1])


def _plans(screen: Screen) -> list[_Plan]:
    if screen.portrait:
        return [_Plan(1), _Plan(1, beside=True)]
    low = screen.safe.h < screen.px(_LOW)
    return [_Plan(columns) for columns in ((3, 4) if low else (2, 3, 4))]


def _sheet(screen: Screen, plan: _Plan, controls: int, buttons: int) -> SettingsPlaces:
    px, safe = screen.px, screen.safe.inflate(-screen.px(16), -screen.px(16))
    low = plan.beside or safe.h < px(_LOW)
    pad, gap, title = px(9 if low else 20), px(4 if low else theme.GAP), px(32 if low else 40)
    count, columns = controls + buttons, plan.columns
    rows = -(-count // columns)
    label = 0 if plan.beside else px(_LABEL)
    # in one column the buttons need no room for words over them
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
    """Column and row of every widget, down the columns; the last one in the last corner."""
    for i in range(count - 1):
        yield divmod(i, rows)
    yield columns - 1, rows - 1


def _beside(rect: Rect, gap: int) -> Rect:
    """Takes room for words from a control's left end."""
    words = Rect(rect.x, rect.y, rect.w // 3 - gap, rect.h)
    rect.x, rect.w = words.right + gap, rect.right - words.right - gap
    return words
