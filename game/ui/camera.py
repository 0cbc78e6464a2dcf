"""A camera over a flat world: which part is seen, and how large."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import pygame

Point = tuple[float, float]


@dataclass(frozen=True)
class World:
    """The rectangle that a camera can show, in world units."""

    x: float
    y: float
    w: float
    h: float


class Aim(NamedTuple):
    """A camera's position: the pixel of the world's origin, and device pixels per world unit."""

    x: int
    y: int
    zoom: float


class Camera:
    """Looks at a world through a rectangle of device pixels.

    The view never leaves the world; in a direction in which all of it fits, it is centred.

    Attributes:
        view: the rectangle in which the world is seen, in device pixels.
        closest: the greatest zoom, as a multiple of ``fit_zoom``.
        centre: the point of the world in the middle of the view.
        zoom: device pixels per world unit, from ``fit_zoom`` to ``closest`` times that.
    """

    def __init__(self, world: World, view: pygame.Rect, closest: float = 4.0) -> None:
        self.world = world
        self.view = view.copy()
        self.closest = closest
        self.centre: Point = (0, 0)
        self.zoom = 1.0
        self.fit()

    @property
    def fit_zoom(self) -> float:
        """The zoom at which the whole world just fits into the view."""
        return max(1e-6, min(self.view.w / self.world.w, self.view.h / self.world.h))

    @property
    def whole(self) -> World:
        """What the view shows at ``fit_zoom``: the world and the margin around it."""
        world, wide, high = self.world, self.view.w / self.fit_zoom, self.view.h / self.fit_zoom
        left, top = world.x + (world.w - wide) / 2, world.y + (world.h - high) / 2
        return World(left, top, wide, high)

    @property
    def fitted(self) -> bool:
        """True if the whole world is seen."""
        return self.zoom <= self.fit_zoom * 1.001

    @property
    def aim(self) -> Aim:
        """The present position, rounded to whole pixels, at which pictures are drawn."""
        x, y = self.to_screen((0.0, 0.0))
        return Aim(round(x), round(y), self.zoom)

    def fit(self) -> None:
        """Show the whole world."""
        self.zoom = self.fit_zoom
        self.centre = (self.world.x + self.world.w / 2, self.world.y + self.world.h / 2)

    def to_screen(self, point: Point) -> Point:
        """Return the pixel at which a point of the world is seen."""
        x, y = self._middle
        return (
            x + (point[0] - self.centre[0]) * self.zoom,
            y + (point[1] - self.centre[1]) * self.zoom,
        )

    def to_world(self, pos: Point) -> Point:
        """Return the point of the world that is seen at a pixel."""
        x, y = self._middle
        return (
            self.centre[0] + (pos[0] - x) / self.zoom,
            self.centre[1] + (pos[1] - y) / self.zoom,
        )

    def pan(self, dx: float, dy: float) -> None:
        """Move the picture by device pixels, as far as the world's edges allow."""
        self.centre = (self.centre[0] - dx / self.zoom, self.centre[1] - dy / self.zoom)
        self._keep_inside()

    def zoom_at(self, pos: Point, factor: float) -> None:
        """Zoom by a factor; the point under pos stays there as far as the limits allow."""
        fixed, (x, y) = self.to_world(pos), self._middle
        self.zoom = min(self.fit_zoom * self.closest, max(self.fit_zoom, self.zoom * factor))
        self.centre = (
            fixed[0] - (pos[0] - x) / self.zoom,
            fixed[1] - (pos[1] - y) / self.zoom,
        )
        self._keep_inside()

    def resize(self, view: pygame.Rect) -> None:
        """Set another view; keep the centre, and the zoom relative to ``fit_zoom``."""
        relative = self.zoom / self.fit_zoom
        self.view = view.copy()
        self.zoom = self.fit_zoom * relative
        self._keep_inside()

    @property
    def _middle(self) -> Point:
        return self.view.x + self.view.w / 2, self.view.y + self.view.h / 2

    def _keep_inside(self) -> None:
        world = self.world
        self.centre = (
            _held(self.centre[0], world.x, world.w, self.view.w / self.zoom),
            _held(self.centre[1], world.y, world.h, self.view.h / self.zoom),
        )


def _held(centre: float, start: float, length: float, seen: float) -> float:
    """Return the centre, moved so that the seen length lies within the world in one direction."""
    if seen >= length:
        return start + length / 2
    return min(start + length - seen / 2, max(start + seen / 2, centre))
