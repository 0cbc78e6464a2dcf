"""QR codes: made from texts, and drawn."""

from collections.abc import Sequence
from typing import Any

import pygame

from game.ui import theme
from game.ui.screen import Canvas

_QUIET = 4
"""The width of the light border in modules, as the standard demands."""
_MASK = 0
"""One of the eight masks that break up even areas. A reader accepts each of them; to try all for
the best one takes three times as long, which a browser page would notice."""


def qr_code(parts: Sequence[str]) -> pygame.Surface | None:
    """Return the QR code of these texts in a row, one pixel for each module, with its border.

    None if they are too long for a code. A part of digits and capitals is packed more tightly.
    """
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
    """Draw a code in the middle of a box, as large as it fits with all modules equally large."""
    side = picture.get_width()
    module = max(1, min(box.size) // side)
    large = pygame.transform.scale(picture, (side * module, side * module))
    canvas.surface.blit(large, large.get_rect(center=box.center))
