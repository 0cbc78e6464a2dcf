"""The plain table's picture: it draws what is shown, and knows where everything lies."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from pygame import Rect

from game.table import picture
from game.table.ids import TOOL_LOG
from game.table.log.panel import LogPanel
from game.table.modes import ButtonState
from game.table.modes.handing import MORE, TAKE
from game.table.part import Part
from game.table.plain import ids
from game.table.plain.shown import Option, Shown
from game.table.plain.things import Space
from game.table.plain.view import options
from game.table.plain.view.board import Board
from game.table.plain.view.places import Places, nowhere, place
from game.table.plain.view.seats import Seats
from game.table.plain.view.told import Facts
from game.table.plain.words import has_points, space_empty, stands_on
from game.table.players import Player
from game.table.ribbon import draw_ribbon
from game.table.things import Seat, Thing
from game.table.turns.card import Areas, CardLayout, CardPart
from game.ui import panels
from game.ui.controls.explaining import Tooltip
from game.ui.controls.form import Form
from game.ui.input import Gesture, Pos
from game.ui.painting.cells import split
from game.ui.screen import Canvas, Screen
from game.ui.sentence import Words

_LINES = 0.36
"""The part of the position's place that lines of text take beside a board."""


class Picture(picture.Picture[Shown, Thing | None]):
    """Draws the position, the players and the choices.

    Attributes:
        board: the part with the board.
        told: the part with lines of text about the position.
        seats: the part with the players.
    """

    def __init__(
        self, screen: Screen, players: Sequence[Player], form: Form, log: LogPanel
    ) -> None:
        super().__init__(screen, form, log)
        self.board, self.told, self.seats = Board(), Facts(), Seats(players)
        self._page = 0
        self._laid = False

    @property
    def _parts(self) -> tuple[Part[Rect, Shown, Thing], ...]:
        return self.board, self.told, self.seats

    def layout(self, screen: Screen) -> None:
        self._screen, self._laid = screen, True
        self._lay_out()
        self.log.layout(screen, self.places.log)

    @property
    def places(self) -> Places:
        """The rectangles of everything in the present window."""
        return self._placed(self._screen)

    def _placed(self, screen: Screen) -> Places:
        return place(screen, len(self.shown.players), self.board.wanted(screen))

    def _lay_out(self) -> None:
        board, told = self._halves
        self.seats.high = self.places.high
        self.board.lay_out(self._screen, board)
        self.told.lay_out(self._screen, told)
        self.seats.lay_out(self._screen, self.places.seats)

    @property
    def _halves(self) -> tuple[Rect, Rect]:
        """The rectangles of the board and of the lines of text; empty without a board or lines."""
        area, diagram = self.places.position, self.shown.diagram
        if not diagram.spaces:
            return nowhere(), area
        if not diagram.lines:
            return area, nowhere()
        gap = self._screen.px(6)
        if area.w > area.h:
            return split(area, round(_LINES * area.w), gap)
        low = round(_LINES * area.h)
        above = Rect(area.x, area.y, area.w, area.h - low - gap)
        return above, Rect(area.x, above.bottom + gap, area.w, low)

    def show(self, shown: Shown, still: bool) -> Sequence[Rect]:  # noqa: ARG002
        """Show a new value; other choices begin on their first page."""
        before, self._shown = self._shown, shown
        if before is None or shown.rows != before.rows:
            self._page = 0
        for part in self._parts:
            part.show(shown)
        if self._laid and (before is None or _kinds(before) != _kinds(shown)):
            self._lay_out()
        return () if shown == before else [self._screen.rect]

    def turn_page(self, way: int) -> None:
        """Turn the choices' pages by so many."""
        self._page = (self._page + way) % self.plan.pages
        self.change(self.places.choices)

    # places and hit tests

    @property
    def plan(self) -> options.OptionsLayout:
        """The layout of the choices."""
        area = self.places.choices
        return options.plan(self._screen, area, self.shown, self._page, self._is_on_board)

    def _is_on_board(self, option: Option) -> bool:
        return bool(option.space) and self.board.touched

    @property
    def looks(self) -> dict[str, ButtonState]:
        """The states of all visible buttons, by id."""
        pages = self.plan.pages
        turns = {ids.NEXT: ButtonState(), ids.PREVIOUS: ButtonState()} if pages > 1 else {}
        return {**self.shown.looks, **turns}

    @property
    def buttons(self) -> dict[str, Rect]:
        """The rectangles of all buttons, by id."""
        card = self._card
        more = {MORE: card.more} if card and card.more else {}
        return {**self.places.buttons, **more}

    @property
    def _card(self) -> CardLayout | None:
        """The layout of the hand-over card over the choices; None if there is none."""
        if (beside := self.shown.beside) is None:
            return None
        areas = Areas(self.places.choices, self.places.buttons[TAKE])
        return CardPart(beside).plan(self._screen, areas)

    def touchable(self) -> Iterator[tuple[Space, Words, Rect]]:
        """Yield the spaces that can be touched, with their explanation and rectangle."""
        for one in self.shown.diagram.spaces if self.board.touched else ():
            rect = self.board.place_of(space := Space(one.name))
            if one.name in self.shown.lit and rect:
                yield space, self._words_of(space), rect

    def pick(self, pos: Pos) -> Thing | None:
        """Return the thing at a pixel; None beside everything."""
        picked = (part.pick(pos) for part in self._parts)
        return next((thing for thing in picked if thing is not None), None)

    def explains(self, pos: Pos, held: bool) -> Tooltip | None:  # noqa: ARG002
        thing = self.pick(pos)
        return None if thing is None else self.tooltip_of(thing)

    def tooltip_of(self, thing: Thing) -> Tooltip | None:
        """Return the tooltip of a thing, or None if it has no place in the window."""
        place = next(filter(None, (one.place_of(thing) for one in self._parts)), None)
        return Tooltip(place, self._words_of(thing)) if place else None

    def _words_of(self, thing: Thing) -> Words:
        """Return what a space or a seat is, in words."""
        shown = self.shown
        match thing:
            case Space(name):
                space = next(one for one in shown.diagram.spaces if one.name == name)
                if space.words or space.seat is None:
                    return space.words or space_empty(name)
                return stands_on(name, shown.players[space.seat].name)
            case Seat(seat):
                return has_points(shown.players[seat].name, shown.points[seat])
        return ""

    @property
    def ribbon(self) -> Rect:
        """The ribbon's rectangle, wider where the log has no button."""
        places = self.places
        button = places.buttons.get(TOOL_LOG)
        if button is None or TOOL_LOG in self.shown.looks:
            return places.ribbon
        return places.ribbon.union(button)

    @property
    def notes(self) -> Rect:
        """The rectangle of toasts: the ribbon, so that neither position nor choices are covered."""
        return self.ribbon

    @property
    def bare(self) -> Rect:
        return self.places.position

    def steer(self, gesture: Gesture) -> bool:
        """Scroll the lines of text; return True if the gesture was meant for that."""
        return self.told.take(gesture)

    # animations

    @property
    def moves(self) -> bool:
        return False

    def set_in_motion(self, played: Sequence[Any], lasting: float) -> None:
        """Do nothing: the plain table has no animations."""

    def skip(self) -> None:
        """Do nothing: the plain table has no animations."""

    def update(self, now: float) -> tuple[Sequence[Rect], bool]:
        return [self.bare] if self.told.update(now) else (), False

    # drawing

    def draw(self, canvas: Canvas, still: bool) -> None:  # noqa: ARG002
        self.kept.draw(canvas)
        self.log.draw(canvas)
        parts: tuple[Part[Rect, Shown, Thing], ...] = self.board, self.told
        for area, part in zip(self._halves, parts, strict=True):
            if area.w:
                part.paint(canvas, self.shown)

    def prepare(self, canvas: Canvas) -> Iterator[Rect | None]:
        yield from self._form.prepare(canvas)
        yield from self.kept.prepare(canvas)
        yield from self.log.prepare(canvas)
        self.draw(canvas, still=True)

    def _paint_around(self, canvas: Canvas) -> Iterator[None]:
        """Paint the table, its panels and what lies on them, part by part."""
        shown, places = self.shown, self.places
        panels.wood(canvas)
        yield
        draw_ribbon(canvas, self.ribbon, shown.players[shown.seat], shown.words)
        for area in self._halves:
            if area.w and panels.seen(canvas, area):
                panels.draw(canvas, area)
        self.seats.paint(canvas, shown)
        yield
        if shown.beside and (plan := self._card):
            CardPart(shown.beside).draw(canvas, plan)
        else:
            options.draw(canvas, places.choices, shown, self.plan)
        self.log.draw_paper(canvas)
        yield
        self._form.draw(canvas)


def _kinds(shown: Shown) -> tuple[bool, bool]:
    """Return whether the position has a board, and whether it has lines of text."""
    return bool(shown.diagram.spaces), bool(shown.diagram.lines)
