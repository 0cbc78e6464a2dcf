"""The table: where a game is played."""

from collections.abc import Callable
from functools import partial

from pygame import Rect

from game.platform import platform
from game.scenes.settings import Settings, open_settings, recalled
from game.tikal import rules
from game.tikal.rules.actions import END_TURN, Action, PlaceTile
from game.tikal.rules.record import TikalMatch
from game.tikal.rules.refusal import IllegalAction
from game.tikal.rules.scoring import winners
from game.tikal.rules.state import OVER
from game.tikal.table import words
from game.tikal.table.auction import AuctionCard
from game.tikal.table.board import BoardView
from game.tikal.table.computers import Computers, seated
from game.tikal.table.controls import Controls
from game.tikal.table.exchange import ExchangeDialog
from game.tikal.table.hexagon import HexagonDialog
from game.tikal.table.hints import Hint
from game.tikal.table.interaction import SITE_ACTIONS, WALKS, Interaction
from game.tikal.table.keyboard import button_for
from game.tikal.table.menu import TableMenu, Uses
from game.tikal.table.picture import TablePicture
from game.tikal.table.scoring import ScoringShow
from game.tikal.table.session import Session, Warned
from game.tikal.table.steering import steer
from game.tikal.table.turn import Scoring
from game.ui.dialog import Answer, Dialog
from game.ui.i18n import gettext as _
from game.ui.i18n import ngettext
from game.ui.input import Gesture, Hover, Key, Tap
from game.ui.scene import Stage
from game.ui.sound import speaker
from game.ui.widgets import RED


