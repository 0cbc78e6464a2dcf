"""Pictures by name, kept at the sizes they are shown at.

A name is that of its folder's ``index.json``, with the folder before it where that is not
``sprites/`` itself: what comes in a portion of its own has an index of its own.

Of every picture a smaller one stays, from which most sizes are made. The whole of a large one is
decoded again when it is to be shown large, and kept with all else that is drawn.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

import pygame

from game.ui.assets import SPRITES
from game.ui.painting.cache import SurfaceCache
from game.ui.screen import Canvas

_LARGE = 400
"""Pictures with alpha that are wider or higher than so many pixels stay at half of their size."""

_ready: dict[str, _Ready] = {}
_wholes = SurfaceCache()
_scaled = SurfaceCache()


@dataclass(frozen=True)
class Sprite:
    """A picture's file, its anchor and the width of its unit (a tile's), in its own pixels."""

    file: str
    anchor: tuple[float, float]
    unit: float


@dataclass(frozen=True)
class _Ready:
    """A picture's own size, and the one that stays."""

    size: tuple[int, int]
    picture: pygame.Surface

    @property
    def whole(self) -> bool:
        return self.picture.get_size() == self.size


@cache
def _index(folder: str) -> dict[str, Sprite]:
    """What a folder of sprites/ holds, by the names below it; "" is sprites/ itself."""
    within = f"{folder}/" if folder else ""
    listed = json.loads((SPRITES / folder / "index.json").read_text("utf-8"))
    return {
        f"{within}{name}": Sprite(
            f"{within}{one['file']}", (one["anchor"][0], one["anchor"][1]), one["unit"]
        )
        for name, one in listed.items()
    }


def info(name: str) -> Sprite:
    """The index entry; KeyError names a sprite that is not in the index of its folder."""
    return _index(name.rpartition("/")[0])[name]


def names(folder: str = "") -> list[str]:
    """All sprites of a folder's index."""
    return list(_index(folder))


def here(name: str) -> bool:
    """False for what is still on its way to a browser."""
    return (SPRITES / info(name).file).exists()


def decode(name: str) -> pygame.Surface:
    """The whole picture in its own pixels, alpha premultiplied. Decoding may take milliseconds."""
    small = _prepared(name)
    return small.picture if small.whole else _wholes.get(name, lambda: _load(name))


def _load(name: str) -> pygame.Surface:
    picture = pygame.image.load(SPRITES / info(name).file)
    return picture.convert_alpha().premul_alpha() if picture.get_masks()[3] else picture.convert()


def _prepared(name: str) -> _Ready:
    if name not in _ready:
        picture = _load(name)
        size = picture.get_size()
        if max(size) > _LARGE and picture.get_masks()[3]:
            half = (size[0] + 1) // 2, (size[1] + 1) // 2
            picture = pygame.transform.smoothscale(picture, half)
        _ready[name] = _Ready(size, picture)
    return _ready[name]


class Loading:
    """Decodes a list of sprites one at a time, so that loading can be spread over frames."""

    def __init__(self, names: Iterable[str]) -> None:
        self._waiting = [name for name in dict.fromkeys(names) if name not in _ready]
        self._all = max(1, len(self._waiting))

    @property
    def done(self) -> bool:
        return not self._waiting

    @property
    def progress(self) -> float:
        """From 0 to 1."""
        return 1 - len(self._waiting) / self._all

    def step(self) -> None:
        """Decodes the next one; nothing when all are there."""
        if self._waiting:
            _prepared(self._waiting.pop(0))


def scaled(name: str, width: float) -> pygame.Surface:
    """The picture with its unit this many device pixels wide, alpha premultiplied."""
    return _resized(name, width / info(name).unit)


def _resized(name: str, factor: float) -> pygame.Surface:
    own, small = _prepared(name).size, _prepared(name).picture
    size = max(1, round(own[0] * factor)), max(1, round(own[1] * factor))
    if size in {own, small.get_size()}:
        return decode(name) if size == own else small

    def make() -> pygame.Surface:
        source = small if size[0] < small.get_width() else decode(name)
        return pygame.transform.smoothscale(source, size)

    return _scaled.get((name, size), make)


def faded(picture: pygame.Surface, alpha: float) -> pygame.Surface:
    """A copy of a picture (alpha premultiplied) of which so much is seen, from 0 to 1."""
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
    """Draws with the sprite's anchor at xy and its unit width device pixels wide."""
    picture, sprite = scaled(name, width), info(name)
    factor = width / sprite.unit
    corner = (round(xy[0] - sprite.anchor[0] * factor), round(xy[1] - sprite.anchor[1] * factor))
    _blit(canvas.surface, picture, corner, alpha)
    return picture.get_rect(topleft=corner)


def draw_in(canvas: Canvas, name: str, box: pygame.Rect, alpha: float = 1) -> pygame.Rect:
    """Draws as large as fits into the box, in its middle."""
    width, height = _prepared(name).size
    picture = _resized(name, min(box.w / width, box.h / height))
    where = picture.get_rect(center=box.center)
    _blit(canvas.surface, picture, where.topleft, alpha)
    return where


def draw_over(canvas: Canvas, name: str) -> Iterator[None]:
    """Covers the whole canvas with an opaque picture, cut at two of its edges, part by part.

    Neither the picture nor its size is kept: put it into a layer.
    """
    source = pygame.image.load(SPRITES / info(name).file)
    yield
    source = source.convert()
    yield
    room = canvas.surface.get_rect()
    factor = max(room.w / source.get_width(), room.h / source.get_height())
    size = (round(source.get_width() * factor) + 1, round(source.get_height() * factor) + 1)
    picture = pygame.transform.smoothscale(source, size)
    canvas.surface.blit(picture, picture.get_rect(center=room.center))
