"""Where everything lies while a match is shown again: nobody acts, and what is acted with gives way
to what the film is run by."""

from dataclasses import replace
from typing import Final

from pygame import Rect

from game.table.ids import HINT, TOOL_MENU, TOOL_REDO, TOOL_RESTART, TOOL_UNDO
from game.tzolkin.table import ids
from game.tzolkin.table.view.layout import place
from game.tzolkin.table.view.places import Places, Table, nowhere
from game.ui.screen import Screen

LEAVE: Final = "replay/leave"
_FOOT: Final = (TOOL_UNDO, TOOL_REDO, TOOL_RESTART, TOOL_MENU, ids.END_TURN)


def place_replay(screen: Screen, table: Table) -> Places:
    """The tray is the strip of the film; the way out lies where the hint does."""
    usual = place(screen, table)
    foot = [usual.buttons[id] for id in _FOOT]
    beside = [rect for id, rect in usual.buttons.items() if _is_beside(rect, usual.ribbon, id)]
    places = replace(
        usual,
        ribbon=usual.ribbon.unionall(beside),
        buttons={LEAVE: usual.buttons[HINT]},
        drawers=(),
    )
    tabs = [rect for id, rect in usual.buttons.items() if id.startswith("drawer/")]
    if usual.drawer.x > usual.board.x:
        return _with_film_beside(places, usual.drawer.unionall([*tabs, *foot]))
    goods = usual.parts.get("goods", nowhere())
    strip = usual.tray.unionall([*foot, *([goods] if goods.w else [])])
    parts = {name: rect for name, rect in usual.parts.items() if name != "goods"}
    board, gears, page = (one.unionall(tabs) for one in (usual.board, usual.gears, usual.page))
    places = replace(places, board=board, gears=gears, page=page, tray=strip, parts=parts)
    return _with_film_above(places) if usual.drawer.w and not usual.over else places


def _is_beside(rect: Rect, ribbon: Rect, id: str) -> bool:
    return id != HINT and rect.y == ribbon.y


def _with_film_above(places: Places) -> Places:
    """The strip begins where the drawer lay, below the seats, which lie under the gears."""
    seats, strip = places.parts["seats"].copy(), places.tray.copy()
    up = seats.y - places.drawer.y
    seats.y, strip.y, strip.h = seats.y - up, strip.y - up, strip.h + up
    return replace(places, parts={**places.parts, "seats": seats}, tray=strip, drawer=nowhere())


def _with_film_beside(places: Places, strip: Rect) -> Places:
    """Where the drawer lies; the gears have what was the tray's."""
    board = places.board.union(places.tray)
    return replace(places, board=board, gears=board, page=board, tray=strip, drawer=nowhere())
