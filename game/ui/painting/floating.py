"""A view while its camera moves: the platform's compositor moves the last picture, if there is one.

Meanwhile the view itself is not drawn again. Beneath the moved picture lies a picture of the whole
world, as soon as that is painted. Once the camera rests, the view is painted for it part by part,
off the screen, and then drawn beneath the moved picture, band by band, so that no frame has all of
it to draw. At last the moved picture is dropped.
"""

from __future__ import annotations

import time
from collections.abc import Generator, Iterator
from typing import TYPE_CHECKING, Final, Protocol

from pygame import Rect, Surface

from game.platform import PlacedPicture
from game.ui import theme
from game.ui.camera import Aim, Camera

if TYPE_CHECKING:
    from game.platform import Compositor

BAND: Final = 512
"""How many rows of pixels are drawn in one frame."""


class View(Protocol):
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


class Floating:
    """Moves a view by the compositor; without a compositor the view has to be drawn each time."""

    def __init__(self, view: View, compositor: Compositor | None) -> None:
        self._view = view
        self._compositor = compositor
        self._lifted = self._aim = Aim(0, 0, 1.0)
        self._since = 0.0
        self._afar: Iterator[None] = iter(())
        self._sharp: Iterator[Rect | None] | None = None

    @property
    def floats(self) -> bool:
        """True while the compositor moves the view's picture instead of drawing it."""
        return self._compositor is not None and self._compositor.floats

    def begin(self) -> bool:
        """React to a move of the camera; return False if the view has to be drawn for it."""
        drawn = self._view.drawn
        if self.floats or not self._compositor or not drawn:
            return self.floats
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
