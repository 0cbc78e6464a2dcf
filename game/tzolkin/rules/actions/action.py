"""What every action is (rules, part 3)."""

from dataclasses import dataclass
from typing import ClassVar

from game.core import action
from game.core.message import IllegalAction
from game.tzolkin.rules.state import State


@dataclass(frozen=True, slots=True)
class Action(action.Action):
    """One decision of a player, with the rule that it follows; ``str(action)`` is its notation.

    Whether it can be taken back depends on the position (``TzolkinMatch``).
    """

    option: ClassVar[str] = ""
    """The option of the rules without which it is never listed; empty for none."""

    @staticmethod
    def add_legal(state: State, listed: list["Action"]) -> None:
        """Add what may be done of its kind; ``state`` is in a phase that offers it."""
        raise NotImplementedError

    def why_not(self, state: State) -> IllegalAction:  # noqa: ARG002
        """The rule that it breaks; ``state`` is in a phase that offers it, and does not list it.

        What is always listed then needs no reason.
        """
        raise AssertionError(f"{self} is legal")

    def apply(self, state: State) -> bool:
        """Change a position that lists it; True if a player is asked next, False if what is left
        to do comes first."""
        raise NotImplementedError
