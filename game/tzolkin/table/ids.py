"""The ids of Tzolk'in's own buttons.

Modes say how the buttons look, the view where they lie.
"""

from typing import Final

from game.table import ids as table_ids

END_TURN: Final = table_ids.END_TURN
DO: Final = "do"
GO_ON: Final = "go-on"
PUT_DOWN: Final = "put-down"
LOOK_AT_TABLE: Final = "look-at-table"
TOOL_VIEW: Final = "tool/view"
LAST_STEP: Final = "plan/last"
"""The place of the button for a plan's step while there is no other step."""


def drawer(name: str) -> str:
    """Return the id of a drawer's button, by the part of the table that lies in the drawer."""
    return f"drawer/{name}"
