"""The actions at temples and with treasures (section 3): uncover, guard, recover, exchange."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, Final, Self

from game.core.message import IllegalAction
from game.tikal.rules.actions.checks import MOST_PER_TURN, check_cost, check_temple, may_take_more
from game.tikal.rules.actions.fields import Kind, Seat, Space
from game.tikal.rules.board import NAMES
from game.tikal.rules.components import HIGHEST_TEMPLE, MAX_SEATS, TREASURE_KINDS
from game.tikal.rules.hidden import reveal
from game.tikal.rules.scoring import strongest_seat
from game.tikal.rules.state import OUT_OF_PLAY, Action, State


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
        dug = state.uncovered.get(space, 0)
        if dug >= MOST_PER_TURN:
            raise IllegalAction("two-levels-uncovered", space=NAMES[space])
        if state.members[state.seat].get(space, 0) <= dug:
            raise IllegalAction("level-needs-members", count=dug + 1, space=NAMES[space])
        check_cost(state, self.cost)

    def apply(self, state: State) -> None:
        """Raise the temple's value by one with a tile from the supply."""
        space = self.space
        state.value[space] += 1
        state.temple_tiles[state.value[space]] -= 1
        state.uncovered[space] = state.uncovered.get(space, 0) + 1
        state.ap -= self.cost


UNCOVER: Final = tuple(Uncover.every())


def add_uncovering(state: State, space: int, count: int, actions: list[Action]) -> None:
    """Add the action on ``space``, an unguarded temple with ``count`` of the seat's members."""
    left = state.temple_tiles[state.value[space] + 1]
    if left and state.ap >= Uncover.cost and may_take_more(state.uncovered.get(space, 0), count):
        actions.append(UNCOVER[space])


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
        if strongest_seat(state, self.space) != state.seat:
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


def add_guard(state: State, space: int, actions: list[Action]) -> None:
    """Add the action on ``space``, a temple without a guard, if the seat to act may do it."""
    seat = state.seat
    if (
        state.ap >= PlaceGuard.cost
        and state.guards_left[seat]
        and strongest_seat(state, space) == seat
    ):
        actions.append(GUARD[space])


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
        if not state.ruin_treasures[space]:
            raise IllegalAction("no-treasure", space=NAMES[space])
        taken = state.recovered.get(space, 0)
        if taken >= MOST_PER_TURN:
            raise IllegalAction("two-treasures-recovered", space=NAMES[space])
        if state.members[state.seat].get(space, 0) <= taken:
            raise IllegalAction("treasure-needs-members", count=taken + 1, space=NAMES[space])
        check_cost(state, self.cost)

    def apply(self, state: State) -> None:
        """Give the treasure to the seat; the last one leaves a site for a camp."""
        space = self.space
        *rest, kind = state.ruin_treasures[space]
        state.treasures[state.seat][reveal(kind)] += 1
        state.ruin_treasures[space] = tuple(rest)
        state.recovered[space] = state.recovered.get(space, 0) + 1
        state.ap -= self.cost
        if not rest:
            state.camp_sites += (space,)


RECOVER: Final = tuple(Recover.every())


def add_recovery(state: State, space: int, count: int, actions: list[Action]) -> None:
    """Add the action on ``space``, which has treasures and ``count`` members of the seat to act."""
    if state.ap >= Recover.cost and may_take_more(state.recovered.get(space, 0), count):
        actions.append(RECOVER[space])


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


def add_exchanges(state: State, actions: list[Action]) -> None:
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
