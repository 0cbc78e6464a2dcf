"""The buttons that every mode shows, and how they look where nothing can be done."""

from typing import Final

from game.table.modes import Look
from game.table.overlays.overlay import ROOM
from game.tzolkin.table.overlays import OVERLAYS
from game.ui.controls.said import Said

END: Final = "end-turn"
"""The red button while it ends the turn."""
DO: Final = "do"
"""The red button while it does what is chosen."""
_TOOLS: Final = ("tool/undo", "tool/redo", "tool/restart", "hint")
_ALWAYS: Final = ("tool/menu", "tool/log", "tool/view", *(one.button for one in OVERLAYS), ROOM)


def at_rest(why: Said) -> dict[str, Look]:
    """Everything that is always there; only the menu, the log and the view can be touched, and
    ``why`` says why."""
    return dict.fromkeys(_TOOLS, Look(enabled=False, why=why)) | dict.fromkeys(_ALWAYS, Look())
