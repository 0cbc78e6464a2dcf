"""The tooltips of everything at the table, for a resting mouse or a finger held down."""

from game.tikal.table.explaining.buttons import told_of_buttons
from game.tikal.table.explaining.parts import explained_at

__all__ = ["explained_at", "told_of_buttons"]
