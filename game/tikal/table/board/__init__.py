"""The board of the table: geometry, hexagons, figures, and the view that draws them."""

from game.tikal.table.board.geometry import WORLD
from game.tikal.table.board.pieces import draw_piece
from game.tikal.table.board.tiles import draw_hexagon_card, draw_space_card
from game.tikal.table.board.view import BoardView

__all__ = [
    "WORLD",
    "BoardView",
    "draw_hexagon_card",
    "draw_piece",
    "draw_space_card",
]
