"""Everything that is shown of the table at one moment."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from game.table.modes import mode
from game.table.news import HandoverCard
from game.tzolkin.table.seen import Seen
from game.tzolkin.table.sheets import Cover
from game.tzolkin.table.things import Thing
from game.tzolkin.table.tray import Tray
from game.ui.sentence import RuleText


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown(mode.Shown):
    """The frozen value that the picture draws.

    Attributes:
        seen: what is seen of the position.
        tray: the contents of the tray.
        cover: a sheet over the board.
        handover: the card that tells what has changed when the device goes on.
        outlined: the things outlined meanwhile, with their numbers on that card.
        sums: for every seat, what its figures in the sheet are the sum of; empty without a sheet.
        drawer: the drawer to open where not everything has room; empty to leave it as it was.
        explained: the thing explained beside the board; None for the one asked about last.
    """

    seen: Seen
    tray: Tray
    cover: Cover | None = None
    handover: HandoverCard | None = None
    outlined: Mapping[Thing, str] = field(default_factory=dict)
    sums: Sequence[RuleText] = ()
    drawer: str = ""
    explained: Thing | None = None
