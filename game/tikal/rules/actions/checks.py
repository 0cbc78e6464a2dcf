"""What several actions share: checks, the limit of what is taken in a turn, and moving a member."""

from typing import Final

from game.core.message import IllegalAction
from game.tikal.rules.actions.fields import LEADER
from game.tikal.rules.board import NAMES
from game.tikal.rules.state import NONE, State


def check_cost(state: State, cost: int) -> None:
    """Raise ``IllegalAction`` if fewer than ``cost`` AP are left."""
    if state.ap < cost:
        raise IllegalAction("too-few-action-points", cost=cost, ap=state.ap)


def check_member(state: State, member: str, space: int) -> None:
    """Raise ``IllegalAction`` if the seat to act has no such member on a space."""
    seat = state.seat
    if member == LEADER:
        if state.leader[seat] != space:
            raise IllegalAction("leader-elsewhere", space=NAMES[space])
    elif not state.workers_at(seat, space):
        raise IllegalAction("no-worker-there", space=NAMES[space])


def check_home(state: State, space: int) -> None:
    """Raise ``IllegalAction`` if a space is neither the base camp nor a camp of the seat to act."""
    if space not in state.homes[state.seat]:
        raise IllegalAction("no-camp-there", space=NAMES[space])


def check_temple(state: State, space: int) -> None:
    """Raise ``IllegalAction`` if a space has no temple, or one with a guard."""
    if not state.value[space]:
        raise IllegalAction("no-temple", space=NAMES[space])
    if state.guard[space] != NONE:
        raise IllegalAction("temple-guarded", space=NAMES[space])


MOST_PER_TURN: Final = 2
"""The most levels of one temple, and treasures of one hexagon, that may be taken in one turn."""


def may_take_more(taken: int, members: int) -> bool:
    """Return whether one more may be taken: at most two, and a member for each (section 3)."""
    return taken < MOST_PER_TURN and members > taken


def move_member(state: State, member: str, origin: int, space: int) -> None:
    """Move a member of the seat to act from one space to another, without a check or a cost."""
    seat = state.seat
    members = state.members[seat]
    if members[origin] == 1:
        del members[origin]
    else:
        members[origin] -= 1
    members[space] = members.get(space, 0) + 1
    if member == LEADER:
        state.leader[seat] = space
