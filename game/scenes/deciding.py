"""What decided a first game, as a page of its results: a picture and a sentence for each fact."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pygame import Rect

from game.outcome import REST_PICTURE, DecidingFact
from game.platform.node import Node
from game.ui import sprites, text, theme
from game.ui.figures import number_text, signed_number
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import ngettext
from game.ui.i18n import pgettext_noop as NC_
from game.ui.nodes import items
from game.ui.screen import Canvas, Screen
from game.ui.sentence import phrases, sentence

WORDS: Final = phrases(
    __name__,
    {
        "why": NC_("button", "Why"),
        "what-decided": N_("What decided it"),
        "rest": N_("All the rest together."),
    },
)
_PAD: Final = 16
_GAP: Final = 12
_ROW: Final = 120
"""The greatest height of a fact, in dp."""
_FEWEST: Final = 2
"""The number of facts that are told however little room there is."""
_PICTURE: Final = 64
"""The greatest side of a picture, in dp."""
_AHEAD: Final = 56
"""The width of the points that a player is ahead, in dp."""


@sentence
def ahead(points: float) -> str:
    """The points by which the player is ahead, as a number with its sign."""
    return signed_number(points)


@sentence
def told(fact: str, points: float) -> str:
    """A fact, and the points by which the player is ahead or behind because of it."""
    count = round(abs(points))
    if points > 0:
        words = ngettext(
            "{fact} You are {points} point ahead.", "{fact} You are {points} points ahead.", count
        )
    else:
        words = ngettext(
            "{fact} You are {points} point behind.", "{fact} You are {points} points behind.", count
        )
    return words.format(fact=fact, points=number_text(abs(points)))


def fact_nodes(facts: Sequence[DecidingFact]) -> list[Node]:
    """Return the facts as a list."""
    lines = [told(str(one.words), one.ahead) for one in facts]
    return items("results/decided", WORDS["what-decided"], lines)


def draw_facts(canvas: Canvas, rect: Rect, facts: Sequence[DecidingFact]) -> None:
    """Draw the facts below one another into a rectangle: picture, sentence, points ahead.

    Where not all have room, the last ones are one.
    """
    px = canvas.px
    inner = rect.inflate(-px(2 * _PAD), -px(_PAD) // 2)
    rows = _rows(canvas.screen, inner, len(facts))
    while len(facts) > _FEWEST and not _fit(canvas.screen, facts, rows):
        *first, one, other = facts
        facts = [*first, DecidingFact(WORDS["rest"], REST_PICTURE, one.ahead + other.ahead)]
        rows = _rows(canvas.screen, inner, len(facts))
    for row, one in zip(rows, facts, strict=True):
        _draw(canvas, row, one)


def _rows(screen: Screen, inner: Rect, count: int) -> list[Rect]:
    """Return the places of so many facts."""
    high = min(inner.h // max(1, count), screen.px(_ROW))
    top = inner.y + (inner.h - high * count) // 2
    rows = (Rect(inner.x, top + number * high, inner.w, high) for number in range(count))
    return [row.inflate(0, -screen.px(2)) for row in rows]


def _parts(screen: Screen, row: Rect) -> tuple[Rect, Rect, int]:
    """Return the places of picture and sentence in a row, and the width of the points."""
    side = min(screen.px(_PICTURE), row.h, row.w // 5)
    number, left = min(screen.px(_AHEAD), row.w // 6), row.x + side + screen.px(_GAP)
    words = Rect(left, row.y, row.right - number - screen.px(_GAP) - left, row.h)
    return Rect(row.x, row.centery - side // 2, side, side), words, number


def _fit(screen: Screen, facts: Sequence[DecidingFact], rows: Sequence[Rect]) -> bool:
    """Return True if all sentences have room in their rows."""
    return all(
        text.paragraph_fits(screen, one.words, _parts(screen, row)[1], theme.BODY)
        for one, row in zip(facts, rows, strict=True)
    )


def _draw(canvas: Canvas, row: Rect, one: DecidingFact) -> None:
    picture, words, number = _parts(canvas.screen, row)
    sprites.draw_in(canvas, one.picture, picture)
    text.paragraph(canvas, one.words, words, theme.BODY, "lm")
    style = text.in_row(canvas.screen, theme.NUMBER_BIG, row.h)
    end = row.right, row.centery
    text.draw(canvas, ahead(one.ahead), end, style, "rm", theme.RUST, number)
