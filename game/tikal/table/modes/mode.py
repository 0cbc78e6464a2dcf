"""The base class of the modes of Tikal's table, the turn that they show, and their own outcomes."""

from __future__ import annotations

from abc import abstractmethod
from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from game.table.modes import mode
from game.table.outcome import Outcome
from game.table.players import Player
from game.table.rule_names import WATCHING
from game.table.things import CHOSEN, ThingState
from game.tikal.rules.actions import Action, Exchange, PlaceTile, Step
from game.tikal.rules.board import SPACES
from game.tikal.rules.hidden import View
from game.tikal.rules.play import legal_actions
from game.tikal.rules.state import ACT, AUCTION, CHOOSE, PLACE
from game.tikal.table.shown.cards import Panel
from game.tikal.table.shown.shown import BoardLook, Desk, Shown
from game.tikal.table.shown.stock import Stock, stock_of
from game.tikal.table.things import SPACE, Party, Thing
from game.ui.sentence import Words


@dataclass(frozen=True)
class Turn:
    """A position in which somebody is to act, with its legal actions, which are computed once.

    Attributes:
        view: the position as every player sees it.
        players: who sits at the table.
        undo, redo: whether an action can be taken back, or played again.
        agreed: in words, what would take back the turn before if all agree; empty if nothing would.
    """

    view: View
    players: tuple[Player, ...]
    undo: bool = False
    redo: bool = False
    agreed: Words = ""

    @cached_property
    def stock(self) -> Stock:
        """What is left of hexagons and treasures."""
        return stock_of(self.view)

    @cached_property
    def legal_actions(self) -> tuple[Action, ...]:
        """All legal actions."""
        return tuple(legal_actions(self.view))

    @cached_property
    def legal_verbs(self) -> frozenset[str]:
        """The verbs with a legal action."""
        return frozenset(action.verb for action in self.legal_actions)

    @cached_property
    def placements(self) -> dict[int, list[PlaceTile]]:
        """The legal placements of the hexagon in hand, by space."""
        found: defaultdict[int, list[PlaceTile]] = defaultdict(list)
        for action in self.legal_actions:
            if isinstance(action, PlaceTile):
                found[action.space].append(action)
        return dict(found)

    @cached_property
    def exchanges(self) -> tuple[Exchange, ...]:
        """The legal exchanges."""
        return tuple(action for action in self.legal_actions if isinstance(action, Exchange))

    def origins(self, verb: str) -> tuple[int, ...]:
        """Return the spaces from which own members can walk ("move") or shuttle away."""
        return tuple(
            dict.fromkeys(
                action.origin
                for action in self.legal_actions
                if isinstance(action, Step) and action.verb == verb
            )
        )

    def allows(self, action: Action) -> bool:
        """Return True if the action is legal."""
        return action in self.legal_actions

    @property
    def could_do_more(self) -> bool:
        """True if another action than the end of the turn is legal."""
        return self.view.phase == ACT and len(self.legal_actions) > 1


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
    """The scene is to ask whether to end the turn, which would lose ``ap`` action points;
    ``scores``: the turn ends with a scoring."""

    ap: int
    scores: bool = False


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
    def scores_after_bid(self) -> Sequence[int | None]:
        """The points that the standing bid would leave each seat; None for a seat without a bid."""
        return (None,) * self.view.seats

    @property
    def action_spaces(self) -> Sequence[int]:
        """The spaces of the action that is told, in the order of the walk; empty for none."""
        return ()

    @property
    def things(self) -> Mapping[Thing, ThingState]:
        """The state of every thing that is lit, chosen or has a remark."""
        return {SPACE[self.action_spaces[-1]]: CHOSEN} if self.action_spaces else {}

    def look(self, pointed: Thing | None) -> BoardLook:  # noqa: ARG002 (for some it matters)
        """Return what else is drawn on the board while the mouse points at ``pointed`` (None: at
        nothing)."""
        return BoardLook(path=self.action_spaces)

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
            scores_after_bid=tuple(self.scores_after_bid),
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
