"""The hint that a player here has asked for: it is shown, never played."""

from dataclasses import dataclass
from typing import Any, Final

from game.players.player import Decision
from game.table.modes.words import SAID
from game.ui.sentence import Words


@dataclass(frozen=True, slots=True)
class Advice:
    """A hint, either still being thought of or complete.

    Attributes:
        does: what to do, in one line.
        why: the reason for it; empty for none.
        decision: the computer player's decision behind the hint; None while it is being thought of.
    """

    does: Words
    why: Words = ""
    decision: Decision | None = None

    @property
    def action(self) -> Any:  # noqa: ANN401 (any game's)
        """The first action to play; None while the hint is being thought of."""
        return self.decision.actions[0] if self.decision else None

    @property
    def words(self) -> tuple[Words, Words]:
        """The ribbon's headline and hint: what to do, and why."""
        return self.does, self.why


THINKING: Final = Advice(SAID["thinking"])
"""The hint that is shown while the real one is being thought of."""
