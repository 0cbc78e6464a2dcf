"""What is told, and may have been told before."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Generic, Protocol, Self, TypeVar

from game.table.modes.mode import Mode, TurnT


class _Kept(Protocol):
    """A mode that says whether somebody decides in it, and goes on with what he had begun."""

    @property
    def decider(self) -> int | None:
        """The seat that somebody decides for."""

    def keeping(self, begun: Self) -> Self:
        """The same with what he had begun."""


ModeT = TypeVar("ModeT", bound=_Kept)


@dataclass(frozen=True)
class Told(Mode[TurnT], Generic[TurnT, ModeT]):
    """Comes by itself, or because somebody here wants to see it again: then it takes nothing from
    him.

    Attributes:
        begun: what he had begun; he goes on there when nothing is left to be told.
    """

    begun: ModeT | None = field(default=None, kw_only=True)

    def followed_by(self, mode: ModeT) -> ModeT:
        """What comes next: where he was, if that is what is to be done now."""
        return mode.keeping(self.begun) if self.begun else mode

    def keeping(self, begun: ModeT) -> Self:
        """The same with what he had begun."""
        return self if begun.decider is None else replace(self, begun=begun)
