"""All that is shown of the table at one moment."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.table.modes import Look
from game.table.players import Player
from game.table.turns.handing import Card
from game.tzolkin.table.seen import Seen
from game.tzolkin.table.sheets.sheet import Cover
from game.tzolkin.table.things import Thing
from game.tzolkin.table.tray.card import Tray
from game.ui.controls.said import Said
from game.ui.sentence import Words


@dataclass(frozen=True)
class Shown:
    """What the picture is made of; it changes only as a whole.

    Attributes:
        players: who sits at the table.
        seat: whose turn is shown.
        words: the ribbon's headline and hint.
        seen: what there is to be seen of the position.
        tray: what lies in the tray.
        looks: the buttons that can be seen.
        cover: what lies over the board.
        beside: a card that lies beside it, and
        told: what of the table has which numbers on it.
        sums: for every seat what its figures there are the sum of.
        drawer: what is to be drawn out where not everything has room.
        about: what is told beside the board; None for what was asked about last.
    """

    players: Sequence[Player]
    seat: int
    words: tuple[Words, Words]
    seen: Seen
    tray: Tray
    looks: Mapping[str, Look]
    cover: Cover | None
    beside: Card | None
    told: Mapping[Thing, str]
    sums: Sequence[Said]
    drawer: str
    about: Thing | None
