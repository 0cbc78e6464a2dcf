"""Plan a whole turn by beam search over action points.

Plans are grouped in heaps by the action points left, and of each heap only the best few
different ones are carried on. A job costs at least one point, so that every heap is complete
when its turn comes.
"""

from collections.abc import Generator, Iterable, Iterator
from operator import itemgetter

from game.players.beam import best_different
from game.tikal.players.planning.jobs import Jobs, Priced
from game.tikal.players.planning.plan import Plan, first_plan

_PLANS_A_STEP = 6
"""Plans carried on between two yields: a millisecond or two of work."""
_SPARE = 16
_LEAST_SPARE = 256
"""A heap keeps ``_SPARE`` times the width of candidates, since many lead to the same position, but
at least ``_LEAST_SPARE``."""


def plan_turn(jobs: Jobs, width: int) -> Generator[None, None, list[Plan]]:
    """Return all plans carried on, best first: ``width`` of each heap, and the empty plan."""
    start = first_plan(jobs.state, jobs.evaluation.total())
    heaps = Heaps(start.ap, max(_LEAST_SPARE, _SPARE * width))
    plans = [start]
    heaps.add(jobs.of(start, heaps.floors))
    for _ in range(start.ap):
        for number, plan in enumerate(_best(heaps.pop(), width)):
            plans.append(plan)
            heaps.add(jobs.of(plan, heaps.floors))
            if number % _PLANS_A_STEP == 0:
                yield
    plans.sort(key=lambda plan: -plan.worth)
    return plans


class Heaps:
    """The candidates to go on with, grouped by the action points left after their job.

    Hopeless candidates are dropped: thousands of tuples would keep Python's garbage collector busy
    for longer than a frame may take.

    Attributes:
        floors: the worth that a candidate has to exceed, by the action points left.
    """

    def __init__(self, ap: int, kept: int) -> None:
        self._heaps: list[list[Priced]] = [[] for _ in range(ap)]
        self._kept = kept
        self.floors = [float("-inf")] * ap

    def add(self, candidates: Iterable[Priced]) -> None:
        """Put candidates into their heaps; trim heaps that are full, and raise their floors."""
        for candidate in candidates:
            self._heaps[candidate[1].ap - candidate[3]].append(candidate)
        for ap, heap in enumerate(self._heaps):
            if len(heap) > 2 * self._kept:
                heap.sort(key=_worst)
                del heap[self._kept :]
                self.floors[ap] = -heap[-1][0]

    def pop(self) -> list[Priced]:
        """Remove and return the heap with the most action points left, the best first."""
        heap = self._heaps.pop()
        heap.sort(key=_worst)
        return heap


_worst = itemgetter(0)


def _best(heap: list[Priced], width: int) -> Iterator[Plan]:
    """Yield the best ``width`` plans of a heap that reach different positions."""
    plans = (before.after(job, cost, -worth) for worth, before, job, cost in heap)
    return best_different(plans, width, lambda plan: plan.key)
