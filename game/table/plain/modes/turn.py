"""What is seen of a position, and what may be done in it: facts alone."""

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
    """A position.

    Attributes:
        known: the game.
        view: the position, as the one who looks may see it.
        players: who sits at the table.
        over: True when the game has ended.
        undo, redo: whether an action can be taken back, or played again.
        agreed: what takes back the turn before, if all agree, in words; empty for nothing.
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
        """What each of the players has."""
        return tuple(f"{points:g}" for points in self.known.rules.points(self.view))

    @cached_property
    def diagram(self) -> Diagram:
        """The position as it is shown."""
        return self.known.diagram(self.view)

    @cached_property
    def offers(self) -> tuple[Offer, ...]:
        """What may be done by the seat to act."""
        return self.known.offers(self.view)

    @property
    def advised(self) -> bool:
        """True if there is a player who can be asked for a hint."""
        return bool(self.known.opponents.levels)

    @property
    def spaces(self) -> frozenset[str]:
        """The names of the board's spaces."""
        return frozenset(one.name for one in self.diagram.spaces)

    @property
    def bare(self) -> Self:
        """The same as everybody sees it."""
        return replace(self, view=self.known.rules.view(self.view, NOBODY))
