"""Letters painted by the page's browser, on a canvas that nobody sees; see ``system_letters``."""

from __future__ import annotations

from functools import cache
from math import ceil
from typing import Final, Protocol

import js  # type: ignore[import-not-found]
import pygame
from pyodide.ffi import JsProxy, to_js  # type: ignore[import-not-found]

_PROBE: Final = 24
"""The size at which letters are compared."""
_NOWHERE: Final = "\u0378", "\U0003fffd"
"""Letters that no font has, of four figures and of more: their pictures show how a browser says so.
Some write a letter's number into a box, so the boxes are compared and not what is in them."""


class _Box(Protocol):
    """What a canvas measures, from where the words begin."""

    width: float
    actualBoundingBoxLeft: float  # noqa: N815 (JavaScript's way of writing)
    actualBoundingBoxRight: float  # noqa: N815
    actualBoundingBoxAscent: float  # noqa: N815
    actualBoundingBoxDescent: float  # noqa: N815


def has(letter: str) -> bool:
    picture, _rise = paint(letter, _PROBE, (0, 0, 0))
    return picture.get_bounding_rect().w > 0 and _edges(picture) != _missing(letter > "\uffff")


@cache
def _missing(far: bool) -> list[bytes]:
    return _edges(paint(_NOWHERE[far], _PROBE, (0, 0, 0))[0])


def _edges(picture: pygame.Surface) -> list[bytes]:
    """Return the outermost rows and columns of what is painted."""
    x, y, w, h = picture.get_bounding_rect()
    lines = (x, y, w, 1), (x, y + h - 1, w, 1), (x, y, 1, h), (x + w - 1, y, 1, h)
    return [pygame.image.tobytes(picture.subsurface(line), "RGBA") for line in lines]


def paint(words: str, size: int, colour: tuple[int, int, int]) -> tuple[pygame.Surface, int]:
    pen = _pen()
    pen.font = font = f"bold {size}px serif"
    box: _Box = pen.measureText(words)
    before = ceil(max(0, box.actualBoundingBoxLeft))
    width = before + ceil(max(box.width, box.actualBoundingBoxRight, 1))
    rise = ceil(max(box.actualBoundingBoxAscent, 1))
    height = rise + ceil(max(box.actualBoundingBoxDescent, 0))
    pen.canvas.width, pen.canvas.height = width, height  # which clears it, and its font too
    pen.font, pen.fillStyle = font, "rgb({}, {}, {})".format(*colour)
    pen.fillText(words, before, rise)
    pixels = pen.getImageData(0, 0, width, height).data.to_bytes()
    return pygame.image.frombytes(pixels, (width, height), "RGBA").convert_alpha(), rise


@cache
def _pen() -> JsProxy:
    """Return what draws on the canvas, which keeps its pixels where they can be read."""
    canvas = js.document.createElement("canvas")
    options = {"willReadFrequently": True}
    return canvas.getContext("2d", to_js(options, dict_converter=js.Object.fromEntries))
