"""Draws one way of playing a turn in words: whose turn, its cost or the reason, and the steps."""

from typing import Final

from pygame import Rect

from game.outcome import Costly, Standing, TurnLine
from game.ui import sprites, text, theme
from game.ui.i18n import ngettext
from game.ui.screen import Canvas

_HEAD: Final = 34
_COST: Final = 24
"""The height of the line with the player's name, and the width of a step's number and of its
action points, in dp."""


def draw_line(
    canvas: Canvas, area: Rect, who: Standing, turn: Costly, line: TurnLine, *, better: bool
) -> None:
    """Draw the words about one way of playing a turn.

    Args:
        area: the rectangle for the words, in device pixels.
        who: the player whose turn it was.
        turn: the turn as the analysis found it.
        line: the way of playing it whose steps are drawn, as many as fit.
        better: True gives the reason for the better way, False the points that the turn cost.
    """
    px = canvas.px
    mark = Rect(area.x, area.y + px(7), px(22), px(22))
    sprites.draw_in(canvas, f"mark_{who.mark}", mark)
    begin = mark.right + px(8), mark.centery
    text.draw(canvas, who.name, begin, theme.SUBHEADING, "lm", max_width=area.right - begin[0])
    top = area.y + px(_HEAD)
    rest = Rect(area.x, top, area.w, max(0, area.bottom - top))
    why = turn.reason if better else _cost(turn)
    used = text.paragraph_height(canvas.screen, why, rest, theme.NOTE)
    if text.paragraph_fits(canvas.screen, why, rest, theme.NOTE):
        text.paragraph(canvas, why, rest, theme.NOTE)
        rest = Rect(rest.x, rest.y + used + px(6), rest.w, max(0, rest.h - used - px(6)))
    _draw_steps(canvas, rest, line)


def _cost(turn: Costly) -> str:
    """Say how many points the turn cost."""
    told = ngettext(
        "This turn cost about {count} point, as the computer judges.",
        "This turn cost about {count} points, as the computer judges.",
        turn.cost,
    )
    return told.format(count=turn.cost)


def _draw_steps(canvas: Canvas, area: Rect, line: TurnLine) -> None:
    """Draw the steps one below the other until the area is full."""
    step = round(text.measure(canvas.screen, "", theme.NOTE)[1] * 0.94)
    y = area.y
    for rank, (what, ap) in enumerate(line.steps, start=1):
        room = area.w - canvas.px(2 * _COST)
        lines = text.wrap(canvas.screen, what, theme.NOTE_PLAIN, max(1, room))
        if y + step * len(lines) > area.bottom:
            return
        middle = y + step // 2
        if ap:
            text.draw(canvas, str(rank), (area.x, middle), theme.CHIP, "lm", theme.RUST)
            text.draw(canvas, str(ap), (area.right, middle), theme.CHIP, "rm", theme.RUST)
        for number, words in enumerate(lines):
            at = area.x + canvas.px(_COST), middle + number * step
            text.draw(canvas, words, at, theme.NOTE_PLAIN, "lm", max_width=room)
        y += step * len(lines) + canvas.px(4)
