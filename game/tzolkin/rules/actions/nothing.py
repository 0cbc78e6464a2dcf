"""Doing without an offer (sections 6, 8, 9 and 14)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, Final

from game.core.message import IllegalAction
from game.tzolkin.rules import state as states
from game.tzolkin.rules.actions.action import Action
from game.tzolkin.rules.effects import technologies, temples
from game.tzolkin.rules.effects.steps import OPTIONAL


@dataclass(frozen=True, slots=True)
class Nothing(Action):
    """Do without an optional offer, such as a second technology step or a building."""

    verb: ClassVar[str] = "nothing"

    @staticmethod
    def add_legal(state: states.State, listed: list[Action]) -> None:
        if _IS_OPTIONAL[state.phase](state):
            listed.append(_NOTHING)

    def why_not(self, state: states.State) -> IllegalAction:  # noqa: ARG002
        return IllegalAction("not-to-be-left-undone")

    def apply(self, state: states.State) -> bool:  # noqa: ARG002
        return False


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """Decline a benefit that a prophecy taxes: neither pay for it nor take it (14)."""

    verb: ClassVar[str] = "decline"

    @staticmethod
    def add_legal(state: states.State, listed: list[Action]) -> None:
        if _IS_TAXED[state.phase](state):
            listed.append(_DECLINE)

    def why_not(self, state: states.State) -> IllegalAction:  # noqa: ARG002
        return IllegalAction("not-made-dearer")

    def apply(self, state: states.State) -> bool:  # noqa: ARG002
        return False


_NOTHING: Final = Nothing.of()
_DECLINE: Final = Decline.of()
_IS_OPTIONAL: Final[dict[str, Callable[[states.State], bool]]] = {
    states.WORKER: lambda _: True,
    states.TECH: lambda state: state.about[2] == OPTIONAL,
    states.FAVOUR: lambda _: True,
    states.BUILD: lambda state: bool(state.about[1]),
    states.ACTION: lambda state: bool(state.about[0]),
}
_IS_TAXED: Final[dict[str, Callable[[states.State], bool]]] = {
    states.TECH: technologies.may_decline,
    states.TEMPLE: temples.may_decline,
    states.LOWER: lambda state: bool(state.about[0]),
}
