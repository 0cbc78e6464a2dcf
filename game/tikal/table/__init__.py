"""Tikal's table, in rooms: what it can be in (modes), what lies beside the board (panels), the
board, what moves (motion), how it is laid out and drawn (view), the match as it is shown (match),
and questions over it (dialogs)."""
