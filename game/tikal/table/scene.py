"""The table: where a game is played."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from game.lessons.firsts import Firsts
from game.platform import platform
from game.settings.store import Settings
from game.table.dialogs.keys import KeysDialog
from game.table.ids import TOOL_UNDO
from game.table.log.entry import Entry
from game.table.modes import GoOn, Moment
from game.table.others import Others
from game.table.scene import MatchScene
from game.table.session import Session
from game.table.steering import steer
from game.table.thinking import Hint
from game.table.touch.keys import asks_for_keys, steps_with
from game.table.watched import Watch
from game.tikal.rules.actions import Action
from game.tikal.rules.given import RULES
from game.tikal.rules.hidden import View
from game.tikal.rules.records.record import TikalMatch
from game.tikal.rules.state import State
from game.tikal.table import ids, words
from game.tikal.table.dialogs import look_at_seat, open_for, show_rules, told_of
from game.tikal.table.explaining import told_of_buttons
from game.tikal.table.match import telling
from game.tikal.table.match.opponents import adviser
from game.tikal.table.match.plan import Plan
from game.tikal.table.match.played import Played
from game.tikal.table.modes import (
    AskToEnd,
    ChooseExchange,
    CountRest,
    LookAt,
    LookingBack,
    Mode,
    Now,
    Outcome,
    Play,
    Refused,
    pressed,
)
from game.tikal.table.now import now_in
from game.tikal.table.pictured import Pictured
from game.tikal.table.terms import USUAL, Terms
from game.tikal.table.view.controls import Controls
from game.tikal.table.view.keyboard import buttons_for, told
from game.tikal.table.view.picture import Picture
from game.ui import panels
from game.ui.controls.said import Said
from game.ui.input import Gesture, Hover, Key, Pos, Press, SecondaryTap, Tap, Typed, Wheel
from game.ui.scene import Stage
from game.ui.screen import Canvas, Screen
from game.ui.sentence import Words, lines


class TableScene(Pictured, MatchScene[Mode]):
    """A match on the table. The mode says what there is to see and what everything touched means;
    the scene plays, saves, shows and tells.

    Attributes:
        picture: what is seen.
        controls: its buttons.
    """

    match: TikalMatch
    session: Session[State, View, Action]
    others: Others[State, View, Action]

    def __init__(
        self,
        stage: Stage,
        match: TikalMatch,
        *,
        title: Callable[[], None],
        finished: Callable[[TikalMatch], None],
        terms: Terms = USUAL,
    ) -> None:
        setup, self._terms = match.setup, terms
        self._hovered: int | None = None
        super().__init__(
            stage,
            match,
            RULES,
            telling,
            computers=terms.seated(setup),
            keep=terms.keep,
            title=title,
            finished=finished,
        )
        area, form = terms.area or setup.variant.area, self.form
        self.picture = Picture(stage.screen, self.players, area, form, self.log, place=terms.place)
        self.controls = Controls(self.press, told_of_buttons(setup.options))
        self.form.widgets = [*self.controls.buttons.values(), *self.log.widgets]
        self.form.denied = self._deny
        self.mode = self._mode_now()
        self.refresh()
        self.face(self.mode.decider, self.session.people)

    @property
    def _now(self) -> Now:
        return now_in(self.session, self.others.watched, still=self.stage.still)

    def _mode_now(self) -> Mode:
        return self._terms.which(self._now)

    def play(self, actions: Sequence[Action], rest: Plan | None = None) -> None:
        """Play the actions of one decision, and show what came of them, and a plan's rest."""
        self.session.play(actions)
        platform.storage.persist()
        self.session.show_all()
        self._set_in_motion(self.session.take_played())
        self._look_again(actions[-1], rest)

    def _look_again(self, played: Action | None = None, rest: Plan | None = None) -> None:
        """Tell the news, and see what there is to do in the position that is shown now."""
        self._tell()
        mode = self.mode.followed_by(self._mode_now())
        if rest:
            mode = mode.planned(rest)
        self._enter(mode.after(played) if played else mode)

    def _enter(self, mode: Mode) -> None:
        if self._take_up(mode):
            self.face(mode.decider, self.session.people)
        if mode.tally:
            self.picture.count(mode.tally)
            self._count()
        self.refresh()

    def _count(self) -> None:
        """As much is counted as has come in."""
        playing = self.picture.playing
        self.mode = self.mode.counted(playing.passed, playing.done)

    def _set_in_motion(self, played: Sequence[Played]) -> None:
        self.picture.set_in_motion(() if self.stage.still else played)

    def _follow(self, outcome: Outcome) -> None:
        """What came of a tap, a button or the time."""
        match outcome:
            case Mode():
                self._enter(outcome)
            case Play(actions, rest):
                self.play(actions, rest)
            case GoOn(left):
                self._go_on(left)
            case Watch():
                self._watch(outcome)
            case Refused(error, mode):
                self._enter(mode)
                self._deny(words.reason(error))
            case CountRest():
                self.picture.playing.skip()
                self._enter(self.mode.uncovered)
            case LookAt() | ChooseExchange() | AskToEnd():
                open_for(self.stage, outcome, self.players, self.picture.shown.view, self.play)

    # what is touched

    def press(self, button: str) -> None:
        tool = self._tools.get(button)
        tool() if tool else self._follow(pressed(self.mode, button))

    def _look_back_at(self, entry: Entry) -> None:
        self.picture.board.reveal(entry.step.spaces)
        self._enter(LookingBack.over(self.mode, entry))

    def _new_hint(self) -> Hint:
        tell = partial(telling.advice, players=self.players)
        return Hint(adviser(self.match.setup), self.session.thinkers_view(), tell)

    def _so_far(self) -> Words:
        return told_of(self.match.setup, self.session)

    def _take_settings(self, settings: Settings) -> None:
        super()._take_settings(settings)
        self.turns = settings.turn_board
        explains = settings.explain and self.session.people
        self.session.firsts = Firsts(self.match.game, self._terms.firsts()) if explains else None

    def gesture(self, gesture: Gesture) -> None:
        """Taps on the board, the camera, keys."""
        if self.log.take(gesture):
            self.redraw_log()
            return
        if steer(self.picture.board, gesture):
            if not self.picture.steered(self.stage.note):
                self.redraw_board()
            if self.picture.shown.offered is not None:
                self.refresh()  # what is offered on the board goes with its hexagon
            return
        board, pick = self.picture.board, self.picture.board.pick
        match gesture:
            case Tap(pos) if self.picture.on_ribbon(pos):
                self._answer(Said(lines(tuple(filter(None, self.picture.shown.words)))))
            case Tap(pos) if (seat := self.picture.seat_at(pos)) is not None:
                look_at_seat(self.stage, self.picture.shown.view, self.players, seat)
            case Tap(pos) if not self._slips.is_double(pick(pos)):
                on_leader = board.is_leader(pos, self.picture.shown.seat)
                self._follow((self.mode.touch_leader if on_leader else self.mode.touch)(pick(pos)))
            case SecondaryTap(pos):
                self._follow(self.mode.drop(pick(pos)))
            case Wheel(pos, amount) if (held := self.form.at(pos)) and held.id == ids.ROTATE_HAND:
                self.press(ids.ROTATE_BACK if amount > 0 else ids.ROTATE)
            case Hover(pos):
                self._hover(None if pos is None else pick(pos))
            case Key() | Typed() if asks_for_keys(gesture):
                self.stage.push(KeysDialog(self.stage, told))
            case Key():
                self._key(gesture)

    def _hover(self, space: int | None) -> None:
        if space == self._hovered:
            return
        self._hovered, shown = space, self.mode.shown(space)
        if shown.lit != self.picture.shown.lit:
            self.picture.show(shown)
            self.redraw_board()

    def _key(self, key: Key) -> None:
        if key.name == "escape" and self._escapes():
            return
        if tool := steps_with(key):
            undoes = self.controls.buttons[tool]
            steps = tool != TOOL_UNDO or self.match.can_undo
            meant = f"{tool}/step" if steps else tool
            self.press(meant) if undoes.enabled else self.form.deny(undoes)
        elif button := self.controls.meant_by(buttons_for(key)):
            self.form.strike(button) if button.enabled else self.form.deny(button)

    def handle(self, gesture: Gesture) -> None:
        """Whatever a player begins to do ends what moves."""
        moves = self.mode.tally is None and not self.picture.playing.done
        if moves and isinstance(gesture, Press | SecondaryTap | Key | Wheel):
            self.redraw() if self.picture.skip() else super().redraw()
        super().handle(gesture)
        if isinstance(gesture, Hover) and gesture.pos and self.form.at(gesture.pos):
            self._hover(None)  # whoever points at a button points at no hexagon

    # what is seen

    def refresh(self) -> None:
        shown = self.mode.shown(self._hovered)
        for part in self.picture.show(shown):
            self.redraw(panels.reach(self.screen, part))
        self.controls.show_display(shown.view)
        picture = self.picture
        self.controls.show(shown.looks, picture.buttons, picture.covered, picture.card.holds)
        super().refresh()
        self.redraw_board()

    def layout(self, screen: Screen) -> None:
        super().layout(screen)
        self.picture.layout(screen)
        self.refresh()

    @property
    def covered(self) -> bool:
        """True while a dialog lies above."""
        return self.stage.top is not self

    def update(self, now: float) -> None:
        self._slips.now = now
        moving, covered = not self.picture.playing.done, self.covered
        self._pass(Moment(now, moving, covered))
        part, changed = self.picture.update(now)
        self._count()
        self.changed.add(part)
        if self.log.update(now):
            self.redraw_log()
        if changed:
            self.refresh()
            self.redraw()
        super().update(now)

    def ahead(self, blank: Callable[[], Canvas]) -> Iterator[None]:
        """What may be lit at a tap on the board, and the menu; then the log."""
        canvas = blank()
        yield from self.picture.board.ahead(canvas)
        menu = self._menu()
        menu.layout(self.screen)
        for _part in menu.prepare(canvas):
            yield
        yield from super().ahead(blank)

    def leave(self) -> None:
        super().leave()
        self.picture.leave()

    def look_up(self, rule: str) -> None:
        show_rules(self.stage, self.match, rule)

    def let_go(self, pos: Pos) -> bool:
        """Held, a space with own members takes those in who are picked up."""
        if offer := self.mode.offer(space := self.picture.board.pick(pos)):
            self._follow(self.mode.drop(space))
        return bool(offer)
