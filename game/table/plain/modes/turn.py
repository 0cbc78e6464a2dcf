"""What is seen of a position, and what may be done in it: facts alone."""

from dataclasses import dataclass
from typing import Any

from game.diagram import Diagram
from game.table.plain.offers import Offer
from game.table.players import Player
from game.ui.sentence import Words


@dataclass(frozen=True)
class Turn:
    """A position.

    Attributes:
        view: the position, as the one who looks may see it.
        players: who sits at the table.
        points: what each of them has.
        diagram: the position as it is shown.
        offers: what may be done, where somebody here is to decide.
        over: True when the game has ended.
        advised: True if there is a player who can be asked for a hint.
        undo, redo: whether an action can be taken back, or played again.
        agreed: what takes back the turn before, if all agree, in words; empty for nothing.
    """

    view: Any
    players: tuple[Player, ...]
    points: tuple[str, ...]
    diagram: Diagram
    offers: tuple[Offer, ...] = ()
    over: bool = False
    advised: bool = False
    undo: bool = False
    redo: bool = False
    agreed: Words = ""

    @property
    def spaces(self) -> frozenset[str]:
        """The names of the board's spaces."""
        return frozenset(one.name for one in self.diagram.spaces)
