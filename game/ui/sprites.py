"""Pictures by name, kept at the sizes they are shown at.

A sprite's name is that in its folder's ``index.json``, after the folder's name unless that is
``sprites/`` itself. Each game's sprites, which a browser loads separately, have a folder and an
index of their own.

Of a large picture with alpha only a copy of half its size stays in memory; most sizes are made
from that. To be shown large it is decoded again, and the whole is kept in the surface cache.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

import pygame

from game.ui.assets import SPRITES
from game.ui.painting.surfaces import SurfaceCache
from game.ui.screen import Canvas

_LARGE = 400
"""Pictures with alpha that are wider or higher than this (in pixels) are kept at half size."""

_ROUNDED_OFF = (3, 3, 3)
"""What scaling may take away from white."""

_ready: dict[str, _Ready] = {}
_wholes = SurfaceCache()
_scaled = SurfaceCache()


@dataclass(frozen=True)
class Sprite:
    """An entry of an index.

    Attributes:
        file: the picture's file, below sprites/.
        anchor: the point of the picture that is placed, in its own pixels.
        unit: the width of its unit (for example a tile), in its own pixels.
    """

    file: str
    anchor: tuple[float, float]
    unit: float


@dataclass(frozen=True)
class _Ready:
    """A decoded picture: its own size, and the copy (whole or half size) that stays in memory."""

    size: tuple[int, int]
    picture: pygame.Surface

    @property
    def whole(self) -> bool:
        """True if the copy has the picture's own size."""
        return self.picture.get_size() == self.size


@cache
def _index(folder: str) -> dict[str, Sprite]:
    """Return the sprites of a folder below sprites/ by name; "" is sprites/ itself."""
    within = f"{folder}/" if folder else ""
    listed = json.loads((SPRITES / folder / "index.json").read_text("utf-8"))
    return {
        f"{within}{name}": Sprite(
            f"{within}{one['file']}", (one["anchor"][0], one["anchor"][1]), one["unit"]
        )
        for name, one in listed.items()
    }


def info(name: str) -> Sprite:
    """Return a sprite's index entry; KeyError if its folder's index lacks it."""
    return _index(name.rpartition("/")[0])[name]


def names(folder: str = "") -> list[str]:
    """Return the names of all sprites in a folder's index."""
    return list(_index(folder))


def decode(name: str) -> pygame.Surface:
    """Return the picture at its own size, alpha premultiplied. Decoding may take milliseconds."""
    small = _prepared(name)
    return small.picture if small.whole else _wholes.get(name, lambda: _load(name))


def _load(name: str) -> pygame.Surface:
    picture = pygame.image.load(SPRITES / info(name).file)
    return picture.convert_alpha().premul_alpha() if picture.get_masks()[3] else picture.convert()


def _prepared(name: str) -> _Ready:
    """Return the copy of a sprite that stays in memory; decode it on the first call."""
    if name not in _ready:
        picture = _load(name)
        size = picture.get_size()
        if max(size) > _LARGE and picture.get_masks()[3]:
            half = (size[0] + 1) // 2, (size[1] + 1) // 2
            picture = pygame.transform.smoothscale(picture, half)
        _ready[name] = _Ready(size, picture)
    return _ready[name]


class SpriteLoader:
    """Decodes a list of sprites one at a time, so that loading can be spread over frames."""

    def __init__(self, names: Iterable[str]) -> None:
        self._waiting = [name for name in dict.fromkeys(names) if name not in _ready]
        self._all = max(1, len(self._waiting))

    @property
    def done(self) -> bool:
        """True once all are decoded."""
        return not self._waiting

    @property
    def progress(self) -> float:
        """The part that is decoded, from 0 to 1."""
        return 1 - len(self._waiting) / self._all

    def step(self) -> None:
        """Decode the next sprite; does nothing once all are decoded."""
        if self._waiting:
            _prepared(self._waiting.pop(0))


def scaled(name: str, width: float) -> pygame.Surface:
    """Return the picture with its unit this many device pixels wide, alpha premultiplied."""
    return _resized(name, width / info(name).unit)


def _resized(name: str, factor: float) -> pygame.Surface:
    """Return a sprite scaled by a factor of its own size, from the cache if possible."""
    own, small = _prepared(name).size, _prepared(name).picture
    size = max(1, round(own[0] * factor)), max(1, round(own[1] * factor))
    if size in {own, small.get_size()}:
        return decode(name) if size == own else small

    def make() -> pygame.Surface:
        source = small if size[0] < small.get_width() else decode(name)
        return pygame.transform.smoothscale(source, size)

    return _scaled.get((name, size), make)


def faded(picture: pygame.Surface, alpha: float) -> pygame.Surface:
    """Return a copy of a picture (alpha premultiplied) with this opacity, from 0 to 1."""
    copy = picture.copy()
    copy.fill((round(255 * max(0.0, alpha)),) * 4, special_flags=pygame.BLEND_RGBA_MULT)
    return copy


def _blit(
    surface: pygame.Surface, picture: pygame.Surface, xy: tuple[int, int], alpha: float
) -> None:
    if alpha < 1:
        picture = faded(picture, alpha)
    surface.blit(picture, xy, special_flags=pygame.BLEND_PREMULTIPLIED)


def draw(
    canvas: Canvas, name: str, xy: tuple[float, float], width: float, alpha: float = 1
) -> pygame.Rect:
    """Draw with the sprite's anchor at xy and its unit ``width`` device pixels wide.

    Returns the picture's rectangle.
    """
    picture, sprite = scaled(name, width), info(name)
    factor = width / sprite.unit
    corner = (round(xy[0] - sprite.anchor[0] * factor), round(xy[1] - sprite.anchor[1] * factor))
    _blit(canvas.surface, picture, corner, alpha)
    return picture.get_rect(topleft=corner)


def draw_in(canvas: Canvas, name: str, box: pygame.Rect, alpha: float = 1) -> pygame.Rect:
    """Draw as large as fits into the middle of the box; return the picture's rectangle."""
    picture = fitting(name, box.size)
    where = picture.get_rect(center=box.center)
    _blit(canvas.surface, picture, where.topleft, alpha)
    return where


def fitting(name: str, room: tuple[int, int]) -> pygame.Surface:
    """Return the picture as large as it fits into a width and height, alpha premultiplied."""
    width, height = _prepared(name).size
    return _resized(name, min(room[0] / width, room[1] / height))


def print_in(canvas: Canvas, name: str, box: pygame.Rect, strength: float = 1) -> None:
    """Print an opaque picture as large as it fits into the middle of the box.

    What is white in it shows the ground, which has to be light; with a strength below 1 it is pale.
    """
    picture = fitting(name, box.size).copy()
    picture.set_alpha(round(255 * strength))
    paper = pygame.Surface(picture.get_size(), depth=32)
    paper.fill("white")
    paper.blit(picture, (0, 0))
    paper.fill(_ROUNDED_OFF, special_flags=pygame.BLEND_RGB_ADD)
    where = paper.get_rect(center=box.center)
    canvas.surface.blit(paper, where, special_flags=pygame.BLEND_RGB_MULT)
