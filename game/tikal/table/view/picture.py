"""The picture of the table: it draws what it is shown, and knows where everything lies."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from pygame import Rect

from game.platform import platform
from game.table import picture, telling
from game.table.log.panel import LogPanel
from game.table.part import draw_ribbon
from game.table.picture import StepAnimation
from game.table.players import Player
from game.table.things import Seat
from game.tikal.rules.scoring import breakdown
from game.tikal.table import ids, motion
from game.tikal.table.board.elements import needed_places, space_elements
from game.tikal.table.board.geometry import HexagonView
from game.tikal.table.match.telling import Played, Tally
from game.tikal.table.motion.scenery import draw_idle
from game.tikal.table.panels import PanelCard
from game.tikal.table.panels.stock import free_bars
from game.tikal.table.shown.shown import Desk, Shown
from game.tikal.table.things import Hand, Thing, space_of
from game.tikal.table.view.controls import ComeHereButton, come_here_rect
from game.tikal.table.view.parts import Parts, carried_box, draw_carried
from game.tikal.table.view.places import PlaceAll, Places, place_all
from game.tikal.table.view.seat_chip import widen_own_chip
from game.tikal.words.labels import seat_with_points
from game.ui import panels, theme
from game.ui.camera import FloatingView
from game.ui.controls.form import Form
from game.ui.element import Element
from game.ui.input import Gesture, Pos
from game.ui.painting.animation import IdleClock
from game.ui.screen import Canvas, Screen
from game.ui.sound import speaker

_NOTHING: Final = Rect(0, 0, 0, 0)
_HELP: Final = 360
"""The least width of the help of a first game, in dp."""


class Picture(picture.Picture[Shown, Thing | None]):
    """The board, and the parts around it.

    Attributes:
        parts: all parts of the table.
        board: the board among them.
        playing: the motion that is under way.
        own_seat: the seat that is shown in full where only one can be.
    """

    def __init__(
        self,
        screen: Screen,
        players: Sequence[Player],
        area: Sequence[int],
        form: Form,
        log: LogPanel,
        *,
        place: PlaceAll = place_all,
    ) -> None:
        super().__init__(screen, form, log)
        self.parts = Parts(screen, players, area)
        self.board = self.parts.board
        self.playing: StepAnimation[motion.Step] = StepAnimation()
        self._tally: Tally | None = None
        self.own_seat = 0
        self._seats = len(players)
        self._place = place
        self._placed: dict[tuple[Desk, bool, int], Places] = {}
        self._laid: Places | None = None
        self._drawn: Shown | None = None
        self._panels: tuple[object, ...] = ()
        self._payouts: list[int] = []
        self._life = IdleClock()
        self._floating = FloatingView(self.board, platform.compositor)

    @property
    def drawn(self) -> Shown:
        """What is drawn: while something moves, the position without what is still on its way.

        Raises:
            RuntimeError: nothing has been shown yet.
        """
        return self._drawn or self.shown

    @property
    def card(self) -> PanelCard[Any]:
        """The card or panel beside the board."""
        return self.parts.panel.card

    def show(self, shown: Shown, still: bool) -> list[Rect]:  # noqa: ARG002
        """Show this from now on; return the rectangles to redraw. A new tally begins to be
        counted."""
        before, self._shown = self._shown, shown
        if shown.tally and shown.tally is not self._tally:
            self._count(shown.tally)
        cards = (self.card,) if before else ()
        panels_before, self._panels = self._panels, self._on_way
        self._see()
        found = None
        if before and panels_before == self._panels:
            found = changed_rects(before, shown, self.ribbon, (*cards, self.card))
        if found is None:
            return [self._screen.rect]
        return [panels.reach(self._screen, part) for part in found]

    @property
    def _on_way(self) -> tuple[object, ...]:
        """The values of the position that panels show and that may still be on their way."""
        view = self.drawn.view
        return view.treasures, view.hand, view.value, self._payouts

    def _see(self) -> None:
        """Lay out the parts if the places have changed, and pass them what is to be seen now."""
        step, shown, places = self.playing.step, self.shown, self.places
        self._drawn = replace(shown, view=step.background) if step and step.background else shown
        view = self._drawn.view
        self._payouts = [breakdown(view, seat).total for seat in range(view.seats)]
        if places is not self._laid:
            self.parts.lay_out(self._screen, places)
            self._laid = places
        self.parts.show(self._drawn)

    def layout(self, screen: Screen) -> None:
        self._screen = screen
        self._placed.clear()
        self._see()
        self.log.layout(screen, self.places.layout.log)

    @property
    def places(self) -> Places:
        """Where everything lies in the window, for the desk that is shown.

        Raises:
            RuntimeError: nothing has been shown yet.
        """
        turned = self.board.seen.turned
        key = self.shown.desk, turned, self.own_seat
        if key not in self._placed:
            there = self._place(self._screen, self._seats, self.shown.desk)
            seats = widen_own_chip(self._screen, there.layout.seats, self.own_seat)
            layout = replace(there.layout, seats=seats)
            self._placed[key] = replace(
                there, layout=layout, hexagon_view=HexagonView(turned=turned)
            )
        return self._placed[key]

    @property
    def buttons(self) -> dict[str, Rect]:
        return {**self.places.buttons, **self.card.buttons, **self._come_here_button()}

    def _come_here_button(self) -> dict[str, Rect]:
        """Return the place of the button on a hexagon; empty while there is none."""
        space = space_of(self.shown.offered)
        there = None if space is None else come_here_rect(self._screen, self.board, space)
        return {ids.PARTY_GO: there} if there else {}

    @property
    def covered(self) -> Sequence[Rect]:
        return self.card.covered

    @property
    def card_rooms(self) -> Collection[str]:
        return self.card.button_prefixes

    @property
    def ribbon(self) -> Rect:
        return self.places.layout.ribbon

    @property
    def notes(self) -> Rect:
        return self.places.layout.notes if self.places.layout.notes.w else self.ribbon

    @property
    def help_band(self) -> Rect:
        """The ribbon, as help comes while that says only whose turn it is; the top of the board
        where the ribbon is too narrow."""
        board = self.board.rect
        wide = self.ribbon.w >= self._screen.px(_HELP)
        return self.ribbon if wide else Rect(*board.topleft, board.w, 0)

    @property
    def board_area(self) -> Rect:
        return self.board.rect

    @property
    def needed(self) -> list[Rect]:
        return needed_places(self.board, self.shown)

    def reveal(self, step: telling.ActionReport) -> None:
        self.board.reveal(step.spaces)

    def grip(self, pos: Pos) -> Thing | None:
        """Return the thing that a drag takes: the hexagon in hand, too, though a button lies over
        it."""
        there = self.pick(pos)
        return there if there == Hand() else super().grip(pos)

    def _box_of(self, what: Thing | None, pos: Pos) -> Rect:
        """Return the box of what is carried; an empty one for a hexagon that is tried on the board,
        where it is drawn anyway."""
        laid = what == Hand() and self.shown.look.preview
        return _NOTHING if laid else carried_box(self._screen, self.board, what, pos)

    def steer(self, gesture: Gesture) -> bool:
        return self.board.steer(gesture)

    def steered(self, note: Rect | None) -> bool:
        """Follow the board's camera; return False if the board has to be redrawn, because something
        lies over it: motion, a button, or a note in passing."""
        noted = note is not None and note.colliderect(self.board.box)
        covered = self.shown.offered is not None
        bare = self.playing.done and not covered and not noted
        return bare and self._floating.begin()

    def turn(self) -> None:
        """Show the board from its other side, and end all motion."""
        self.playing.skip()
        self.board.turn()
        self.invalidate(None)
        self._see()

    def show_in_full(self, seat: int) -> None:
        """Show this seat in full."""
        if seat != self.own_seat:
            self.own_seat = seat
            self.invalidate(None)
            self._see()

    # motion

    @property
    def is_animating(self) -> bool:
        return not self.playing.done

    @property
    def steps_done(self) -> int:
        return self.playing.steps_done

    def set_in_motion(self, played: Sequence[Played], lasting: float) -> None:  # noqa: ARG002
        self.playing = StepAnimation(motion.steps_of(played, seen=self.board.seen))

    def _count(self, tally: Tally) -> None:
        """Begin to count the points of a scoring."""
        self._tally = tally
        steps = motion.scoring_steps(tally.seat, tally.paid) + motion.victory_steps(tally.winners)
        self.playing = StepAnimation(steps, theme.SMOOTH, tally.at_once)

    def skip(self) -> None:
        """End all motion but the counting of a scoring, which has a button of its own."""
        if not self.shown.tally:
            self.playing.skip()

    def update(self, now: float) -> tuple[list[Rect], bool]:
        passed = self.playing.steps_done
        moves = self.playing.update(now)
        step = self.playing.step
        if self.playing.changed:
            self._see()
            if step and step.sound:
                speaker.play(step.sound)
        changed = self.playing.steps_done > passed or self._on_way != self._panels
        due = self._board_due(now)
        return [self._screen.rect if moves else due], changed

    def _board_due(self, now: float) -> Rect:
        """Return the part of the board that is to be redrawn without motion."""
        if not self._floating.is_floating:
            return self.board.rect if self.board.pending else _NOTHING
        self.cache.keep_in_cache()
        return self._floating.update(now) or _NOTHING

    def lives(self, now: float) -> Rect | None:
        return self.board.rect if self._life.advance(now) else None

    # drawing

    def draw(self, canvas: Canvas, still: bool) -> None:
        self.cache.draw(canvas)
        self.log.draw(canvas)
        self.board.paint(canvas, self.drawn)
        if not still:
            draw_idle(canvas, self.board, self.drawn.view, self._life.time)
        if step := self.playing.step:
            motion.draw_moves(canvas, self._geometry(), step.moves, self.playing.progress)
        for widget in self._form.widgets:
            if isinstance(widget, ComeHereButton) and widget.visible:
                widget.draw(canvas)
        if (box := self._carried_box).w:
            draw_carried(canvas, box, self.board, self.shown)

    def prepare(self, canvas: Canvas) -> Iterator[Rect | None]:
        """Draw the picture part by part: first the board with its buttons, then all around it."""
        yield from self._form.prepare(canvas)
        yield from self.board.prepare(canvas, self.drawn)
        if self.playing.done:
            canvas.surface.set_clip(self.board.rect)
            self._form.draw(canvas)
            canvas.surface.set_clip(None)
            yield self.board.rect
        yield from self.cache.prepare(canvas)
        yield from self.log.prepare(canvas)

    def ahead(self, canvas: Canvas) -> Iterator[None]:
        return self.board.paint_highlights_ahead(canvas)

    def leave(self) -> None:
        super().leave()
        self.board.leave()

    def _paint_around(self, canvas: Canvas) -> Iterator[None]:
        """Paint the wood, the panels, and the buttons over them, part by part."""
        shown = self.shown
        panels.wood(canvas)
        yield
        if panels.seen(canvas, self.ribbon):
            draw_ribbon(canvas, self.ribbon, shown.players[shown.seat], shown.words)
        yield from self.parts.paint(canvas, self.drawn)
        if panels.seen(canvas, self.log.rect):
            self.log.draw_paper(canvas)
        self.draw_extra(canvas)
        yield
        self._form.draw(canvas)

    def _geometry(self) -> motion.TableGeometry:
        treasures, auction = self.shown.view.treasures, self.places.auction
        return motion.TableGeometry(self.board, self.parts.place_of, treasures, auction)

    def pick(self, pos: Pos) -> Thing | None:
        return self.parts.pick(pos)

    def seat_rect(self, seat: int) -> Rect | None:
        return self.parts.place_of(Seat(seat))

    def elements(self) -> list[Element]:
        """Return the seats, and the spaces of the board that can be seen, as elements."""
        shown = self.shown
        labels = (
            (Seat(seat).id, seat_with_points(player.name, shown.scores[seat]))
            for seat, player in enumerate(shown.players)
        )
        seats = zip(labels, self.places.layout.seats, strict=True)
        found = [Element(id, str(label), rect) for (id, label), rect in seats]
        return found + space_elements(self.board, shown)

    @property
    def named_parts(self) -> Mapping[str, Rect]:
        layout = self.places.layout
        rooms = layout.stock, *free_bars(self.places), layout.context
        stock = next((room for room in rooms if room.w), layout.context)
        return {ids.POINTS: layout.points, ids.STOCK: stock, ids.CONTEXT: layout.context}


def changed_rects(
    before: Shown, now: Shown, ribbon: Rect, cards: Iterable[PanelCard[Any]]
) -> list[Rect] | None:
    """Return the rectangles that look different, board and buttons aside; None if it may be all of
    the table.

    ``cards`` are the cards of both states.
    """
    if _shared_values(before) != _shared_values(now) or before.view is not now.view:
        return None
    found = [] if before.words == now.words else [ribbon]
    if before.panel != now.panel:
        found += [rect for card in cards for rect in card.area]
    return found


def _shared_values(shown: Shown) -> tuple[object, ...]:
    """Return the values that show in more than one place."""
    return shown.players, shown.seat, shown.scores, shown.scores_after_bid, shown.desk
