"""What is shown of any table at one moment."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.table.modes.look import ButtonState
from game.table.players import Player
from game.ui.sentence import Words


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown:
    """What a picture is made of; it changes only as a whole. Every game shows more.

    Attributes:
        players: who sits at the table.
        seat: whose turn is shown.
        words: the ribbon's headline and hint.
        looks: the buttons that can be seen.
    """

    players: Sequence[Player]
    seat: int
    words: tuple[Words, Words]
    looks: Mapping[str, ButtonState]
