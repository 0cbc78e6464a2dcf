"""What the table can be in: exactly one of these at a time (docs/house.md)."""

from game.tikal.table.modes.looking.looking_back import LookingBack
from game.tikal.table.modes.looking.overlaid import pressed
from game.tikal.table.modes.mode import (
    AskToEnd,
    ChooseExchange,
    CountRest,
    LookAt,
    Mode,
    Outcome,
    Play,
    Refused,
)
from game.tikal.table.modes.which import Now, mode_now

__all__ = [
    "AskToEnd",
    "ChooseExchange",
    "CountRest",
    "LookAt",
    "LookingBack",
    "Mode",
    "Now",
    "Outcome",
    "Play",
    "Refused",
    "mode_now",
    "pressed",
]
