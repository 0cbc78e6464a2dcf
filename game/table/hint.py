"""Hints: what a strong player would do here, and why. Shown, never played."""

from collections.abc import Callable
from typing import Any

from game.players.player import Decision, Player
from game.table.thinking import Thought
from game.ui.i18n import gettext as _

Advised = Callable[[Any, Decision], tuple[str, str]]
"""Tells a decision for a view: what to do, and why."""


class Hint:
    """An advice for a view of the position; it is thought of in slices."""

    def __init__(self, adviser: Player, view: Any, told: Advised) -> None:  # noqa: ANN401 (any game's)
        self._thought = Thought(adviser, view)
        self._told = told

    def update(self) -> bool:
        """Think on; True when the hint has come."""
        return self._thought.decision is None and self._thought.go_on()

    @property
    def action(self) -> Any:  # noqa: ANN401 (any game's)
        """What the strong player would do next; None while the hint has not come."""
        decision = self._thought.decision
        return decision.actions[0] if decision else None

    @property
    def words(self) -> tuple[str, str]:
        """The hint in a line, and the reason."""
        decision = self._thought.decision
        if decision is None:
            return _("Thinking of a hint …"), ""
        return self._told(self._thought.view, decision)
