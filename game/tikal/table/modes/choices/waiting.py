"""A verb that waits for its space."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from game.table.modes import Look
from game.tikal.rules.refusal import IllegalAction, check
from game.tikal.table.board import Highlights
from game.tikal.table.modes.choices.choice import Choice, Nothing
from game.tikal.table.modes.choices.party import pick_at
from game.tikal.table.modes.choices.space import Space
from game.tikal.table.modes.mode import Play
from game.tikal.table.panels import Panel
from game.tikal.table.verbs import VERBS
from game.ui.i18n import gettext as _


@dataclass(frozen=True)
class Waiting(Choice):
    """A verb that waits for its space; ``at`` is the space that was chosen before."""

    verb: str
    at: int | None = None

    @property
    def space(self) -> int | None:
        return self.at

    @cached_property
    def targets(self) -> tuple[int, ...]:
        """The spaces where it can be done, or from which own members can set out."""
        sites = VERBS[self.verb].sites
        if not sites:
            return self.turn.stacks(self.verb)
        legal = set(self.turn.legal)
        return tuple(space for space, action in enumerate(sites) if action in legal)

    def lit(self, hovered: int | None) -> Highlights:  # noqa: ARG002
        return Highlights(legal=self.targets, selected=self.at)

    @property
    def _before(self) -> Choice:
        """What was chosen before; its panel stays."""
        return Nothing(self.turn) if self.at is None else Space(self.turn, self.at)

    @property
    def panel(self) -> Panel:
        return self._before.panel

    @property
    def looks(self) -> Mapping[str, Look]:
        return self._before.looks

    @property
    def guide(self) -> str:
        if self.verb == "guard":
            return _("Guard: tap a lit temple; your members there leave the game")
        return _("{action}: tap a lit hexagon").format(action=VERBS[self.verb].label())

    def is_for(self, verb: str) -> bool:
        return self.verb == verb

    def tap(self, space: int) -> Choice | Play | IllegalAction | None:
        sites = VERBS[self.verb].sites
        if not sites:
            return pick_at(self.turn, space, self.verb) if space in self.targets else None
        try:
            check(self.turn.view, sites[space])
        except IllegalAction as refused:
            return refused
        return Play((sites[space],))

    def press(self, button: str) -> Choice | Play | IllegalAction:
        return self._before.press(button)
