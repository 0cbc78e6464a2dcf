"""Mercy for who can do nothing else (section 4)."""

from dataclasses import dataclass
from typing import ClassVar

from game.core.message import IllegalAction
from game.tzolkin.rules import actions  # what else there is
from game.tzolkin.rules.actions.action import Action
from game.tzolkin.rules.actions.fields import Gear
from game.tzolkin.rules.effects import placing
from game.tzolkin.rules.state import State


@dataclass(frozen=True, slots=True)
class Mercy(Action):
    """Pay all corn and place one worker on the lowest space, since nothing else can be done (4)."""

    verb: ClassVar[str] = "mercy"
    gear: Gear

    @staticmethod
    def add_legal(state: State, listed: list[Action]) -> None:
        """It comes last: what is listed is what else can be done."""
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
