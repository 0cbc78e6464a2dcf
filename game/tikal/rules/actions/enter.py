"""The action that brings a member from the supply (section 3)."""

from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Final

from game.core.message import IllegalAction
from game.tikal.rules.actions.action import Action, check_cost, check_home
from game.tikal.rules.actions.fields import LEADER, MEMBERS, WORKER, Member, Space
from game.tikal.rules.board import SPACES
from game.tikal.rules.state import IN_SUPPLY, State


@dataclass(frozen=True, slots=True)
class Enter(Action):
    """Bring a member from the supply to the base camp or an own camp, 1 AP."""

    verb: ClassVar[str] = "enter"
    cost: ClassVar[int] = 1
    member: Member
    space: Space

    def check(self, state: State) -> None:
        """Require the member in the supply, a base camp or own camp on the space, and the AP."""
        if self.member == LEADER:
            if state.leader[state.seat] != IN_SUPPLY:
                raise IllegalAction("leader-not-in-supply")
        elif not state.workers[state.seat]:
            raise IllegalAction("no-worker-in-supply")
        check_home(state, self.space)
        check_cost(state, self.cost)

    def apply(self, state: State) -> None:
        """Put the member on the space and pay the AP."""
        seat = state.seat
        if self.member == LEADER:
            state.leader[seat] = self.space
        else:
            state.workers[seat] -= 1
        members = state.members[seat]
        members[self.space] = members.get(self.space, 0) + 1
        state.ap -= self.cost


ENTER: Final = {m: tuple(Enter.of(m, s) for s in range(SPACES)) for m in MEMBERS}


def add_legal(state: State, actions: list[Action]) -> None:
    """Add the entries at every camp, workers first. The caller makes sure that an AP is left."""
    seat = state.seat
    if state.workers[seat]:
        actions += _entries(WORKER, state.homes[seat])
    if state.leader[seat] == IN_SUPPLY:
        actions += _entries(LEADER, state.homes[seat])


@lru_cache(maxsize=1024)
def _entries(member: str, homes: tuple[int, ...]) -> tuple[Enter, ...]:
    return tuple(ENTER[member][home] for home in homes)
