"""The action that recovers a treasure (section 3)."""

from dataclasses import dataclass
from typing import ClassVar, Final

from game.core.message import IllegalAction
from game.tikal.rules.actions.action import Action, check_cost
from game.tikal.rules.actions.fields import Space
from game.tikal.rules.actions.limits import MOST_LEVELS, may_take_more
from game.tikal.rules.board import NAMES
from game.tikal.rules.hidden import reveal
from game.tikal.rules.state import State


@dataclass(frozen=True, slots=True)
class Recover(Action):
    """Take the topmost treasure of a hexagon, 3 AP. It is revealed, so this cannot be undone."""

    verb: ClassVar[str] = "recover"
    cost: ClassVar[int] = 3
    undoable: ClassVar[bool] = False
    space: Space

    def check(self, state: State) -> None:
        """Require a treasure on the space, one member for each taken this turn, and the AP."""
        space = self.space
        if not state.lying[space]:
            raise IllegalAction("no-treasure", space=NAMES[space])
        taken = state.recovered.get(space, 0)
        if taken >= MOST_LEVELS:
            raise IllegalAction("two-treasures-recovered", space=NAMES[space])
        if state.members[state.seat].get(space, 0) <= taken:
            raise IllegalAction("treasure-needs-members", count=taken + 1, space=NAMES[space])
        check_cost(state, self.cost)

    def apply(self, state: State) -> None:
        """Give the treasure to the seat; the last one leaves a site for a camp."""
        space = self.space
        *rest, kind = state.lying[space]
        state.treasures[state.seat][reveal(kind)] += 1
        state.lying[space] = tuple(rest)
        state.recovered[space] = state.recovered.get(space, 0) + 1
        state.ap -= self.cost
        if not rest:
            state.camp_sites += (space,)


RECOVER: Final = tuple(Recover.every())


def add_legal_at(state: State, space: int, count: int, actions: list[Action]) -> None:
    """Add the action on ``space``, which has treasures and ``count`` members of the seat to act."""
    if state.ap >= Recover.cost and may_take_more(state.recovered.get(space, 0), count):
        actions.append(RECOVER[space])
