"""What somebody here has asked a strong player for: it is shown, never played."""

from dataclasses import dataclass
from typing import Any, Final

from game.players.player import Decision
from game.table.modes.words import SAID
from game.ui.sentence import Words


@dataclass(frozen=True, slots=True)
class Advice:
    """An advice as it stands.

    Attributes:
        does: what to do, in a line.
        why: the reason.
        decision: what it comes from; None while it is thought of.
    """

    does: Words
    why: Words = ""
    decision: Decision | None = None

    @property
    def action(self) -> Any:  # noqa: ANN401 (any game's)
        """What to do next; None while it is thought of."""
        return self.decision.actions[0] if self.decision else None

    @property
    def words(self) -> tuple[Words, Words]:
        """For the ribbon."""
        return self.does, self.why


THINKING: Final = Advice(SAID["thinking"])
"""One that is thought of."""
