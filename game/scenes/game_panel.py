"""A game on the title: its picture with its name and what there is to know of it, in a frame."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final

import pygame
from pygame import Rect, Surface

from game.description import Cover, Game, Painting
from game.platform.node import Node
from game.ui import text, theme
from game.ui.element import Element
from game.ui.i18n import gettext as _
from game.ui.i18n import ngettext
from game.ui.i18n import pgettext_noop as NC_
from game.ui.input import Pos
from game.ui.painting import covers, lettering
from game.ui.painting.surfaces import cached_surface, transparent_surface
from game.ui.screen import Canvas, Screen
from game.ui.sentence import phrases, sentence
from game.ui.widgets import Appearance, Button

# All sizes are in dp.

_FRAME: Final = ((theme.INK, 3.0), (theme.GOLD, 2.0), (theme.INK, 1.0))
"""The frame's lines from outside: colour and width."""
_FACTS: Final = 26
"""The height of the line below the name."""
_LARGE_FACTS: Final = 18
_PAD: Final = 14
_WIDEST: Final = 320
"""The greatest width of a button on the picture."""
_SHADE: Final = 0.72
"""How dark the picture's foot is."""
_REACH: Final = 0.62
"""How far up that darkness reaches, as a share of the picture's height."""

WORDS: Final = phrases(
    __name__,
    {
        "light": NC_("weight of a game", "light"),
        "medium": NC_("weight of a game", "medium"),
        "demanding": NC_("weight of a game", "demanding"),
    },
)


@sentence
def facts(cover: Cover) -> str:
    """Say for how many a game is, how long it takes and how demanding it is."""
    (fewest, most), (least, longest) = cover.seats, cover.minutes
    players = _("{fewest} to {most} players").format(fewest=fewest, most=most)
    minutes = ngettext("{count} minute", "{count} minutes", longest).format(count=longest)
    if least < longest:
        minutes = _("{least} to {most} minutes").format(least=least, most=longest)
    return _("{players}, {minutes}, {weight}").format(
        players=players, minutes=minutes, weight=WORDS[cover.weight]
    )


class GamePanel(Button):
    """A game's picture; a tap opens the game's page.

    Attributes:
        game: the game.
        body: what of its rectangle no button lies on, in device pixels.
        painting: the picture; None as long as it is not here.
    """

    def __init__(self, game: Game, action: Callable[[], None]) -> None:
        note = facts(game.cover) if game.cover else ""
        super().__init__(f"title/{game.id}", game.name, action, note=note)
        self.game = game
        self.body = Rect(0, 0, 0, 0)
        self.painting: Painting | None = None
        self._size = 0.0

    @property
    def appearance(self) -> Appearance:
        place, look = super().appearance
        return Appearance(place, (look, tuple(self.body), self.painting))

    def elements(self) -> list[Element]:
        return [Element(self.id, self.label, self.body, self.is_ready, self.role)]

    def nodes(self) -> list[Node]:
        return [node._replace(name=self.label, description=self.note) for node in super().nodes()]

    def contains(self, pos: Pos) -> bool:
        return self.body.collidepoint(pos)

    def lay_out(self, screen: Screen, place: Rect, below: Button | None) -> None:
        """Take a place in the window; a button lies on the picture's foot."""
        self.rect, self.body = place, place.copy()
        if below is None:
            return
        high = screen.px(60 if place.h >= screen.px(260) else 52)
        wide = min(screen.px(_WIDEST), place.w - 2 * screen.px(_PAD))
        below.rect = Rect(0, 0, wide, high).move_to(
            midbottom=(place.centerx, place.bottom - screen.px(_PAD))
        )
        self.body.h = below.rect.y - place.y - screen.px(2)

    def letters(self, screen: Screen) -> float:
        """Return the greatest size of the name in dp, so that it can be set for all panels."""
        room = self.rect.w - 2 * screen.px(_PAD), max(screen.px(24), self.rect.h * 24 // 100)
        return lettering.fitting(screen, self.label.upper(), room)

    def set_letters(self, size: float) -> None:
        """Set the size of the name in dp."""
        self._size = size

    def prepare(self) -> Iterator[None]:
        """Paint the picture step by step, to fill the caches."""
        if self.painting:
            one, size = self.painting, self.rect.size
            yield from covers.prepare(one.file, size, one.focus, near=True)

    def draw_picture(self, canvas: Canvas) -> None:
        """Draw the picture, darker at its foot, and its frame."""
        surface, frame = canvas.surface, self.rect
        if one := self.painting:
            picture = covers.cover(one.file, frame.size, one.focus, near=True)
            surface.blit(picture, frame)
        else:
            surface.fill(theme.WALNUT, frame)
        surface.blit(_foot(frame.size), frame)
        if self.hovered and not self.pressed:
            surface.fill(theme.PICTURE_HOVER, frame, pygame.BLEND_RGB_ADD)
        line = frame.copy()
        for colour, width in _FRAME:
            thick = max(1, canvas.px(width))
            pygame.draw.rect(surface, colour, line, thick)
            line.inflate_ip(-2 * thick, -2 * thick)

    def draw(self, canvas: Canvas) -> None:
        """Draw the name, and below it what there is to know."""
        px = canvas.px
        foot = self.body.bottom - px(8)
        if self.note:
            large = self.rect.w >= px(420)
            style = replace(theme.NOTE_OVER, size=_LARGE_FACTS) if large else theme.NOTE_OVER
            room = self.rect.w - 2 * px(_PAD)
            style = text.fitting_style(canvas.screen, self.note, style, room)
            line = Rect(self.rect.x, foot - px(_FACTS), self.rect.w, px(_FACTS))
            text.draw(canvas, self.note, line.center, style, max_width=room)
            foot = line.y
        high = px(self._size * 1.1)
        name = self.label.upper()
        lettering.draw(canvas, name, (self.rect.centerx, foot - high // 2), self._size)


@cached_surface
def _foot(size: tuple[int, int]) -> Surface:
    """Return a shade that grows towards the foot."""
    strip, steps = pygame.Surface((1, 64), pygame.SRCALPHA), 64
    for row in range(steps):
        share = max(0.0, (row / (steps - 1) - (1 - _REACH)) / _REACH)
        strip.set_at((0, row), (*theme.SHADOW, round(255 * _SHADE * share**1.3)))
    full = transparent_surface(size)
    full.blit(pygame.transform.smoothscale(strip, size), (0, 0))
    return full


__all__ = ["GamePanel", "facts"]
