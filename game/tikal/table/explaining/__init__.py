"""The tooltips of everything at the table, for a resting mouse or a finger held down."""

from game.tikal.table.explaining.buttons import describe_buttons
from game.tikal.table.explaining.parts import explained_at

__all__ = ["describe_buttons", "explained_at"]
