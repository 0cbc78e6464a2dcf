"""Measuring the rates of several pieces of work so that they compare even on a busy machine."""

import statistics
import time
from collections.abc import Callable, Mapping, Sequence

Work = Callable[[], int]
"""Does one portion of work and returns its amount."""


def rates(works: Mapping[str, Work], rounds: int) -> dict[str, list[float]]:
    """Return each work's amount per second of this process's CPU time, one value a round.

    The works take turns, in reverse order every other round, so that whatever slows the machine for
    a while slows all of them. Each work is done once before the first round, to warm up.
    """
    for work in works.values():
        work()
    found: dict[str, list[float]] = {name: [] for name in works}
    order = list(works)
    for _ in range(rounds):
        for name in order:
            found[name].append(_rate(works[name]))
        order.reverse()
    return found


def ratio(rates: Sequence[float], others: Sequence[float]) -> float:
    """Return the median of the ratios of the two rates in each round."""
    return statistics.median(one / other for one, other in zip(rates, others, strict=True))


def _rate(work: Work) -> float:
    begin = time.process_time()
    amount = work()
    return amount / (time.process_time() - begin)
