"""Work that is done between two frames, in slices of a few milliseconds."""

import time
from collections.abc import Generator
from typing import Generic, TypeVar

from game.ui import theme

_Step = TypeVar("_Step")
_Done = TypeVar("_Done")


class Working(Generic[_Step, _Done]):
    """Something under way.

    Attributes:
        step: what was told last; None before that.
        done: what came of it; None as long as it is not finished.
    """

    def __init__(self, work: Generator[_Step, None, _Done]) -> None:
        self.step: _Step | None = None
        self.done: _Done | None = None
        self._work = work

    def go_on(self) -> bool:
        """Work for a slice; True if something was done."""
        if self.done is not None:
            return False
        end = time.perf_counter() + theme.THINKING_SLICE
        while time.perf_counter() < end:
            try:
                self.step = next(self._work)
            except StopIteration as last:
                self.done = last.value
                break
        return True
