"""Thinking between two frames, in slices of a few milliseconds: for a decision, or for a hint."""

import time
from collections.abc import Callable
from typing import Any

from game.players.player import Decision, Player
from game.table.modes.advice import Advice
from game.ui import theme
from game.ui.sentence import Words

Advised = Callable[[Any, Decision], tuple[Words, Words]]
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
    """What a strong player would do in a view of the position, and why."""

    def __init__(self, adviser: Player, view: Any, told: Advised) -> None:  # noqa: ANN401 (any game's)
        self._thought = Thought(adviser, view)
        self._told = told

    def go_on(self) -> Advice | None:
        """Think for a slice; the advice once it has come."""
        self._thought.go_on()
        if (decision := self._thought.decision) is None:
            return None
        return Advice(*self._told(self._thought.view, decision), decision)
