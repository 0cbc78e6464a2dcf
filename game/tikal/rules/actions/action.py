"""What every action of Tikal is, and what several of them ask."""

from dataclasses import dataclass
from typing import ClassVar

from game.core import action
from game.core.message import IllegalAction
from game.tikal.rules.actions.fields import LEADER
from game.tikal.rules.board import NAMES
from game.tikal.rules.state import ACT, NONE, Phase, State


@dataclass(frozen=True, slots=True)
class Action(action.Action):
    """One decision of a player: how it is written, why it is not legal, and what it does."""

    phase: ClassVar[Phase] = ACT
    """When it can be done."""
    cost: ClassVar[int] = 0
    """The AP of an action that always costs the same."""

    def check(self, state: State) -> None:
        """Make sure that it is legal; its phase has been looked at.

        Raises:
            IllegalAction: with the rule that it breaks.
        """
        raise NotImplementedError

    def apply(self, state: State) -> None:
        """Change a position in which it is legal."""
        raise NotImplementedError


def check_cost(state: State, cost: int) -> None:
    """Make sure that there are so many AP."""
    if state.ap < cost:
        raise IllegalAction("too-few-action-points", cost=cost, ap=state.ap)


def check_member(state: State, member: str, space: int) -> None:
    """Make sure that the seat to act has such a member on a space."""
    seat = state.seat
    if member == LEADER:
        if state.leader[seat] != space:
            raise IllegalAction("leader-elsewhere", space=NAMES[space])
    elif not state.workers_at(seat, space):
        raise IllegalAction("no-worker-there", space=NAMES[space])


def check_home(state: State, space: int) -> None:
    """Make sure that the base camp or an own camp is on a space."""
    if space not in state.homes[state.seat]:
        raise IllegalAction("no-camp-there", space=NAMES[space])


def check_temple(state: State, space: int) -> None:
    """Make sure that a temple without a guard is on a space."""
    if not state.value[space]:
        raise IllegalAction("no-temple", space=NAMES[space])
    if state.guard[space] != NONE:
        raise IllegalAction("temple-guarded", space=NAMES[space])


def relocate(state: State, member: str, origin: int, space: int) -> None:
    """A member of the seat to act goes from one space to another."""
    seat = state.seat
    members = state.members[seat]
    if members[origin] == 1:
        del members[origin]
    else:
        members[origin] -= 1
    members[space] = members.get(space, 0) + 1
    if member == LEADER:
        state.leader[seat] = space
