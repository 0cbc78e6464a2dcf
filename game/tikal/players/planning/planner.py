"""Planning a whole turn: a beam over action points.

Plans are heaped by the action points that they have left, and of each heap only the best few
different ones are carried on. A job costs at least one point, so that every heap is complete
when its turn comes.
"""

from collections.abc import Generator, Iterator
from operator import itemgetter

from game.players.beam import best_different
from game.tikal.players.planning.jobs import Jobs, Priced
from game.tikal.players.planning.plan import Plan, first_plan

_PLANS_A_STEP = 6
"""Plans carried on between two pauses: a millisecond or two."""


def plan_turn(jobs: Jobs, width: int) -> Generator[None, None, list[Plan]]:
    """All plans carried on, ``width`` a heap, the best first; to do nothing is among them."""
    start = first_plan(jobs.state, jobs.evaluation.total())
    heaps: list[list[Priced]] = [[] for _ in range(start.ap)]
    plans = [start]
    for candidate in jobs.of(start):
        heaps[start.ap - candidate[3]].append(candidate)
    for ap in range(start.ap - 1, -1, -1):
        for number, plan in enumerate(_best(heaps[ap], width)):
            plans.append(plan)
            for candidate in jobs.of(plan):
                heaps[ap - candidate[3]].append(candidate)
            if number % _PLANS_A_STEP == 0:
                yield
    plans.sort(key=lambda plan: -plan.worth)
    return plans


def _best(heap: list[Priced], width: int) -> Iterator[Plan]:
    """The best few different plans of a heap."""
    heap.sort(key=itemgetter(0))
    plans = (before.after(job, cost, -worth) for worth, before, job, cost in heap)
    return best_different(plans, width, lambda plan: plan.key)
