"""Rates of several pieces of work that can be compared although the machine is busy."""

import statistics
import time
from collections.abc import Callable, Mapping, Sequence

Work = Callable[[], int]
"""Does one portion of work and returns how much it was."""


def rates(works: Mapping[str, Work], rounds: int) -> dict[str, list[float]]:
    """How much of each work is done in a second of this process's time, round by round.

    The works take turns, every other round backwards: what slows the machine for a while slows
    all of them. One portion each is done before, so that nothing is timed while it is cold.
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
    """The median of the ratios round by round."""
    return statistics.median(one / other for one, other in zip(rates, others, strict=True))


def _rate(work: Work) -> float:
    begin = time.process_time()
    amount = work()
    return amount / (time.process_time() - begin)
