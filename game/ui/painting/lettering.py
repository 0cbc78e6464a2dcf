"""Names in gold: a gradient inside a dark outline, with a soft shadow."""

from __future__ import annotations

import pygame

from game.ui import text, theme
from game.ui.painting.surfaces import SurfaceCache, transparent_surface
from game.ui.screen import Canvas, Screen
from game.ui.theme import Colour, TextStyle

_MEASURED = 50.0
"""The size in dp at which words are measured."""
_TALL = 0.85
"""The height of the letters with their shadow, as a share of the line's."""
_letters = SurfaceCache()

GRADIENT: tuple[Colour, ...] = ((255, 250, 226), (255, 222, 122), (236, 160, 44), (255, 214, 110))


def lettering(canvas: Canvas, word: str, size: float) -> pygame.Surface:
    """Return a clear surface with the word in its middle, in letters of ``size`` dp."""
    plain = TextStyle("head", size, (255, 255, 255))
    width, height = text.measure(canvas.screen, word, plain)
    area = (width + height // 2, height + height // 4)
    middle = (area[0] // 2, area[1] // 2)
    letters = _shadow(canvas, word, size, area)
    lettered = Canvas(letters, canvas.screen)
    for grow, colour in ((0.06, theme.INK), (0.028, theme.GOLD)):
        text.draw(lettered, word, middle, TextStyle("head", size, theme.INK, size * grow, colour))
    face = transparent_surface(letters.get_size())
    drawn = text.draw(Canvas(face, canvas.screen), word, middle, plain)
    face.blit(_gradient(drawn), drawn, special_flags=pygame.BLEND_RGBA_MULT)
    letters.blit(face, (0, 0))
    return letters


def _shadow(canvas: Canvas, word: str, size: float, area: tuple[int, int]) -> pygame.Surface:
    """Return a clear surface of ``area`` pixels with the word's soft shadow below the middle."""
    faint = transparent_surface(area)
    style = TextStyle("head", size, theme.SHADOW, size * 0.085, theme.SHADOW)
    below = (area[0] // 2, area[1] // 2 + canvas.px(size * 0.05))
    text.draw(Canvas(faint, canvas.screen), word, below, style)
    return pygame.transform.box_blur(faint, canvas.px(size * 0.05))


def _gradient(whole: pygame.Rect) -> pygame.Surface:
    """Return a surface with the colours from the top of the capitals to their foot."""
    capitals = whole.inflate(0, -round(whole.h * 0.46))
    steps = pygame.Surface((1, len(GRADIENT)))
    for row, colour in enumerate(GRADIENT):
        steps.set_at((0, row), colour)
    full = transparent_surface(whole.size)
    full.fill(GRADIENT[-1])
    part = pygame.transform.smoothscale(steps, capitals.size)
    full.blit(part, (0, capitals.y - whole.y))
    return full


def draw(canvas: Canvas, word: str, centre: tuple[int, int], size: float) -> pygame.Rect:
    """Draw a word in letters of ``size`` dp; each size is lettered only once."""
    made = _letters.get((word, size, canvas.screen), lambda: lettering(canvas, word, size))
    return canvas.surface.blit(made, made.get_rect(center=centre))


def fitting(screen: Screen, word: str, room: tuple[int, int]) -> float:
    """Return the size in dp in which a word fits into a width and a height in pixels."""
    plain = TextStyle("head", _MEASURED, theme.INK)
    width, height = text.measure(screen, word, plain)
    return _MEASURED * min(room[0] / (width + height / 2), room[1] / (height * _TALL))
