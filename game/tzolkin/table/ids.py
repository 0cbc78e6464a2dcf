"""The ids of Tzolk'in's own buttons: modes say how they look, the view where they lie."""

from typing import Final

END_TURN: Final = "end-turn"
DO: Final = "do"
GO_ON: Final = "go-on"
PUT_DOWN: Final = "put-down"
LOOK_AT_TABLE: Final = "look-at-table"
TOOL_VIEW: Final = "tool/view"


def drawer(name: str) -> str:
    """A drawer's, by the part of the table that lies in it."""
    return f"drawer/{name}"
