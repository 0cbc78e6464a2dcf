"""A cache of pictures of the train's still parts; each is kept until what it shows changes."""

from collections.abc import Callable, Hashable

import pygame
from pygame import Rect

from game.tzolkin.table.board.geometry.layout import Layout
from game.ui.painting.cache import SurfaceCache
from game.ui.painting.surfaces import clear
from game.ui.screen import Canvas

_kept = SurfaceCache()


def draw_kept(
    canvas: Canvas,
    layout: Layout,
    box: Rect,
    key: Hashable,
    paint: Callable[[Canvas, Layout], None],
) -> None:
    """Draw a part into a box, painting it only if no picture with this key is cached.

    ``paint`` gets a transparent canvas of the box's size, and the train's layout on it. It has to
    paint on something opaque with a dark edge, because the blending darkens the edge once more.
    """
    if not box.colliderect(canvas.surface.get_clip()):
        return

    def make() -> pygame.Surface:
        picture = clear(box.size)
        paint(Canvas(picture, canvas.screen), layout.moved(-box.x, -box.y))
        picture.premul_alpha_ip()  # letters leave colour in fully transparent pixels
        return picture

    picture = _kept.get((layout, canvas.screen, key), make)
    canvas.surface.blit(picture, box, special_flags=pygame.BLEND_PREMULTIPLIED)
