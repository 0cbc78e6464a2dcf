"""What the browser shows: its next frame, and a picture over the canvas that it moves itself.

The page's half of the latter is web/static/compositor.js.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Generator, Iterator
from contextvars import Context
from typing import Final, Protocol

import pygame

from game.platform.values import PlacedPicture

BAND: Final = 128
"""The rows of a picture that are copied at once; more would block the page's thread."""
_NOTHING: Final = pygame.Rect(0, 0, 0, 0)


class PageFrame:
    """An awaitable for the page's next frame.

    The awaiting task resumes within the page's own frame callback. With an ordinary future the
    event loop would resume it after the frame, and its picture would appear one frame later. This
    class implements as much of asyncio's protocol for futures as a task needs of what it awaits.
    """

    def __init__(self) -> None:
        self._asyncio_future_blocking = False
        self._go_on: Callable[[], None] | None = None

    def due(self, _time: float) -> None:
        """Resume the task that awaits the frame. The page calls this with its own clock's time."""
        if go_on := self._go_on:
            self._go_on = None
            go_on()

    def __await__(self) -> Generator[PageFrame]:
        self._asyncio_future_blocking = True
        yield self

    def get_loop(self) -> asyncio.AbstractEventLoop:
        return asyncio.get_running_loop()

    def add_done_callback(self, wake: Callable[[PageFrame], None], *, context: Context) -> None:
        self._go_on = lambda: context.run(wake, self)

    def result(self) -> None:
        """Return None: a frame has no result."""

    def cancel(self, msg: object = None) -> bool:  # noqa: ARG002
        """Return False: the task is cancelled only when the frame comes."""
        return False


class Sheets(Protocol):
    """The page's half as Python sees it; lengths are in device pixels."""

    def lift(self, x: int, y: int, width: int, height: int, ground: str) -> None: ...
    def begin(self, width: int, height: int) -> None: ...
    def copy(self, pixels: pygame.BufferProxy, width: int, rows: int, top: int) -> None: ...
    def underlay(self) -> None: ...
    def move(self, x: float, y: float, scale: float, *beneath: float) -> None: ...
    def drop(self) -> None: ...


class PageCompositor:
    """The browser's compositor; see ``Compositor``."""

    def __init__(self) -> None:
        self.floats = False
        self._box = self._hidden = _NOTHING

    def use(self, sheets: Sheets) -> None:
        """Set the page's half; call it before any other method."""
        self._sheets = sheets

    def lift(self, box: pygame.Rect, ground: tuple[int, int, int]) -> None:
        self._sheets.lift(box.x, box.y, box.w, box.h, "#{:02x}{:02x}{:02x}".format(*ground))
        self.floats, self._box = True, box.copy()

    def underlay(self, picture: pygame.Surface) -> Iterator[None]:
        width, height = picture.get_size()
        self._sheets.begin(width, height)
        for top in range(0, height, BAND):
            band = picture.subsurface((0, top, width, min(BAND, height - top)))
            self._sheets.copy(band.get_buffer(), width, band.get_height(), top)
            yield
        self._sheets.underlay()

    def move(self, lifted: PlacedPicture, beneath: PlacedPicture) -> None:
        self._sheets.move(*lifted, *beneath)

    def hide(self, part: pygame.Rect) -> None:
        self._hidden = part.copy()

    def bared_by(self, part: pygame.Rect) -> pygame.Rect:
        return part.union(self._box) if self._bares(part) else part

    def drawn(self, part: pygame.Rect) -> None:
        if self._bares(part):
            self.drop()
        self._hidden = _NOTHING

    def drop(self) -> None:
        if self.floats:
            self.floats = False
            self._sheets.drop()

    def _bares(self, part: pygame.Rect) -> bool:
        """Return True if drawing this part has to drop the floating picture."""
        return self.floats and part.colliderect(self._box) and not self._hidden.contains(part)
