"""The table: where a game is played."""

from collections.abc import Callable

from pygame import Rect

from game.scenes.table import turn, words
from game.scenes.table.auction import AuctionCard
from game.scenes.table.board import BoardView, Highlights
from game.scenes.table.context import draw_context
from game.scenes.table.controls import Controls
from game.scenes.table.exchange import ExchangeDialog
from game.scenes.table.hexagon import HexagonDialog
from game.scenes.table.interaction import SITE_ACTIONS, WALKS, Interaction
from game.scenes.table.layout import TableLayout, lay_out
from game.scenes.table.lighting import highlights, space_elements
from game.scenes.table.menu import open_menu
from game.scenes.table.points import draw_points
from game.scenes.table.ribbon import draw_ribbon
from game.scenes.table.scoring import ScoringShow, draw_scoring
from game.scenes.table.seats import Seat, draw_seat
from game.scenes.table.session import Session
from game.tikal import rules
from game.tikal.actions import END_TURN, Action, PlaceTile
from game.tikal.record import TikalMatch
from game.tikal.refusal import IllegalAction
from game.tikal.state import OVER, State
from game.ui import panels, text, theme
from game.ui.dialog import Answer, Dialog
from game.ui.i18n import gettext as _
from game.ui.i18n import ngettext
from game.ui.input import DoubleTap, Drag, Gesture, Hover, Key, Phase, Pinch, Tap, Wheel
from game.ui.layer import Layer
from game.ui.scene import Scene, Stage
from game.ui.screen import Canvas, Screen
from game.ui.widgets import RED, Button, Element

KEYS = {
    "a": "enter",
    "m": "move",
    "u": "dig",
    "r": "recover",
    "x": "exchange",
    "c": "camp",
    "g": "guard",
    "s": "shuttle",
}
"""A letter for every action's button."""


