"""All that is shown of the table at one moment."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from game.table import shown
from game.table.turns.handing import HandoverCard
from game.tzolkin.table.seen import Seen
from game.tzolkin.table.sheets.sheet import Cover
from game.tzolkin.table.things import Thing
from game.tzolkin.table.tray.card import Tray
from game.ui.controls.said import Said


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown(shown.Shown):
    """What the picture is made of.

    Attributes:
        seen: what there is to be seen of the position.
        tray: what lies in the tray.
        cover: what lies over the board.
        beside: a card that lies beside it, over what is chosen, and
        told: what of the table is outlined, with its numbers on that card.
        sums: for every seat what its figures that lie over the board are the sum of; empty where
            there are none.
        drawer: what is drawn out where not everything has room; empty for what was last.
        about: what is told beside the board; None for what was asked about last.
    """

    seen: Seen
    tray: Tray
    cover: Cover | None = None
    beside: HandoverCard | None = None
    told: Mapping[Thing, str] = field(default_factory=dict)
    sums: Sequence[Said] = ()
    drawer: str = ""
    about: Thing | None = None
