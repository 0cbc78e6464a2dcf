"""The rows at the foot of a chosen hexagon's panel: who is picked up, and what may be done."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from pygame import Rect

from game.tikal.table import ids
from game.tikal.table.shown.chosen import Members
from game.ui import theme
from game.ui.screen import Screen

_HIGH: Final = 140
"""The least height in dp of a narrow panel in which the members have a row of their own."""
_HIGHER_STILL: Final = 200
"""The least height in dp in which they have that row only to make room for the button of all
members."""
_ONE_ROW: Final = 460
"""The least width in dp in which one row is enough for everything."""
_GAP: Final = 4
_HIGHER: Final = 4
"""How much higher in dp the buttons are than a finger needs."""
_WIDEST: Final = 110
_COUNT: Final = 26
"""The width in dp of the number of workers."""


@dataclass(frozen=True)
class Foot:
    """The places of the buttons at the foot of the panel, by id.

    Attributes:
        top: the upper edge of the rows, in pixels.
        count: the place of the number of workers; None where there are no members to choose from.
    """

    top: int
    buttons: dict[str, Rect]
    count: Rect | None = None


def lay_foot(
    screen: Screen,
    inner: Rect,
    members: Members | None,
    here: Sequence[str],
    idle: Collection[str] = (),
) -> Foot:
    """Return the layout of the foot: the members left of the other buttons or, in a high and narrow
    panel, above them.

    Buttons without room are left out, those in ``idle`` before the others.
    """
    px = screen.px
    high = min(px(theme.TOUCH + _HIGHER), inner.h)
    row = Rect(inner.x, inner.bottom - high, inner.w, high)
    if members is None or not members.to_choose:
        return Foot(row.y, _lay_here(screen, row, here))
    least, step = _least(screen, members), px(theme.TOUCH + _GAP)
    if least + px(theme.TOUCH) > inner.w and inner.h < px(_HIGH):
        return _lay_cramped(screen, inner, members, _kept(here, idle, inner.w // step - 2))
    crowded = bool(here) or least + step > row.w
    for_all = least + 2 * step > row.w and inner.h >= px(_HIGHER_STILL)
    if for_all or (crowded and inner.h >= px(_HIGH) and inner.w < px(_ONE_ROW)):
        above = row.move(0, -high - px(theme.GAP))
        buttons, count = _lay_members(screen, above, members)
        if ids.PARTY_ALL not in buttons:
            buttons[ids.PARTY_ALL] = Rect(row.x, row.y, px(theme.TOUCH), high)
            row = Rect(row.x + step, row.y, row.w - step, high)
            here = _kept(here, idle, row.w // step - 1)
        return Foot(above.y, buttons | _lay_here(screen, row, here), count)
    slots = (row.w - least) // step - 1
    # the button of all members has priority over a second verb
    here = _kept(here, idle, max(min(slots, 1), slots - 1))
    room = row.w - (len(here) + 1) * step
    buttons, count = _lay_members(screen, Rect(row.x, row.y, room, high), members)
    left = max(one.right for one in buttons.values()) + px(_GAP)
    rest = Rect(left, row.y, row.right - left, high)
    return Foot(row.y, buttons | _lay_here(screen, rest, here), count)


def _lay_cramped(screen: Screen, inner: Rect, members: Members, here: Sequence[str]) -> Foot:
    """Return the layout in a low and narrow panel: two rows as high as a finger needs, close
    together and near the edge."""
    side, gap = screen.px(theme.TOUCH), screen.px(_GAP)
    row = Rect(inner.x, inner.bottom + gap - side, inner.w, side)
    above = row.move(0, -side - gap)
    buttons, count = _lay_members(screen, above, members)
    buttons.setdefault(ids.PARTY_ALL, Rect(row.x, row.y, side, side))
    rest = Rect(row.x + side + gap, row.y, row.w - side - gap, side)
    return Foot(above.y, buttons | _lay_here(screen, rest, here), count)


def _kept(here: Sequence[str], idle: Collection[str], count: int) -> list[str]:
    """Return ``count`` of the buttons in their order; idle ones are left out first."""
    useful = sorted(here, key=lambda id: id in idle)[: max(0, count)]
    return [id for id in here if id in useful]


def _lay_here(screen: Screen, row: Rect, here: Sequence[str]) -> dict[str, Rect]:
    """Return the places of the buttons in a row: putting down at its end, the actions before it."""
    px, side = screen.px, screen.px(theme.TOUCH)
    buttons = {ids.PUT_DOWN: Rect(row.right - side, row.y, side, row.h)}
    if not here:
        return buttons
    width = min(px(_WIDEST), (row.w - side) // len(here) - px(_GAP))
    left = row.right - side - len(here) * (width + px(_GAP))
    for i, id in enumerate(here):
        buttons[id] = Rect(left + i * (width + px(_GAP)), row.y, width, row.h)
    return buttons


def _lay_members(screen: Screen, row: Rect, members: Members) -> tuple[dict[str, Rect], Rect]:
    """Return the places of the members' buttons, and of the number of workers.

    The leader comes first, then less, the number and more; the button for all members only if it
    fits.
    """
    gap, side = screen.px(_GAP), screen.px(theme.TOUCH)
    count, buttons, x = Rect(row.x, row.y, screen.px(_COUNT), row.h), {}, row.x
    leader = [ids.PARTY_LEADER] * members.has_leader
    for id in (*leader, ids.PARTY_LESS, "", ids.PARTY_MORE, ids.PARTY_ALL):
        there = Rect(x, row.y, side, row.h) if id else count.move_to(x=x)
        x = there.right + gap
        if not id:
            count = there
        elif there.right <= row.right or id != ids.PARTY_ALL:
            buttons[id] = there
    return buttons, count


def _least(screen: Screen, members: Members) -> int:
    """Return the least width in pixels of the members' buttons."""
    step = screen.px(theme.TOUCH + _GAP)
    return (2 + members.has_leader) * step + screen.px(_COUNT + _GAP)
