"""Thinking between two frames, in slices of a few milliseconds: for a decision, or for a hint."""

import time
from collections.abc import Callable
from typing import Any

from game.players.player import Decision, Player
from game.ui import theme
from game.ui.i18n import gettext as _

Advised = Callable[[Any, Decision], tuple[str, str]]
"""Tells a decision for a view: what to do, and why."""


class Thought:
    """One decision under way.

    Attributes:
        view: the position that it is about, as every player sees it.
        decision: what came of it, None as long as it is not finished.
    """

    def __init__(self, player: Player, view: Any) -> None:  # noqa: ANN401 (any game's)
        self.view = view
        self.decision: Decision | None = None
        self._thinking = player.think(view)

    def go_on(self) -> bool:
        """Think for a slice; True once there is a decision."""
        end = time.perf_counter() + theme.THINKING_SLICE
        while self.decision is None and time.perf_counter() < end:
            try:
                next(self._thinking)
            except StopIteration as done:
                self.decision = done.value
        return self.decision is not None


class Hint:
    """What a strong player would do in a view of the position, and why: shown, never played."""

    def __init__(self, adviser: Player, view: Any, told: Advised) -> None:  # noqa: ANN401 (any game's)
        self._thought = Thought(adviser, view)
        self._told = told

    def update(self) -> bool:
        """Think on; True when the hint has come."""
        return self._thought.decision is None and self._thought.go_on()

    @property
    def decision(self) -> Decision | None:
        """What the strong player has decided; None while the hint has not come."""
        return self._thought.decision

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
