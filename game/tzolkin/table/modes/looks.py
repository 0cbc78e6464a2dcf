"""The buttons that every mode shows, and how they look when nothing can be done."""

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
    """Return the looks of the buttons that are always there.

    Only the menu, the log, the overlays and the view are enabled; the view only if nothing has
    ``covered`` the gears. ``why`` explains the disabled ones.
    """
    off = (*_TOOLS, ids.TOOL_VIEW) if covered else _TOOLS
    return dict.fromkeys(_ALWAYS, ButtonState()) | dict.fromkeys(
        off, ButtonState(enabled=False, why=why)
    )
