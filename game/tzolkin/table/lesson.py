"""A lesson of Tzolk'in, played at its table."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace
from typing import Final

from pygame import Rect

from game.table import ids as table_ids
from game.table.lesson import LessonScene
from game.tzolkin.table import ids
from game.tzolkin.table.scene import TableScene
from game.tzolkin.table.things import Thing
from game.tzolkin.table.view.controls import Controls
from game.tzolkin.table.view.layout import choose_layout
from game.tzolkin.table.view.picture import Picture
from game.tzolkin.table.view.places import GAP, Places, TableFacts, nowhere
from game.ui.screen import Screen

_PARTS: Final = {
    "temple": "temples",
    "technology": "technologies",
    "building": "buildings",
    "monument": "monuments",
    "prophecy": "prophecies",
}
"""The part of the table in which a thing lies, by the beginning of the thing's id."""
_STRIP: Final = 124
"""The height in dp of the card above the gears of a low phone."""


class LessonTable(LessonScene, TableScene):
    """The table with a lesson's card beside it; the lesson says which parts lie around the gears.

    Of those that it says nothing of (``Lesson.board``) none is there, so that there is nothing to
    wonder at.
    """

    doors = tuple(map(ids.drawer, _PARTS.values()))

    def _made(self) -> tuple[Picture, Controls]:
        picture, controls = super()._made()
        picture.layout_for = self.place
        return picture, controls

    def place(self, screen: Screen, table: TableFacts) -> Places:
        """Return the layout of the table, in which a phone leaves the card a place."""
        places = with_parts(choose_layout(screen, table), self.course.lesson.board)
        if not self.card.needs_room:
            return places
        lay_out = _with_card_above if screen.portrait else _with_card_beside
        panel, places = lay_out(screen, places)
        self.card.lay_on(panel)
        return places

    def _door_to(self, id: str) -> str:
        """Return the drawer's button for a thing that is put away in it."""
        part = _PARTS.get(id.partition("/")[0], "")
        there = part in self.picture.places.drawers and part not in self.picture.parts.part_rects
        return ids.drawer(part) if there else id

    def _places(self, ids: Collection[str], *, enabled: bool = False) -> Iterator[Rect]:
        """Yield the rectangles of these things as they are drawn, and of buttons."""
        things = {id: thing for id in ids if isinstance(thing := self.thing_of(id), Thing)}
        lit = {target.thing.id: target.handle_rect for target in self.picture.targets()}
        for id, thing in things.items():
            place = lit.get(id) if enabled else self.picture.parts.place_of(thing)
            if place:
                yield place
        yield from super()._places([id for id in ids if id not in things], enabled=enabled)


def with_parts(places: Places, parts: Collection[str] | None) -> Places:
    """Return the places with only these parts beside the gears and the seats; None for all."""
    if parts is None:
        return places
    there = {*parts, "seats", "goods"}
    drawers = tuple(one for one in places.drawers if one in parts)
    shut = {ids.drawer(one) for one in places.drawers} - {*map(ids.drawer, drawers)}
    kept = {name: rect for name, rect in places.parts.items() if name in there}
    paper = places.paper if any(map(places.paper.colliderect, kept.values())) else nowhere()
    buttons = {id: rect for id, rect in places.buttons.items() if id not in shut}
    return replace(places, parts=kept, drawers=drawers, paper=paper, buttons=buttons)


def _with_card_above(screen: Screen, places: Places) -> tuple[Rect, Places]:
    """Return the card's place above the gears, in place of the ribbon, and all other places.

    The tabs of drawers lie where a game has what takes more back than a lesson needs.
    """
    gap, board, seats = screen.px(GAP), places.board, places.parts["seats"]
    card = Rect(board.x, places.ribbon.y, board.w, screen.px(_STRIP))
    top = card.bottom + gap
    board = Rect(board.x, top, board.w, seats.y - gap - top)
    spare = [places.buttons[id] for id in (table_ids.TOOL_REDO, table_ids.TOOL_RESTART)]
    tabs = dict(zip(map(ids.drawer, places.drawers), spare, strict=False))
    foot = [id for id, rect in places.buttons.items() if rect.y > seats.y and rect not in spare]
    return card, replace(
        places,
        board=board,
        gears=board,
        page=board,
        drawer=board,
        ribbon=nowhere(),
        notes=seats,
        buttons={id: places.buttons[id] for id in foot} | tabs,
    )


def _with_card_beside(_screen: Screen, places: Places) -> tuple[Rect, Places]:
    """Return the card's place beside the gears, and all others: drawers lie over the gears."""
    return places.drawer, replace(places, drawer=places.board, over=True)
