"""What the goals of lessons ask of a position, and why they cannot be reached any more."""

from collections.abc import Callable

from game.tzolkin.lessons.position import LEARNER
from game.tzolkin.lessons.words import LOST_REASONS
from game.tzolkin.rules.data.board import FIRST_TOOTH, GEARS, LAST_SPACE
from game.tzolkin.rules.state import ADVANCE, PICKING, PLACING, WORKER, Phase, State
from game.ui.sentence import Words


def workers_on(view: State, gear: str) -> int:
    """Return how many of the learner's workers stand on a gear."""
    return sum(has_worker(view, gear, space) for space in range(LAST_SPACE[0] + 1))


def has_worker(view: State, gear: str, space: int) -> bool:
    """Return True if a worker of the learner stands on a space of a gear."""
    return view.teeth[FIRST_TOOTH[GEARS.index(gear)] + space] == LEARNER


def is_picked_up(view: State, gear: str, space: int) -> bool:
    """Return True if a worker has just been picked up from a space, and has done nothing yet."""
    return view.phase == WORKER and view.phase_args == (GEARS.index(gear), space)


def lost_with_turn(days: int) -> Callable[[State], Words]:
    """Return what says that a goal is lost once the turn after ``days`` days is over."""
    return lambda view: "" if acts(view, days) else LOST_REASONS["turn-over"]


def acts(view: State, days: int) -> bool:
    """Return True if it is the learner's turn after so many days."""
    return view.seat == LEARNER and view.days_passed == days and view.phase != ADVANCE


def not_placeable(view: State) -> Words:
    """Return why the learner cannot place a worker now; empty if she can."""
    if view.phase in (PICKING, WORKER):
        return LOST_REASONS["picking"]
    return "" if view.workers_in_hand[LEARNER] else LOST_REASONS["all-placed"]


def not_pickable(view: State) -> Words:
    """Return why the learner cannot pick up a worker now; empty if she can."""
    return LOST_REASONS["placing"] if view.phase == PLACING else ""


def not_doable(view: State, days: int, gear: str, space: int, *doing: Phase) -> Words:
    """Return why the learner cannot do an action with a worker any more; empty if she can.

    Args:
        view: the position.
        days: the days that have passed in the turn in which she is to do it.
        gear: the worker's gear.
        space: the worker's space.
        doing: the phases of choices that belong to the action.
    """
    if not acts(view, days):
        return LOST_REASONS["turn-over"]
    if view.phase in doing or is_picked_up(view, gear, space):
        return ""
    there = has_worker(view, gear, space)
    return not_pickable(view) if there else LOST_REASONS["nobody-there"]
