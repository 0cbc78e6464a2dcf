"""The action that puts a guard on a temple (section 3)."""

from dataclasses import dataclass
from typing import ClassVar, Final

from game.core.message import IllegalAction
from game.tikal.rules.actions.action import Action, check_cost, check_temple
from game.tikal.rules.actions.fields import Space
from game.tikal.rules.board import NAMES
from game.tikal.rules.state import OUT_OF_PLAY, State
from game.tikal.rules.turns.scoring import strongest


@dataclass(frozen=True, slots=True)
class PlaceGuard(Action):
    """Make a member of the seat the guard of a temple for the rest of the game, 5 AP."""

    verb: ClassVar[str] = "guard"
    cost: ClassVar[int] = 5
    space: Space

    def check(self, state: State) -> None:
        """Require an unguarded temple where the seat is strongest, a guard left, and the AP."""
        check_temple(state, self.space)
        if not state.guards_left[state.seat]:
            raise IllegalAction("no-guard-left")
        if strongest(state, self.space) != state.seat:
            raise IllegalAction("not-strongest", space=NAMES[self.space])
        check_cost(state, self.cost)

    def apply(self, state: State) -> None:
        """Put the guard there; the other members of the seat on the space leave the game."""
        seat, space = state.seat, self.space
        state.guard[space] = seat
        state.guards_left[seat] -= 1
        del state.members[seat][space]
        if state.leader[seat] == space:
            state.leader[seat] = OUT_OF_PLAY
        state.ap -= self.cost


GUARD: Final = tuple(PlaceGuard.every())


def add_legal_at(state: State, space: int, actions: list[Action]) -> None:
    """Add the action on ``space``, a temple without a guard, if the seat to act may do it."""
    seat = state.seat
    if state.ap >= PlaceGuard.cost and state.guards_left[seat] and strongest(state, space) == seat:
        actions.append(GUARD[space])
