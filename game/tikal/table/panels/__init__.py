"""What lies beside the board: a card or a panel for every mode, and what is always there.

Each panel is a small frozen description that places its rows first, the most important ones
before the others, and then draws what has room.
"""

from game.tikal.table.panels.advised import Advised
from game.tikal.table.panels.auction import Auction, left_by
from game.tikal.table.panels.chosen import Chosen
from game.tikal.table.panels.counted import Counted
from game.tikal.table.panels.handed_over import HandedOver
from game.tikal.table.panels.in_hand import InHand
from game.tikal.table.panels.panel import Drawer, Panel
from game.tikal.table.panels.stack.still_to_come import StillToCome
from game.tikal.table.panels.steps import Retold, Steps, caption

__all__ = [
    "Advised",
    "Auction",
    "Chosen",
    "Counted",
    "Drawer",
    "HandedOver",
    "InHand",
    "Panel",
    "Retold",
    "Steps",
    "StillToCome",
    "caption",
    "left_by",
]
