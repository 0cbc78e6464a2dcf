"""The plain table's picture: it draws the position, the players and the choices."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from pygame import Rect

from game.table import picture
from game.table.handover_card import CardAreas, CardLayout, HandoverCardPart
from game.table.ids import TOOL_LOG
from game.table.log.panel import LogPanel
from game.table.modes import ButtonState
from game.table.modes.deciding import MORE, TAKE
from game.table.part import Part, draw_ribbon
from game.table.plain.shown import NEXT, PREVIOUS, Option, Shown, Space
from game.table.plain.view import options
from game.table.plain.view.board import Board
from game.table.plain.view.facts import FactLines
from game.table.plain.view.places import Places, nowhere, place
from game.table.plain.words import has_points, space_empty, stands_on
from game.table.players import Player
from game.table.things import Seat, Thing
from game.ui import panels, sprites, text, theme
from game.ui.controls.form import Form
from game.ui.controls.tooltips import Tooltip
from game.ui.input import Gesture, Pos
from game.ui.screen import Canvas, Screen, grid, split
from game.ui.sentence import Words
from game.ui.text import fitting_style

# The players' cards; sizes in dp.

_GAP: Final = 6
_PAD: Final = 10
_MARK: Final = 24
_NARROW: Final = 130
"""The width of a card below which its mark is smaller."""


class Seats:
    """Draws a card for each player.

    Attributes:
        high: True if the cards lie one below the other, False for side by side.
    """

    def __init__(self, players: Sequence[Player]) -> None:
        self.high = False
        self._players = players
        self._cards: list[Rect] = []

    def lay_out(self, screen: Screen, area: Rect) -> None:
        """Lay the cards out side by side, or one below the other."""
        count = len(self._players)
        columns, rows = (1, count) if self.high else (count, 1)
        self._cards = grid(area, columns, rows, screen.px(_GAP))

    def show(self, shown: Shown) -> None:
        """Do nothing: the cards' places do not depend on what is shown."""

    def paint(self, canvas: Canvas, shown: Shown) -> None:
        """Draw each card with mark, points, and the name if it fits.

        The card of the seat whose turn is shown is highlighted.
        """
        for seat, (player, card) in enumerate(zip(shown.players, self._cards, strict=True)):
            skin = panels.PARCHMENT_ACTIVE if seat == shown.seat else panels.PARCHMENT_DIM
            panels.draw(canvas, card, skin)
            _draw(canvas, card, player, shown.points[seat])

    def pick(self, pos: Pos) -> Thing | None:
        """Return the seat whose card is at a pixel; None beside all cards."""
        found = (seat for seat, card in enumerate(self._cards) if card.collidepoint(pos))
        return next((Seat(seat) for seat in found), None)

    def place_of(self, thing: Thing) -> Rect | None:
        """Return the rectangle of a seat's card; None for anything else."""
        return self._cards[thing.seat] if isinstance(thing, Seat) else None


def _draw(canvas: Canvas, card: Rect, player: Player, points: str) -> None:
    px = canvas.px
    inner = card.inflate(-2 * px(_PAD), 0)
    side = px(_MARK if card.w >= px(_NARROW) else _MARK * 3 // 4)
    mark = Rect(inner.x, 0, side, side)
    mark.centery = inner.centery
    sprites.draw_in(canvas, f"mark_{player.mark}", mark)
    drawn = text.draw(canvas, points, inner.midright, theme.NUMBER, "rm")
    left = mark.right + px(_GAP)
    room = drawn.x - px(_GAP) - left
    style = fitting_style(canvas.screen, player.name, theme.SUBHEADING, room)
    if text.fits(canvas.screen, player.name, style, room):
        text.draw(canvas, player.name, (left, inner.centery), style, "lm", max_width=room)


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
        self.board, self.facts, self.seats = Board(), FactLines(), Seats(players)
        self._page = 0
        self._laid = False

    @property
    def _parts(self) -> tuple[Part[Rect, Shown, Thing], ...]:
        return self.board, self.facts, self.seats

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
        self.facts.lay_out(self._screen, told)
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
        self.invalidate(self.places.choices)

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
        turns = {NEXT: ButtonState(), PREVIOUS: ButtonState()} if pages > 1 else {}
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
        areas = CardAreas(self.places.choices, self.places.buttons[TAKE])
        return HandoverCardPart(beside).plan(self._screen, areas)

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

    def seat_rect(self, seat: int) -> Rect | None:
        return self.seats.place_of(Seat(seat))

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
    def board_area(self) -> Rect:
        return self.places.position

    def steer(self, gesture: Gesture) -> bool:
        """Scroll the lines of text; return True if the gesture was meant for that."""
        return self.facts.take(gesture)

    # animations

    @property
    def is_animating(self) -> bool:
        return False

    def set_in_motion(self, played: Sequence[Any], lasting: float) -> None:
        """Do nothing: the plain table has no animations."""

    def skip(self) -> None:
        """Do nothing: the plain table has no animations."""

    def update(self, now: float) -> tuple[Sequence[Rect], bool]:
        return [self.board_area] if self.facts.update(now) else (), False

    # drawing

    def draw(self, canvas: Canvas, still: bool) -> None:  # noqa: ARG002
        self.cache.draw(canvas)
        self.log.draw(canvas)
        parts: tuple[Part[Rect, Shown, Thing], ...] = self.board, self.facts
        for area, part in zip(self._halves, parts, strict=True):
            if area.w:
                part.paint(canvas, self.shown)

    def prepare(self, canvas: Canvas) -> Iterator[Rect | None]:
        yield from self._form.prepare(canvas)
        yield from self.cache.prepare(canvas)
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
            HandoverCardPart(shown.beside).draw(canvas, plan)
        else:
            options.draw(canvas, places.choices, shown, self.plan)
        self.log.draw_paper(canvas)
        yield
        self._form.draw(canvas)


def _kinds(shown: Shown) -> tuple[bool, bool]:
    """Return whether the position has a board, and whether it has lines of text."""
    return bool(shown.diagram.spaces), bool(shown.diagram.lines)
