"""A mode that lies over another one and takes nothing from it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from typing import Any, Generic, Self, TypeVar

from game.table.modes.look import Look
from game.table.modes.mode import Mode, TurnT
from game.table.overlays.overlay import Looking
from game.table.watched import Watched
from game.ui.sentence import Words

ModeT = TypeVar("ModeT", bound=Mode[Any])


@dataclass(frozen=True)
class Above(Mode[TurnT], Generic[TurnT, ModeT]):
    """Whatever it does not answer itself is answered below.

    Attributes:
        under: what goes on.
    """

    under: ModeT

    @property
    def menu(self) -> Collection[str]:  # type: ignore[override]
        return self.under.menu

    @property
    def overlay(self) -> Looking | None:
        return self.under.overlay

    @property
    def decider(self) -> int | None:
        return self.under.decider

    @property
    def busy(self) -> bool:
        return self.under.busy

    @property
    def seat(self) -> int:
        return self.under.seat

    @property
    def task(self) -> tuple[Words, Words]:
        return self.under.task

    @property
    def words(self) -> tuple[Words, Words]:
        return self.under.words

    @property
    def looks(self) -> Mapping[str, Look]:
        return self.under.looks

    def with_others(self, others: Watched) -> Self:
        return replace(self, under=self.under.with_others(others))

    def escape(self) -> ModeT:
        """Puts away what lies above."""
        return self.under
