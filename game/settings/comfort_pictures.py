"""The pictures of the settings for comfort: what each value does, in a few shapes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import Rect

from game.settings.store import Contrast, Motion, Settings, TextSize
from game.ui import contrast as look
from game.ui import panels, sprites, text, theme
from game.ui.mirror import turned_within
from game.ui.painting import shapes
from game.ui.screen import grid, split

if TYPE_CHECKING:
    from game.core.game import Value
    from game.ui.screen import Canvas

_TRAIL: Final = 4
"""How many pictures of a thing on its way show that it moves."""
_SAMPLE: Final = "Aa 12"


def motion(canvas: Canvas, value: Value) -> None:
    """Paint a thing at its place, with its way there if that is seen."""
    still = Settings(motion=Motion(value)).reduces_motion
    area = _ground(canvas)
    side = area.h // 2
    way = area.w - 2 * side
    for step in range(_TRAIL if still else 0, _TRAIL + 1):
        thing = Rect(0, 0, side, side)
        thing.center = (area.x + side + way * step // _TRAIL, area.centery)
        fill = theme.GOLD_BRIGHT if step == _TRAIL else theme.WALNUT_LIT
        panels.pill(canvas, thing, fill, theme.GOLD)


def text_size(canvas: Canvas, value: Value) -> None:
    """Paint a line of ordinary text in a size."""
    area = _ground(canvas)
    size = theme.BODY.size * TextSize(value).factor
    text.draw(canvas, _SAMPLE, area.center, theme.TextStyle("head", size, theme.CREAM, most=0))


def contrast(canvas: Canvas, value: Value) -> None:
    """Paint a letter on paper, and one on wood beside it."""
    high = Settings(contrast=Contrast(value)).high_contrast
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


def left_handed(canvas: Canvas, value: Value) -> None:
    """Paint a table: the board, and the panels and buttons at one side."""
    area = _ground(canvas).inflate(-canvas.px(20), -canvas.px(20))
    board, side = split(area, area.w * 3 // 10, canvas.px(6))
    if value:
        board, side = turned_within(area, board), turned_within(area, side)
    panels.draw(canvas, board, panels.PARCHMENT_DIM)
    *seats, end = grid(side, 1, 4, canvas.px(5))
    for seat in seats:
        panels.draw(canvas, seat, panels.PARCHMENT)
    panels.draw(canvas, end, panels.RED)


def ask_twice(canvas: Canvas, value: Value) -> None:
    """Paint what binds, with as many touches as it takes."""
    area = _ground(canvas)
    button = Rect(0, 0, area.w * 6 // 10, area.h * 4 // 10)
    button.center = (area.centerx, area.y + area.h * 4 // 10)
    panels.draw(canvas, button, panels.RED)
    panels.no_undo(canvas, button, theme.CREAM, theme.INK)
    count = 2 if value else 1
    for number in range(count):
        middle = area.centerx + (2 * number - count + 1) * canvas.px(16)
        _disc(canvas, (middle, area.bottom - area.h // 5), canvas.px(22), theme.GOLD_BRIGHT)
        mark = (middle, area.bottom - area.h // 5)
        text.draw(canvas, str(number + 1), mark, theme.CHIP)


def tremble(canvas: Canvas, value: Value) -> None:
    """Paint a button that waits: the part of its time that is over when a quick finger comes."""
    area = _ground(canvas)
    button = Rect(0, 0, area.w * 6 // 10, area.h * 4 // 10)
    button.center = (area.centerx, area.y + area.h * 4 // 10)
    panels.draw(canvas, button, panels.BUTTON_OFF)
    whole = Rect(button.x, 0, button.w, canvas.px(12))
    whole.centery = area.bottom - area.h // 5
    panels.pill(canvas, whole, theme.WALNUT, theme.GOLD)
    over = whole.copy()
    over.w = round(whole.w / (1 if value else theme.TREMBLING))
    panels.pill(canvas, over, theme.GOLD_BRIGHT, theme.GOLD)


def captions(canvas: Canvas, value: Value) -> None:
    """Paint a table, with the line of words at its lower edge if there is one."""
    area = _ground(canvas).inflate(-canvas.px(20), -canvas.px(20))
    line = Rect(0, 0, area.w // 2, canvas.px(14))
    line.midbottom = area.midbottom
    board = area.copy()
    if value:
        board.h -= line.h + canvas.px(6)
        panels.pill(canvas, line, theme.INK, theme.GOLD_BRIGHT)
    panels.draw(canvas, board, panels.PARCHMENT_DIM)
    side = board.h // 2
    speaks = Rect(0, 0, side, side)
    speaks.center = board.center
    sprites.draw_in(canvas, "icon_sound_on", speaks)


def vibrate(canvas: Canvas, value: Value) -> None:
    """Paint a phone, with waves at its sides while it vibrates."""
    area = _ground(canvas)
    phone = Rect(0, 0, area.h * 4 // 10, area.h * 7 // 10)
    phone.center = area.center
    panels.draw(canvas, phone, panels.PARCHMENT)
    for away in (1, 2) if value else ():
        for side in (-1, 1):
            wave = Rect(0, 0, canvas.px(5), phone.h * (8 - 2 * away) // 10)
            wave.center = (phone.centerx + side * (phone.w // 2 + away * canvas.px(14)), 0)
            wave.centery = phone.centery
            _upright(canvas, wave)


def _upright(canvas: Canvas, rect: Rect) -> None:
    """Paint an upright bar with round ends."""
    canvas.surface.blit(shapes.rounded(rect.size, rect.w // 2, theme.GOLD_BRIGHT), rect)


def _disc(canvas: Canvas, middle: tuple[int, int], side: int, fill: theme.Colour) -> None:
    rect = Rect(0, 0, side, side)
    rect.center = middle
    panels.pill(canvas, rect, fill, theme.GOLD)


def _ground(canvas: Canvas) -> Rect:
    """Paint the table that things lie on; return its place."""
    area, corner = canvas.surface.get_rect(), canvas.px(theme.RADIUS)
    canvas.surface.blit(shapes.rounded(area.size, corner, theme.WALNUT), area)
    shapes.outline(canvas.surface, area, corner, theme.GOLD, 2 * canvas.screen.scale)
    return area
