"""A lesson of Tzolk'in, played at its table."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace
from typing import Any, Final

from pygame import Rect

from game.lessons.lesson import LessonState
from game.lessons.position import LEARNER
from game.table import ids as table_ids
from game.table.lesson import LessonScene
from game.table.things import Seat
from game.tzolkin.rules.data.board import (
    ALL_TEETH,
    GEAR_OF,
    KINDS,
    LAST_SPACE,
    MOST_LEVELS,
    SPACE_OF,
    TOP_STEP,
    TRACKS,
)
from game.tzolkin.table import ids
from game.tzolkin.table.modes.counting import Counting
from game.tzolkin.table.options import Option
from game.tzolkin.table.panels.seat_card import place_of_good
from game.tzolkin.table.scene import PARTS, TableScene
from game.tzolkin.table.signs import Sign, sign
from game.tzolkin.table.signs.spaces import EMBLEMS
from game.tzolkin.table.things import Cube, Plate, Space, Technology, Temple, Thing
from game.tzolkin.table.tray import Tray, TrayCard
from game.tzolkin.table.view.controls import Controls
from game.tzolkin.table.view.layout import choose_layout
from game.tzolkin.table.view.picture import Picture
from game.tzolkin.table.view.places import GAP, Places, TableFacts, nowhere
from game.tzolkin.words.table import WAITING_WORDS
from game.ui.i18n import gettext as _
from game.ui.screen import Screen

CORN: Final = "corn"
"""The id by which a step names the learner's corn."""
_PLATES: Final = tuple(
    Plate(gear, number) for gear, last in enumerate(LAST_SPACE) for number in range(1, last + 1)
)
"""The actions of all gears."""
_HIDDEN: Final[tuple[Thing, ...]] = (*_PLATES, *map(Temple, range(len(TOP_STEP))))
"""What can be hidden."""
_UNTOUCHED: Final[tuple[Thing, ...]] = (
    *map(Space, range(ALL_TEETH)),
    *_PLATES,
    *(Temple(one, step) for one, top in enumerate(TOP_STEP) for step in range(top + 1)),
    *(Technology(one, n) for one in range(len(TRACKS)) for n in range(MOST_LEVELS + 1)),
    *map(Cube, range(len(KINDS))),
)
"""What a step can name although it cannot always be touched or asked about."""
_BY_ID: Final = {thing.id: thing for thing in _UNTOUCHED}
_STRIP: Final = 124
"""The height in dp of the card above the gears of a low phone."""


