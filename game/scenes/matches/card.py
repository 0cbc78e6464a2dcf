"""The card of a kept match: its board, its name, its players, and whose turn it is."""

from collections.abc import Callable, Sequence
from itertools import chain
from typing import Final, NamedTuple

import pygame
from pygame import Rect

from game.scenes.matches.entry import MatchEntry
from game.scenes.matches.words import WORDS
from game.table.players import Player
from game.ui import panels, sprites, text, theme
from game.ui.input import Pos
from game.ui.painting.fitting import style_for
from game.ui.screen import Canvas, Screen
from game.ui.sentence import Words
from game.ui.widgets import Element, Widget

_PAD: Final = 10
_SHAPE: Final = 1.3
"""The picture's width divided by its height."""
_HEAD: Final = 27
_LINE: Final = (17, 22)
"""The least and greatest height of a line, in dp."""
_FOUR: Final = 420
"""The card's width for words, in dp, from which four seats stand side by side."""


class MatchCard(Widget):
    """The card of a kept match; a tap resumes the match, or shows how it ended."""

    def __init__(self, id: str, entry: MatchEntry, go_on: Callable[[], None]) -> None:
        super().__init__(id, entry.title)
        self.entry = entry
        self.enabled = not entry.trouble and not entry.gone
        self._go_on = go_on

    def elements(self) -> list[Element]:
        """Return the card as one element, labelled with the match's title and standing."""
        label = f"{self.entry.title}\n{self.entry.standing}".strip()
        return [Element(self.id, label, self.body, self.enabled, self.role)]

    @property
    def body(self) -> Rect:
        """The part of the card that reacts to a tap; the strip beside it belongs to a button."""
        return Rect(self.rect.x, self.rect.y, self.rect.w - self._aside, self.rect.h)

    def more(self, screen: Screen) -> Rect:
        """Return the rectangle of the button at the card's right end, and reserve its strip."""
        side, pad = screen.px(theme.TOUCH), screen.px(_PAD)
        self._aside = side + 2 * pad
        return Rect(self.rect.right - pad - side, self.rect.y + pad, side, side)

    _aside = 0

    def picture(self, screen: Screen) -> Rect:
        """Return the rectangle of the picture, in device pixels."""
        pad = screen.px(_PAD)
        high = self.rect.h - 2 * pad
        wide = min(round(high * _SHAPE), (self.rect.w - self._aside) * 2 // 5)
        return Rect(self.rect.x + pad, self.rect.y + pad, wide, high)

    def tap(self, pos: Pos) -> None:  # noqa: ARG002 (a card is the same all over)
        self._go_on()

    def draw(self, canvas: Canvas) -> None:
        """Draw the paper, the picture if there is one of this size, and the words beside it."""
        skin = panels.PARCHMENT_ACTIVE if self.hovered and self.enabled else panels.PARCHMENT
        panels.draw(canvas, self.rect, panels.PARCHMENT_DIM if self.entry.gone else skin)
        frame = self.picture(canvas.screen)
        if self.entry.picture and self.entry.picture.get_size() == frame.size:
            canvas.surface.blit(self.entry.picture, frame)
            if self.entry.gone:
                seen = frame.clip(canvas.surface.get_clip())  # a blending fill ignores the clip
                canvas.surface.fill((90,) * 3, seen, special_flags=pygame.BLEND_RGB_MULT)
        else:
            panels.draw(canvas, frame, panels.BUTTON_PRESSED)
        left = frame.right + canvas.px(_PAD + 2)
        self._write(canvas, Rect(left, frame.y, self.body.right - left, frame.h))

    def _write(self, canvas: Canvas, area: Rect) -> None:
        """Draw the title, the seats and the lines of words.

        Lines that lie below the button may reach to the card's right edge.
        """
        wide = self.rect.right - canvas.px(2 * _PAD) - area.x
        words = _plan(canvas.screen, self.entry, area, wide)
        head, count = canvas.px(_HEAD), len(words.seats) + len(words.lines)
        line = min(canvas.px(_LINE[1]), (area.h - head) // max(1, count))
        row = Rect(area.x, area.centery - (head + line * count) // 2, area.w, head)
        _write_line(canvas, row, self.entry.title, theme.SUBHEADING)
        row = Rect(area.x, row.bottom, area.w, line)
        for players in words.seats:
            _write_seats(canvas, row, players, words.beside, named=words.named)
            row.y += line
        for told in words.lines:
            row.w = wide if row.y >= area.y + canvas.px(theme.TOUCH) else area.w
            _write_line(canvas, row, told, theme.NOTE_PLAIN)
            row.y += line


class _Words(NamedTuple):
    """The words on a card, as they fit.

    Attributes:
        seats: rows of players.
        beside: how many players stand side by side in a row.
        named: True if the players' names are written beside their marks.
        lines: the lines below the players.
    """

    seats: Sequence[Sequence[Player]]
    beside: int
    named: bool
    lines: Sequence[str]


def _plan(screen: Screen, entry: MatchEntry, area: Rect, wide: int) -> _Words:
    """Choose what to write in an area; lines are ``wide`` device pixels long.

    If not everything fits, the players are shown by their marks alone, and the last lines are left
    out.
    """
    told = [WORDS["thrown-away"]] if entry.gone else entry.lines
    broken = [text.wrap(screen, words, theme.NOTE_PLAIN, wide) for words in told]
    most = (area.h - screen.px(_HEAD)) // screen.px(_LINE[0])
    beside = 4 if area.w > screen.px(_FOUR) else 2
    rows = [entry.players[i : i + beside] for i in range(0, len(entry.players), beside)]
    if len(rows) + sum(map(len, broken)) <= most:
        return _Words(rows, beside, True, list(chain(*broken)))
    while len(broken) > 1 and 1 + sum(map(len, broken)) > most:
        broken.pop()
    lines = list(chain(*broken))[: most - 1]
    return _Words([entry.players], len(entry.players), False, lines)


def _write_line(canvas: Canvas, row: Rect, words: Words, style: theme.TextStyle) -> None:
    style = style_for(canvas.screen, words, style, row.w)
    text.draw(canvas, words, row.midleft, style, "lm", max_width=row.w)


def _write_seats(
    canvas: Canvas, row: Rect, players: Sequence[Player], beside: int, *, named: bool
) -> None:
    """Draw the players side by side in a row of ``beside`` places, with names if ``named``."""
    part, side = row.w // beside, canvas.px(17)
    for i, player in enumerate(players):
        box = Rect(row.x + i * part, 0, side, side)
        box.centery = row.centery
        sprites.draw_in(canvas, f"mark_{player.mark}", box)
        left = box.right + canvas.px(5)
        room = row.x + (i + 1) * part - left - canvas.px(4)
        if named:
            text.draw(canvas, player.name, (left, row.centery), theme.NOTE, "lm", max_width=room)
