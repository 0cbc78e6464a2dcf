"""The base class of choices within a turn, and the choice of nothing."""

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
    """What is chosen within a turn; the defaults are those of a choice that answers nothing."""

    turn: Turn

    @property
    def space(self) -> int | None:
        """The space that was chosen, at which a verb's button acts; None for none."""
        return None

    @property
    def place(self) -> int | None:
        """The space that is shown, chosen or not; None for none."""
        return self.space

    @property
    def things(self) -> Mapping[Thing, ThingState]:
        """The state of every thing that is lit, chosen or marked with a cost."""
        return {}

    def look(self, pointed: Thing | None) -> BoardLook:  # noqa: ARG002
        """Return what else is drawn on the board while the mouse points at ``pointed``."""
        return BoardLook()

    @property
    @abstractmethod
    def panel(self) -> Panel:
        """The panel beside the board."""

    @property
    def guide(self) -> Words:
        """The hint that says what a tap would do; empty for the usual hint."""
        return ""

    @property
    def looks(self) -> Mapping[str, ButtonState]:
        """The buttons of this choice, by id."""
        return {}

    @property
    def gives_way(self) -> bool:
        """True if a refused tap on own members picks those up instead."""
        return True

    def is_for(self, verb: str) -> bool:  # noqa: ARG002
        """Return True if the choice was made to do this verb."""
        return False

    def touch(self, thing: OnBoard) -> Choice | Play | IllegalAction | None:  # noqa: ARG002
        """Answer a tap on the board; None if the tap has no meaning for this choice."""
        return None

    @property
    def offered(self) -> Thing | None:
        """The space with the button that lets the party picked up before come there; None for
        none."""
        return None

    def offer(self, what: Thing | None, onto: Thing | None) -> Words:  # noqa: ARG002
        """Return what dropping ``what`` onto ``onto`` would do; empty for nothing special."""
        return ""

    def carries(self, thing: Thing | None) -> bool:  # noqa: ARG002
        """Return True if a drag that begins at this thing carries what is chosen."""
        return False

    def held_over(self, onto: Thing | None) -> Choice:  # noqa: ARG002
        """Return the choice as it looks while it is carried over a thing."""
        return self

    def drop(self, what: Thing | None, onto: Thing | None) -> Play | IllegalAction | None:  # noqa: ARG002
        """Answer a drop of ``what`` onto ``onto``; None if it has no meaning."""
        return None

    def press(self, button: str) -> Choice | Play | IllegalAction:  # noqa: ARG002
        """Answer one of the buttons of this choice; another button leaves it as it is."""
        return self


@dataclass(frozen=True)
class NoChoice(Choice):
    """Nothing is chosen."""

    @property
    def panel(self) -> Panel:
        return StillToCome(self.turn.stock)
