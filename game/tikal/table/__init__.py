"""The table of Tikal: its modes, the panels beside the board, the board itself, motion, the layout
and drawing (`view`), the match as it is shown (`match`), overlays, and dialogs."""
