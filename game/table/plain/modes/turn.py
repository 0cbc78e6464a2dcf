"""The facts of a position that the plain table's modes work with."""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Self

from game.core.game import NOBODY
from game.diagram import Diagram
from game.table.plain.known import Known
from game.table.plain.offers import Offer
from game.table.players import Player
from game.ui.sentence import Words


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

    known: Known
    view: Any
    players: tuple[Player, ...]
    over: bool = False
    undo: bool = False
    redo: bool = False
    agreed: Words = ""

    @cached_property
    def points(self) -> tuple[str, ...]:
        """The points of every seat, as text."""
        return tuple(f"{points:g}" for points in self.known.rules.points(self.view))

    @cached_property
    def diagram(self) -> Diagram:
        """The position as it is drawn."""
        return self.known.diagram(self.view)

    @cached_property
    def offers(self) -> tuple[Offer, ...]:
        """The legal actions of the seat to act."""
        return self.known.offers(self.view)

    @property
    def advised(self) -> bool:
        """True if the game has a computer player who can be asked for a hint."""
        return bool(self.known.opponents.levels)

    @property
    def spaces(self) -> frozenset[str]:
        """The names of the board's spaces."""
        return frozenset(one.name for one in self.diagram.spaces)

    @property
    def bare(self) -> Self:
        """The same position as everybody may see it."""
        return replace(self, view=self.known.rules.view(self.view, NOBODY))
