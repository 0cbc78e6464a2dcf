"""The game's name in gold: a gradient inside a dark outline, with a shadow on the picture."""

import pygame

from game.ui import text, theme
from game.ui.screen import Canvas
from game.ui.theme import Colour, TextStyle

GRADIENT: tuple[Colour, ...] = ((255, 250, 226), (255, 222, 122), (236, 160, 44), (255, 214, 110))


def draw_lettering(canvas: Canvas, word: str, centre: tuple[int, int], size: float) -> pygame.Rect:
    """Draws the word around its centre, size dp high, and returns the rectangle it covers."""
    surface = pygame.Surface(canvas.surface.get_size(), pygame.SRCALPHA)
    own = Canvas(surface, canvas.screen)
    shadow = (centre[0], centre[1] + canvas.px(size * 0.05))
    for grow, colour in ((0.085, theme.SHADOW), (0.06, theme.INK), (0.028, theme.GOLD)):
        where = shadow if colour is theme.SHADOW else centre
        text.draw(own, word, where, TextStyle("head", size, theme.INK, size * grow, colour))
        if colour is theme.SHADOW:
            surface = pygame.transform.box_blur(surface, canvas.px(size * 0.05))
            own = Canvas(surface, canvas.screen)
    face = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
    drawn = text.draw(
        Canvas(face, canvas.screen), word, centre, TextStyle("head", size, (255, 255, 255))
    )
    capitals = drawn.inflate(0, -round(drawn.h * 0.46))
    face.blit(_gradient(drawn, capitals), drawn, special_flags=pygame.BLEND_RGBA_MULT)
    surface.blit(face, (0, 0))
    canvas.surface.blit(surface, (0, 0))
    return capitals


def _gradient(whole: pygame.Rect, capitals: pygame.Rect) -> pygame.Surface:
    """The colours from the top of the capitals to their foot."""
    steps = pygame.Surface((1, len(GRADIENT)))
    for row, colour in enumerate(GRADIENT):
        steps.set_at((0, row), colour)
    full = pygame.Surface(whole.size, pygame.SRCALPHA)
    full.fill(GRADIENT[-1])
    part = pygame.transform.smoothscale(steps, capitals.size)
    full.blit(part, (0, capitals.y - whole.y))
    return full
