"""The ribbon: the band that says whose turn it is and what is to be done."""

from pygame import Rect

from game.table.players import Player
from game.ui import panels, sprites, text, theme
from game.ui.painting.fitting import style_for
from game.ui.screen import Canvas
from game.ui.sentence import Words
from game.ui.theme import TextStyle


def draw_ribbon(canvas: Canvas, rect: Rect, player: Player, words: tuple[Words, Words]) -> None:
    """Draw a player's mark, then headline and hint, in a low band side by side, else in two lines.

    The mark is left out for a headline that has no room beside it. What does not fit at all is told
    by a tap on the ribbon.
    """
    panels.draw(canvas, rect, panels.PARCHMENT)
    px = canvas.px
    headline, hint = words
    side = min(px(34), rect.h - px(8))
    box = Rect(rect.x + px(10), rect.centery - side // 2, side, side)
    left, right = box.right + px(10), rect.right - px(14)
    beside = Rect(left, rect.y, right - left, rect.h - px(8))
    if rect.h < px(44) or text.paragraph_fits(canvas.screen, headline, beside, theme.LABEL):
        sprites.draw_in(canvas, f"mark_{player.mark}", box)
    else:
        left = box.x
    style = style_for(canvas.screen, headline, theme.SUBHEADING, right - left)
    if rect.h >= px(44):
        _draw_lines(canvas, Rect(left, rect.y, right - left, rect.h), headline, hint, style)
        return
    middle = rect.centery + px(1)
    drawn = text.draw(canvas, headline, (left, middle), style, "lm", max_width=right - left)
    room = right - drawn.right - px(16)
    if room > px(60):
        text.draw(canvas, hint, (right, middle), theme.NOTE, "rm", max_width=room)


def _draw_lines(canvas: Canvas, area: Rect, headline: Words, hint: Words, style: TextStyle) -> None:
    """Draw headline and hint one above the other; a headline that is too long takes both lines.

    The hint is drawn whole or not at all.
    """
    if not text.fits(canvas.screen, headline, style, area.w):
        text.paragraph(canvas, headline, area.inflate(0, -canvas.px(8)), style, "lm")
        return
    if not text.fits(canvas.screen, hint, theme.NOTE, area.w):
        hint = ""
    above = area.x, area.y + area.h * (0.32 if hint else 0.5)
    below = area.x, area.y + area.h * 0.69
    text.draw(canvas, headline, above, style, "lm", max_width=area.w)
    text.draw(canvas, hint, below, theme.NOTE, "lm", max_width=area.w)
