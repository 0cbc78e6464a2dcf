"""The ids of the buttons that every table has.

Modes give each button's state by its id, and the picture gives its rectangle.
"""

from typing import Final

TOOL_UNDO: Final = "tool/undo"
TOOL_REDO: Final = "tool/redo"
TOOL_RESTART: Final = "tool/restart"
TOOL_LOG: Final = "tool/log"
TOOL_MENU: Final = "tool/menu"
TOOL_TURN: Final = "tool/turn"
HINT: Final = "hint"
END_TURN: Final = "end-turn"
PLAN_STEP: Final = "plan/step"
PLAN_ALL: Final = "plan/all"
PLAN_CLOSE: Final = "plan/close"

WATCH_PAUSE: Final = "watch/pause"
WATCH_SKIP: Final = "watch/skip"
WATCH_STEP: Final = "watch/step"
LOOK_ON_LEAVE: Final = "look-on/leave"
LOOK_ON_TAKE: Final = "look-on/take"

UNDO_STEP: Final = "tool/undo/step"
REDO_STEP: Final = "tool/redo/step"
"""The ids of what Undo and Redo do while they are held down: one action at a time."""
