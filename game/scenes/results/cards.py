"""A player's card in the ranking."""

from dataclasses import replace

from pygame import Rect

from game.outcome import Standing
from game.ui import panels, sprites, text, theme
from game.ui.painting.fitting import style_for
from game.ui.screen import Canvas


def draw_card(canvas: Canvas, rect: Rect, place: int, one: Standing) -> None:
    """A player's place, portrait, name and points; where there is room what they came from."""
    px, won = canvas.px, place == 1
    panels.draw(canvas, rect, panels.PARCHMENT_ACTIVE if won else panels.PARCHMENT_DIM)
    rank = (rect.x + px(26), rect.centery)
    text.draw(canvas, str(place), rank, theme.NUMBER_BIG, colour=theme.INK_SOFT)
    portrait = Rect(
        rect.x + px(46),
        rect.y + px(6),
        min(max(px(84), rect.h * 2 // 3), rect.w // 3),
        rect.h - px(12),
    )
    large = one.portrait if rect.h >= px(56) else ""
    sprites.draw_in(canvas, large or f"mark_{one.mark}", portrait)
    grand = won and rect.h >= px(90) and rect.w >= px(380)
    points = replace(theme.NUMBER_BIG, size=44) if grand else theme.NUMBER_BIG
    score = f"{one.score:g}"
    right = rect.right - px(18)
    drawn = text.draw(
        canvas, score, (right, rect.centery), points, "rm", theme.RUST if won else theme.INK
    )
    left = portrait.right + px(10)
    middle = rect.centery - (px(12) if rect.h >= px(72) else 0)
    room = drawn.left - left - px(10)
    style = style_for(canvas.screen, one.name, theme.DISPLAY if grand else theme.HEADING, room)
    text.draw(canvas, one.name, (left, middle), style, "lm", max_width=room)
    if rect.h >= px(72):
        _draw_sources(canvas, (left, rect.centery + px(20)), one)


def _draw_sources(canvas: Canvas, xy: tuple[int, int], one: Standing) -> None:
    """Where the points came from."""
    x, px = xy[0], canvas.px
    for icon, points in one.sources:
        sprites.draw_in(canvas, icon, Rect(x, xy[1] - px(10), px(20), px(20)))
        drawn = text.draw(canvas, str(points), (x + px(26), xy[1]), theme.NUMBER, "lm")
        x = drawn.right + px(18)
