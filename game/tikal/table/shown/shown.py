"""All that is shown of the table at one moment."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from game.table.modes.look import Look
from game.table.players import Player
from game.tikal.rules.hidden import View
from game.tikal.table.desk import Desk
from game.tikal.table.shown.cards import Panel
from game.tikal.table.shown.lit import Highlights
from game.tikal.table.shown.stock import Stock
from game.ui.sentence import Words


@dataclass(frozen=True, slots=True)
class Shown:
    """What the picture is made of; it changes only as a whole.

    Attributes:
        view: the position.
        players: who sits at the table.
        seat: whose turn is shown.
        words: the ribbon's headline and hint.
        rule: the place in the rulebook that tells of what is to be done.
        ap: the action points that are left, None while they are to come.
        scores: the points of every seat, as far as they are counted.
        left: what a bid would leave of them.
        desk: what the room beside the board is for.
        panel: the card or panel there.
        stock: what is left of everything.
        looks: the buttons that can be seen.
        spaces: what of the board can be touched.
        lit: what is lit on it.
        remarks: what is to be said of a space before all else.
        offered: the space on which a button lets others come, None for none.
    """

    view: View
    players: tuple[Player, ...]
    seat: int
    words: tuple[Words, Words]
    rule: str
    ap: int | None
    scores: tuple[int, ...]
    left: tuple[int | None, ...]
    desk: Desk
    panel: Panel
    stock: Stock
    looks: Mapping[str, Look]
    spaces: Collection[int]
    lit: Highlights
    remarks: Mapping[int, Words]
    offered: int | None
