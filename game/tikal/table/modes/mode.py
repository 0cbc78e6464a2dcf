"""The base class of the modes of Tikal's table."""

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
"""A mode of Tikal's table, as the shared table knows it."""

# outcomes that only Tikal has


@dataclass(frozen=True, slots=True)
class LookAt(Outcome):
    """The scene is to show a hexagon of the display large."""

    hexagon: int


@dataclass(frozen=True, slots=True)
class ChooseExchange(Outcome):
    """The scene is to ask which of these exchanges to make."""

    exchanges: tuple[Exchange, ...]


@dataclass(frozen=True, slots=True)
class CountRest(Outcome):
    """The scene is to count the rest of a scoring at once."""


@dataclass(frozen=True, slots=True)
class AskToEnd(Outcome):
    """The scene is to ask whether to end the turn, which would lose ``ap`` action points."""

    ap: int
    label: Words


@dataclass(frozen=True)
class Mode(AnyMode):
    """A mode of Tikal's table.

    Attributes:
        spaces: the spaces of the board that can be touched.
    """

    spaces: ClassVar[Collection[int]] = range(SPACES)

    @property
    def view(self) -> View:
        """The position that is shown."""
        return self.turn.view

    @property
    def rule(self) -> str:
        """The section of the rulebook on what is going on."""
        return WATCHING

    @property
    def ap(self) -> int | None:
        """The action points that are left; None in the phases before they are given."""
        return None if self.view.phase in (AUCTION, CHOOSE, PLACE) else self.view.ap

    @property
    def scores(self) -> Sequence[int]:
        """The points of every seat, as far as they are counted."""
        return self.view.score

    @property
    def left(self) -> Sequence[int | None]:
        """The points that the standing bid would leave each seat; None for a seat without a bid."""
        return (None,) * self.view.seats

    @property
    def touched(self) -> Sequence[int]:
        """The spaces of the action that is told, in the order of the walk; empty for none."""
        return ()

    @property
    def things(self) -> Mapping[Thing, ThingState]:
        """The state of every thing that is lit, chosen or has a remark."""
        return {SPACE[self.touched[-1]]: CHOSEN} if self.touched else {}

    def look(self, pointed: Thing | None) -> BoardLook:  # noqa: ARG002 (for some it matters)
        """Return what else is drawn on the board while the mouse points at ``pointed`` (None: at
        nothing)."""
        return BoardLook(path=self.touched)

    @property
    def desk(self) -> Desk:
        """What the room beside the board is used for."""
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
        """The thing that a drag carries when members are picked up."""
        return Party()
