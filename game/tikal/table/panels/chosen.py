"""The card of what is chosen: a hexagon and the pieces on it, or the members that are picked up."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from pygame import Rect

from game.tikal.table import ids
from game.tikal.table.board import draw_space_card
from game.tikal.table.panels.card import ContextCard
from game.tikal.table.shown.cards import PartyShown, PiecesThere, SelectionShown
from game.tikal.table.view.table_layout import is_flat
from game.ui import sprites, text, theme
from game.ui.screen import Canvas, Screen
from game.ui.text import fitting_style

_PICTURE = 90
"""The least height in dp for a picture of the chosen hexagon."""
_WIDE, _AT_END = 560, 190
"""The least width in dp of a panel with the picture at its end, and the width of that picture."""
_LINE = 24
_BETWEEN = 10
"""The distance between two marks in dp."""
_BESIDE = 4
"""The distance from a mark to its number in dp."""
_ABOVE_FOOT = 6


@dataclass(frozen=True)
class ChosenLayout:
    """The places of the rows: the name of the space, the pieces on it, what may be done or why not,
    the picture, and the buttons at the foot; None for what has no room."""

    title: Rect
    marks: Rect | None
    description: Rect | None
    picture: Rect | None
    foot: ButtonRows


class ChosenCard(ContextCard[SelectionShown]):
    """The card with the name of the space, the pieces on it, what may be done and, if there is
    room, a picture."""

    def layout(self, inner: Rect) -> ChosenLayout:
        """Return the places of the rows; the picture lies at the end of a wide panel, else below
        the rows."""
        screen, px, end = self.screen, self.screen.px, None
        if inner.w >= px(_WIDE):
            end = Rect(inner.right - px(_AT_END), inner.y, px(_AT_END), inner.h)
            inner = Rect(inner.x, inner.y, inner.w - px(_AT_END + theme.GAP), inner.h)
        title, marks = self._head(inner)
        top = px(_LINE)
        if marks is not None and marks.y > inner.y:
            top += marks.h + px(4)
        foot = lay_out_buttons(
            screen, inner, self.panel.party, self.panel.buttons, self.panel.disabled
        )
        rest = Rect(inner.x, inner.y + top, inner.w, 0)
        rest.h = max(0, foot.top - px(_ABOVE_FOOT) - rest.y)
        description = (
            rest if text.paragraph_fits(screen, self.panel.text, rest, theme.NOTE) else None
        )
        below = rest.copy()
        if description and self.panel.text:
            used = text.paragraph_height(screen, self.panel.text, description, theme.NOTE) + px(8)
            below = Rect(rest.x, rest.y + used, rest.w, rest.h - used)
        picture = end or (below if below.h > px(_PICTURE) else None)
        return ChosenLayout(title, marks, description, picture, foot)

    @property
    def buttons(self) -> Mapping[str, Rect]:
        """The buttons of the members, of the actions at the space, and of putting all down."""
        return self.layout(self.content_rect).foot.buttons

    def _head(self, inner: Rect) -> tuple[Rect, Rect | None]:
        """Return the places of the name and of the marks: in one line of a flat panel, else in two.
        The marks have none for the supply."""
        px, line = self.screen.px, self.screen.px(_LINE)
        title = Rect(inner.x, inner.y, inner.w, line)
        if self.panel.space is None:
            return title, None
        width = sum(self._widths) + px(_BETWEEN) * max(0, len(self._marks) - 1)
        if not is_flat(inner):
            return title, Rect(inner.x, inner.y + line, width, line)
        marks = Rect(inner.right - width, inner.y - px(2), width, line)
        title.w -= width + px(_BETWEEN) if width else 0
        return title, marks

    @property
    def _marks(self) -> list[tuple[str, str]]:
        """The sprite of everybody there, each with its strength in figures; "" for no strength."""
        return [_sprite_and_strength(one) for one in self.panel.pieces]

    @property
    def _widths(self) -> list[int]:
        """The width in pixels of each mark with its number."""
        screen = self.screen
        side, gap = screen.px(_LINE) - screen.px(4), screen.px(_BESIDE)
        numbers = [number for _name, number in self._marks]
        return [
            side + (gap + text.measure(screen, number, theme.NUMBER)[0] if number else 0)
            for number in numbers
        ]

    def draw_content(self, canvas: Canvas, inner: Rect) -> None:
        layout = self.layout(inner)
        begin = inner.x, inner.y + canvas.px(9)
        style = fitting_style(canvas.screen, self.panel.title, theme.SUBHEADING, layout.title.w)
        text.draw(canvas, self.panel.title, begin, style, "lm", max_width=layout.title.w)
        if layout.marks:
            self._draw_marks(canvas, layout.marks)
        if layout.description:
            text.paragraph(canvas, self.panel.text, layout.description, theme.NOTE)
        if layout.picture:
            self._draw_picture(canvas, layout.picture)
        if self.panel.party and layout.foot.worker_count:
            self._draw_count(canvas, layout.foot.worker_count, self.panel.party.workers)

    def _draw_count(self, canvas: Canvas, box: Rect, workers: int) -> None:
        """Draw a worker, and how many are picked up."""
        mark = self.panel.player.mark
        figure = Rect(box.x, box.y, box.w, box.h // 2)
        sprites.draw_in(canvas, f"worker_{mark}", figure)
        below = box.centerx, box.bottom - box.h // 4
        text.draw(canvas, str(workers), below, theme.NUMBER_BIG, max_width=box.w)

    def _draw_marks(self, canvas: Canvas, row: Rect) -> None:
        x, side = row.x, row.h - canvas.px(4)
        for (name, number), width in zip(self._marks, self._widths, strict=True):
            box = Rect(x, row.y + canvas.px(2), side, side)
            sprites.draw_in(canvas, name, box)
            beside = (box.right + canvas.px(_BESIDE), row.centery)
            text.draw(canvas, number, beside, theme.NUMBER, "lm")
            x += width + canvas.px(_BETWEEN)

    def _draw_picture(self, canvas: Canvas, box: Rect) -> None:
        """Draw the chosen hexagon, or the member that is to arrive."""
        space = self.panel.space
        if space is not None:
            if self.view.hexagon_kind(space) is not None:  # else it is still on its way there
                draw_space_card(canvas, box, self.view, space, self.places.hexagon_view)
            return
        limit = min(box.h, canvas.px(_AT_END))
        figure = Rect(0, 0, limit, limit).move_to(center=box.center)
        mark = self.panel.player.mark
        member = "leader" if self.panel.party and self.panel.party.leader else "worker"
        sprites.draw_in(canvas, f"{member}_{mark}", figure)


def _sprite_and_strength(there: PiecesThere) -> tuple[str, str]:
    """Return the name of a sprite, and the number beside it."""
    kind = "mark" if there.kind == "members" else there.kind
    return f"{kind}_{there.player.mark}", str(there.strength or "")


# The rows of buttons at the foot: who is picked up, and what may be done.

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
_NAMED: Final = 92
"""The width in dp of the leader's button where its label has room beside the figure."""
_TALL: Final = 64
"""The height in dp of the members' row where the label has room below the figure."""
_WIDEST: Final = 110
_COUNT: Final = 26
"""The width in dp of the number of workers."""


