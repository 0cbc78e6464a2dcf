"""The game's name in gold: a gradient inside a dark outline, with a shadow on the picture."""

import pygame

from game.ui import text, theme
from game.ui.painting.surfaces import clear
from game.ui.screen import Canvas
from game.ui.theme import Colour, TextStyle

GRADIENT: tuple[Colour, ...] = ((255, 250, 226), (255, 222, 122), (236, 160, 44), (255, 214, 110))


def lettering(canvas: Canvas, word: str, size: float) -> pygame.Surface:
    """The word around the middle of a clear surface for this canvas, size dp high."""
    plain = TextStyle("head", size, (255, 255, 255))
    width, height = text.measure(canvas.screen, word, plain)
    area = (width + height // 2, height + height // 4)
    middle = (area[0] // 2, area[1] // 2)
    letters = _shadow(canvas, word, size, area)
    lettered = Canvas(letters, canvas.screen)
    for grow, colour in ((0.06, theme.INK), (0.028, theme.GOLD)):
        text.draw(lettered, word, middle, TextStyle("head", size, theme.INK, size * grow, colour))
    face = clear(letters.get_size())
    drawn = text.draw(Canvas(face, canvas.screen), word, middle, plain)
    face.blit(_gradient(drawn), drawn, special_flags=pygame.BLEND_RGBA_MULT)
    letters.blit(face, (0, 0))
    return letters


def _shadow(canvas: Canvas, word: str, size: float, area: tuple[int, int]) -> pygame.Surface:
    """The word's soft shadow a little below the middle of a clear surface."""
    faint = clear(area)
    style = TextStyle("head", size, theme.SHADOW, size * 0.085, theme.SHADOW)
    below = (area[0] // 2, area[1] // 2 + canvas.px(size * 0.05))
    text.draw(Canvas(faint, canvas.screen), word, below, style)
    return pygame.transform.box_blur(faint, canvas.px(size * 0.05))


def _gradient(whole: pygame.Rect) -> pygame.Surface:
    """The colours from the top of the capitals to their foot."""
    capitals = whole.inflate(0, -round(whole.h * 0.46))
    steps = pygame.Surface((1, len(GRADIENT)))
    for row, colour in enumerate(GRADIENT):
        steps.set_at((0, row), colour)
    full = clear(whole.size)
    full.fill(GRADIENT[-1])
    part = pygame.transform.smoothscale(steps, capitals.size)
    full.blit(part, (0, capitals.y - whole.y))
    return full
