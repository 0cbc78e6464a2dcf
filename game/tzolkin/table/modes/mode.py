"""What a mode of the table is: it answers for all that depends on what is going on."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.core.message import IllegalAction
from game.table.modes import GoOn, Moment, ThinkOn, mode
from game.table.modes.advice import Advice
from game.table.turns.handing import Card
from game.table.watched import Watch
from game.tzolkin.rules.actions import Action
from game.tzolkin.rules.state import State
from game.tzolkin.table.choice.options import Option
from game.tzolkin.table.modes.turn import Turn
from game.tzolkin.table.seen import Seen
from game.tzolkin.table.sheets.sheet import Cover
from game.tzolkin.table.shown import Shown
from game.tzolkin.table.things import Thing
from game.tzolkin.table.tray.card import Tray
from game.ui.controls.said import Said


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
    def beside(self) -> Card | None:
        """A card that lies beside the gears, over what is chosen; None for none."""
        return None

    @property
    def told(self) -> Mapping[Thing, str]:
        """What is outlined on the table, each with its numbers on that card."""
        return {}

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

    def shown(self) -> Shown:
        """All that there is to be seen."""
        return Shown(
            players=self.turn.players,
            seat=self.seat,
            words=self.words,
            seen=self.seen,
            tray=self.tray,
            looks=self.looks,
            cover=self.cover,
            beside=self.beside,
            told=self.told,
            sums=self.sums,
            drawer=self.drawer,
            about=self.about,
        )

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

    def asking(self) -> Mode:
        """The same with an advice asked for, which is thought of from now on."""
        return self

    def advised(self, advice: Advice) -> Mode:  # noqa: ARG002
        """The same once the advice has come; nothing where nobody waits for it."""
        return self

    def followed_by(self, mode: Mode) -> Mode:
        """What comes next, where this mode follows from the match alone."""
        return mode

    def keeping(self, begun: Mode) -> Mode:  # noqa: ARG002
        """The same with what somebody here had begun in this position before he looked back."""
        return self


Outcome = Mode | Play | Again | Refused | GoOn | ThinkOn | Watch
