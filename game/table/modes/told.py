"""What is told, and may have been told before."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Self

from game.table.modes.mode import Mode, ShownT, ThingT, TurnT


@dataclass(frozen=True)
class Notice(Mode[TurnT, ThingT, ShownT]):
    """Comes by itself, or because somebody here wants to see it again: then it takes nothing from
    him.

    Attributes:
        begun: what he had begun; he goes on there when nothing is left to be told.
    """

    begun: Mode[TurnT, ThingT, ShownT] | None = field(default=None, kw_only=True)

    def followed_by(self, mode: Mode[TurnT, ThingT, ShownT]) -> Mode[TurnT, ThingT, ShownT]:
        """What comes next: where he was, if that is what is to be done now."""
        return mode.keeping(self.begun) if self.begun else mode

    def keeping(self, begun: Mode[TurnT, ThingT, ShownT]) -> Self:
        """The same with what he had begun."""
        return self if begun.decider is None else replace(self, begun=begun)
