"""Other ways of looking at a position: the days to come, the next food day, the end."""

from game.table.overlays.overlay import Overlay
from game.tzolkin.table.overlays.words import LABELS, SHOWN

AHEAD, FOOD_DAY, END = OVERLAYS = tuple(
    Overlay(id, key, icon, LABELS[id], SHOWN[id])
    for id, key, icon in (
        ("ahead", "l", "tzolkin/sign_ahead"),
        ("food-day", "d", "tzolkin/sign_bowl"),
        ("end", "x", "tzolkin/sign_points"),
    )
)
"""In the order of their buttons."""
