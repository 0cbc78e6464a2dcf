"""The board of the table: geometry, hexagons, figures, and the view that draws them."""

from game.tikal.table.board.camera import WORLD
from game.tikal.table.board.card import hexagon_card, space_card
from game.tikal.table.board.pieces import draw_piece
from game.tikal.table.board.view import BoardView

__all__ = [
    "WORLD",
    "BoardView",
    "draw_piece",
    "hexagon_card",
    "space_card",
]
