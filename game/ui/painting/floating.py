"""A view while its camera moves: the system moves what was drawn last, where it can.

Nothing is drawn for a place that lasts a moment. Beneath the last picture lies all there is, seen
from afar, as soon as it is painted. Once the camera rests, the view is painted for it part by
part, unseen, and drawn beneath the last picture, band by band: no frame has all of it to draw.
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
"""Rows that are drawn in one frame."""


class View(Protocol):
    """What is seen through a camera, in pictures of the camera's view."""

    @property
    def camera(self) -> Camera:
        """How it is seen."""

    @property
    def drawn(self) -> Aim | None:
        """How the camera stood for what is seen in the window; None if that is not sharp."""

    @property
    def rect(self) -> Rect:
        """The part of the window in which it is drawn."""

    @property
    def box(self) -> Rect:
        """The part of it that follows the camera."""

    def paint_afar(self) -> Generator[None, None, Surface]:
        """Paints the picture for the camera that shows everything, part by part."""

    def sharpen(self) -> Iterator[None]:
        """Paints the view for its camera, part by part; drawing it is cheap then."""


class Floating:
    """Moves a view by the compositor; without one everything has to be drawn."""

    def __init__(self, view: View, compositor: Compositor | None) -> None:
        self._view = view
        self._compositor = compositor
        self._lifted = self._aim = Aim(0, 0, 1.0)
        self._since = 0.0
        self._afar: Iterator[None] = iter(())
        self._sharp: Iterator[Rect | None] | None = None

    @property
    def floats(self) -> bool:
        """True while the view is moved and not drawn."""
        return self._compositor is not None and self._compositor.floats

    def begin(self) -> bool:
        """The camera has moved; False where the view has to be drawn for it."""
        drawn = self._view.drawn
        if self.floats or not self._compositor or not drawn:
            return self.floats
        if self._view.camera.aim == drawn:
            return True  # it was at its edge before
        self._compositor.lift(self._view.box, theme.MAP)
        self._lifted = self._aim = drawn
        whole = drawn.zoom <= self._view.camera.fit_zoom
        self._afar, self._sharp = iter(()) if whole else self._lay_afar(), None
        return True

    def update(self, now: float) -> Rect | None:
        """Goes on at this time (monotonic seconds); the part of the window to be drawn for it."""
        aim = self._view.camera.aim
        if aim != self._aim:
            self._aim, self._since, self._sharp = aim, now, None
            self._move()
        elif now - self._since >= theme.ZOOM_RESTS:
            self._sharp = self._sharp or self._sharpen()
            return _go_on(self._sharp, theme.PREPARING_SLICE)
        return _go_on(self._afar, theme.PAINTING_SLICE)

    def _sharpen(self) -> Iterator[Rect | None]:
        """Paints the view, and has it drawn; what floats goes when all of it is beneath."""
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
        picture = yield from self._view.paint_afar()
        assert self._compositor
        yield from self._compositor.underlay(picture)
        self._move()

    def _move(self) -> None:
        camera = self._view.camera
        all_there_is = Camera(camera.world, camera.view)
        beneath = self._placed(all_there_is.aim, camera.view.topleft)
        assert self._compositor
        self._compositor.move(self._placed(self._lifted, self._view.box.topleft), beneath)

    def _placed(self, drawn: Aim, corner: tuple[int, int]) -> PlacedPicture:
        """Where a picture is seen now whose upper left corner was here for the camera then."""
        aim, scale = self._aim, self._aim.zoom / drawn.zoom
        x, y = aim.x + (corner[0] - drawn.x) * scale, aim.y + (corner[1] - drawn.y) * scale
        return PlacedPicture(x, y, scale)


def _go_on(parts: Iterator[Rect | None], seconds: float) -> Rect | None:
    """Goes on with the parts for so long, or until one is to be drawn."""
    end = time.perf_counter() + seconds
    for part in parts:
        if part or time.perf_counter() >= end:
            return part
    return None
