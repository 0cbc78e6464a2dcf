"""The ranking of a finished match: who won it, and each player's card."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from pygame import Rect

from game.outcome import Standing
from game.platform.node import Node
from game.ui import panels, sprites, text, theme
from game.ui.figures import number_text
from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import pgettext_noop as NC_
from game.ui.nodes import items
from game.ui.punctuation import listed
from game.ui.screen import Canvas
from game.ui.sentence import Sentence, Words, phrases, sentence
from game.ui.text import fitting_style

LOW_CARD: Final = 46
"""The height in dp below which a card has only one line."""
_TWO_LINES, _THREE_LINES = 72, 104
"""The heights in dp from which a card also shows where the points came from: with two lines for a
person, with three for a computer player, whose level takes one."""
WORDS: Final = phrases(
    __name__,
    {
        "all-four-share-the-victory": N_("All four share the victory"),
        "ranking": NC_("heading", "Ranking"),
    },
)
_TOGETHER: Final = {
    1: N_("{0} wins"),
    2: N_("{0} and {1} share the victory"),
    3: N_("{0}, {1} and {2} share the victory"),
    4: N_("{0}, {1}, {2} and {3} share the victory"),
    5: N_("All five share the victory"),
}


@sentence
def winners(names: tuple[str, ...]) -> str:
    """Say who won; from one to five names."""
    return _(_TOGETHER[len(names)]).format(*names)


def ranking(standings: Sequence[Standing]) -> list[tuple[int, Standing]]:
    """Return (place from 1, player), best first; a full tie gives the same place."""
    earned = [(one.score, one.tie) for one in standings]
    return sorted(
        ((1 + sum(other > (one.score, one.tie) for other in earned), one) for one in standings),
        key=lambda placed: placed[0],
    )


def verdict(standings: Sequence[Standing]) -> Sentence:
    """Say who won."""
    first = [one.name for place, one in ranking(standings) if place == 1]
    if len(first) == len(standings) == 4:
        return WORDS["all-four-share-the-victory"]
    return winners(tuple(first))


@sentence
def match_over(who: Words, points: tuple[tuple[str, str], ...]) -> str:
    """Say that a match is over, who won, and everybody's points, each with the name."""
    one = _("{player}: {count}")
    told = listed(one.format(player=name, count=score) for name, score in points)
    return _("The match is over. {winner}. {points}.").format(winner=who, points=told)


def final_node(standings: Sequence[Standing]) -> Node:
    """Return how a match has ended: read aloud as soon as it has."""
    points = tuple((one.name, number_text(one.score)) for _place, one in ranking(standings))
    return Node("results/over", "status", str(match_over(verdict(standings), points)))


@sentence
def placed(place: int, name: str, kind: Words, score: str) -> str:
    """Say a player's place, the level of a computer player, and the points."""
    who = f"{name} ({kind})" if str(kind) else name
    return _("{place}. {who}: {score} points").format(place=place, who=who, score=score)


def ranking_nodes(standings: Sequence[Standing]) -> list[Node]:
    """Return the ranking as a list."""
    ranked = [
        placed(place, one.name, one.player_kind, number_text(one.score))
        for place, one in ranking(standings)
    ]
    return items("results/ranking", WORDS["ranking"], ranked)


def draw_card(canvas: Canvas, rect: Rect, place: int, one: Standing) -> None:
    """Draw a player's place, portrait, name and points, and where they came from if that fits."""
    px, won = canvas.px, place == 1
    panels.draw(canvas, rect, panels.PARCHMENT_ACTIVE if won else panels.PARCHMENT_DIM)
    rank = (rect.x + px(26), rect.centery)
    text.draw(canvas, str(place), rank, theme.NUMBER_BIG)
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
    score = number_text(one.score)
    right = rect.right - px(18)
    drawn = text.draw(
        canvas, score, (right, rect.centery), points, "rm", theme.RUST if won else theme.INK
    )
    left = portrait.right + px(10)
    area = Rect(left, rect.y, drawn.left - left - px(10), rect.h)
    name = theme.DISPLAY if grand else theme.HEADING
    draw_words = _draw_low if rect.h < px(LOW_CARD) else _draw_words
    draw_words(canvas, area, one, name)


def _draw_words(canvas: Canvas, area: Rect, one: Standing, name: theme.TextStyle) -> None:
    """Draw the name, a computer player's level, and where the points came from if that fits."""
    px = canvas.px
    three = bool(one.player_kind) and area.h >= px(_THREE_LINES)
    sources = three or (not one.player_kind and area.h >= px(_TWO_LINES))
    top = area.centery - px(24 if three else 12 if one.player_kind or sources else 0)
    style = fitting_style(canvas.screen, one.name, name, area.w)
    text.draw(canvas, one.name, (area.x, top), style, "lm", max_width=area.w)
    text.draw(canvas, one.player_kind, (area.x, top + px(24)), theme.NOTE, "lm", max_width=area.w)
    if sources:
        _draw_sources(canvas, (area.x, top + px(56 if three else 32)), one)


def _draw_low(canvas: Canvas, area: Rect, one: Standing, name: theme.TextStyle) -> None:
    """Draw the name, and a computer player's level beside it if that fits."""
    gap = canvas.px(8)
    room = area.w * 2 // 3
    beside = bool(one.player_kind) and text.fits(
        canvas.screen, one.player_kind, theme.NOTE, area.w - room - gap
    )
    room = room if beside else area.w
    style = fitting_style(canvas.screen, one.name, name, room)
    named = text.draw(canvas, one.name, area.midleft, style, "lm", max_width=room)
    if beside:
        text.draw(canvas, one.player_kind, (named.right + gap, area.centery), theme.NOTE, "lm")


def _draw_sources(canvas: Canvas, xy: tuple[int, int], one: Standing) -> None:
    """Draw an icon and a number for each source of points."""
    x, px = xy[0], canvas.px
    for icon, points in one.sources:
        sprites.draw_in(canvas, icon, Rect(x, xy[1] - px(10), px(20), px(20)))
        drawn = text.draw(canvas, str(points), (x + px(26), xy[1]), theme.NUMBER, "lm")
        x = drawn.right + px(18)
