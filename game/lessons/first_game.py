"""What a player is offered as a first game, in the form that all games share."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.ui.sentence import Words


@dataclass(frozen=True)
class FirstGameLength:
    """One length of a first game: its name in the program, its label, and the rules' options."""

    id: str
    label: Words
    options: dict[str, str]


@dataclass(frozen=True)
class FirstGame:
    """The first game of a player: the usual variant for two, against the easiest level.

    Attributes:
        told: what is played and how long it takes, in plain words.
        lengths: how long it may be, the shortest last.
    """

    told: Words
    lengths: Sequence[FirstGameLength]