class LessonTable(LessonScene, TableScene):
    """The table with a lesson's card beside it; the lesson says which parts lie around the gears.

    Its ``board`` has the names of these parts, None for all; it can hide plates of the gears.
    """

    doors = tuple(map(ids.drawer, PARTS.values()))
    _ready_for = -1
    """The number of the step for which drawers were opened or closed last."""

    def _made(self) -> tuple[Picture, Controls]:
        picture, controls = super()._made()
        picture.layout_for = self.place
        return picture, controls

    @property
    def _facts(self) -> TableFacts:
        return replace(super()._facts, only=self.course.lesson.board)

    def place(self, screen: Screen, table: TableFacts) -> Places:
        """Return the layout of the table, in which a phone leaves the card a place."""
        places = _without_extras(choose_layout(screen, table))
        if not self.card.needs_room:
            return places
        lay_out = _with_card_above if screen.portrait else _with_card_beside
        panel, places = lay_out(screen, places)
        self.card.lay_on(panel)
        return places

    def _follow_course(self, before: LessonState | None = None) -> None:
        """Update the learner's progress; while a sheet lies over the table, tell only of that."""
        counted = isinstance(self.mode, Counting) and self.mode.done
        self.card.aside = _about_sheet(counted=counted) if self.session.interlude else ""
        if self.card.aside:
            self._show_card()
        else:
            super()._follow_course(before)

    # what is seen

    def _show(self, shown: Any) -> None:  # noqa: ANN401 (the shared scene's)
        drawer = shown.drawer and (self._drawer or shown.drawer)  # monuments before buildings
        hidden = self._hidden
        seen, tray = replace(shown.seen, hidden=hidden), _unsaid(shown.tray, hidden)
        super()._show(replace(shown, drawer=drawer, seen=seen, tray=tray))

    def layout(self, screen: Screen) -> None:
        super().layout(screen)
        self._ready_for = -1
        self._open_drawer()

    def _show_card(self) -> None:
        super()._show_card()
        self._open_drawer()
        if self.picture.shown.seen.hidden != self._hidden:
            self.refresh()

    @property
    def _hidden(self) -> Collection[Thing]:
        """The plates and temples that no step has spoken of yet."""
        return frozenset(thing for thing in _HIDDEN if self.course.hides(thing.id))

    def _open_drawer(self) -> None:
        """For a new step, open the drawer of what it names; close any other over the gears."""
        if self._ready_for == self.course.number:
            return
        self._ready_for = self.course.number
        opened, drawer = self.picture.parts.open_drawer, self._drawer
        if self.picture.places.over and drawer != opened and not self.picture.shown.drawer:
            self.picture.toggle_drawer(drawer or opened)
            self.refresh()
            self._point()

    @property
    def _drawer(self) -> str:
        """The drawer in which all things lie that the step names; empty for none."""
        named = (id.partition("/")[0] for id in self.course.step.names)
        parts = {PARTS.get(kind, "") for kind in named}
        drawer = parts.pop() if len(parts) == 1 else ""
        return drawer if drawer in self.picture.places.drawers else ""

    # what is named

    def thing_of(self, id: str) -> Option | None:
        return super().thing_of(id) or _BY_ID.get(id)

    def _places(self, ids: Collection[str], *, enabled: bool = False) -> Iterator[Rect]:
        """Yield the rectangles of these things as they are drawn, and of buttons.

        While a sheet lies over the table, only those of buttons.
        """
        if self.picture.shown.cover:
            yield from super()._places(ids, enabled=True)
            return
        things = {id: thing for id in ids if isinstance(thing := self.thing_of(id), Thing)}
        lit = {target.thing.id: target.handle_rect for target in self.picture.targets()}
        for id, thing in things.items():
            place = lit.get(id) if enabled else self.picture.parts.place_of(thing)
            if place:
                yield place
        if CORN in ids and (corn := self._corn):
            yield corn
        yield from super()._places([id for id in ids if id not in things], enabled=enabled)

    @property
    def _corn(self) -> Rect | None:
        """Where the learner's corn is counted."""
        parts = self.picture.parts
        if "goods" in parts.part_rects:
            return parts.goods.corn
        card = parts.place_of(Seat(LEARNER))
        return card and place_of_good(self.screen, card, sign.CORN)


def _about_sheet(*, counted: bool) -> str:
    """Say what a food day's sheet shows; once all is counted, how to go on."""
    if not counted:
        return _("Everybody eats, then the temples give.")
    told = _("Everybody eats, then the temples give. Read, then choose {go_on}.")
    return told.format(go_on=WAITING_WORDS["continue"])


def _unsaid(tray: Tray, hidden: Collection[Thing]) -> Tray:
    """Return the tray in which a worker on a hidden action has the sign of his gear instead."""
    rows = (
        replace(row, cards=tuple(_unsaid_card(card, hidden) for card in row.cards))
        for row in tray.rows
    )
    return replace(tray, rows=tuple(rows))


def _unsaid_card(card: TrayCard, hidden: Collection[Thing]) -> TrayCard:
    match card.option:
        case Space(tooth) if Plate(GEAR_OF[tooth], SPACE_OF[tooth]) in hidden:
            return replace(card, signs=((Sign(sign.WORKER), Sign(EMBLEMS[GEAR_OF[tooth]])),))
    return card


def _without_extras(places: Places) -> Places:
    """Return the places without log, overlays and the other view: the lesson does not need them.

    The ribbon takes the room of their buttons, the explanation that of the log.
    """
    ribbon = places.ribbon
    beside = {id: one for id, one in places.buttons.items() if one.centery == ribbon.centery}
    info = places.info.union(places.log) if places.log.x == places.info.x else places.info
    return replace(
        places,
        ribbon=ribbon.unionall([*beside.values()]),
        info=info,
        log=nowhere(),
        buttons={id: one for id, one in places.buttons.items() if id not in beside},
    )


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
