"""The base of modes that show what has happened and may show it a second time."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Self

from game.table.modes.mode import Mode, ShownT, ThingT, TurnT


@dataclass(frozen=True)
class Notice(Mode[TurnT, ThingT, ShownT]):
    """A mode that shows what has happened, by itself or because a player asked to see it again.

    A player who asked for it loses nothing that was begun before.

    Attributes:
        begun: the mode that the player was in before, to return to afterwards; None for none.
    """

    begun: Mode[TurnT, ThingT, ShownT] | None = field(default=None, kw_only=True)

    def followed_by(self, mode: Mode[TurnT, ThingT, ShownT]) -> Mode[TurnT, ThingT, ShownT]:
        """Return the player's earlier mode if ``mode`` is where it belongs, else ``mode``."""
        return mode.keeping(self.begun) if self.begun else mode

    def keeping(self, begun: Mode[TurnT, ThingT, ShownT]) -> Self:
        """Return this mode with the player's mode to return to.

        It is unchanged if nobody decided in that mode.
        """
        return self if begun.decider is None else replace(self, begun=begun)
