"""The picture of the table: it is fed what is shown, and knows where everything lies."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

from pygame import Rect

from game.platform import platform
from game.table.log.panel import LogPanel
from game.table.players import Player
from game.table.playing import Playing
from game.table.ribbon import draw_ribbon
from game.tikal.rules.state import State
from game.tikal.table import ids
from game.tikal.table.board import BoardView
from game.tikal.table.board.elements import space_elements
from game.tikal.table.board.geometry import Seen
from game.tikal.table.desk import Desk
from game.tikal.table.match.counting import Tally
from game.tikal.table.match.played import Played
from game.tikal.table.motion import Sight, Step, draw_moves, scoring_steps, steps_of, victory
from game.tikal.table.motion.idle import draw_idle
from game.tikal.table.panels import Part, part_of
from game.tikal.table.panels.bidders import cell_of
from game.tikal.table.panels.stack import draw_stock_panel
from game.tikal.table.shown.shown import Shown
from game.tikal.table.view.chip import favoured
from game.tikal.table.view.differences import differences
from game.tikal.table.view.on_board import OnBoard, place_on_board
from game.tikal.table.view.places import Place, Places, place
from game.tikal.table.view.points import draw_points
from game.tikal.table.view.seats import Seat, draw_seat
from game.tikal.words.labels import seat_with_points
from game.ui import panels, theme
from game.ui.controls.form import Form
from game.ui.painting.damage import Damage
from game.ui.painting.floating import Floating
from game.ui.painting.idle import Life
from game.ui.painting.layer import Layer
from game.ui.screen import Canvas, Screen
from game.ui.sound import speaker
from game.ui.widgets import Element

_NOTHING: Final = Rect(0, 0, 0, 0)


class Picture:
    """Draws what is shown, and what moves over it.

    Attributes:
        board: the board in it.
        beside: the log, where there is room for it.
        playing: what moves now.
        aside: draws what a table has beside all that any has.
        own: the seat that is shown with all it has, wherever there is room for one.
    """

    def __init__(
        self,
        screen: Screen,
        players: Sequence[Player],
        area: Sequence[int],
        form: Form,
        beside: LogPanel,
        *,
        place: Place = place,
    ) -> None:
        self.board = BoardView(screen, screen.safe, [player.mark for player in players], area)
        self.beside = beside
        self.playing: Playing[Step] = Playing()
        self._tally: Tally | None = None
        self.aside: Callable[[Canvas], None] = lambda _canvas: None
        self.own = 0
        self._seats = len(players)
        self._screen = screen
        self._place = place
        self._placed: dict[tuple[Desk, Seen, int], Places] = {}
        self._form = form
        self._shown: Shown | None = None
        self._around = Layer()
        self._changes = 0
        self._changed = Damage()
        self._life = Life()
        self._floating = Floating(self.board, platform.compositor)

    @property
    def shown(self) -> Shown:
        """What was shown last.

        Raises:
            RuntimeError: nothing has been shown yet.
        """
        if self._shown is None:
            raise RuntimeError("nothing has been shown yet")
        return self._shown

    @property
    def card(self) -> Part[Any]:
        """What draws the card or panel beside the board."""
        return part_of(self.shown.panel, self.shown.view)

    def show(self, shown: Shown) -> list[Rect]:
        """This is what there is to be seen from now on; where that is different beside board and
        buttons."""
        before, self._shown = self._shown, shown
        found = differences(self._screen, before, shown, self.places) if before else None
        return [self._screen.rect] if found is None else found

    def change(self, part: Rect | None) -> None:
        """What is kept around the board is not right any more in this part, or anywhere."""
        self._changes += 1
        self._changed.add(self._screen.rect if part is None else part)

    def layout(self, screen: Screen) -> None:
        """Everything anew for this window."""
        self._screen = screen
        self._placed.clear()
        self.board.resize(screen, self.places.layout.board)
        self.beside.layout(screen, self.places.layout.log)

    @property
    def places(self) -> Places:
        """Where everything lies.

        Raises:
            RuntimeError: nothing has been shown yet.
        """
        key = self.shown.desk, self.board.seen, self.own
        if key not in self._placed:
            there = self._place(self._screen, self._seats, self.shown.desk)
            seats = favoured(self._screen, there.layout.seats, self.own)
            layout = replace(there.layout, seats=seats)
            self._placed[key] = replace(there, layout=layout, seen=self.board.seen)
        return self._placed[key]

    @property
    def buttons(self) -> dict[str, Rect]:
        """Where every button lies that has a place now."""
        in_panel = self.card.buttons(self._screen, self.places)
        return {**self.places.buttons, **in_panel, **self._on_board()}

    def _on_board(self) -> dict[str, Rect]:
        """The place of the button that lies on a hexagon."""
        space = self.shown.offered
        there = None if space is None else place_on_board(self._screen, self.board, space)
        return {ids.PARTY_GO: there} if there else {}

    @property
    def covered(self) -> Sequence[Rect]:
        """Where a card lies over buttons."""
        return self.card.covers(self._screen, self.places)

    @property
    def ribbon(self) -> Rect:
        """The line that says what is to be done."""
        return self.places.layout.ribbon

    def on_ribbon(self, pos: Sequence[float]) -> bool:
        """True for a pixel of that line."""
        return self.ribbon.collidepoint(pos[0], pos[1])

    def steered(self, note: Rect | None) -> bool:
        """The board's camera has moved; False where the board has to be drawn for it, for there is
        something over it: what moves, a button, a note in passing that lies there."""
        noted = note is not None and note.colliderect(self.board.box)
        covered = self.shown.offered is not None
        bare = self.playing.done and not covered and not noted
        return bare and self._floating.begin()

    def turn(self) -> None:
        """The board is seen from the other side; what moves ends."""
        self.playing.skip()
        self.board.turn()

    # motion

    @property
    def pictured(self) -> State:
        """The position on the board and in the seats' panels: what is on its way is not there."""
        step = self.playing.step
        return step.under if step and step.under else self.shown.view

    def set_in_motion(self, played: Sequence[Played]) -> None:
        """Show how these actions come about; what moved before ends."""
        self.playing = Playing(steps_of(played, seen=self.board.seen))

    def count(self, tally: Tally) -> None:
        """Shows how the points of a scoring come in, unless they are on their way."""
        if tally is not self._tally:
            self._tally = tally
            steps = scoring_steps(tally.seat, tally.paid) + victory(tally.winners)
            self.playing = Playing(steps, theme.SMOOTH, tally.at_once)

    def skip(self) -> bool:
        """Ends what moves; True if that changes the panels too."""
        before = self.pictured
        self.playing.skip()
        return not _panels_alike(before, self.pictured)

    def update(self, now: float) -> tuple[Rect, bool]:
        """Plays on what moves: where anything has moved, and whether the panels have changed with
        it."""
        before, passed = self.pictured, self.playing.passed
        moves = self.playing.update(now)
        step = self.playing.step
        if self.playing.changed and step and step.sound:
            speaker.play(step.sound)
        changed = self.playing.passed > passed or not _panels_alike(before, self.pictured)
        due = self._board_due(now)
        return self._screen.rect if moves else due, changed

    def _board_due(self, now: float) -> Rect:
        """What of the board itself is to be drawn."""
        if not self._floating.floats:
            return self.board.rect if self.board.pending else _NOTHING
        self._around.hold()
        return self._floating.update(now) or _NOTHING

    def lives(self, now: float) -> Rect | None:
        """Where leaves, smoke and light have moved on."""
        return self.board.rect if self._life.moves_on(now) else None

    # drawing

    def draw(self, canvas: Canvas, still: bool) -> None:
        """What moves, over the pictures that are kept of the board and of all the rest."""
        parts = self._changed.take()
        self._around.patch(canvas.screen, self._changes, self._paint_around, parts)
        self._around.draw(canvas, self._changes, self._paint_around)
        self.beside.draw(canvas)
        self.board.show(self.pictured)
        self.board.draw(canvas, self.shown.lit)
        if not still:
            draw_idle(canvas, self.board, self.pictured, self._life.time)
        if step := self.playing.step:
            draw_moves(canvas, self._sight(), step.moves, self.playing.progress)
        for widget in self._form.widgets:
            if isinstance(widget, OnBoard) and widget.visible:
                widget.draw(canvas)

    def prepare(self, canvas: Canvas) -> Iterator[Rect | None]:
        """The board with the buttons on it, which is looked at first, then all around it."""
        self._changed.take()
        yield from self._form.prepare(canvas)
        self.board.show(self.pictured)
        yield from self.board.prepare(self.shown.lit)
        if self.playing.done:
            self.board.draw(canvas, self.shown.lit)
            canvas.surface.set_clip(self.board.rect)
            self._form.draw(canvas)
            canvas.surface.set_clip(None)
            yield self.board.rect
        yield from self._around.prepare(canvas, self._changes, self._paint_around)
        yield from self.beside.prepare(canvas)

    def leave(self) -> None:
        """Gives back what it kept to be drawn from."""
        self._around.clear()
        self.beside.lines.leave()
        self.board.leave()

    def _paint_around(self, canvas: Canvas) -> Iterator[None]:
        """Wood, panels, and the buttons over them, part by part; what can be seen of them."""
        shown, layout = self.shown, self.places.layout
        panels.wood(canvas)
        yield
        if panels.seen(canvas, layout.ribbon):
            draw_ribbon(canvas, layout.ribbon, shown.players[shown.seat], shown.words)
        yield from self._paint_seats(canvas, self.places)
        bare = any(panels.seen(canvas, rect) for rect in self.card.area(canvas.screen, self.places))
        if bare:
            self.card.draw(canvas, self.places, self.pictured)
            yield
        if layout.points.w and panels.seen(canvas, layout.points):
            draw_points(canvas, layout.points, shown.ap)
        if bare:
            self.card.draw_card(canvas, self.places)
        yield
        self._paint_beside(canvas)
        yield
        self._form.draw(canvas)

    def _paint_beside(self, canvas: Canvas) -> None:
        """What is left, and what the log lies on, in a very wide window."""
        stock = self.places.layout.stock
        if stock.w and panels.seen(canvas, stock):
            draw_stock_panel(canvas, stock, self.shown.stock)
        if panels.seen(canvas, self.beside.rect):
            self.beside.draw_paper(canvas)
        self.aside(canvas)

    def _paint_seats(self, canvas: Canvas, places: Places) -> Iterator[None]:
        shown = self.shown
        for seat, player in enumerate(shown.players):
            active, left = seat == shown.seat, shown.left[seat]
            own = Seat(self.pictured, seat, player, shown.scores[seat], active, left)
            if panels.seen(canvas, places.layout.seats[seat]):
                draw_seat(canvas, places.layout.seats[seat], own)
                yield

    def _sight(self) -> Sight:
        layout, auction = self.places.layout, self.places.auction
        return Sight(
            board=self.board,
            treasures=self.shown.view.treasures,
            seats=layout.seats,
            hand=layout.context,
            display=auction.displayed,
            bidders=[cell_of(auction.bidders, seat, self._seats) for seat in range(self._seats)],
        )

    def seat_at(self, pos: Sequence[float]) -> int | None:
        """The seat whose panel a pixel is in, None beside all of them."""
        seats = enumerate(self.places.layout.seats) if self.places else ()
        return next((seat for seat, rect in seats if rect.collidepoint(pos[0], pos[1])), None)

    def elements(self) -> list[Element]:
        """The seats, the spaces of the board that can be seen, and the lines of the log."""
        shown = self.shown
        seats = self.places.layout.seats if self.places else ()
        found = [
            Element(f"seat/{seat}", str(seat_with_points(player.name, shown.scores[seat])), rect)
            for seat, (player, rect) in enumerate(zip(shown.players, seats, strict=False))
        ]
        spaces = space_elements(self.board, shown.view, shown.spaces, shown.lit.legal)
        return found + spaces + self.beside.elements()


def _panels_alike(one: State, other: State) -> bool:
    """True if what is on its way leaves nothing but the board different."""
    return one.treasures == other.treasures and one.hand == other.hand
