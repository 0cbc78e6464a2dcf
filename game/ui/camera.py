"""A camera over a flat world, and a view that floats as a picture while its camera moves."""

from __future__ import annotations

import time
from collections.abc import Generator, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from pygame import Rect, Surface

from game.platform import PlacedPicture
from game.ui import theme

if TYPE_CHECKING:
    from game.platform import Compositor

BAND: Final = 512
"""How many rows of pixels are drawn in one frame."""
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

    def __init__(self, world: World, view: Rect, closest: float = 4.0) -> None:
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

    def resize(self, view: Rect) -> None:
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


class CameraView(Protocol):
    """Something that is seen through a camera and can be moved by a compositor."""

    @property
    def camera(self) -> Camera:
        """The camera through which it is seen."""

    @property
    def drawn(self) -> Aim | None:
        """The camera's position for the picture in the window; None if that is not sharp."""

    @property
    def rect(self) -> Rect:
        """The part of the window in which it is drawn."""

    @property
    def box(self) -> Rect:
        """The part of ``rect`` that moves with the camera."""

    def paint_afar(self) -> Generator[None, None, Surface]:
        """Paint the whole world at the fitting zoom, part by part; return the picture."""

    def sharpen(self) -> Iterator[None]:
        """Paint the view for its camera into the caches, part by part; to draw it is cheap then."""


class FloatingView:
    """Moves a view by the compositor; without a compositor the view has to be drawn each time.

    While the last picture is moved, the view itself is not drawn again. Beneath it lies a picture
    of the whole world, as soon as that is painted. Once the camera rests, the view is painted for
    it part by part, off the screen, and then drawn beneath the moved picture, band by band, so
    that no frame has all of it to draw. At last the moved picture is dropped.
    """

    def __init__(self, view: CameraView, compositor: Compositor | None) -> None:
        self._view = view
        self._compositor = compositor
        self._lifted = self._aim = Aim(0, 0, 1.0)
        self._since = 0.0
        self._afar: Iterator[None] = iter(())
        self._sharp: Iterator[Rect | None] | None = None

    @property
    def is_floating(self) -> bool:
        """True while the compositor moves the view's picture instead of drawing it."""
        return self._compositor is not None and self._compositor.floats

    def begin(self) -> bool:
        """React to a move of the camera; return False if the view has to be drawn for it."""
        drawn = self._view.drawn
        if self.is_floating or not self._compositor or not drawn:
            return self.is_floating
        if self._view.camera.aim == drawn:
            return True  # the camera is at the world's edge and has not moved
        self._compositor.lift(self._view.box, theme.MAP)
        self._lifted = self._aim = drawn
        whole = drawn.zoom <= self._view.camera.fit_zoom
        self._afar, self._sharp = iter(()) if whole else self._lay_afar(), None
        return True

    def update(self, now: float) -> Rect | None:
        """Move on to this time (monotonic seconds); return the rectangle to draw again, or None."""
        aim = self._view.camera.aim
        if aim != self._aim:
            self._aim, self._since, self._sharp = aim, now, None
            self._move()
        elif now - self._since >= theme.ZOOM_RESTS:
            self._sharp = self._sharp or self._sharpen()
            return _go_on(self._sharp, theme.PREPARING_SLICE)
        return _go_on(self._afar, theme.PAINTING_SLICE)

    def _sharpen(self) -> Iterator[Rect | None]:
        """Paint the view, yield its bands to be drawn, then drop the moved picture."""
        assert self._compositor
        for _part in self._view.sharpen():
            yield None
        whole = self._view.rect
        for top in range(whole.top, whole.bottom, BAND):
            band = Rect(whole.x, top, whole.w, min(BAND, whole.bottom - top))
            self._compositor.hide(band)
            yield band
        self._compositor.drop()

    def _lay_afar(self) -> Iterator[None]:
        """Paint the whole world and lay its picture beneath the moved one."""
        picture = yield from self._view.paint_afar()
        assert self._compositor
        yield from self._compositor.underlay(picture)
        self._move()

    def _move(self) -> None:
        """Tell the compositor where both pictures are for the camera's present position."""
        camera = self._view.camera
        all_there_is = Camera(camera.world, camera.view)
        beneath = self._placed(all_there_is.aim, camera.view.topleft)
        assert self._compositor
        self._compositor.move(self._placed(self._lifted, self._view.box.topleft), beneath)

    def _placed(self, drawn: Aim, corner: tuple[int, int]) -> PlacedPicture:
        """Return where a picture is seen now.

        ``corner`` is where its upper left corner was for the camera's position ``drawn``.
        """
        aim, scale = self._aim, self._aim.zoom / drawn.zoom
        x, y = aim.x + (corner[0] - drawn.x) * scale, aim.y + (corner[1] - drawn.y) * scale
        return PlacedPicture(x, y, scale)


def _go_on(parts: Iterator[Rect | None], seconds: float) -> Rect | None:
    """Take steps for this many seconds, or until one yields a rectangle; return that, or None."""
    end = time.perf_counter() + seconds
    for part in parts:
        if part or time.perf_counter() >= end:
            return part
    return None
