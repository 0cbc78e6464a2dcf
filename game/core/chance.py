"""Random shuffling that is the same on every platform and Python version."""

from random import Random
from typing import TypeVar

_T = TypeVar("_T")


def shuffled(items: list[_T], source: Random) -> list[_T]:
    """Shuffle a list in place and return it.

    Fisher-Yates with ``random()`` only: ``Random.shuffle`` may change between Python versions, the
    Mersenne Twister's ``random()`` does not.
    """
    for last in range(len(items) - 1, 0, -1):
        other = int(source.random() * (last + 1))
        items[last], items[other] = items[other], items[last]
    return items
