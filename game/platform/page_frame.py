"""The page's frames, awaited without the event loop in between."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Generator
from contextvars import Context


class PageFrame:
    """The page's next frame: whoever awaits it goes on inside the page's own call for that frame.

    A future would only tell the event loop, which goes on in a task of the page behind the frame:
    what is drawn there is seen one frame later. This is asyncio's protocol of futures, of which a
    task that awaits one asks for no more.
    """

    def __init__(self) -> None:
        self._asyncio_future_blocking = False
        self._go_on: Callable[[], None] | None = None

    def due(self, _time: float) -> None:
        """The page's call, with its own clock."""
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
        """A frame has none."""

    def cancel(self, msg: object = None) -> bool:  # noqa: ARG002
        """The task is cancelled when the frame comes."""
        return False
