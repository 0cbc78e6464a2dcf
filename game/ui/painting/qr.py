"""QR codes: texts that a camera reads."""

from collections.abc import Sequence
from typing import Any

import pygame

from game.ui import theme
from game.ui.screen import Canvas

_QUIET = 4
"""Modules of light around it, as the standard has it."""
_MASK = 0
"""One of the eight ways to break up even areas. Any can be read; trying all takes three times as
long, which a page would notice."""


def qr_code(parts: Sequence[str]) -> pygame.Surface | None:
    """The code of these texts in a row, a pixel a module with its light border; None if it is too
    long for any. A part of digits and capitals is packed more tightly."""
    import segno  # noqa: PLC0415 (seldom needed, slow to import)

    try:
        several: Any = [(part,) for part in parts]  # its types know one part only
        code = segno.make(several, mask=_MASK, micro=False, boost_error=False)
    except segno.DataOverflowError:
        return None
    side = len(code.matrix) + 2 * _QUIET
    picture = pygame.Surface((side, side)).convert()
    picture.fill(theme.QR_LIGHT)
    for y, row in enumerate(code.matrix):
        for x, dark in enumerate(row):
            if dark:
                picture.set_at((x + _QUIET, y + _QUIET), theme.QR_DARK)
    return picture


def draw_qr_code(canvas: Canvas, picture: pygame.Surface, box: pygame.Rect) -> None:
    """Draws it in the middle of a box, as large as it can be with every module alike."""
    side = picture.get_width()
    module = max(1, min(box.size) // side)
    large = pygame.transform.scale(picture, (side * module, side * module))
    canvas.surface.blit(large, large.get_rect(center=box.center))
