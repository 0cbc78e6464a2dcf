"""What lies beside the board: a card for each kind of panel (``shown/cards.py``), and the parts
that are always there.

Each card gives its rows their places in order of importance, then draws those that have room.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from game.tikal.rules.state import State
from game.tikal.table.panels.advised import AdvisedCard
from game.tikal.table.panels.auction import AuctionCard
from game.tikal.table.panels.card import PanelCard
from game.tikal.table.panels.chosen import ChosenCard
from game.tikal.table.panels.counted import CountedCard
from game.tikal.table.panels.drawer import DrawerCard
from game.tikal.table.panels.handed_over import HandedOverCard
from game.tikal.table.panels.in_hand import InHandCard
from game.tikal.table.panels.looked import LookedCard
from game.tikal.table.panels.stack.still_to_come import StillToComeCard
from game.tikal.table.panels.steps import RetoldCard, StepsCard
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
from game.ui.screen import Screen

if TYPE_CHECKING:
    from game.tikal.table.view.places import Places

__all__ = ["PanelCard", "card_of"]

_CARDS: Final[Mapping[type[Panel], type[PanelCard[Any]]]] = {
    Advised: AdvisedCard,
    Auction: AuctionCard,
    Chosen: ChosenCard,
    Counted: CountedCard,
    HandedOver: HandedOverCard,
    InHand: InHandCard,
    Looked: LookedCard,
    Retold: RetoldCard,
    Steps: StepsCard,
    StillToCome: StillToComeCard,
}


def card_of(panel: Panel, view: State, screen: Screen, places: Places) -> PanelCard[Any]:
    """Return the card that draws a panel, laid out for the window."""
    if isinstance(panel, Drawer):
        under = card_of(panel.under, view, screen, places)
        return DrawerCard(panel, view, screen, places, under)
    return _CARDS[type(panel)](panel, view, screen, places)
