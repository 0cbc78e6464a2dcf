"""The plain table: where a game is played of which no more is known than its rules and words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from pygame import Rect

from game.core.game import AnyMatch
from game.platform import platform
from game.players.seated import adviser, seated
from game.rulebook.scene import RulebookScene
from game.table import autosave
from game.table.dialogs.keys import KeysDialog
from game.table.dialogs.menu import latest
from game.table.log.entry import Entry
from game.table.modes import GoOn, Moment
from game.table.plain import ids
from game.table.plain.known import Known
from game.table.plain.modes.looking import LookingBack
from game.table.plain.modes.mode import Mode, Outcome, Play, Try
from game.table.plain.modes.which import Now, mode_now
from game.table.plain.now import now_in
from game.table.plain.telling import PlainTelling
from game.table.plain.view.controls import Controls
from game.table.plain.view.keyboard import buttons_for, number_of, told
from game.table.plain.view.picture import Picture
from game.table.scene import MatchScene
from game.table.things import Thing
from game.table.thinking import Hint
from game.table.touch.keys import asks_for_keys, steps_with
from game.table.watched import Watch
from game.ui.controls.explaining import Explained
from game.ui.controls.said import Said
from game.ui.input import Gesture, Key, Pos, Tap, Typed
from game.ui.scene import Stage
from game.ui.screen import Canvas, Screen
from game.ui.sentence import Words, lines
from game.ui.widgets import Element


class TableScene(MatchScene[Mode]):
    """A match on the table. The mode says what there is to see and what everything touched means;
    the scene plays, saves, shows and tells.

    Attributes:
        picture: what is seen.
        controls: its buttons.
    """

    def __init__(
        self,
        stage: Stage,
        match: AnyMatch,
        known: Known,
        *,
        title: Callable[[], None],
        finished: Callable[[Any], None],
        which: Callable[[Now], Mode] = mode_now,
    ) -> None:
        """``which`` says which mode the table is in."""
        self._known, self._which = known, which
        self._telling = PlainTelling(known)
        rules, setup = known.rules, match.setup
        super().__init__(
            stage,
            match,
            rules,
            self._telling,
            computers=seated(setup, known.opponents, rules.engine, rules.most_seats),
            keep=autosave.save,
            title=title,
            finished=finished,
        )
        self.mode = self._mode_now()
        shown = self.mode.shown()
        self.picture = Picture(stage.screen, self.players, shown, self.form, self.log)
        self.controls = Controls(self.press, self.touch)
        self.form.widgets = [*self.controls.widgets, *self.log.widgets]
        self.form.denied = self._deny
        self.refresh()

    def _mode_now(self) -> Mode:
        now = now_in(self.session, self._known, self.others.watched, still=self.stage.still)
        return self._which(now)

    # playing

    def play(self, action: object) -> None:
        """Play an action, and show what came of it."""
        self.session.play((action,))
        platform.storage.persist()
        self.session.show_all()
        self.session.take_played()
        self._look_again()

    def _look_again(self) -> None:
        self._tell()
        self._enter(self.mode.followed_by(self._mode_now()))

    def _enter(self, mode: Mode) -> None:
        self._take_up(mode)
        self.refresh()

    def _set_in_motion(self, played: Sequence[Any]) -> None:
        """Nothing moves here."""

    def _follow(self, outcome: Outcome) -> None:
        """What came of a touch, a button or the time."""
        match outcome:
            case Mode():
                self._enter(outcome)
            case Play(action):
                self.play(action)
            case Try(notation, space):
                self._deny_or_explain(notation, space)
            case GoOn(left):
                self._go_on(left)
            case Watch():
                self._watch(outcome)

    def _deny_or_explain(self, notation: str, thing: Thing) -> None:
        """Why nothing can be done with something, or what it is."""
        if why := self._known.refused(self.session.view, notation):
            self._deny(why)
        elif told := self.picture.told_of(thing):
            self._explaining.answer(told)

    def look_up(self, rule: str) -> None:
        wording, (variant, options) = (
            self._known.wording,
            self._known.rules.chosen(self.match.setup),
        )
        write = partial(wording.book, variant, options)
        self.stage.push(RulebookScene(self.stage, write, rule=rule))

    # what is touched

    def press(self, button: str) -> None:
        """A button, by its id."""
        if tool := self._tools.get(button):
            tool()
        elif button in (ids.NEXT, ids.PREVIOUS):
            self.picture.turn_page(1 if button == ids.NEXT else -1)
            self.refresh()
        else:
            self._follow(self.mode.press(button))

    def touch(self, thing: Thing) -> None:
        """Something on the table, or what stands for it among the choices."""
        self._follow(self.mode.touch(thing))

    def turn(self) -> None:
        """It has no other side."""

    def _look_back_at(self, entry: Entry) -> None:
        self._enter(LookingBack.over(self.mode, entry))

    def _new_hint(self) -> Hint:
        known = self._known
        strongest = adviser(self.match.setup, known.opponents, known.rules.engine)
        return Hint(strongest, self.session.thinkers_view(), self._telling.advice)

    def _so_far(self) -> Words:
        wording, (variant, options) = (
            self._known.wording,
            self._known.rules.chosen(self.match.setup),
        )
        game = wording.options(options) or wording.title(variant)
        done = latest(self.session, lambda one: self._known.done(one.before, one.action))
        return lines((game, done))

    def gesture(self, gesture: Gesture) -> None:
        """Taps on the table, keys."""
        if self.log.take(gesture) or self.picture.take(gesture):
            self.redraw()
            return
        match gesture:
            case Tap(pos) if self.picture.places.ribbon.collidepoint(pos):
                self._answer(Said(lines(tuple(filter(None, self.picture.shown.words)))))
            case Tap(pos) if (thing := self.picture.pick(pos)) is not None:
                self.touch(thing)
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
        elif option := self.controls.option(number_of(key)):
            self.form.strike(option)
        elif button := self.controls.meant_by(buttons_for(key)):
            self.form.strike(button) if button.enabled else self.form.deny(button)

    # what is seen

    @property
    def busy(self) -> bool:
        """True while a computer player or a hint thinks, or waits to be shown."""
        return self.mode.busy

    @property
    def notes(self) -> Rect:
        """In the ribbon: neither the position nor the choices are covered."""
        return self.picture.places.ribbon

    def refresh(self) -> None:
        picture = self.picture
        picture.show(self.mode.shown())
        self.controls.show(picture.looks, picture.buttons)
        self.controls.show_options(picture.plan.options, self._plays)
        self.controls.show_spaces(picture.touchable(), self._plays)
        super().refresh()
        self.redraw()

    def _plays(self, thing: Thing) -> bool:
        """True for what a second touch must not do by mistake."""
        return isinstance(self.mode.touch(thing), Play)

    def layout(self, screen: Screen) -> None:
        super().layout(screen)
        self.picture.layout(screen)
        self.refresh()

    def update(self, now: float) -> None:
        self._slips.now = now
        self._pass(Moment(now, moving=False, covered=self.stage.top is not self))
        if self.log.update(now) or self.picture.update(now):
            self.redraw()
        super().update(now)

    def draw(self, canvas: Canvas) -> None:
        self.picture.draw(canvas)

    def prepare(self, canvas: Canvas) -> Iterator[Rect | None]:
        yield from self.form.prepare(canvas)
        yield from self.log.prepare(canvas)
        for _part in self.picture.paint(canvas):
            yield None

    def explains(self, pos: Pos, held: bool) -> Explained | None:  # noqa: ARG002
        return self.log.explains(pos) or self.picture.explains(pos)

    def elements(self) -> list[Element]:
        """The buttons and the spaces that can be touched, then the lines of the log."""
        return super().elements() + self.log.elements()

    def leave(self) -> None:
        super().leave()
        self.picture.leave()
