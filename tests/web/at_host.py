"""People at a hosted table of Tikal: what each touches next, from what the page says there is."""

from __future__ import annotations

from typing import Final

from tests.web.driver import Element, Elements

ENDED: Final = "results/title"
GO_ON: Final = "scoring/continue"
"""What is touched when a scoring has been shown; the table is as it was after the action."""
LEADS_ON: Final = ("hexagon/close", "dialog/end", GO_ON, "confirm", "bid/pass", "bid/place")
"""What is touched before anything else, the first of them that there is. A hexagon that was touched
just before another's turn is shown large."""
WAITS: Final = "link/leave"
"""What is there while others act: what can be touched then shows something."""


def next_touch(there: Elements) -> Element | None:
    """What somebody touches next, who does as little as can be; None to wait for the others."""
    able = {id: one for id, one in there.items() if one["enabled"]}
    if WAITS in able:
        return None
    ways = (*(id for id in LEADS_ON if id in able), *_chosen(able))
    return next((able[id] for id in ways), able.get("end-turn"))


def _chosen(able: Elements) -> list[str]:
    """The hexagons on display, or the empty spaces on which one can be placed."""
    displayed = [id for id in able if id.startswith("display/")]
    return displayed or [id for id, one in able.items() if id == f"space/{one['label']}"]
