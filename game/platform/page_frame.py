"""Awaiting the page's next frame without a detour through the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Generator
from contextvars import Context


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