class TableScene(TablePicture):
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
        computers = seated(match.setup)
        self.session = Session(match, set(range(match.setup.seats)) - set(computers))
        self.players = self.session.players
        self.computers = Computers(self.session, computers, recalled(stage).pace)
        self._to_title = title
        self._finished = finished
        marks = [player.mark for player in self.players]
        area = match.setup.variant.area
        self.board = BoardView(stage.screen, stage.screen.safe, marks, area)
        self.interaction = Interaction(self.session.view)
        self._look_again()
        self.controls = Controls(self)
        self.auction = AuctionCard(self.interaction.state, self.players, self.play, self._look)
        self.form.widgets = [*self.auction.buttons, *self.controls.all]
        self.refresh()

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

    @property
    def others_act(self) -> bool:
        """True while nothing can be done here."""
        return self.computers.busy

    # playing

    def play(self, actions: list[Action]) -> None:
        """Play the actions of one decision, and show what came of them."""
        self.session.play(actions)
        platform.storage.persist()
        self.session.show_all()
        self.set_in_motion(self.session.take_played())
        self._tell()
        if actions:
            self._look_again()
            if not isinstance(actions[-1], PlaceTile) and self.show is None:
                self._stay_at(actions[-1])
        self.refresh()

    def _look_again(self) -> None:
        """Start afresh in the position that is shown now; whose turn begins must not be caught by
        a tap that was meant for the turn before."""
        before = self.watching, self.interaction.state.seat
        self.hint = None
        self.interaction.show(self.session.view, self.others_act)
        if not self.watching and before != (False, self.interaction.state.seat):
            self.form.renew()

    def _watch(self, now: float) -> None:
        """Let the others act; what they do is shown step by step."""
        if self.computers.update(now, moving=not self.playing.done):
            if played := self.session.take_played():
                in_steps = self.computers.pace.step and len(played) == 1
                self.set_in_motion(played if in_steps else ())
            self._tell()
            self._look_again()
            self.refresh()

    def _advise(self, hint: Hint) -> None:
        """Think of the hint; a hexagon is laid for a look where it advises."""
        if hint.update():
            if isinstance(hint.action, PlaceTile):
                self.interaction.placing = (hint.action.space, hint.action.rotation)
            self.refresh()

    def _stay_at(self, action: Action) -> None:
        """Keep the space of an action chosen, so that the next one there is one tap away."""
        space = getattr(action, "space", None)
        if space is not None and self.interaction.state.ap and not self.watching:
            self.interaction.tap(space)

    def _tell(self) -> None:
        """Show the news: scorings on their card, notes in passing."""
        news, self.session.news = self.session.news, []
        for one in news:
            if isinstance(one, Scoring):
                at_once = self.stage.still or not (
                    self.computers.pace.step or self._is_person(one.seat)
                )
                after = self.session.view
                best = winners(after) if after.phase == OVER else ()
                self.show = ScoringShow(rules.view(one.state), one.seat, one.paid, at_once, best)
            elif isinstance(one, Warned):
                self.stage.warn(one.message)
            elif one:
                self.stage.toast(one)

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
        self.refresh()

    def tool(self, name: str) -> None:
        """Undo, redo, restart or menu."""
        if name == "menu":
            self._open_menu()
            return
        session = self.session
        {"undo": session.undo, "redo": session.redo, "restart": session.restart_turn}[name]()
        self._tell()
        self._look_again()
        self.refresh()

    def _open_menu(self) -> None:
        uses = Uses(
            hint=None if self.watching or self.show else self.ask_for_hint,
            repeat=self.repeat if self.session.match.actions and not self.show else None,
            title=self._to_title,
            settings=partial(open_settings, self.stage, self._take_settings),
            rules=self._show_rules,
        )
        menu = TableMenu(self.stage, self.session.match, self.players, uses)
        self.stage.push(menu)

    def _show_rules(self) -> None:
        from game.scenes.rulebook import RulebookScene  # noqa: PLC0415 (read by few)

        setup = self.session.match.setup
        self.stage.push(RulebookScene(self.stage, setup.variant, setup.options))

    def _take_settings(self, settings: Settings) -> None:
        self.computers.pace = settings.pace

    def ask_for_hint(self) -> None:
        """Ask what a master would do here; it is shown, never played."""
        self.interaction.clear()
        self.refresh()
        self.hint = Hint(self.session)

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
        self.refresh()

    def _look(self, hexagon: int) -> None:
        self.stage.push(HexagonDialog(self.stage, hexagon))

    def change_party(self, change: str) -> None:
        """More or fewer workers, with or without the leader."""
        if change == "leader":
            self.interaction.toggle_leader()
        else:
            self.interaction.change_workers(1 if change == "more" else -1)
        self.refresh()

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
        if note := self.session.note(scored, END_TURN, state):
            self.stage.toast(note)
        self.refresh()

    def pause(self) -> None:
        """Hold the others' turns, or let them go on."""
        self.computers.paused = not self.computers.paused
        self.refresh()

    def skip(self) -> None:
        """Show the rest of the decision at once."""
        self.computers.skip()
        self.refresh()

    def repeat(self) -> None:
        """Show again what the others did since this player's last turn."""
        self.computers.repeat()
        self._look_again()
        self.refresh()

    @property
    def notes(self) -> Rect:
        """Over the board: the ribbon and the seats stay in sight."""
        return self.board.rect

    # gestures

    def gesture(self, gesture: Gesture) -> None:
        """Taps on the board, the camera, keys."""
        if steer(self.board, gesture):
            self.redraw_board()
            return
        match gesture:
            case Tap(pos) if self.places and self.places.ribbon.collidepoint(pos):
                self._tell_ribbon()
            case Tap(pos):
                self._tap(self.board.pick(pos))
            case Hover(pos):
                self._hover(None if pos is None else self.board.pick(pos))
            case Key():
                self._key(gesture)

    def _tell_ribbon(self) -> None:
        """What the ribbon may have cut, whole for a while."""
        said = self._words(self.players[self._active_seat])
        self.stage.toast("\n".join(line for line in said if line))

    def _tap(self, space: int | None) -> None:
        if self.show is not None:
            self.go_on()
        elif self.watching:
            self.skip()
        elif space is None:
            self.interaction.clear()
        else:
            self._tap_space(space)
        self.refresh()

    def _tap_space(self, space: int) -> None:
        try:
            actions = self.interaction.tap(space)
        except IllegalAction as refused:
            speaker.play("refuse")
            self.stage.toast(words.reason(refused))
            self.interaction.clear()
        else:
            self.play(actions)

    def _hover(self, space: int | None) -> None:
        if space != self.hovered:
            self.hovered = space
            if self.interaction.party:
                self.redraw_board()

    def _key(self, key: Key) -> None:
        if key.name == "escape" and self.interaction.busy:
            self.interaction.clear()
            self.refresh()
        elif button := button_for(key, self.controls, self.auction):
            button.tap(button.rect.center)

    def update(self, now: float) -> bool:
        """Plays the scoring on, and the others' turns."""
        if self.show:
            self._count(self.show, now)
        elif self.hint:
            self._advise(self.hint)
        elif self.stage.top is self:
            self._watch(now)
        return super().update(now)

    def _count(self, show: ScoringShow, now: float) -> None:
        """A person's scoring stays until it is left, the others' for a while."""
        held = self.stage.top is not self or self.computers.paused or self._is_person(show.seat)
        if show.done and not held and show.stood(now, self.computers.pace.reading):
            self.go_on()

    def _is_person(self, seat: int) -> bool:
        return seat in self.session.people
