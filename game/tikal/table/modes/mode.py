"""What a mode of the table is: it answers for all that depends on what is going on."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from game.table.guide.places import WATCHING
from game.table.modes import mode
from game.table.outcome import Outcome
from game.table.sign import CHOSEN, ThingState
from game.tikal.rules.actions import Exchange
from game.tikal.rules.board import SPACES
from game.tikal.rules.hidden import View
from game.tikal.rules.state import AUCTION, CHOOSE, PLACE
from game.tikal.table.desk import Desk
from game.tikal.table.modes.turn import Turn
from game.tikal.table.shown.cards import Panel
from game.tikal.table.shown.look import BoardLook
from game.tikal.table.shown.shown import Shown
from game.tikal.table.things import SPACE, Party, Thing
from game.ui.sentence import Words

AnyMode = mode.Mode[Turn, Thing | None, Shown]
"""One of them, also where nothing but what any table has is asked of it."""

# what comes of a tap, a button or the time, beside what does at any table


@dataclass(frozen=True, slots=True)
class LookAt(Outcome):
    """A hexagon of the display is to be shown large."""

    hexagon: int


@dataclass(frozen=True, slots=True)
class ChooseExchange(Outcome):
    """One of these exchanges is to be chosen."""

    exchanges: tuple[Exchange, ...]


@dataclass(frozen=True, slots=True)
class CountRest(Outcome):
    """What is left to be counted is to be counted at once."""


@dataclass(frozen=True, slots=True)
class AskToEnd(Outcome):
    """Whether the turn is to end is to be asked: so many action points would be lost."""

    ap: int
    label: Words


@dataclass(frozen=True)
class Mode(AnyMode):
    """What is going on at the table.

    Attributes:
        spaces: what of the board can be touched.
    """

    spaces: ClassVar[Collection[int]] = range(SPACES)

    @property
    def view(self) -> View:
        """The position that is shown."""
        return self.turn.view

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

    @property
    def touched(self) -> Sequence[int]:
        """The spaces that what is told of has touched; those of a walk are its way."""
        return ()

    @property
    def things(self) -> Mapping[Thing, ThingState]:
        """How everything stands that is lit, chosen, or to be told of."""
        return {SPACE[self.touched[-1]]: CHOSEN} if self.touched else {}

    def look(self, pointed: Thing | None) -> BoardLook:  # noqa: ARG002 (for some it matters)
        """What else is drawn on the board while the mouse points at something or at nothing."""
        return BoardLook(path=self.touched)

    @property
    def desk(self) -> Desk:
        """What the room beside the board is for."""
        return Desk.CARD

    @property
    @abstractmethod
    def panel(self) -> Panel:
        """The card or panel beside the board."""

    def shown(self, pointed: Thing | None = None) -> Shown:
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
            things=self.things,
            look=self.look(pointed),
            offered=self.offered,
        )

    @property
    def carried(self) -> Party:
        """Who is picked up, be it nobody."""
        return Party()
