"""What the acting player has chosen: nothing, a space, a party, or a verb that waits for a space.

Each choice says what is lit and shown, and what a tap means.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from game.core.message import IllegalAction
from game.table.modes import ButtonState
from game.table.outcome import Play
from game.table.things import LIT, ThingState, with_chosen
from game.tikal.rules.play import check
from game.tikal.table.modes.buttons import why_not_leave
from game.tikal.table.modes.choices.choice import Choice, LastActionSpace, NoChoice, SpaceChoice
from game.tikal.table.modes.choices.party import PartyChoice, pick_up_at, pick_up_from_supply
from game.tikal.table.modes.mode import Turn
from game.tikal.table.shown.cards import Panel
from game.tikal.table.things import SPACE, BoardThing, Leader, Thing
from game.tikal.table.verbs import VERBS
from game.tikal.words import tasks
from game.tikal.words.tasks import TAP_GUIDANCE
from game.ui.sentence import Words

__all__ = [
    "Choice",
    "LastActionSpace",
    "NoChoice",
    "PartyChoice",
    "SpaceChoice",
    "VerbChoice",
    "choice_at",
    "pick_up_at",
    "pick_up_from_supply",
]


@dataclass(frozen=True)
class VerbChoice(Choice):
    """A verb that waits for its space; ``at`` is the space that was chosen before, if any."""

    verb: str
    at: int | None = None

    @property
    def space(self) -> int | None:
        return self.at

    @cached_property
    def targets(self) -> tuple[int, ...]:
        """The spaces where the verb is legal or, for a walk, from which own members can leave."""
        sites = VERBS[self.verb].sites
        if not sites:
            return self.turn.origins(self.verb)
        legal = set(self.turn.legal_actions)
        return tuple(space for space, action in enumerate(sites) if action in legal)

    @property
    def things(self) -> Mapping[Thing, ThingState]:
        lit = {SPACE[space]: LIT for space in self.targets}
        return lit if self.at is None else with_chosen(lit, SPACE[self.at])

    @property
    def _before(self) -> Choice:
        """The choice before the verb; its panel and buttons stay."""
        return NoChoice(self.turn) if self.at is None else SpaceChoice(self.turn, self.at)

    @property
    def panel(self) -> Panel:
        return self._before.panel

    @property
    def looks(self) -> Mapping[str, ButtonState]:
        return self._before.looks

    @property
    def headline(self) -> Words:
        return tasks.choose_hexagon(self.verb)

    @property
    def hint(self) -> Words:
        return TAP_GUIDANCE["guard" if self.verb == "guard" else "lit"]

    def is_for_verb(self, verb: str) -> bool:
        return self.verb == verb

    def touch(self, thing: BoardThing) -> Choice | Play | IllegalAction | None:
        sites, space = VERBS[self.verb].sites, thing.space
        if not sites:
            refused = why_not_leave(self.turn.view, space, self.verb)
            return refused or pick_up_at(self.turn, space, self.verb)
        try:
            check(self.turn.view, sites[space])
        except IllegalAction as refused:
            return refused
        return Play((sites[space],))

    def press(self, button: str) -> Choice | Play | IllegalAction:
        return self._before.press(button)


def choice_at(turn: Turn, thing: BoardThing) -> Choice:
    """Return the choice that a tap on the board makes. A space with own members picks up one of
    them (the leader, if he was tapped); any other space, and any without AP left, is only
    opened."""
    view = turn.view
    if not view.members[view.seat].get(thing.space) or not view.ap:
        return SpaceChoice(turn, thing.space)
    party = pick_up_at(turn, thing.space, "move")
    alone = isinstance(thing, Leader) and party.could_take_leader
    return party.toggle_leader() if alone else party
