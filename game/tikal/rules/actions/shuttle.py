"""The action that takes the secret path between camps (section 3)."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Final, Self

from game.core.message import IllegalAction
from game.tikal.rules.actions import action
from game.tikal.rules.actions.fields import MEMBERS, WHO, Member, Space
from game.tikal.rules.board import NAMES, SPACES
from game.tikal.rules.state import State


@dataclass(frozen=True, slots=True)
class Shuttle(action.Action):
    """Take a member by the secret path from one home (base camp or own camp) to another, 1 AP."""

    verb: ClassVar[str] = "shuttle"
    cost: ClassVar[int] = 1
    member: Member
    origin: Space
    space: Space

    @classmethod
    def every(cls) -> Iterator[Self]:
        """Yield the actions between any two different spaces."""
        return (one for one in super(Shuttle, cls).every() if one.origin != one.space)

    def check(self, state: State) -> None:
        """Require the member on ``origin``, homes on both spaces, and the AP."""
        action.check_member(state, self.member, self.origin)
        action.check_home(state, self.origin)
        action.check_home(state, self.space)
        if self.origin == self.space:
            raise IllegalAction("there-already", space=NAMES[self.space])
        action.check_cost(state, self.cost)

    def apply(self, state: State) -> None:
        """Move the member to the other home and pay the AP."""
        action.relocate(state, self.member, self.origin, self.space)
        state.ap -= self.cost


SHUTTLE: Final = {
    m: tuple(tuple(Shuttle.of(m, a, b) for b in range(SPACES)) for a in range(SPACES))
    for m in MEMBERS
}


@lru_cache(maxsize=4096)
def legal_at(homes: tuple[int, ...], space: int, who: int) -> tuple[Shuttle, ...]:
    """Return the actions from ``space`` to every other home; none if it is no home itself."""
    return tuple(
        SHUTTLE[member][space][home]
        for home in homes
        if home != space and space in homes
        for member in WHO[who]
    )
