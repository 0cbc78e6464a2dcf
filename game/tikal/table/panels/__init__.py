"""What lies beside the board: a card for each kind of panel (``shown/cards.py``), and the parts
that are always there.

Each card gives its rows their places in order of importance, then draws those that have room.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from game.tikal.rules.state import State
from game.tikal.table.panels.auction import AuctionCard
from game.tikal.table.panels.card import DrawerCard, PanelCard
from game.tikal.table.panels.chosen import ChosenCard
from game.tikal.table.panels.in_hand import InHandCard
from game.tikal.table.panels.sheets import HandOverCard, OverlayCard, PlanCard, ScoringCard
from game.tikal.table.panels.steps import ReplayStepsCard, StepsCard
from game.tikal.table.panels.still_to_come import StillToComeCard
from game.tikal.table.shown.auction import AuctionShown
from game.tikal.table.shown.cards import (
    DrawerShown,
    HandoverShown,
    HandShown,
    OverlayShown,
    Panel,
    PlanShown,
    ReplayShown,
    ScoringShown,
    SelectionShown,
    StepsShown,
    StockShown,
)
from game.ui.screen import Screen

if TYPE_CHECKING:
    from game.tikal.table.view.places import Places

__all__ = ["PanelCard", "card_of"]

_CARDS: Final[Mapping[type[Panel], type[PanelCard[Any]]]] = {
    PlanShown: PlanCard,
    AuctionShown: AuctionCard,
    SelectionShown: ChosenCard,
    ScoringShown: ScoringCard,
    HandoverShown: HandOverCard,
    HandShown: InHandCard,
    OverlayShown: OverlayCard,
    ReplayShown: ReplayStepsCard,
    StepsShown: StepsCard,
    StockShown: StillToComeCard,
}


def card_of(panel: Panel, view: State, screen: Screen, places: Places) -> PanelCard[Any]:
    """Return the card that draws a panel, laid out for the window."""
    if isinstance(panel, DrawerShown):
        under = card_of(panel.under, view, screen, places)
        return DrawerCard(panel, view, screen, places, under)
    return _CARDS[type(panel)](panel, view, screen, places)
