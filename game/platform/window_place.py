"""Where the window is on the screens, kept from one start to the next."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import Final

from pygame import Rect

from game.platform.sdl import Frame

SIZE: Final = (1280, 800)
"""Of a first window where there is room for it."""
SHARE: Final = 0.75
"""Of a large screen that a first window takes, in either direction."""
GUESSED: Final = Frame(40, 8, 8, 8)
"""A frame before there is one: as wide as any common one."""
LEAST: Final = 200
"""Of a window's width and height that have to remain, in the screen's pixels."""
FARTHEST: Final = 100_000
"""From the main screen's corner, in the screen's pixels."""


@dataclass(frozen=True)
class Place:
    """The window's rectangle without its frame when it is neither maximised nor in full screen, in
    the screen's pixels, and its frame."""

    x: int
    y: int
    width: int
    height: int
    frame: Frame = GUESSED
    maximised: bool = False
    full_screen: bool = False

    @property
    def outer(self) -> Rect:
        """With the frame."""
        top, left, bottom, right = self.frame
        size = self.width + left + right, self.height + top + bottom
        return Rect(self.x - left, self.y - top, *size)

    def moved(self, outer: Rect) -> Place:
        """The same with this rectangle, frame included."""
        top, left, bottom, right = self.frame
        width, height = outer.w - left - right, outer.h - top - bottom
        return replace(self, x=outer.x + left, y=outer.y + top, width=width, height=height)


def first_place(area: Rect) -> Place:
    """In the middle of this usable area; larger on a large screen, all of it on a small one."""
    share = min(SHARE * area.w / SIZE[0], SHARE * area.h / SIZE[1])
    width, height = (round(max(1.0, share) * side) for side in SIZE)
    grown = Place(0, 0, width, height).outer
    grown.size = min(grown.w, area.w), min(grown.h, area.h)
    grown.center = area.center
    return Place(0, 0, 0, 0).moved(grown)


def pulled_in(place: Place, areas: Sequence[Rect]) -> Place:
    """The nearest place that lies within one of these usable areas, for what no longer does."""
    outer = place.outer
    area = max(areas, key=lambda one: _overlap(one, outer))
    outer.size = min(outer.w, area.w), min(outer.h, area.h)
    return place.moved(outer.clamp(area))


def _overlap(one: Rect, other: Rect) -> int:
    shared = one.clip(other)
    return shared.w * shared.h


def written(place: Place) -> str:
    """As text, for read_place."""
    return json.dumps(asdict(place))


def read_place(text: str) -> Place:
    """The place that was written.

    Raises:
        ValueError: this is none.
    """
    try:
        kept = json.loads(text)
        edges = Frame(*map(_number, kept["frame"]))
        x, y = (_number(kept[name]) for name in ("x", "y"))
        width, height = (_number(kept[name], LEAST) for name in ("width", "height"))
        maximised, full_screen = (_switch(kept[name]) for name in ("maximised", "full_screen"))
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise ValueError(f"no place of a window: {text:.60}") from error
    return Place(x, y, width, height, edges, maximised, full_screen)


def _number(value: object, least: int = -FARTHEST) -> int:
    if type(value) is not int or not least <= value <= FARTHEST:
        raise TypeError(value)
    return value


def _switch(value: object) -> bool:
    if not isinstance(value, bool):
        raise TypeError(value)
    return value
