"""Thinking between two frames: a decision comes about in slices of a few milliseconds."""

import time
from typing import Any

from game.players.player import Decision, Player
from game.ui import theme


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
