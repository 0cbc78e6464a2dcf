"""Planning a whole turn: a beam over action points.

Plans are heaped by the action points that they have left, and of each heap only the best few
different ones are carried on. A job costs at least one point, so that every heap is complete
when its turn comes.
"""

from collections.abc import Generator, Iterable, Iterator
from operator import itemgetter

from game.players.beam import best_different
from game.tikal.players.planning.jobs import Jobs, Priced
from game.tikal.players.planning.plan import Plan, first_plan

_PLANS_A_STEP = 6
"""Plans carried on between two pauses: a millisecond or two."""
_SPARE = 16
_LEAST_SPARE = 256
"""Of a heap that grows so many times the width are kept, for many come to the same position, and
so many at least."""


def plan_turn(jobs: Jobs, width: int) -> Generator[None, None, list[Plan]]:
    """All plans carried on, ``width`` a heap, the best first; to do nothing is among them."""
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
    """What plans can go on with, by the action points that are left then.

    What is hopeless is not kept: thousands of tuples hold up Python's collector for longer than a
    frame may take.

    Attributes:
        floors: by the action points left, what the worth has to exceed.
    """

    def __init__(self, ap: int, kept: int) -> None:
        self._heaps: list[list[Priced]] = [[] for _ in range(ap)]
        self._kept = kept
        self.floors = [float("-inf")] * ap

    def add(self, candidates: Iterable[Priced]) -> None:
        """Sort them in."""
        for candidate in candidates:
            self._heaps[candidate[1].ap - candidate[3]].append(candidate)
        for ap, heap in enumerate(self._heaps):
            if len(heap) > 2 * self._kept:
                heap.sort(key=_worst)
                del heap[self._kept :]
                self.floors[ap] = -heap[-1][0]

    def pop(self) -> list[Priced]:
        """The heap with most action points left, the best first; it is given up."""
        heap = self._heaps.pop()
        heap.sort(key=_worst)
        return heap


_worst = itemgetter(0)


def _best(heap: list[Priced], width: int) -> Iterator[Plan]:
    """The best few different plans of a heap."""
    plans = (before.after(job, cost, -worth) for worth, before, job, cost in heap)
    return best_different(plans, width, lambda plan: plan.key)
