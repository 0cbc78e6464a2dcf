"""The buttons that every mode shows, and how they look where nothing can be done."""

from typing import Final

from game.table.ids import HINT, TOOL_LOG, TOOL_MENU, TOOL_REDO, TOOL_RESTART, TOOL_UNDO
from game.table.modes import ButtonState
from game.table.overlays.overlay import ROOM
from game.tzolkin.table import ids
from game.tzolkin.table.overlays import OVERLAYS
from game.ui.controls.said import Said

_TOOLS: Final = (TOOL_UNDO, TOOL_REDO, TOOL_RESTART, HINT)
_ALWAYS: Final = (TOOL_MENU, TOOL_LOG, ids.TOOL_VIEW, *(one.button for one in OVERLAYS), ROOM)


def at_rest(why: Said, *, covered: bool = False) -> dict[str, ButtonState]:
    """Everything that is always there; only the menu, the log and the view can be touched, that
    one not where something has ``covered`` the gears. ``why`` says why."""
    off = (*_TOOLS, ids.TOOL_VIEW) if covered else _TOOLS
    return dict.fromkeys(_ALWAYS, ButtonState()) | dict.fromkeys(
        off, ButtonState(enabled=False, why=why)
    )
