"""Thinking between two frames, in slices of a few milliseconds: for a decision or for a hint."""

import time
from collections.abc import Callable
from typing import Any

from game.players.player import Decision, Player
from game.table.modes.advice import Advice
from game.ui import theme
from game.ui.sentence import Words

Advised = Callable[[Any, Decision], tuple[Words, Words]]
"""Makes words of a decision in a view: what to do, and why."""


class Thought:
    """A decision that is being thought of.

    Attributes:
        view: the position to decide in, as the seat to act sees it.
        decision: the decision; None until it is complete.
    """

    def __init__(self, player: Player, view: Any) -> None:  # noqa: ANN401 (any game's)
        self.view = view
        self.decision: Decision | None = None
        self._thinking = player.think(view)

    def go_on(self) -> bool:
        """Think for a slice of time; return True once there is a decision."""
        end = time.perf_counter() + theme.THINKING_SLICE
        while self.decision is None and time.perf_counter() < end:
            try:
                next(self._thinking)
            except StopIteration as done:
                self.decision = done.value
        return self.decision is not None


class Hint:
    """A hint that is being thought of: what a strong player would do, and why."""

    def __init__(self, adviser: Player, view: Any, told: Advised) -> None:  # noqa: ANN401 (any game's)
        self._thought = Thought(adviser, view)
        self._told = told

    def go_on(self) -> Advice | None:
        """Think for a slice of time; return the ``Advice`` once it is complete, else None."""
        self._thought.go_on()
        if (decision := self._thought.decision) is None:
            return None
        return Advice(*self._told(self._thought.view, decision), decision)
