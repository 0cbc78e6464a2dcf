"""What is chosen within a turn, and the least of it: nothing."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass

from game.core.message import IllegalAction
from game.table.modes import ButtonState
from game.table.outcome import Play
from game.table.sign import ThingState
from game.tikal.table.modes.turn import Turn
from game.tikal.table.shown.cards import Panel, StillToCome
from game.tikal.table.shown.look import BoardLook
from game.tikal.table.things import OnBoard, Thing
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

    @property
    def things(self) -> Mapping[Thing, ThingState]:
        """How everything stands because of it."""
        return {}

    def look(self, pointed: Thing | None) -> BoardLook:  # noqa: ARG002
        """What else is drawn on the board because of it."""
        return BoardLook()

    @property
    @abstractmethod
    def panel(self) -> Panel:
        """What is told about it."""

    @property
    def guide(self) -> Words:
        """What a tap would do now; empty for nothing in particular."""
        return ""

    @property
    def looks(self) -> Mapping[str, ButtonState]:
        """Its own buttons."""
        return {}

    @property
    def gives_way(self) -> bool:
        """True if own members are chosen instead where it cannot go, or be done."""
        return True

    def is_for(self, verb: str) -> bool:  # noqa: ARG002
        """True if it was chosen to do this."""
        return False

    def touch(self, thing: OnBoard) -> Choice | Play | IllegalAction | None:  # noqa: ARG002
        """A tap on the board; None where that has no meaning of its own."""
        return None

    @property
    def offered(self) -> Thing | None:
        """Where a second tap lets others come."""
        return None

    def offer(self, what: Thing | None, onto: Thing | None) -> Words:  # noqa: ARG002
        """What letting go of something there would do; empty where that is nothing of its own."""
        return ""

    def carries(self, thing: Thing | None) -> bool:  # noqa: ARG002
        """True where a drag that begins there carries what is chosen."""
        return False

    def held_over(self, onto: Thing | None) -> Choice:  # noqa: ARG002
        """The same as it is seen while it is carried over something."""
        return self

    def drop(self, what: Thing | None, onto: Thing | None) -> Play | IllegalAction | None:  # noqa: ARG002
        """Something is let go there; None where that means nothing."""
        return None

    def press(self, button: str) -> Choice | Play | IllegalAction:  # noqa: ARG002
        """A button of its own."""
        return self


@dataclass(frozen=True)
class NoChoice(Choice):
    """Nothing is chosen."""

    @property
    def panel(self) -> Panel:
        return StillToCome(self.turn.stock)
