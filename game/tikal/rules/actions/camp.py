"""The action that establishes a camp (section 3)."""

from collections.abc import Container
from dataclasses import dataclass
from typing import ClassVar, Final

from game.core.message import IllegalAction
from game.tikal.rules.actions.action import Action, check_cost
from game.tikal.rules.actions.fields import Space
from game.tikal.rules.board import NAMES
from game.tikal.rules.components import JUNGLE, TREASURE
from game.tikal.rules.state import NONE, State


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
        if state.lying[space]:
            raise IllegalAction("treasures-lie-there", space=NAMES[space])
        if state.kind(space) not in (JUNGLE, TREASURE):
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


def add_legal(state: State, actions: list[Action]) -> None:
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
