"""The action that uncovers a level of a temple (section 3)."""

from dataclasses import dataclass
from typing import ClassVar, Final

from game.core.message import IllegalAction
from game.tikal.rules.actions.action import Action, check_cost, check_temple
from game.tikal.rules.actions.fields import Space
from game.tikal.rules.actions.limits import MOST_LEVELS, may_take_more
from game.tikal.rules.board import NAMES
from game.tikal.rules.components import HIGHEST_TEMPLE
from game.tikal.rules.state import State


@dataclass(frozen=True, slots=True)
class Uncover(Action):
    """Uncover one level of a temple, 2 AP."""

    verb: ClassVar[str] = "dig"
    cost: ClassVar[int] = 2
    space: Space

    def check(self, state: State) -> None:
        """Require an unguarded temple, its next tile, a member for each level taken, and the AP."""
        space = self.space
        check_temple(state, space)
        value = state.value[space]
        if value == HIGHEST_TEMPLE:
            raise IllegalAction("temple-at-top", space=NAMES[space])
        if not state.temple_tiles[value + 1]:
            raise IllegalAction("no-temple-tile-left", number=value + 1)
        dug = state.dug.get(space, 0)
        if dug >= MOST_LEVELS:
            raise IllegalAction("two-levels-uncovered", space=NAMES[space])
        if state.members[state.seat].get(space, 0) <= dug:
            raise IllegalAction("level-needs-members", count=dug + 1, space=NAMES[space])
        check_cost(state, self.cost)

    def apply(self, state: State) -> None:
        """Raise the temple's value by one with a tile from the supply."""
        space = self.space
        state.value[space] += 1
        state.temple_tiles[state.value[space]] -= 1
        state.dug[space] = state.dug.get(space, 0) + 1
        state.ap -= self.cost


UNCOVER: Final = tuple(Uncover.every())


def add_legal_at(state: State, space: int, count: int, actions: list[Action]) -> None:
    """Add the action on ``space``, an unguarded temple with ``count`` of the seat's members."""
    left = state.temple_tiles[state.value[space] + 1]
    if left and state.ap >= Uncover.cost and may_take_more(state.dug.get(space, 0), count):
        actions.append(UNCOVER[space])