@dataclass(frozen=True)
class ButtonRows:
    """The places of the buttons at the foot of the panel, by id.

    Attributes:
        top: the upper edge of the rows, in pixels.
        worker_count: the place of the number of workers; None where there are no members to choose
            from.
    """

    top: int
    buttons: dict[str, Rect]
    worker_count: Rect | None = None


def lay_out_buttons(
    screen: Screen,
    inner: Rect,
    members: PartyShown | None,
    here: Sequence[str],
    idle: Collection[str] = (),
) -> ButtonRows:
    """Return the layout of the foot: the members left of the other buttons or, in a high and narrow
    panel, above them.

    Buttons without room are left out, those in ``idle`` before the others.
    """
    px = screen.px
    high = min(px(theme.TOUCH + _HIGHER), inner.h)
    row = Rect(inner.x, inner.bottom - high, inner.w, high)
    if members is None or not members.has_choice:
        return ButtonRows(row.y, _lay_out_actions(screen, row, here))
    least, step = _least_width(screen), px(theme.TOUCH + _GAP)
    if least + px(theme.TOUCH) > inner.w and inner.h < px(_HIGH):
        return _lay_out_cramped(
            screen, inner, members, _most_useful(here, idle, inner.w // step - 2)
        )
    crowded = bool(here) or least + step * members.all_at_once > row.w
    for_all = least + 2 * step > row.w and inner.h >= px(_HIGHER_STILL)
    if for_all or (crowded and inner.h >= px(_HIGH) and inner.w < px(_ONE_ROW)):
        tall = px(_TALL) if inner.h >= px(_HIGHER_STILL) else high
        above = Rect(row.x, row.y - px(theme.GAP) - tall, row.w, tall)
        buttons, count = _lay_out_members(screen, above, members)
        if ids.PARTY_ALL not in buttons:
            buttons[ids.PARTY_ALL] = Rect(row.x, row.y, px(theme.TOUCH), high)
            row = Rect(row.x + step, row.y, row.w - step, high)
            here = _most_useful(here, idle, row.w // step - 1)
        return ButtonRows(above.y, buttons | _lay_out_actions(screen, row, here), count)
    slots = (row.w - least + step * (not members.has_leader)) // step - 1
    # the button of all members has priority over a second verb
    here = _most_useful(here, idle, max(min(slots, 1), slots - 1))
    room = row.w - (len(here) + 1) * step
    buttons, count = _lay_out_members(screen, Rect(row.x, row.y, room, high), members)
    left = max(one.right for one in buttons.values()) + px(_GAP)
    rest = Rect(left, row.y, row.right - left, high)
    return ButtonRows(row.y, buttons | _lay_out_actions(screen, rest, here), count)


def _lay_out_cramped(
    screen: Screen, inner: Rect, members: PartyShown, here: Sequence[str]
) -> ButtonRows:
    """Return the layout in a low and narrow panel: two rows as high as a finger needs, close
    together and near the edge."""
    side, gap = screen.px(theme.TOUCH), screen.px(_GAP)
    row = Rect(inner.x, inner.bottom + gap - side, inner.w, side)
    above = row.move(0, -side - gap)
    buttons, count = _lay_out_members(screen, above, members)
    buttons.setdefault(ids.PARTY_ALL, Rect(row.x, row.y, side, side))
    rest = Rect(row.x + side + gap, row.y, row.w - side - gap, side)
    return ButtonRows(above.y, buttons | _lay_out_actions(screen, rest, here), count)


def _most_useful(here: Sequence[str], idle: Collection[str], count: int) -> list[str]:
    """Return ``count`` of the buttons in their order; idle ones are left out first."""
    useful = sorted(here, key=lambda id: id in idle)[: max(0, count)]
    return [id for id in here if id in useful]


def _lay_out_actions(screen: Screen, row: Rect, here: Sequence[str]) -> dict[str, Rect]:
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


def _lay_out_members(
    screen: Screen, row: Rect, members: PartyShown
) -> tuple[dict[str, Rect], Rect]:
    """Return the places of the members' buttons, and of the number of workers.

    Less, the number and more come first, so that they keep their places when the leader is away;
    then the button for all members, if it fits beside the leader, and the leader, wider where there
    is room.
    """
    gap, side = screen.px(_GAP), screen.px(theme.TOUCH)
    count, buttons, x = Rect(row.x, row.y, screen.px(_COUNT), row.h), {}, row.x
    leader = [ids.PARTY_LEADER] * members.has_leader
    spare = row.w + gap - _counter_width(screen) - len(leader) * (side + gap)
    every = [ids.PARTY_ALL] * (members.all_at_once and spare >= side + gap)
    named = min(screen.px(_NAMED), side + max(0, spare - len(every) * (side + gap)))
    for id in (ids.PARTY_LESS, "", ids.PARTY_MORE, *every, *leader):
        wide = named if id == ids.PARTY_LEADER else side
        there = Rect(x, row.y, wide, row.h) if id else count.move_to(x=x)
        x = there.right + gap
        if id:
            buttons[id] = there
        else:
            count = there
    return buttons, count


def _counter_width(screen: Screen) -> int:
    """Return the width in pixels of less, the number and more, with a gap after each."""
    return 2 * screen.px(theme.TOUCH + _GAP) + screen.px(_COUNT + _GAP)


def _least_width(screen: Screen) -> int:
    """Return the least width in pixels of the members' buttons. It counts the leader's wherever he
    is, so that the rows keep their places."""
    return _counter_width(screen) + screen.px(theme.TOUCH + _GAP)
