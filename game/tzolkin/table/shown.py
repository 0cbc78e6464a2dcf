"""Everything that is shown of the table at one moment."""

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
    """The frozen value that the picture draws.

    Attributes:
        seen: what is seen of the position.
        tray: the contents of the tray.
        cover: a sheet over the board.
        beside: the card that tells what has changed when the device goes on.
        told: the things outlined meanwhile, with their numbers on that card.
        sums: for every seat, what its figures in the sheet are the sum of; empty without a sheet.
        drawer: the drawer to open where not everything has room; empty to leave it as it was.
        about: the thing explained beside the board; None for the one asked about last.
    """

    seen: Seen
    tray: Tray
    cover: Cover | None = None
    beside: HandoverCard | None = None
    told: Mapping[Thing, str] = field(default_factory=dict)
    sums: Sequence[Said] = ()
    drawer: str = ""
    about: Thing | None = None
