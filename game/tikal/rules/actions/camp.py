"""Establishing a camp (section 3)."""

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
    """Establish a camp, 5 AP."""

    verb: ClassVar[str] = "camp"
    cost: ClassVar[int] = 5
    space: Space

    def check(self, state: State) -> None:
        """A free site without treasures that the option allows, and a camp left."""
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
        """A home more."""
        seat, space = state.seat, self.space
        state.camp[space] = seat
        state.camp_sites = tuple(site for site in state.camp_sites if site != space)
        state.homes[seat] += (space,)
        state.camps_left[seat] -= 1
        state.ap -= self.cost


CAMP: Final = tuple(EstablishCamp.every())


def add_legal(state: State, actions: list[Action]) -> None:
    """Every site that the option allows."""
    if state.ap >= EstablishCamp.cost and state.camps_left[state.seat]:
        sites = state.camp_sites
        if state.options.camp_rule != "free":
            sites = tuple(site for site in sites if camp_allowed(state, site))
        actions += [CAMP[space] for space in sites]


def camp_allowed(state: State, space: int, own: Container[int] | None = None) -> bool:
    """True if the rule option lets the seat to act camp on a free camp site.

    ``own`` are the spaces where its members will stand, if not where they stand now.
    """
    rule = state.options.camp_rule
    if rule == "free" or space in (state.members[state.seat] if own is None else own):
        return True
    return rule == "present" and any(
        space in members for seat, members in enumerate(state.members) if seat != state.seat
    )
