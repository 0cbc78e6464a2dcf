"""Work that is done between the frames, a slice at a time, and the analyses that were begun."""

from __future__ import annotations

import time
from collections.abc import Generator
from typing import Final, Generic, TypeVar

from game.core.game import AnyMatch
from game.outcome import Analyse, Analysis
from game.ui import theme

_Step = TypeVar("_Step")
_Done = TypeVar("_Done")


class SlicedWork(Generic[_Step, _Done]):
    """Work that runs between two frames: a generator, run in short slices, one slice a frame.

    Attributes:
        step: the value that the generator yielded last; None before the first one.
        done: the value that it returned; None until it has finished.
    """

    def __init__(self, work: Generator[_Step, None, _Done]) -> None:
        self.step: _Step | None = None
        self.done: _Done | None = None
        self._work = work

    def run_slice(self) -> bool:
        """Work for ``theme.ANALYSING_SLICE`` seconds; return False if all was done before."""
        if self.done is not None:
            return False
        end = time.perf_counter() + theme.ANALYSING_SLICE
        while time.perf_counter() < end:
            try:
                self.step = next(self._work)
            except StopIteration as last:
                self.done = last.value
                break
        return True


_KEPT: Final = 8
"""The most analyses that are kept."""
_works: Final[dict[str, SlicedWork[Analysis, Analysis]]] = {}
"""The analyses that were begun, by record: whoever comes back to a match finds what was found."""


def analysis_work(match: AnyMatch, analyse: Analyse) -> SlicedWork[Analysis, Analysis]:
    """Return the work on a match's analysis, which may have been begun before."""
    record = match.record()
    if record not in _works:
        _works[record] = SlicedWork(analyse(match))
        while len(_works) > _KEPT:
            _works.pop(next(iter(_works)))
    return _works[record]
