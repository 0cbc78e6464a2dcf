"""The actions of camps (section 3): establish one, enter there, take the secret path."""

from collections.abc import Container, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, Final, Self

from game.core.message import IllegalAction
from game.tikal.rules.actions.checks import check_cost, check_home, check_member, move_member
from game.tikal.rules.actions.fields import LEADER, MEMBER_MIXES, MEMBERS, WORKER, Member, Space
from game.tikal.rules.board import NAMES, SPACES
from game.tikal.rules.components import JUNGLE, TREASURE
from game.tikal.rules.state import IN_SUPPLY, NONE, Action, State


@dataclass(frozen=True, slots=True)
class EstablishCamp(Action):
    """Establish a camp on a jungle, or on a ruin without treasures, 5 AP."""

    verb: ClassVar[str] = "camp"
    cost: ClassVar[int] = 5
    space: Space

    def check(self, state: State) -> None:
        """Require a free site that the ``camp_rule`` option allows, a camp left, and the AP."""
        space = self.space
        if state.camp[space] != NONE:
            raise IllegalAction("camp-there", space=NAMES[space])
        if state.ruin_treasures[space]:
            raise IllegalAction("treasures-lie-there", space=NAMES[space])
        if state.hexagon_kind(space) not in (JUNGLE, TREASURE):
            raise IllegalAction("no-site-for-camp", space=NAMES[space])
        if not state.camps_left[state.seat]:
            raise IllegalAction("no-camp-left")
        if not camp_allowed(state, space):
            raise IllegalAction("camp-needs-member", space=NAMES[space])
        check_cost(state, self.cost)

    def apply(self, state: State) -> None:
        """Set up the camp; members of the seat may now enter and shuttle there."""
        seat, space = state.seat, self.space
        state.camp[space] = seat
        state.camp_sites = tuple(site for site in state.camp_sites if site != space)
        state.homes[seat] += (space,)
        state.camps_left[seat] -= 1
        state.ap -= self.cost


CAMP: Final = tuple(EstablishCamp.every())


def add_camps(state: State, actions: list[Action]) -> None:
    """Add a camp on every site that the ``camp_rule`` option allows, if a camp and AP are left."""
    if state.ap >= EstablishCamp.cost and state.camps_left[state.seat]:
        sites = state.camp_sites
        if state.options.camp_rule != "free":
            sites = tuple(site for site in sites if camp_allowed(state, site))
        actions += [CAMP[space] for space in sites]


def camp_allowed(state: State, space: int, own: Container[int] | None = None) -> bool:
    """Return whether ``camp_rule`` lets the seat to act establish a camp on a free site.

    ``own`` are the spaces to count as having members of that seat; by default, those where its
    members stand now.
    """
    rule = state.options.camp_rule
    if rule == "free" or space in (state.members[state.seat] if own is None else own):
        return True
    return rule == "present" and any(
        space in members for seat, members in enumerate(state.members) if seat != state.seat
    )


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


def add_entries(state: State, actions: list[Action]) -> None:
    """Add the entries at every camp, workers first. The caller makes sure that an AP is left."""
    seat = state.seat
    if state.workers[seat]:
        actions += _entries(WORKER, state.homes[seat])
    if state.leader[seat] == IN_SUPPLY:
        actions += _entries(LEADER, state.homes[seat])


@lru_cache(maxsize=1024)
def _entries(member: str, homes: tuple[int, ...]) -> tuple[Enter, ...]:
    return tuple(ENTER[member][home] for home in homes)


@dataclass(frozen=True, slots=True)
class Shuttle(Action):
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
        check_member(state, self.member, self.origin)
        check_home(state, self.origin)
        check_home(state, self.space)
        if self.origin == self.space:
            raise IllegalAction("there-already", space=NAMES[self.space])
        check_cost(state, self.cost)

    def apply(self, state: State) -> None:
        """Move the member to the other home and pay the AP."""
        move_member(state, self.member, self.origin, self.space)
        state.ap -= self.cost


SHUTTLE: Final = {
    m: tuple(tuple(Shuttle.of(m, a, b) for b in range(SPACES)) for a in range(SPACES))
    for m in MEMBERS
}


@lru_cache(maxsize=4096)
def legal_shuttles(homes: tuple[int, ...], space: int, mix: int) -> tuple[Shuttle, ...]:
    """Return the actions from ``space`` to every other home; none if it is no home itself."""
    return tuple(
        SHUTTLE[member][space][home]
        for home in homes
        if home != space and space in homes
        for member in MEMBER_MIXES[mix]
    )
