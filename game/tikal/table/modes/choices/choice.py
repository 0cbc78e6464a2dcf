"""What is chosen within a turn, and the least of it: nothing."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass

from game.core.message import IllegalAction
from game.table.modes import Look
from game.tikal.table.modes.mode import Play
from game.tikal.table.modes.turn import Turn
from game.tikal.table.shown.cards import Panel, StillToCome
from game.tikal.table.shown.lit import Highlights
from game.ui.sentence import Words


@dataclass(frozen=True)
class Choice(ABC):
    """What is chosen within a turn."""

    turn: Turn

    @property
    def space(self) -> int | None:
        """The space that was chosen: what a verb's button is for."""
        return None

    @property
    def place(self) -> int | None:
        """The space that is shown, be it chosen or not."""
        return self.space

    @abstractmethod
    def lit(self, hovered: int | None) -> Highlights:
        """What is lit because of it."""

    @property
    @abstractmethod
    def panel(self) -> Panel:
        """What is told about it."""

    @property
    def guide(self) -> Words:
        """What a tap would do now; empty for nothing in particular."""
        return ""

    @property
    def looks(self) -> Mapping[str, Look]:
        """Its own buttons."""
        return {}

    @property
    def gives_way(self) -> bool:
        """True if own members are chosen instead where it cannot go, or be done."""
        return True

    def is_for(self, verb: str) -> bool:  # noqa: ARG002
        """True if it was chosen to do this."""
        return False

    def touch(self, space: int) -> Choice | Play | IllegalAction | None:  # noqa: ARG002
        """A tap on an explored space; None where that has no meaning of its own."""
        return None

    @property
    def offered(self) -> int | None:
        """The space where a second tap lets others come."""
        return None

    def offer(self, space: int) -> Words:  # noqa: ARG002
        """What it would cost to join own members on a space; empty where nobody can."""
        return ""

    def drop(self, space: int) -> Play | IllegalAction | None:  # noqa: ARG002
        """To a space, whoever stands there; None for nobody."""
        return None

    def press(self, button: str) -> Choice | Play | IllegalAction:  # noqa: ARG002
        """A button of its own."""
        return self


@dataclass(frozen=True)
class Nothing(Choice):
    """Nothing is chosen."""

    def lit(self, hovered: int | None) -> Highlights:  # noqa: ARG002
        return Highlights()

    @property
    def panel(self) -> Panel:
        return StillToCome(self.turn.stock)
