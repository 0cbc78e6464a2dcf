"""What a mode of the table is: it answers for all that depends on what is going on."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from pygame import Rect

from game.table.modes import GoOn, Moment, mode
from game.table.thinking import Hint
from game.tzolkin.rules import IllegalAction
from game.tzolkin.rules.actions import Action
from game.tzolkin.rules.state import State
from game.tzolkin.table.choice.options import Option
from game.tzolkin.table.modes.turn import Turn
from game.tzolkin.table.part import Seen
from game.tzolkin.table.things import Thing
from game.tzolkin.table.tray.card import Tray
from game.ui.controls.said import Said
from game.ui.screen import Canvas

Cover = Callable[[Canvas, Rect], None]
"""Draws over an area."""


@dataclass(frozen=True, slots=True)
class Play:
    """These lines are to be played, one after another; each is one undo."""

    lines: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Again:
    """The turn is to go back to an action's number; then these lines, as far as they are legal."""

    index: int
    lines: tuple[Action, ...] = ()


@dataclass(frozen=True, slots=True)
class Refused:
    """What was asked for breaks a rule; the table is in this mode then."""

    error: IllegalAction
    mode: Mode


@dataclass(frozen=True)
class Mode(mode.Mode[Turn]):
    """What is going on at the table; the buttons of the tray lie beside those of ``looks``."""

    @property
    def uncovered(self) -> Mode:
        """The same without an overlay."""
        return self

    @property
    def view(self) -> State:
        """The position that is shown."""
        return self.turn.view

    @property
    def seen(self) -> Seen:
        """What there is to be seen of the position."""
        return Seen(state=self.view, seat=self.turn.viewer)

    @property
    def about(self) -> Thing | None:
        """What there is to be told beside the board; None for what was asked about last."""
        return None

    @property
    def cover(self) -> Cover | None:
        """What lies over the board; None for nothing."""
        return None

    @property
    def sums(self) -> Sequence[Said]:
        """For every seat what its figures that lie over the board are the sum of; empty where
        there are none."""
        return ()

    @property
    def drawer(self) -> str:
        """What is drawn out where there is no room for everything; empty for what was last."""
        return ""

    @property
    @abstractmethod
    def tray(self) -> Tray:
        """What lies in the tray."""

    @property
    def keys(self) -> Mapping[str, Thing]:
        """What keys touch on the table in this mode alone."""
        return {}

    def touch(self, thing: Option) -> Outcome:  # noqa: ARG002
        """A tap on what lies on the table, or on what stands for it in the tray."""
        return self

    def pick(self, card: str, option: Option) -> Outcome:  # noqa: ARG002
        """A card of the tray, by its id, and what it stands for."""
        return self.touch(option)

    def press(self, button: str) -> Outcome:  # noqa: ARG002
        """A button that can be touched."""
        return self

    @property
    def offered(self) -> Thing | None:
        """Where a second tap does more than the one that has just offered it."""
        return None

    def escape(self) -> Mode | None:
        """The same with nothing chosen; None if nothing is."""
        return None

    def update(self, moment: Moment) -> Outcome | None:  # noqa: ARG002
        """What comes by itself, None for nothing."""
        return None

    def advised(self, advice: Hint) -> Mode:  # noqa: ARG002
        """The same with an advice that was asked for."""
        return self

    def followed_by(self, mode: Mode) -> Mode:
        """What comes next, where this mode follows from the match alone."""
        return mode

    def keeping(self, begun: Mode) -> Mode:  # noqa: ARG002
        """The same with what somebody here had begun in this position before he looked back."""
        return self


Outcome = Mode | Play | Again | Refused | GoOn
