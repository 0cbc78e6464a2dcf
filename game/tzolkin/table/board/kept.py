"""Pictures of what stands still in the train, kept until what they show is different."""

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
    """Shows what is painted into a box, from a picture as long as the key is the same.

    The painter gets a clear canvas of the box's size and where the train lies on it. What it
    paints has to lie on something opaque with a dark edge: the edge is darkened once more.
    """
    if not box.colliderect(canvas.surface.get_clip()):
        return

    def make() -> pygame.Surface:
        picture = clear(box.size)
        paint(Canvas(picture, canvas.screen), layout.moved(-box.x, -box.y))
        picture.premul_alpha_ip()  # letters leave their colour where nothing is seen of them
        return picture

    picture = _kept.get((layout, canvas.screen, key), make)
    canvas.surface.blit(picture, box, special_flags=pygame.BLEND_PREMULTIPLIED)
