"""What there is to know of everything that is seen at the table: for whoever rests the mouse on it,
or holds it."""

from game.tikal.table.explaining.buttons import told_of_buttons
from game.tikal.table.explaining.parts import explained_at

__all__ = ["explained_at", "told_of_buttons"]
