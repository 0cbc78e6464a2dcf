"""The signs on a player's buttons: they are the same for every film."""

from collections.abc import Callable
from functools import partial
from typing import Final

import pygame
from pygame import Rect

from game.ui import theme
from game.ui.painting.cache import SurfaceCache
from game.ui.painting.surfaces import clear
from game.ui.screen import Canvas

_FINER: Final = 4
_kept = SurfaceCache()

Shape = tuple[tuple[float, float], ...]
_ON: Final[Shape] = ((0.2, 0.08), (0.86, 0.5), (0.2, 0.92))
_HALF: Final[Shape] = ((0.06, 0.16), (0.5, 0.5), (0.06, 0.84))
_OTHER: Final[Shape] = tuple((x + 0.42, y) for x, y in _HALF)


def _bar(left: float, width: float = 0.14) -> Shape:
    return ((left, 0.12), (left + width, 0.12), (left + width, 0.88), (left, 0.88))


_STEP: Final = (((0.1, 0.14), (0.66, 0.5), (0.1, 0.86)), _bar(0.72))
_SHAPES: Final[dict[str, tuple[Shape, ...]]] = {
    "run": (_ON,),
    "pause": (_bar(0.2, 0.2), _bar(0.6, 0.2)),
    "step": _STEP,
    "turn": (_HALF, _OTHER),
}


def sign(name: str, *, back: bool = False) -> Callable[[Canvas, Rect], None]:
    """What paints a sign into a box; ``back`` mirrors it."""
    return partial(_draw, name, back)


def _draw(name: str, back: bool, canvas: Canvas, box: Rect) -> None:
    picture = _kept.get((name, back, box.size), lambda: _painted(_SHAPES[name], back, box))
    canvas.surface.blit(picture, box)


def _painted(shapes: tuple[Shape, ...], back: bool, box: Rect) -> pygame.Surface:
    large = clear((box.w * _FINER, box.h * _FINER))
    for shape in shapes:
        corners = [
            ((1 - x if back else x) * large.get_width(), y * large.get_height()) for x, y in shape
        ]
        pygame.draw.polygon(large, theme.INK, corners)
    return pygame.transform.smoothscale(large, box.size)
