"""What is left in the stack and beside it, and what may come next."""

from game.tikal.table.panels.stack.beside import draw_stock_panel, explained_stock_panel

__all__ = ["draw_stock_panel", "explained_stock_panel"]
