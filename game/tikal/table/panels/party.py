"""The rows at the foot of a chosen hexagon's panel: who is picked up, and what may be done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pygame import Rect

from game.ui import theme
from game.ui.screen import Screen

MOST_FIGURES: Final = 8
"""So many workers are shown one by one at the most; where more could go they are counted."""
_HIGH: Final = 140
"""The height in dp from which on the members of a narrow panel have a row of their own."""
_ONE_ROW: Final = 460
"""The width in dp from which on one row is enough for all."""
_GAP: Final = 4
_HIGHER: Final = 4
"""How much higher than a finger needs the buttons are."""
_WIDEST: Final = 110
_COUNT: Final = 30
"""The width in dp that the number of workers needs."""
_COUNTED: Final = "count"


@dataclass(frozen=True)
class Members:
    """Who is picked up, and who could be.

    Attributes:
        workers, leader: those who are.
        most: how many workers could be.
        has_leader: whether the leader could be.
    """

    workers: int
    leader: bool
    most: int
    has_leader: bool


@dataclass(frozen=True)
class Foot:
    """Where its buttons are, by id.

    Attributes:
        top: where the rows begin.
        count: where the number of workers is written; None where they are shown one by one.
    """

    top: int
    buttons: dict[str, Rect]
    count: Rect | None = None


def lay_foot(screen: Screen, inner: Rect, members: Members | None, here: Sequence[str]) -> Foot:
    """The members left of the rest, in a high and narrow panel above it.

    Buttons for which there is no room are left out, the last ones first.
    """
    px = screen.px
    high = min(px(theme.TOUCH + _HIGHER), inner.h)
    row = Rect(inner.x, inner.bottom - high, inner.w, high)
    if members is None:
        return Foot(row.y, _lay_here(screen, row, here))
    least, step = _least(screen, members), px(theme.TOUCH + _GAP)
    crowded = bool(here) or least + step > row.w
    if crowded and inner.h >= px(_HIGH) and inner.w < px(_ONE_ROW):
        above = row.move(0, -high - px(theme.GAP))
        buttons, count = _lay_members(screen, above, members)
        return Foot(above.y, buttons | _lay_here(screen, row, here), count)
    here = here[: max(0, (row.w - least) // step - 1)]
    room = row.w - (len(here) + 1) * step
    buttons, count = _lay_members(screen, Rect(row.x, row.y, room, high), members)
    left = max(one.right for one in buttons.values()) + px(_GAP)
    rest = Rect(left, row.y, row.right - left, high)
    return Foot(row.y, buttons | _lay_here(screen, rest, here), count)


def _lay_here(screen: Screen, row: Rect, here: Sequence[str]) -> dict[str, Rect]:
    """What puts down lies at the end, what may be done before it."""
    px, side = screen.px, screen.px(theme.TOUCH)
    buttons = {"put-down": Rect(row.right - side, row.y, side, row.h)}
    if not here:
        return buttons
    width = min(px(_WIDEST), (row.w - side) // len(here) - px(_GAP))
    left = row.right - side - len(here) * (width + px(_GAP))
    for i, id in enumerate(here):
        buttons[id] = Rect(left + i * (width + px(_GAP)), row.y, width, row.h)
    return buttons


def _lay_members(
    screen: Screen, row: Rect, members: Members
) -> tuple[dict[str, Rect], Rect | None]:
    """One by one as long as all of them have room, else the workers as a number; a button for all
    of them where room is left."""
    ids = ["party/leader"] * members.has_leader
    figures = [f"party/worker/{count}" for count in range(1, members.most + 1)]
    step = screen.px(theme.TOUCH + _GAP)
    slots = (row.w + screen.px(_GAP)) // step
    counted = len(ids + figures) > slots or members.most > MOST_FIGURES
    ids += ["party/less", _COUNTED, "party/more"] if counted else figures
    widths = {_COUNTED: screen.px(_COUNT)}
    used = sum(widths.get(id, step) for id in ids) + counted * screen.px(_GAP)
    if members.most + members.has_leader > 1 and used + step - screen.px(_GAP) <= row.w:
        ids.append("party/all")
    buttons, x = {}, row.x
    for id in ids:
        width = widths.get(id, step - screen.px(_GAP))
        buttons[id] = Rect(x, row.y, width, row.h)
        x += width + screen.px(_GAP)
    return buttons, buttons.pop(_COUNTED, None)


def _least(screen: Screen, members: Members) -> int:
    """The width that the members need at least."""
    step = screen.px(theme.TOUCH + _GAP)
    one_by_one = (members.most + members.has_leader) * step
    counted = (2 + members.has_leader) * step + screen.px(_COUNT + _GAP)
    return min(one_by_one, counted)
