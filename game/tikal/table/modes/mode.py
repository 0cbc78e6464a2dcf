"""What a mode of the table is: it answers for all that depends on what is going on."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from game.core.message import IllegalAction
from game.table.guide.places import WATCHING
from game.table.modes import GoOn, Moment, ThinkOn, mode
from game.table.modes.advice import Advice
from game.table.watched import Watch
from game.tikal.rules.actions import Action, Exchange
from game.tikal.rules.board import SPACES
from game.tikal.rules.hidden import View
from game.tikal.rules.state import AUCTION, CHOOSE, PLACE
from game.tikal.table.desk import Desk
from game.tikal.table.match.counting import Tally
from game.tikal.table.match.plan import Plan
from game.tikal.table.modes.turn import Turn
from game.tikal.table.shown.cards import Panel
from game.tikal.table.shown.lit import Highlights
from game.tikal.table.shown.shown import Shown
from game.ui.sentence import Words

# what comes of a tap, a button or the time, beside another mode


@dataclass(frozen=True, slots=True)
class Play:
    """The actions of one decision are to be played, and a plan goes on after them."""

    actions: tuple[Action, ...]
    rest: Plan | None = None


@dataclass(frozen=True, slots=True)
class Refused:
    """What was asked for breaks a rule; the table is in this mode then."""

    error: IllegalAction
    mode: Mode


@dataclass(frozen=True, slots=True)
class LookAt:
    """A hexagon of the display is to be shown large."""

    hexagon: int


@dataclass(frozen=True, slots=True)
class ChooseExchange:
    """One of these exchanges is to be chosen."""

    exchanges: tuple[Exchange, ...]


@dataclass(frozen=True, slots=True)
class CountRest:
    """What is left to be counted is to be counted at once."""


@dataclass(frozen=True, slots=True)
class AskToEnd:
    """Whether the turn is to end is to be asked: so many action points would be lost."""

    ap: int
    label: Words


@dataclass(frozen=True)
class Mode(mode.Mode[Turn]):
    """What is going on at the table.

    Attributes:
        spaces: what of the board can be touched.
    """

    spaces: ClassVar[Collection[int]] = range(SPACES)

    @property
    def uncovered(self) -> Mode:
        """The same without an overlay."""
        return self

    @property
    def view(self) -> View:
        """The position that is shown."""
        return self.turn.view

    @property
    def tally(self) -> Tally | None:
        """What is counted for all to see; None for nothing."""
        return None

    @property
    def rule(self) -> str:
        """The place in the rulebook that tells of it."""
        return WATCHING

    @property
    def ap(self) -> int | None:
        """The action points that are left; None while they are to come, with the hexagon."""
        return None if self.view.phase in (AUCTION, CHOOSE, PLACE) else self.view.ap

    @property
    def scores(self) -> Sequence[int]:
        """The points of every seat, as far as they are counted."""
        return self.view.score

    @property
    def left(self) -> Sequence[int | None]:
        """What a bid would leave of them, None for seats without one."""
        return (None,) * self.view.seats

    def lit(self, hovered: int | None) -> Highlights:  # noqa: ARG002 (for some it matters)
        """What is lit on the board while the mouse is over a space."""
        return Highlights()

    @property
    def desk(self) -> Desk:
        """What the room beside the board is for."""
        return Desk.CARD

    @property
    @abstractmethod
    def panel(self) -> Panel:
        """The card or panel beside the board."""

    @property
    def remarks(self) -> Mapping[int, Words]:
        """What is to be said of a space before all else."""
        return {}

    def shown(self, pointed: int | None = None) -> Shown:
        """All that is to be seen, while the mouse points at a space or at none."""
        return Shown(
            view=self.view,
            players=self.turn.players,
            seat=self.seat,
            words=self.words,
            rule=self.rule,
            ap=self.ap,
            scores=tuple(self.scores),
            left=tuple(self.left),
            desk=self.desk,
            panel=self.panel,
            stock=self.turn.stock,
            looks=self.looks,
            spaces=self.spaces,
            lit=self.lit(pointed),
            remarks=self.remarks,
            offered=self.offered,
        )

    def touch(self, space: int | None) -> Outcome:  # noqa: ARG002
        """A tap on a space, or on the board beside all of them."""
        return self

    def touch_leader(self, space: int | None) -> Outcome:
        """A tap on the figure of the own leader there."""
        return self.touch(space)

    @property
    def offered(self) -> int | None:
        """The space where a second tap does more than the one that has just offered it."""
        return None

    def offer(self, space: int | None) -> Words:  # noqa: ARG002
        """What it would cost to let those who are picked up join own members on a space; empty
        where nobody can."""
        return ""

    def drop(self, space: int | None) -> Outcome:  # noqa: ARG002
        """Those who are picked up are to go to a space, whoever stands there."""
        return self

    def press(self, button: str) -> Outcome:  # noqa: ARG002
        """A button that can be touched."""
        return self

    def escape(self) -> Mode | None:
        """The same with nothing chosen; None if nothing is."""
        return None

    def update(self, moment: Moment) -> Outcome | None:  # noqa: ARG002
        """What comes by itself, None for nothing."""
        return None

    def counted(self, count: int, done: bool) -> Mode:  # noqa: ARG002
        """The same when so many lines of what is counted have come in, or all is done."""
        return self

    def after(self, action: Action) -> Mode:  # noqa: ARG002
        """The same for the one who has just played an action and goes on."""
        return self

    def asking(self) -> Mode:
        """The same with an advice asked for, which is thought of from now on."""
        return self

    def advised(self, advice: Advice) -> Mode:  # noqa: ARG002
        """The same once the advice has come; nothing where nobody waits for it."""
        return self

    def planned(self, plan: Plan) -> Mode:  # noqa: ARG002
        """The same with a plan to be gone on with."""
        return self

    def followed_by(self, mode: Mode) -> Mode:
        """What comes next, where this mode follows from the match alone."""
        return mode

    def keeping(self, begun: Mode) -> Mode:  # noqa: ARG002
        """The same with what somebody here had begun in this position before he looked back."""
        return self


_Asked = LookAt | ChooseExchange | AskToEnd
Outcome = Mode | Play | Refused | _Asked | CountRest | GoOn | ThinkOn | Watch
