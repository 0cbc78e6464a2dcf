"""Mercy for a player who has no other legal action (section 4)."""

from dataclasses import dataclass
from typing import ClassVar

from game.core.message import IllegalAction
from game.tzolkin.rules import actions  # for OFFERED, which is complete only later
from game.tzolkin.rules.actions.action import Action
from game.tzolkin.rules.actions.fields import Gear
from game.tzolkin.rules.effects import placing
from game.tzolkin.rules.state import State


@dataclass(frozen=True, slots=True)
class Mercy(Action):
    """Place one worker on the lowest free space for all corn, if nothing else is legal (4)."""

    verb: ClassVar[str] = "mercy"
    gear: Gear

    @staticmethod
    def add_legal(state: State, listed: list[Action]) -> None:
        """Add the action if ``listed`` is empty; it must hold all other legal actions already."""
        if not listed:
            listed += map(Mercy.of, placing.mercy_gears(state))

    def why_not(self, state: State) -> IllegalAction:
        others: list[Action] = []
        for kind in actions.OFFERED[state.phase]:
            if kind is not Mercy:
                kind.add_legal(state, others)
        if others:
            return IllegalAction("no-need-for-mercy")
        return IllegalAction("lowest-space-elsewhere")

    def apply(self, state: State) -> bool:
        placing.show_mercy(state, self.gear)
        return True
