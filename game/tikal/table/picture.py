"""What the table shows: where everything lies, what can be touched, and the picture."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from pygame import Rect

from game.scenes.idle import Life
from game.tikal.rules.state import State
from game.tikal.table import words
from game.tikal.table.auction import AuctionCard
from game.tikal.table.board import BoardView, Highlights
from game.tikal.table.computers import Computers
from game.tikal.table.context import draw_context
from game.tikal.table.controls import Controls, Now
from game.tikal.table.hints import Hint
from game.tikal.table.idle import draw_idle
from game.tikal.table.interaction import Interaction
from game.tikal.table.layout import TableLayout, lay_out
from game.tikal.table.lighting import highlights, last_step, space_elements
from game.tikal.table.motion import Played, Playing, Sight, draw_moves, steps_of
from game.tikal.table.players import Player
from game.tikal.table.points import draw_points
from game.tikal.table.ribbon import draw_ribbon
from game.tikal.table.scoring import ScoringShow, draw_scoring
from game.tikal.table.seats import Seat, draw_seat
from game.tikal.table.session import Session
from game.tikal.table.watching import caption, draw_watching
from game.ui import panels, text, theme
from game.ui.input import Gesture, Key, Press, Wheel
from game.ui.layer import Layer
from game.ui.scene import Scene, Stage
from game.ui.screen import Canvas, Screen
from game.ui.sound import speaker
from game.ui.widgets import Element


class TablePicture(Scene):
    """The table as it is seen; what happens on it is the scene's.

    Attributes:
        session: the match, and how much of it is shown.
        computers: the others' turns.
        interaction: what the person to act has chosen.
        show: the scoring that is counted now.
        hint: what was asked for, until something is played.
        hovered: the space under the mouse.
    """

    session: Session
    players: tuple[Player, ...]
    computers: Computers
    interaction: Interaction
    board: BoardView
    controls: Controls
    auction: AuctionCard

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self.show: ScoringShow | None = None
        self.hint: Hint | None = None
        self.hovered: int | None = None
        self.places: TableLayout | None = None
        self.card = Rect(0, 0, 0, 0)
        self._around = Layer()
        self._playing = Playing()
        self._changes = 0
        self._life = Life()

    @property
    def watching(self) -> bool:
        """True while others act, or what they did is shown."""
        return self.interaction.watching

    @property
    def busy(self) -> bool:
        """True while a computer player or a hint thinks, or waits to be shown."""
        thinking = self.computers.busy and not self.computers.paused
        return thinking or (self.hint is not None and self.hint.action is None)

    def refresh(self) -> None:
        """Set everything that can be seen and touched from what there is now."""
        match = self.session.match
        now = Now(
            scoring=self.show is not None,
            watching=self.watching,
            paused=self.computers.paused,
            undo=match.can_undo,
            redo=match.can_redo,
        )
        self.controls.refresh(self.interaction, now)
        self.auction.show(self.interaction.state, self.watching)
        self._place_watching()
        if self.show or self.auction.open:
            for button in self.controls.all:
                if button not in self.controls.on_cards:
                    button.visible &= not self._covered(button.rect)
        if self.show:
            for button in self.auction.buttons:
                button.visible = False
        self.redraw()

    def _covered(self, rect: Rect) -> bool:
        """True for what lies under the cards of the scoring or the auction."""
        cards = [self.card] if self.show else self.auction.rects
        return rect.collidelist(cards) >= 0

    @property
    def shown(self) -> State:
        """The position that is drawn: the scored one while a scoring is shown."""
        return self.show.state if self.show else self.interaction.state

    def layout(self, screen: Screen) -> None:
        """Everything anew for this window."""
        super().layout(screen)
        self.places = lay_out(screen, len(self.players))
        self.board.resize(screen, self.places.board)
        self.controls.place(self.places, screen)
        self._place_card()
        self.refresh()

    def _place_card(self) -> None:
        """The cards of scoring and auction take the place of the context and of what cannot be
        touched then."""
        if self.places is None:
            return
        px = self.screen.px
        buttons = list(self.places.buttons.values())
        self.card = self.places.card
        foot = self.card.inflate(-px(36), -px(28))
        button = min(px(theme.BUTTON_HEIGHT), foot.h)
        self.controls.go_on.rect = Rect(foot.x, foot.bottom - button, foot.w, button)
        self.auction.place_in(self.card, buttons[0].unionall(buttons), self.screen)

    def _place_watching(self) -> None:
        """Pause and skip lie at the foot of the context, or where a bid is placed."""
        if self.places is None:
            return
        controls, auction = self.controls, self.auction
        controls.place_watching(self.places.context, self.screen)
        if auction.open:
            controls.pause.rect = auction.drop_out.rect.copy()
            controls.skip.rect = auction.place.rect.copy()

    @property
    def playing(self) -> Playing:
        """What moves: the points of a scoring, or what was played last."""
        return self.show.playing if self.show else self._playing

    @property
    def pictured(self) -> State:
        """The position on the board and in the seats' panels: what is on its way is not there."""
        step = self.playing.step
        return step.under if step and step.under else self.shown

    def set_in_motion(self, played: Sequence[Played]) -> None:
        """Show how these actions come about, while the scene is in the position after them.

        What moved before ends; without actions, or under reduced motion, nothing moves.
        """
        shown = () if self.stage.still else played
        self._playing = Playing(steps_of(shown, compact=self.board.compact))

    def redraw(self) -> None:
        """Everything is to be drawn anew, also what is kept around the board."""
        super().redraw()
        self._changes += 1

    def redraw_board(self) -> None:
        """Only the board is to be drawn anew."""
        super().redraw()

    def handle(self, gesture: Gesture) -> None:
        """Whatever a player begins to do ends what moves."""
        if isinstance(gesture, Press | Key | Wheel) and not self._playing.done:
            before = self.pictured
            self._playing.skip()
            self.redraw_board() if _panels_alike(before, self.pictured) else self.redraw()
        super().handle(gesture)

    def update(self, now: float) -> bool:
        """Plays on what moves; the panels are drawn anew where that changes them."""
        before, passed = self.pictured, self.playing.passed
        moves = self.playing.update(now)
        counted = self.show is not None and self.playing.passed > passed
        if counted or not _panels_alike(before, self.pictured):
            self.redraw()
        if self.show and self.playing.changed and self.playing.step:
            speaker.play("point")
        return super().update(now) or moves or self.board.pending

    def lives(self, now: float) -> bool:
        """True if leaves, smoke and light have moved on."""
        return self._life.moves_on(now)

    def draw(self, canvas: Canvas) -> None:
        """What moves, over the pictures that are kept of the board and of all the rest."""
        self._draw_table(canvas)
        if not self.stage.still:
            draw_idle(canvas, self.board, self.pictured, self._life.time)
        if step := self.playing.step:
            draw_moves(canvas, self._sight(), step.moves, self.playing.progress)

    def _sight(self) -> Sight:
        assert self.places
        return Sight(
            board=self.board,
            treasures=self.shown.treasures,
            seats=self.places.seats,
            hand=self.places.context,
            display=[one.rect for one in self.auction.displayed],
            bidders=[self.auction.bidder(seat) for seat in range(len(self.players))],
        )

    def _draw_table(self, canvas: Canvas) -> None:
        """The board within what is kept of all the rest."""
        self._around.draw(canvas, self._changes, self._paint_around)
        self.board.show(self.pictured)
        self.board.draw(canvas, self._lit())

    def prepare(self, canvas: Canvas) -> Iterator[None]:
        """The picture around the board, then the board."""
        yield from self.form.prepare(canvas)
        yield from self._around.prepare(canvas, self._changes, self._paint_around)
        self.board.show(self.pictured)
        yield from self.board.prepare(self._lit())

    def leave(self) -> None:
        self._around.clear()
        self.board.leave()

    def _paint_around(self, canvas: Canvas) -> Iterator[None]:
        """Wood, panels, buttons, and the scoring card over them, part by part."""
        assert self.places
        panels.wood(canvas)
        active = self.players[self._active_seat]
        yield
        draw_ribbon(canvas, self.places.ribbon, active, self._words(active))
        for seat, player in enumerate(self.players):
            left = None if self.show else self.auction.left(seat)
            shown = Seat(self.pictured, seat, player, self._score(seat), player is active, left)
            draw_seat(canvas, self.places.seats[seat], shown)
            yield
        if self.watching and not self.auction.open:
            draw_watching(canvas, self.places.context, self.computers, active)
        elif not self.auction.open:
            self._draw_context(canvas)
        yield
        draw_points(canvas, self.places.points, self.shown.ap)
        yield
        if self.show:
            draw_scoring(canvas, self.card, self.show, self.players[self.show.seat])
        elif self.auction.open:
            self.auction.draw(canvas)
        yield
        super().draw(canvas)
        self._draw_party(canvas)

    def _draw_context(self, canvas: Canvas) -> None:
        """The context; bare while the hexagon that it is about is on its way."""
        assert self.places
        if self.pictured.hand == self.shown.hand:
            draw_context(canvas, self.places.context, self.interaction, self.players)
        else:
            panels.draw(canvas, self.places.context, panels.PARCHMENT)

    def _lit(self) -> Highlights:
        if self.show:
            return Highlights()
        if self.watching:
            return last_step(self.computers)
        lit = highlights(self.interaction, self.hovered)
        if self.hint and self.hint.spaces and not self.interaction.busy:
            return replace(lit, selected=self.hint.spaces[-1])
        return lit

    def _words(self, active: Player) -> tuple[str, str]:
        """The ribbon's headline and hint."""
        if self.hint and not self.show:
            return self.hint.words
        if self.watching and not self.show:
            return caption(self.computers, active)
        return words.task(self.shown, active.name)

    @property
    def _active_seat(self) -> int:
        if self.show:
            return self.show.seat
        return self.computers.seat if self.watching else self.interaction.state.seat

    def _score(self, seat: int) -> int:
        score = self.shown.score[seat]
        return score + self.show.points if self.show and self.show.seat == seat else score

    def _draw_party(self, canvas: Canvas) -> None:
        """How many workers are picked up, between the buttons that change it."""
        party, box = self.interaction.party, self.controls.party_count
        if party and not self.show:
            text.draw(canvas, str(party.workers), box.center, theme.NUMBER_BIG)

    def elements(self) -> list[Element]:
        """The buttons, and the spaces of the board that can be seen."""
        spaces = [] if self.show else space_elements(self.board, self.interaction)
        return super().elements() + spaces


def _panels_alike(one: State, other: State) -> bool:
    """True if what is on its way leaves nothing but the board different."""
    return one.treasures == other.treasures and one.hand == other.hand
