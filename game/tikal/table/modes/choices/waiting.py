"""The choice of a verb that waits for its space."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from game.core.message import IllegalAction
from game.table.modes import ButtonState
from game.table.outcome import Play
from game.table.sign import LIT, ThingState, choosing
from game.tikal.rules.refusal import check
from game.tikal.table.modes.choices.choice import Choice, NoChoice
from game.tikal.table.modes.choices.party import pick_at
from game.tikal.table.modes.choices.space import OpenSpace
from game.tikal.table.reasons import why_not_from
from game.tikal.table.shown.cards import Panel
from game.tikal.table.things import SPACE, OnBoard, Thing
from game.tikal.table.verbs import VERBS
from game.tikal.words import tasks
from game.tikal.words.tasks import GUIDES
from game.ui.sentence import Words


@dataclass(frozen=True)
class WaitingVerb(Choice):
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
            return self.turn.stacks(self.verb)
        legal = set(self.turn.legal)
        return tuple(space for space, action in enumerate(sites) if action in legal)

    @property
    def things(self) -> Mapping[Thing, ThingState]:
        lit = {SPACE[space]: LIT for space in self.targets}
        return lit if self.at is None else choosing(lit, SPACE[self.at])

    @property
    def _before(self) -> Choice:
        """The choice before the verb; its panel and buttons stay."""
        return NoChoice(self.turn) if self.at is None else OpenSpace(self.turn, self.at)

    @property
    def panel(self) -> Panel:
        return self._before.panel

    @property
    def looks(self) -> Mapping[str, ButtonState]:
        return self._before.looks

    @property
    def guide(self) -> Words:
        return GUIDES["guard"] if self.verb == "guard" else tasks.do_there(self.verb)

    def is_for(self, verb: str) -> bool:
        return self.verb == verb

    def touch(self, thing: OnBoard) -> Choice | Play | IllegalAction | None:
        sites, space = VERBS[self.verb].sites, thing.space
        if not sites:
            refused = why_not_from(self.turn.view, space, self.verb)
            return refused or pick_at(self.turn, space, self.verb)
        try:
            check(self.turn.view, sites[space])
        except IllegalAction as refused:
            return refused
        return Play((sites[space],))

    def press(self, button: str) -> Choice | Play | IllegalAction:
        return self._before.press(button)
