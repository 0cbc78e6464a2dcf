"""Over the board: whose turn it is now, and what happened."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.table.players import Player
from game.table.turns.handing import Told, draw_hand_over
from game.tikal.table.panels.stack.still_to_come import StillToCome
from game.ui.screen import Canvas

if TYPE_CHECKING:
    from game.tikal.table.view.places import Places


@dataclass(frozen=True)
class HandedOver(StillToCome):
    """What is still to come beside the board; over it a card that a tap takes away."""

    over_board = True

    player: Player
    told: tuple[Told, ...]

    def draw_over(self, canvas: Canvas, places: Places) -> None:
        draw_hand_over(canvas, places.layout.board, self.player, self.told)
