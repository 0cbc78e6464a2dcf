"""The base class of all actions (rules, part 3)."""

from dataclasses import dataclass
from typing import ClassVar

from game.core import action
from game.core.message import IllegalAction
from game.tzolkin.rules.state import State


@dataclass(frozen=True, slots=True)
class Action(action.Action):
    """One decision of a player, together with its rule; ``str(action)`` is its notation.

    Whether it can be undone depends on the position (``TzolkinMatch.undoable``).
    """

    option: ClassVar[str] = ""
    """The option of the rules that the action requires; empty if it requires none."""

    @staticmethod
    def add_legal(state: State, listed: list["Action"]) -> None:
        """Add all legal actions of this class to ``listed``.

        ``state`` must be in a phase that offers the class.
        """
        raise NotImplementedError

    def why_not(self, state: State) -> IllegalAction:  # noqa: ARG002
        """Return the rule that this action breaks.

        ``state`` must be in a phase that offers the class, and must not list the action. A class
        whose actions are always legal in such a phase does not override this method.
        """
        raise AssertionError(f"{self} is legal")

    def apply(self, state: State) -> bool:
        """Change a position in which this action is legal.

        Return True if a player is asked next, False if the steps in ``todo`` come first.
        """
        raise NotImplementedError
