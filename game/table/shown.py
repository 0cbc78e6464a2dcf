"""The frozen value that a table's picture draws: what every game's table shows."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.table.modes.look import ButtonState
from game.table.players import Player
from game.ui.sentence import Words


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown:
    """What every picture draws at one moment; a game's own class adds more.

    Attributes:
        players: the players at the table, by seat.
        seat: the seat whose turn is shown.
        words: the ribbon's headline and hint.
        looks: the states of all visible buttons, by id.
    """

    players: Sequence[Player]
    seat: int
    words: tuple[Words, Words]
    looks: Mapping[str, ButtonState]
