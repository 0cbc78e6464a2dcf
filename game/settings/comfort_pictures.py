"""The pictures of the settings for comfort: what each value does, in a few shapes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import Rect

from game.platform import platform
from game.ui import contrast as look
from game.ui import panels, text, theme

if TYPE_CHECKING:
    from game.core.game import Value
    from game.ui.screen import Canvas

_TRAIL: Final = 4
"""How many pictures of a thing on its way show that it moves."""


def motion(canvas: Canvas, value: Value) -> None:
    """Paint a thing at its place, with its way there if that is seen."""
    still = value == "reduced" or (value == "system" and platform.reduced_motion())
    area = _ground(canvas)
    side = area.h // 2
    way = area.w - 2 * side
    for step in range(_TRAIL if still else 0, _TRAIL + 1):
        thing = Rect(0, 0, side, side)
        thing.center = (area.x + side + way * step // _TRAIL, area.centery)
        fill = theme.GOLD_BRIGHT if step == _TRAIL else theme.WALNUT
        panels.pill(canvas, thing, fill, theme.GOLD)


def contrast(canvas: Canvas, value: Value) -> None:
    """Paint a letter on paper, and one on wood beside it."""
    high = value == "high" or (value == "system" and platform.high_contrast())
    grounds = (look.LIGHT, look.DARK) if high else (theme.PAPER, theme.WALNUT_LIT)
    inks = (look.DARK, look.LIGHT) if high else (theme.INK_SOFT, theme.CREAM_SOFT)
    area = canvas.surface.get_rect()
    size = theme.NUMBER.size * area.h / canvas.px(2 * theme.NUMBER.size)
    for i, (ground, ink) in enumerate(zip(grounds, inks, strict=True)):
        half = Rect(area.x + i * area.w // 2, area.y, area.w // 2, area.h).inflate(-area.h // 8, 0)
        panels.pill(canvas, half, ground, look.DARK)
        text.draw(canvas, "7", half.center, theme.TextStyle("num", size, ink))


def letter_keys(canvas: Canvas, value: Value) -> None:
    """Paint a key with a letter, bright if it does anything."""
    area = _ground(canvas)
    key = Rect(0, 0, area.h * 2 // 3, area.h * 2 // 3)
    key.center = area.center
    panels.draw(canvas, key, panels.BUTTON if value else panels.BUTTON_OFF)
    ink = theme.INK if value else theme.INK_FADED
    text.draw(canvas, "H", key.center, theme.HEADING, colour=ink)


def _ground(canvas: Canvas) -> Rect:
    """Paint the table that things lie on; return its place."""
    area = canvas.surface.get_rect()
    panels.draw(canvas, area, panels.DARK)
    return area
