"""What lies beside the board: a part for every card and panel (``shown/cards.py``), and for what is
always there.

Each part places its rows first, the most important ones before the others, and then draws what has
room.
"""

from collections.abc import Mapping
from typing import Any, Final

from game.tikal.rules.hidden import View
from game.tikal.table.panels.advised import AdvisedPart
from game.tikal.table.panels.auction import AuctionPart
from game.tikal.table.panels.chosen import ChosenPart
from game.tikal.table.panels.counted import CountedPart
from game.tikal.table.panels.drawer import DrawerPart
from game.tikal.table.panels.handed_over import HandedOverPart
from game.tikal.table.panels.in_hand import InHandPart
from game.tikal.table.panels.looked import LookedPart
from game.tikal.table.panels.part import Part
from game.tikal.table.panels.stack.still_to_come import StillToComePart
from game.tikal.table.panels.steps import RetoldPart, StepsPart
from game.tikal.table.shown.auction import Auction
from game.tikal.table.shown.cards import (
    Advised,
    Counted,
    Drawer,
    HandedOver,
    InHand,
    Looked,
    Panel,
    Retold,
    Steps,
    StillToCome,
)
from game.tikal.table.shown.chosen import Chosen

__all__ = ["Part", "part_of"]

_PARTS: Final[Mapping[type[Panel], type[Part[Any]]]] = {
    Advised: AdvisedPart,
    Auction: AuctionPart,
    Chosen: ChosenPart,
    Counted: CountedPart,
    HandedOver: HandedOverPart,
    InHand: InHandPart,
    Looked: LookedPart,
    Retold: RetoldPart,
    Steps: StepsPart,
    StillToCome: StillToComePart,
}


def part_of(panel: Panel, view: View) -> Part[Any]:
    """What draws a card or panel in a position."""
    if isinstance(panel, Drawer):
        return DrawerPart(panel, view, part_of(panel.under, view))
    return _PARTS[type(panel)](panel, view)
