"""The table: where a game is played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.platform import platform
from game.table import autosave
from game.table.dialogs.keys import KeysDialog
from game.table.log.entry import Entry
from game.table.modes import GoOn, Moment
from game.table.others import Others
from game.table.scene import MatchScene
from game.table.session import Session
from game.table.things import Seat
from game.table.thinking import Hint
from game.table.touch.keys import asks_for_keys, steps_with
from game.table.watched import Watch
from game.tzolkin.rules import legal_actions
from game.tzolkin.rules.actions import Action
from game.tzolkin.rules.given import RULES
from game.tzolkin.rules.hidden import View
from game.tzolkin.rules.records.record import TzolkinMatch
from game.tzolkin.rules.state import State
from game.tzolkin.table import ids
from game.tzolkin.table.choice.options import Way
from game.tzolkin.table.dialogs import show_rules, told_of
from game.tzolkin.table.explaining.cards import told_of_card
from game.tzolkin.table.match import telling
from game.tzolkin.table.match.opponents import adviser, seated
from game.tzolkin.table.modes.looking.looking_back import LookingBack
from game.tzolkin.table.modes.looking.overlaid import pressed, touched
from game.tzolkin.table.modes.mode import Again, Mode, Outcome, Play, Refused
from game.tzolkin.table.modes.which import Now, mode_now
from game.tzolkin.table.motion.moves import Played
from game.tzolkin.table.now import now_in
from game.tzolkin.table.pictured import Pictured
from game.tzolkin.table.things import Ahead, Thing
from game.tzolkin.table.touch.lit import Uses
from game.tzolkin.table.tray.card import Card, Kind
from game.tzolkin.table.view.controls import Controls
from game.tzolkin.table.view.keyboard import THINGS, buttons_for, told
from game.tzolkin.table.view.picture import Picture
from game.tzolkin.table.view.places import Table
from game.tzolkin.words.messages.refusals import REFUSALS, refused
from game.ui.controls.said import Said
from game.ui.input import Drag, Gesture, Key, Pos, Press, Tap, Typed, Wheel
from game.ui.scene import Stage
from game.ui.screen import Screen
from game.ui.sentence import Words


class TableScene(Pictured, MatchScene[Mode]):
    """A match on the table. The mode says what there is to see and what everything touched means;
    the scene plays, saves, shows and tells.

    Attributes:
        picture: what is seen.
        controls: its buttons.
    """

    match: TzolkinMatch
    session: Session[State, View, Action]
    others: Others[State, View, Action]

    def __init__(
        self,
        stage: Stage,
        match: TzolkinMatch,
        *,
        title: Callable[[], None],
        finished: Callable[[TzolkinMatch], None],
        which: Callable[[Now], Mode] = mode_now,
    ) -> None:
        """``which`` says which mode the table is in."""
        setup, self._which = match.setup, which
        super().__init__(
            stage,
            match,
            RULES,
            telling,
            computers=seated(setup),
            keep=autosave.save,
            title=title,
            finished=finished,
        )
        self._tools[ids.TOOL_VIEW] = self.turn
        table = Table(setup.seats, setup.options)
        self.picture = Picture(stage.screen, self.players, table, self.form, self.log)
        self.controls = Controls(
            self.press,
            Uses(self.touch, self.picture.takes, self.picture.told),
            (*table.parts, "seat"),
        )
        self.form.widgets = [*self.controls.widgets, *self.log.widgets]
        self.form.denied = self._deny
        self.mode = self._mode_now()
        self.refresh()

    @property
    def _now(self) -> Now:
        return now_in(self.session, self.others.watched, still=self.stage.still)

    def _mode_now(self) -> Mode:
        return self._which(self._now)

    # playing

    def play(self, lines: Sequence[Action]) -> None:
        """Play lines one by one, each of which can be undone alone, and show what came of them."""
        for line in lines:
            self.session.play((line,))
        platform.storage.persist()
        self.session.show_all()
        self._set_in_motion(self.session.take_played())
        self._look_again()

    def _play_again(self, again: Again) -> None:
        """Go back in the turn, and play what is left of it as far as the rules allow."""
        self.session.undo_to(again.index)
        self.play([line for line in again.lines if line in legal_actions(self.session.latest)])

    def _look_again(self) -> None:
        self._tell()
        self._enter(self.mode.followed_by(self._mode_now()))
        self.put_off()

    def _enter(self, mode: Mode) -> None:
        if self._take_up(mode):
            self.picture.forget()
        self.refresh()

    def _set_in_motion(self, played: Sequence[Played]) -> None:
        self.picture.moving.begin(played, self.stage.still, self._lasting)

    @property
    def _lasting(self) -> float:
        """The part of its own time that a day lasts."""
        return self.others.pace.lasting

    def _follow(self, outcome: Outcome) -> None:
        """What came of a touch, a button or the time."""
        match outcome:
            case Mode():
                self._enter(outcome)
            case Play(lines):
                self.play(lines)
            case Again():
                self._play_again(outcome)
            case GoOn(left):
                self._go_on(left)
            case Watch():
                self._watch(outcome)
            case Refused(error, mode):
                self._enter(mode)
                self._deny(Said(refused(error.message), REFUSALS.rule(error.message)))

    def look_up(self, rule: str) -> None:
        show_rules(self.stage, self.match, rule)

    # what is touched

    def press(self, button: str) -> None:
        """A button, by its id; a card of the tray is what it stands for."""
        room, _slash, name = button.partition("/")
        if tool := self._tools.get(button):
            tool()
        elif room == "drawer":
            self.picture.draw_out(name)
            self.refresh()
        elif room == "card":
            self._follow(self._pick(name))
        else:
            self._follow(pressed(self.mode, button))

    def _pick(self, id: str) -> Outcome:
        rows = self.picture.shown.tray.rows
        card = next(one for row in rows for one in row.cards if one.id == id)
        if card.about is not None and not isinstance(card.about, Way | Ahead):
            self.picture.about = card.about
        return self._meant(card)

    def _card_plays(self, card: Card) -> bool:
        return card.enabled and _plays(self._meant(card))

    def _meant(self, card: Card) -> Outcome:
        """What comes of a touch on a card."""
        if card.about is None or card.kind is Kind.DONE:
            return pressed(self.mode, card.id)
        return self.mode.pick(card.id, card.about)

    def touch(self, thing: Thing) -> None:
        """Something on the table: what it means now, and what there is to know of it."""
        if not isinstance(thing, Ahead):
            self.picture.ask_about(thing)
        self._follow(touched(self.mode, thing))

    def touch_at(self, pos: Pos) -> None:
        """What lies there, or what figures over the board are the sum of. It is explained: what
        is lit is touched where it is said to be (``Lit``)."""
        if told := self.picture.sum_at(pos):
            self._answer(Said(told.words, told.rule))
        elif (thing := self.picture.pick(pos)) is not None:
            self._ask_about(thing, pos)
        elif cut := self.picture.explains(pos):
            self._explaining.answer(cut)

    def _ask_about(self, thing: Thing, pos: Pos) -> None:
        """Something was tapped beside what plays: it is explained, or told why it cannot be had."""
        outcome = self.mode if thing in self.picture.shown.seen.lit else touched(self.mode, thing)
        if not isinstance(thing, Ahead):
            self.picture.ask_about(thing)
        if outcome is self.mode and not isinstance(thing, Seat) and not self.busy:
            self._explain_at(pos)
        self._follow(outcome)

    def _explain_at(self, pos: Pos) -> None:
        """What was tapped is explained, on a card where there is no panel for that."""
        if not self.picture.places.info.w and (told := self.picture.explains(pos)):
            self._explaining.answer(told)

    def turn(self) -> None:
        """The other view of the gears."""
        self.picture.unroll()
        self.refresh()

    def _look_back_at(self, entry: Entry) -> None:
        self._enter(LookingBack.over(self.mode, entry))

    def _new_hint(self) -> Hint:
        tell = partial(telling.advice, players=self.players)
        return Hint(adviser(self.match.setup), self.session.thinkers_view(), tell)

    def _so_far(self) -> Words:
        return told_of(self.match.setup, self.session)

    def gesture(self, gesture: Gesture) -> None:
        """Taps on the table, keys."""
        if self.log.take(gesture):
            self.redraw_log()
            return
        match gesture:
            case Tap(pos) if self.picture.places.ribbon.collidepoint(pos):
                self._answer(Said("\n".join(map(str, filter(None, self.picture.shown.words)))))
            case Tap(pos):
                self.touch_at(pos)
            case Drag() | Wheel() if ahead := self.picture.wound(gesture):
                self._follow(touched(self.mode, ahead))
            case Key() | Typed() if asks_for_keys(gesture):
                self.stage.push(KeysDialog(self.stage, told))
            case Key():
                self._key(gesture)

    def _key(self, key: Key) -> None:
        if key.name == "escape" and self._escapes():
            return
        if tool := steps_with(key):
            undoes = self.controls.buttons[tool]
            self.press(tool) if undoes.enabled else self.form.deny(undoes)
        elif thing := {**THINGS, **self.mode.keys}.get(key.name):
            lit = self.controls.lit_for(thing)
            self.form.strike(lit) if lit else self.touch(thing)
        elif button := self.controls.meant_by(buttons_for(key)):
            self.form.strike(button) if button.enabled else self.form.deny(button)

    def handle(self, gesture: Gesture) -> None:
        """Whatever a player begins to do ends what moves."""
        if not self.picture.moving.done and isinstance(gesture, Press | Key):
            self.picture.moving.skip()
            self.refresh()
        super().handle(gesture)

    # what is seen

    @property
    def busy(self) -> bool:
        """True while a computer player or a hint thinks, or waits to be shown."""
        return self.mode.busy

    def refresh(self) -> None:
        for part in self.picture.show(self.mode.shown(), self.stage.still):
            self.redraw(part)
        self.controls.show(self.picture.looks, self.picture.buttons)
        tell = partial(told_of_card, self.picture.asked)
        self.controls.show_cards(self.picture.tray.cards, tell, self._card_plays)
        self.controls.show_lit(
            (one, self.picture.spoken(one.thing), _plays(touched(self.mode, one.thing)))
            for one in self.picture.targets()
        )
        super().refresh()
        self.redraw_board()
        self.redraw_log()

    def touched(self) -> None:
        self.refresh()

    def layout(self, screen: Screen) -> None:
        super().layout(screen)
        self.picture.layout(screen)
        self.refresh()

    def update(self, now: float) -> None:
        self._slips.now = now
        moving = not self.picture.moving.done
        self._pass(Moment(now, moving, self.stage.top is not self))
        moved, changed = self.picture.update(now)
        if changed:
            self.refresh()
        for part in moved:
            self.redraw_board(part)
        if self.log.update(now):
            self.redraw_log()
        super().update(now)

    def leave(self) -> None:
        super().leave()
        self.picture.leave()


def _plays(outcome: Outcome) -> bool:
    """True for what a second touch must not do by mistake."""
    return isinstance(outcome, Play | Again)
