"""The action that moves a member to an adjacent hexagon (section 3)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Final, Self

from game.core.message import IllegalAction
from game.tikal.rules.actions.action import Action, check_cost, check_member, relocate
from game.tikal.rules.actions.fields import MEMBERS, Member, Space
from game.tikal.rules.board import NAMES, NEIGHBOURS, OFF_BOARD, SPACES
from game.tikal.rules.components import VOLCANO
from game.tikal.rules.state import State


@dataclass(frozen=True, slots=True)
class Move(Action):
    """Move a member to an adjacent hexagon; it costs 1 AP for each stone on the side between."""

    verb: ClassVar[str] = "move"
    member: Member
    origin: Space
    space: Space

    @classmethod
    def every(cls) -> Iterator[Self]:
        """Yield a move of each kind of member from every space to each of its neighbours."""
        for member in MEMBERS:
            for origin, around in enumerate(NEIGHBOURS):
                yield from (cls.of(member, origin, to) for to in around if to != OFF_BOARD)

    def check(self, state: State) -> None:
        """Require the member on ``origin``, a path to ``space``, and the AP."""
        check_member(state, self.member, self.origin)
        cost = state.costs[self.origin].get(self.space)
        if cost is None:
            raise no_way(state, self.origin, self.space)
        check_cost(state, cost)

    def apply(self, state: State) -> None:
        """Move the member and pay the AP."""
        relocate(state, self.member, self.origin, self.space)
        state.ap -= state.costs[self.origin][self.space]


MOVE: Final = {
    m: tuple({t: Move.of(m, s, t) for t in NEIGHBOURS[s] if t != OFF_BOARD} for s in range(SPACES))
    for m in MEMBERS
}


def no_way(state: State, origin: int, space: int) -> IllegalAction:
    """Return why there is no path between two spaces: a volcano, or no path between them."""
    if state.kind(space) == VOLCANO:
        return IllegalAction("volcano-there", space=NAMES[space])
    return IllegalAction("no-path", origin=NAMES[origin], space=NAMES[space])