class TableScene(Scene):
    """A match on the table: shows what every player sees, and hands actions to the match."""

    def __init__(
        self,
        stage: Stage,
        match: TikalMatch,
        *,
        title: Callable[[], None],
        finished: Callable[[TikalMatch], None],
    ) -> None:
        super().__init__(stage)
        self.session = Session(match)
        self.players = self.session.players
        self._to_title = title
        self._finished = finished
        marks = [player.mark for player in self.players]
        self.board = BoardView(stage.screen, stage.screen.safe, marks)
        self.interaction = Interaction(self.session.view)
        self.controls = Controls(self)
        self.auction = AuctionCard(self.interaction.state, self.players, self.play, self._look)
        self.form.widgets = [*self.auction.buttons, *self.controls.all]
        self.show: ScoringShow | None = None
        self.hovered: int | None = None
        self.places: TableLayout | None = None
        self.card = Rect(0, 0, 0, 0)
        self._table = Layer()
        self._refresh()

    def resume(self) -> None:
        """Keep the match, greet the player whose turn it is; a finished match shows its results."""
        self.session.keep()
        state = self.interaction.state
        if state.phase == OVER:
            self._finished(self.session.match)
            return
        name = self.players[state.seat].name
        self.stage.toast(_("It is {player}'s turn.").format(player=name))
        self._tell()

    # playing

    def play(self, actions: list[Action]) -> None:
        """Play the actions of one decision, and show what came of them."""
        self.session.play(actions)
        self._tell()
        if actions:
            self.interaction.show(self.session.view)
            if not isinstance(actions[-1], PlaceTile) and self.show is None:
                self._stay_at(actions[-1])
        self._refresh()

    def _stay_at(self, action: Action) -> None:
        """Keep the space of an action chosen, so that the next one there is one tap away."""
        space = getattr(action, "space", None)
        if space is not None and self.interaction.state.ap:
            self.interaction.tap(space)

    def _tell(self) -> None:
        """Show the news: scorings on their card, notes in passing."""
        news, self.session.news = self.session.news, []
        for one in news:
            if isinstance(one, turn.Scoring):
                view = rules.view(one.state)
                self.show = ScoringShow(view, one.seat, one.paid, self.stage.still)
            elif one:
                self.stage.toast(one)

    def _refresh(self) -> None:
        self.board.show(self.shown)
        self.controls.refresh(
            self.interaction,
            scoring=self.show is not None,
            undo=self.session.match.can_undo,
            redo=self.session.match.can_redo,
        )
        self.auction.show(self.interaction.state)
        if self.show or self.auction.open:
            for button in self.controls.all:
                if button is not self.controls.go_on:
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

    # what the buttons do

    def act(self, verb: str) -> None:
        """An action's button: chosen, and done at once where there is only one meaning."""
        interaction = self.interaction
        if verb == "exchange":
            self.stage.push(
                ExchangeDialog(
                    self.stage,
                    interaction.exchanges,
                    self.players,
                    lambda exchange: self.play([exchange]),
                )
            )
        elif verb == "enter":
            again = interaction.party is not None and interaction.party.origin is None
            interaction.clear()
            if not again:
                interaction.pick_from_supply()
        elif verb in WALKS:
            interaction.choose_walk(verb)
        elif verb in SITE_ACTIONS:
            self.play(interaction.choose_verb(verb))
        self._refresh()

    def tool(self, name: str) -> None:
        """Undo, redo, restart or menu."""
        if name == "menu":
            open_menu(self.stage, self.session.match, self.players, self._to_title)
            return
        session = self.session
        {"undo": session.undo, "redo": session.redo, "restart": session.restart_turn}[name]()
        self._tell()
        self.interaction.show(session.view)
        self._refresh()

    def end_turn(self) -> None:
        """End the turn; asks first while action points could still do something."""
        if not self.interaction.could_do_more:
            self._end_turn()
            return
        ap = self.interaction.state.ap
        body = ngettext(
            "{count} action point is left and would be lost.",
            "{count} action points are left and would be lost.",
            ap,
        ).format(count=ap)
        label = self.controls.end.label
        answers = [Answer("stay", _("Keep playing")), Answer("end", label, self._end_turn, RED)]
        self.stage.push(Dialog(self.stage, _("End the turn?"), body, answers))

    def _end_turn(self) -> None:
        self.play([END_TURN])

    def confirm(self) -> None:
        """Place the hexagon where it lies."""
        self.play(self.interaction.confirmed())

    def rotate(self) -> None:
        """Turn the hexagon that lies for a look."""
        self.interaction.rotate()
        self._refresh()

    def _look(self, hexagon: int) -> None:
        self.stage.push(HexagonDialog(self.stage, hexagon))

    def change_party(self, change: str) -> None:
        """More or fewer workers, with or without the leader."""
        if change == "leader":
            self.interaction.toggle_leader()
        else:
            self.interaction.change_workers(1 if change == "more" else -1)
        self._refresh()

    def go_on(self) -> None:
        """Leave the scoring card: to the next player, or to the results."""
        if self.show is None:
            return
        if not self.show.done:
            self.show.skip()
            self.redraw()
            return
        scored, self.show = self.show.state, None
        state = self.interaction.state
        if state.phase == OVER:
            self._finished(self.session.match)
            return
        self.stage.toast(turn.note(scored, END_TURN, state, self.players))
        self._refresh()

    # gestures

    def gesture(self, gesture: Gesture) -> None:
        """Taps on the board, the camera, keys."""
        match gesture:
            case Tap(pos):
                self._tap(self._space_at(pos))
            case Hover(pos):
                self._hover(None if pos is None else self._space_at(pos))
            case DoubleTap(pos) if self._space_at(pos) is None:
                self.board.camera.fit()
                self._refresh()
            case Drag(start, _pos, delta, phase) if self._on_board(start) and phase is Phase.MOVE:
                self.board.camera.pan(*delta)
                self._refresh()
            case Pinch(centre, scale, delta, Phase.MOVE) if self._on_board(centre):
                self.board.camera.pan(*delta)
                self.board.camera.zoom_at(centre, scale)
                self._refresh()
            case Wheel(pos, amount) if self._on_board(pos):
                self.board.camera.zoom_at(pos, theme.WHEEL_ZOOM**amount)
                self._refresh()
            case Key():
                self._key(gesture)

    def _on_board(self, pos: tuple[float, float]) -> bool:
        return self.places is not None and self.places.board.collidepoint(pos)

    def _space_at(self, pos: tuple[float, float]) -> int | None:
        return self.board.pick(pos) if self._on_board(pos) else None

    def _tap(self, space: int | None) -> None:
        if self.show is not None:
            self.go_on()
        elif space is None:
            self.interaction.clear()
        else:
            self._tap_space(space)
        self._refresh()

    def _tap_space(self, space: int) -> None:
        try:
            actions = self.interaction.tap(space)
        except IllegalAction as refused:
            self.stage.toast(words.reason(refused))
            self.interaction.clear()
        else:
            self.play(actions)

    def _hover(self, space: int | None) -> None:
        if space != self.hovered:
            self.hovered = space
            if self.interaction.party:
                self.redraw()

    def _key(self, key: Key) -> None:
        controls = self.controls
        buttons = {
            **{letter: controls.actions[verb] for letter, verb in KEYS.items()},
            "e": controls.end,
            "t": controls.rotate,
            "return": self._main_button(),
            "p": self.auction.drop_out,
            "=": self.auction.more,
            "+": self.auction.more,
            "-": self.auction.less,
            "escape": controls.tools["menu"],
        }
        if key.ctrl:
            buttons = {"z": controls.tools["redo" if key.shift else "undo"]}
        button = buttons.get(key.name)
        if key.name == "escape" and self.interaction.busy:
            self.interaction.clear()
            self._refresh()
        elif button and button.visible and button.enabled:
            button.tap(button.rect.center)

    def _main_button(self) -> Button:
        """What Enter stands for."""
        if self.show:
            return self.controls.go_on
        return self.auction.place if self.auction.place.visible else self.controls.confirm

    # drawing

    def layout(self, screen: Screen) -> None:
        """Everything anew for this window."""
        super().layout(screen)
        self.places = lay_out(screen, len(self.players))
        self.board.resize(screen, self.places.board)
        self.controls.place(self.places, screen)
        self._place_card()
        self._refresh()

    def _place_card(self) -> None:
        """The cards of scoring and auction take the place of the context and of what cannot be
        touched then."""
        if self.places is None:
            return
        px = self.screen.px
        buttons = list(self.places.buttons.values())
        # what lies below the context, but never the menu
        below = buttons if self.screen.portrait else [self.places.end]
        self.card = self.places.context.unionall(below)
        foot = self.card.inflate(-px(36), -px(28))
        button = min(px(theme.BUTTON_HEIGHT), foot.h)
        self.controls.go_on.rect = Rect(foot.x, foot.bottom - button, foot.w, button)
        self.auction.place_in(self.card, buttons[0].unionall(buttons), self.screen)

    def update(self, now: float) -> bool:
        """Plays the scoring on."""
        if self.show and self.show.update(now):
            self.redraw()
        return super().update(now)

    def draw(self, canvas: Canvas) -> None:
        """Wood, board, panels, buttons, and the scoring card over them."""
        assert self.places
        self._table.draw(canvas, "wood", panels.wood)
        lit = (
            Highlights(pulse=self.show.pulse)
            if self.show
            else highlights(self.interaction, self.hovered)
        )
        self.board.draw(canvas, lit)
        draw_ribbon(canvas, self.places.ribbon, self.shown, self.players[self._active_seat])
        for seat, player in enumerate(self.players):
            active = seat == self._active_seat
            left = None if self.show else self.auction.left(seat)
            shown = Seat(self.shown, seat, player, self._score(seat), active, left)
            draw_seat(canvas, self.places.seats[seat], shown)
        if not self.auction.open:
            draw_context(canvas, self.places.context, self.interaction, self.players)
        draw_points(canvas, self.places.points, self.shown.ap)
        if self.show:
            draw_scoring(canvas, self.card, self.show, self.players[self.show.seat])
        elif self.auction.open:
            self.auction.draw(canvas)
        super().draw(canvas)
        self._draw_party(canvas)

    @property
    def _active_seat(self) -> int:
        return self.show.seat if self.show else self.interaction.state.seat

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
