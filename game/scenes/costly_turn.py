"""A costly turn of the analysis in words: what it cost, why, and its steps."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pygame import Rect

from game.outcome import CostlyTurn, Standing, TurnLine
from game.ui import sprites, text, theme
from game.ui.figures import number_text
from game.ui.i18n import gettext as _
from game.ui.i18n import ngettext
from game.ui.punctuation import listed_apart
from game.ui.screen import Canvas
from game.ui.sentence import Words, sentence

HEAD: Final = 34
_COST: Final = 24
"""The height of the line with the player's name, and the width of a step's number and of its
action points, in dp."""


def draw_line(canvas: Canvas, area: Rect, heading: Words, who: Standing, told: list[Words]) -> Rect:
    """Draw a player's mark with a heading, and paragraphs below it, as many as fit.

    Args:
        area: the rectangle for the words, in device pixels.
        heading: the heading.
        who: the player.
        told: the paragraphs, the most important first.

    Returns:
        The rest of the rectangle.
    """
    px = canvas.px
    mark = Rect(area.x, area.y + px(7), px(22), px(22))
    sprites.draw_in(canvas, f"mark_{who.mark}", mark)
    begin = mark.right + px(8), mark.centery
    text.draw(canvas, heading, begin, theme.SUBHEADING, "lm", max_width=area.right - begin[0])
    top = area.y + px(HEAD)
    rest = Rect(area.x, top, area.w, max(0, area.bottom - top))
    for words in told:
        if text.paragraph_fits(canvas.screen, words, rest, theme.NOTE):
            used = text.paragraph(canvas, words, rest, theme.NOTE) + px(6)
            rest = Rect(rest.x, rest.y + used, rest.w, max(0, rest.h - used))
    return rest


def draw_steps(canvas: Canvas, area: Rect, line: TurnLine, now: int | None) -> None:
    """Draw the steps one below the other until the area is full; the step ``now`` stands out."""
    step = round(text.measure(canvas.screen, "", theme.NOTE)[1] * 0.94)
    room = max(1, area.w - canvas.px(2 * _COST))
    y = area.y
    for rank, (what, ap) in enumerate(line.steps, start=1):
        lines = text.wrap(canvas.screen, what, theme.NOTE_PLAIN, room)
        if y + step * len(lines) > area.bottom:
            return
        if rank == now:
            band = Rect(area.x, y, area.w, step * len(lines)).inflate(canvas.px(4), 0)
            canvas.surface.fill(theme.PAPER_DIM, band)
        middle = y + step // 2
        if ap:
            text.draw(canvas, str(rank), (area.x, middle), theme.CHIP, "lm", theme.RUST)
            text.draw(canvas, str(ap), (area.right, middle), theme.CHIP, "rm", theme.RUST)
        for number, words in enumerate(lines):
            at = area.x + canvas.px(_COST), middle + number * step
            text.draw(canvas, words, at, theme.NOTE_PLAIN, "lm", max_width=room)
        y += step * len(lines) + canvas.px(4)


def steps(line: TurnLine) -> list[Words]:
    """Return the steps of a way of playing, each with the action points that it takes."""
    return [with_cost(what, ap) if ap else what for what, ap in line.steps]


@sentence
def with_cost(what: Words, ap: int) -> str:
    """Say a step of a turn, and the action points that it takes."""
    return _("{what}: {ap} AP").format(what=what, ap=ap)


def why(turn: CostlyTurn, *, better: bool) -> list[Words]:
    """Return what the turn cost, or what the better way brings, what for, and where most of it."""
    if not better:
        return [_cost(turn), _proof(turn)]
    return [_gain(turn), turn.reason, *_most(turn)]


def _cost(turn: CostlyTurn) -> str:
    """Say how many points the turn cost."""
    points = round(turn.cost)
    told = ngettext(
        "This turn cost about {count} point.", "This turn cost about {count} points.", points
    )
    return told.format(count=points)


def _gain(turn: CostlyTurn) -> str:
    """Say how many points more the better way brings."""
    points = round(turn.cost)
    told = ngettext(
        "This brings about {count} point more.", "This brings about {count} points more.", points
    )
    return told.format(count=points)


def _proof(turn: CostlyTurn) -> str:
    """Say how the cost was found."""
    points, error = number_text(turn.cost, 1), number_text(turn.error, 1)
    if error == "0":
        told = _("Both ways were played on in {deals} dealt games: {points} points of lead.")
    else:
        told = _(
            "Both ways were played on in {deals} dealt games: {points} points of lead, "
            "give or take {error}."
        )
    return told.format(deals=turn.deals, points=points, error=error)


def _most(turn: CostlyTurn) -> Iterator[Words]:
    """Yield where the better way is worth most more, and where the played one is, if anywhere."""
    if more := [_at(what, points) for what, points in turn.differences if points > 0]:
        yield _("Where the two differ most: {places}.").format(places=listed_apart(more))
    if less := [_at(what, -points) for what, points in turn.differences if points < 0]:
        yield _("What was played is better here: {places}.").format(places=listed_apart(less))


def _at(what: Words, points: int) -> str:
    told = ngettext("{what}, {count} point", "{what}, {count} points", points)
    return told.format(what=what, count=points)
