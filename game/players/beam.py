"""Selecting the best different candidates for a beam search."""

from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import TypeVar

_T = TypeVar("_T")


def best_different(
    ordered: Iterable[_T], width: int, key: Callable[[_T], Hashable]
) -> Iterator[_T]:
    """Yield the first ``width`` items whose keys differ, in the given order."""
    known: set[Hashable] = set()
    for one in ordered:
        mark = key(one)
        if mark not in known:
            known.add(mark)
            yield one
            if len(known) == width:
                return
