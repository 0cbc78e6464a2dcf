"""Where everything lies while a match is shown again: nobody acts, and what is acted with gives way
to what the film is run by."""

from dataclasses import replace
from typing import Final

from pygame import Rect

from game.tikal.table.desk import Desk
from game.tikal.table.view.places import Places, place
from game.tikal.table.view.table_layout import TOOLS, TableLayout, nowhere
from game.ui.screen import Screen

_STRIP: Final = 196
"""The height in dp of the strip on a phone's desk."""
_LEAST: Final = 60
"""What must be left above it, or it has all of the desk."""
LEAVE: Final = "leave"


def place_replay(screen: Screen, seats: int, desk: Desk) -> Places:  # noqa: ARG001 (there is but one)
    """Board and seats as when others are watched."""
    watched = place(screen, seats, Desk.WATCHED)
    layout = watched.layout
    compact = not layout.hint.w
    strip, context = _on_desk(screen, layout) if compact else (_foot(layout), layout.context)
    ribbon, leave = _head(layout)
    bare = replace(
        layout,
        ribbon=ribbon,
        context=context,
        card=context,
        tools={LEAVE: leave},
        bar=nowhere(),
        points=nowhere(),
        buttons={},
        hint=nowhere(),
        overlays={},
        end=nowhere(),
        strip=strip,
    )
    return Places(bare, watched.auction, {})


def _head(layout: TableLayout) -> tuple[Rect, Rect]:
    """The ribbon with the room of the buttons that follow on it, and the way out in the row's last
    place; where the seats lie between, that takes the room of what follows on them."""
    log, last = layout.tools["log"], layout.hint if layout.hint.w else layout.tools["menu"]
    follow = [*layout.overlays.values(), layout.tools.get("turn", nowhere())]
    row = [seat for seat in layout.seats if seat.y < layout.ribbon.bottom]
    if any(layout.ribbon.right < seat.x < last.x for seat in row):
        last = last.union(log)
    else:
        follow.append(log)
    return layout.ribbon.unionall([one for one in follow if one.w]), last


def _foot(layout: TableLayout) -> Rect:
    """Where verbs, tools and the end of the turn lie in large windows."""
    tools = [layout.tools[name] for name in TOOLS]
    return layout.points.unionall([*layout.buttons.values(), *tools, layout.end])


def _on_desk(screen: Screen, layout: TableLayout) -> tuple[Rect, Rect]:
    """The lower part of a phone's desk, and what is left of it."""
    desk, gap = layout.card, screen.px(6)
    high = screen.px(_STRIP)
    left = desk.h - high - gap
    if left < screen.px(_LEAST):
        return desk, nowhere()
    strip = Rect(desk.x, desk.bottom - high, desk.w, high)
    return strip, Rect(desk.x, desk.y, desk.w, left)
