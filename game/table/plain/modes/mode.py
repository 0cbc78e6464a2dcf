"""The base of the plain table's modes, and the facts of a position that they work with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Final, Self

from game.core.game import NOBODY
from game.description import Diagram
from game.table.ids import HINT, TOOL_LOG, TOOL_MENU, TOOL_REDO, TOOL_RESTART, TOOL_UNDO
from game.table.modes import ButtonState, mode
from game.table.outcome import Outcome
from game.table.plain.known import GameKnowledge, Offer
from game.table.plain.shown import OptionRow, Shown, Space
from game.table.players import Player
from game.table.things import Thing
from game.ui.figures import number_text
from game.ui.sentence import NO_TEXT, RuleText, Words


@dataclass(frozen=True)
class Turn:
    """A position, what may be done in it, and what may be undone.

    Attributes:
        known: the game's rules, words and computer players.
        view: the position, as it may be seen here.
        players: the players at the table, by seat.
        over: True when the match has ended.
        undo, redo: whether an action can be undone, or an undone one played again.
        agreed: the undo arrow's label where it asks all to agree to take back the previous turn;
            empty where that cannot be asked.
    """

    known: GameKnowledge
    view: Any
    players: tuple[Player, ...]
    over: bool = False
    undo: bool = False
    redo: bool = False
    agreed: Words = ""

    @cached_property
    def points(self) -> tuple[str, ...]:
        """The points of every seat, as text."""
        return tuple(number_text(points) for points in self.known.rules.points(self.view))

    @cached_property
    def diagram(self) -> Diagram:
        """The position as it is drawn."""
        return self.known.diagram(self.view)

    @cached_property
    def offers(self) -> tuple[Offer, ...]:
        """The legal actions of the seat to act."""
        return self.known.offers(self.view)

    @property
    def has_hints(self) -> bool:
        """True if the game has a computer player who can be asked for a hint."""
        return bool(self.known.opponents.levels)

    @property
    def spaces(self) -> frozenset[str]:
        """The names of the board's spaces."""
        return frozenset(one.name for one in self.diagram.spaces)

    @property
    def public(self) -> Self:
        """The same position as everybody may see it."""
        return replace(self, view=self.known.rules.view(self.view, NOBODY))


_ALWAYS: Final = (TOOL_MENU, TOOL_LOG)
_TOOLS: Final = (TOOL_UNDO, TOOL_REDO, TOOL_RESTART)


@dataclass(frozen=True, slots=True)
class TriedSpace(Outcome):
    """A space was touched with which nothing can be done.

    The scene tells why the action is refused if it is clear which one was meant; else it explains
    the space.

    Attributes:
        notation: the action that was meant; empty if that is not clear.
        space: the space.
    """

    notation: str
    space: Space


@dataclass(frozen=True)
class Mode(mode.Mode[Turn, Thing | None, Shown]):
    """The base of the plain table's modes, with all that the picture shows."""

    @property
    def lit(self) -> frozenset[str]:
        """The names of spaces that can be touched."""
        return frozenset()

    @property
    def ringed(self) -> frozenset[str]:
        """The names of spaces that an action touched, or that a hint names."""
        return frozenset()

    @property
    def chosen_space(self) -> str:
        """The name of the chosen space; empty for none."""
        return ""

    @property
    def title(self) -> Words:
        """What has been chosen so far."""
        return ""

    @property
    def rows(self) -> tuple[OptionRow, ...]:
        """The choices."""
        return ()

    @property
    def step_words(self) -> tuple[Words, ...]:
        """What another player did."""
        return ()

    def shown(self, pointed: Thing | None = None) -> Shown:  # noqa: ARG002
        turn = self.turn
        return Shown(
            players=turn.players,
            points=turn.points,
            seat=self.seat,
            words=self.words,
            diagram=turn.diagram,
            looks=self.looks,
            lit=self.lit,
            ringed=self.ringed,
            chosen=self.chosen_space,
            title=self.title,
            rows=self.rows,
            steps=self.step_words,
        )

    def idle_buttons(self, why: RuleText = NO_TEXT) -> Mapping[str, ButtonState]:
        """Return the states of the buttons that are always visible; only menu and log are enabled.

        ``why`` is what the others say when they are tapped.
        """
        tools = (*_TOOLS, HINT) if self.turn.has_hints else _TOOLS
        return dict.fromkeys(_ALWAYS, ButtonState()) | dict.fromkeys(
            tools, ButtonState(enabled=False, why=why)
        )
