"""The action that exchanges treasures (section 3)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Final, Self

from game.core.message import IllegalAction
from game.tikal.rules.actions.action import Action, check_cost
from game.tikal.rules.actions.fields import Kind, Seat
from game.tikal.rules.components import MAX_SEATS, TREASURE_KINDS
from game.tikal.rules.state import State


@dataclass(frozen=True, slots=True)
class Exchange(Action):
    """Give a treasure of which the seat has just one, and take such a one from another, 3 AP."""

    verb: ClassVar[str] = "exchange"
    cost: ClassVar[int] = 3
    give: Kind
    seat: Seat
    take: Kind

    @classmethod
    def every(cls) -> Iterator[Self]:
        """Yield the exchanges of two different kinds, sorted by the other seat."""
        found = (one for one in super(Exchange, cls).every() if one.give != one.take)
        yield from sorted(found, key=lambda one: one.seat)

    def check(self, state: State) -> None:
        """Require another seat, different kinds, just one of each with its owner, and the AP."""
        if not (self.seat < state.seats and self.seat != state.seat):
            raise IllegalAction("exchange-with-another")
        if self.give == self.take:
            raise IllegalAction("treasures-of-one-kind")
        if state.treasures[state.seat][self.give] != 1:
            raise IllegalAction("given-treasure-not-single")
        if state.treasures[self.seat][self.take] != 1:
            raise IllegalAction("taken-treasure-not-single")
        check_cost(state, self.cost)

    def apply(self, state: State) -> None:
        """Swap the two treasures and pay the AP."""
        own, theirs = state.treasures[state.seat], state.treasures[self.seat]
        own[self.give] -= 1
        theirs[self.give] += 1
        theirs[self.take] -= 1
        own[self.take] += 1
        state.ap -= self.cost


EXCHANGE: Final = tuple(
    tuple(tuple(Exchange.of(g, p, t) for t in range(TREASURE_KINDS)) for g in range(TREASURE_KINDS))
    for p in range(MAX_SEATS)
)


def add_legal(state: State, actions: list[Action]) -> None:
    """Add every exchange of a single treasure for one of another seat, if the AP suffice."""
    if state.ap < Exchange.cost:
        return
    own = state.treasures[state.seat]
    if 1 not in own:
        return
    gives = [kind for kind, count in enumerate(own) if count == 1]
    for seat, theirs in enumerate(state.treasures):
        if seat != state.seat and 1 in theirs:
            takes = [kind for kind, count in enumerate(theirs) if count == 1]
            actions += [EXCHANGE[seat][g][t] for g in gives for t in takes if g != t]
