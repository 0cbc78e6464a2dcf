"""The table's scene: it plays actions, follows outcomes, and shows the mode."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any

from pygame import Rect

from game.core.game import AnyMatch
from game.platform import platform
from game.platform.node import Act
from game.table.buttons import Buttons
from game.table.help_line import HelpLine
from game.table.log.entry import LogEntry
from game.table.log.panel import log_state
from game.table.modes import GoOn, Moment, Outcome, Play, Refuse
from game.table.modes.mode import AnyMode, Mode
from game.table.modes.words import SAID
from game.table.outcome import Watch
from game.table.picture import Picture
from game.table.rings import draw_rings
from game.table.scene.second_touch import asked
from game.table.scene.striking import Striking
from game.ui import panels, theme
from game.ui.hands import hands
from game.ui.scene import Stage
from game.ui.screen import Canvas, Screen
from game.ui.sentence import Words


class TableScene(Striking):
    """The scene of a match with its picture.

    The mode says what there is to see and what every touch means; the scene plays, saves, shows and
    tells.

    Attributes:
        picture: the picture of the table.
        controls: the table's buttons.
        named: the ids of what is spoken of, and ringed.
    """

    named = frozenset[str]()

    def __init__(
        self,
        stage: Stage,
        match: AnyMatch,
        *,
        title: Callable[[], None],
        finished: Callable[[Any], None],
    ) -> None:
        super().__init__(stage, match, title=title, finished=finished)
        self.picture, self.controls = self._made()
        self.help_line = HelpLine(self._read_help)
        self.help_line.named = self._names
        self._helped: object = None
        self.form.widgets = [*self.controls.widgets, *self.log.widgets, self.help_line]
        self.form.on_denied = self._deny
        self.mode = self._mode_now()
        self.refresh()
        self._face(self.mode.decider)

    @abstractmethod
    def _made(self) -> tuple[Picture[Any, Any], Buttons]:
        """Return the game's picture and buttons."""

    # playing

    def play(self, actions: Sequence[Any], rest: object = None) -> None:
        """Play actions, show them, and enter the next mode.

        ``rest`` is what is left of a plan after them, for the mode that comes next; None for
        nothing.
        """
        self._play(actions)
        platform.storage.persist()
        self.session.show_all()
        self._set_in_motion(self.session.take_played())
        self._look_again(Play(tuple(actions), rest))

    def order(self, *actions: object) -> None:
        """Play actions that were named, in place of whatever had been begun."""
        self._have_arrived()
        self._enter(self._mode_now())
        self.play(actions)

    def _play(self, actions: Sequence[Any]) -> None:
        """Play actions as one decision, which is undone as a whole."""
        self.session.play(actions)

    def _look_again(self, played: Play | None = None) -> None:
        super()._look_again(played)
        self.put_off()

    def _enter(self, mode: AnyMode) -> None:
        let_go = mode.turn is self.mode.turn and _can_put_down(self.mode)
        if hands.by_reader and let_go and not _can_put_down(mode):
            self.stage.toast(SAID["put-down"])  # whoever listens does not see it
        if self._take_up(mode):
            self._face(mode.decider)
        self.refresh()

    def _face(self, seat: int | None) -> None:  # noqa: ARG002
        """Prepare the picture for the seat that decides from now on; None for nobody here."""
        self.picture.forget()

    def _look_back_at(self, entry: LogEntry) -> None:
        self.picture.reveal(entry.step)
        super()._look_back_at(entry)

    def _set_in_motion(self, played: Sequence[Any]) -> None:
        self.picture.set_in_motion(() if self.stage.reduced_motion else played, self._lasting)

    @property
    def _lasting(self) -> float:
        """The factor on the duration of animations that have a speed of their own."""
        return self.others.pace.animation_factor

    def _follow(self, outcome: Outcome) -> None:
        match outcome:
            case Mode():
                self._enter(outcome)
            case Play(actions, rest):
                if not self._asks_again(actions):
                    self.play(actions, rest)
            case GoOn(left):
                self._go_on(left)
            case Watch():
                self._watch(outcome)
            case Refuse(error, mode):
                self._follow(mode)
                self._deny(self.kit.refusal_text(error))
            case _:
                self._follow_own(outcome)

    def _asks_again(self, actions: Sequence[Any]) -> bool:
        """Ask for a second touch for what cannot be taken back, if that is wanted.

        Returns True if nothing is to be played yet.
        """
        if not self._binds(actions):
            return False
        if hands.asks_twice and not self._comes_again(actions):
            self._touched_once.question = asked(self._pressed_label)
            # whoever listens takes the time it takes
            self._answer(self._touched_once.question, lasts=hands.by_reader)
            return True
        hands.vibrate(theme.FELT_BINDING)
        return False

    def _binds(self, actions: Sequence[Any]) -> bool:
        """Return True if one of these actions, played now, could not be taken back."""
        return self.match.would_bind(actions)

    def _comes_again(self, actions: Sequence[Any]) -> bool:
        """Return True if the actions are asked for once more, under the question whether to."""
        again = self._touched_once.comes(actions, self.form.focus_id, self._slips.now)
        return again and self.stage.toasts.current == self._touched_once.question.message

    @property
    def _pressed_label(self) -> Words:
        """The label of the button that a screen reader has pressed; empty for anything else."""
        pressed = self.form.widget_of(self.form.focus_id) if hands.by_reader else None
        return pressed.untranslated_label if pressed else ""

    def _check_asked(self) -> None:
        """Ask anew once the question has gone, the keyboard has moved, or a dialog came above."""
        asked = self._touched_once
        there = self.stage.toasts.holds(asked.question.message) and not self.covered
        if asked.waits and (not there or asked.has_left(self.form.focus_id)):
            self._forget_answer()

    def act(self, act: Act) -> None:
        if act.kind == "press":
            self.form.go_to(act.id)  # whoever presses is there
        super().act(act)
        if act.kind == "focus" and self._touched_once.has_left(act.id):
            self._forget_answer()

    def _follow_own(self, outcome: Outcome) -> None:
        """Carry out an outcome that only this game has.

        Raises:
            NotImplementedError: the game has no such outcome.
        """
        raise NotImplementedError(outcome)

    # help before what is decided for the first time

    @property
    def toast_rect(self) -> Rect:
        """The rectangle for toasts; below the help, if that lies there: they must not cover it."""
        band, help_rect = super().toast_rect, self.help_line.rect
        return band.move(0, help_rect.bottom - band.y) if help_rect.colliderect(band) else band

    def _help(self) -> None:
        """Show the help for what is to be decided here now, or take away what is shown.

        It gives way to a hint that was asked for, and to an overlay.
        """
        firsts = self.session.firsts if self._has_room_for_help else None
        hint = firsts.hint_for(self.session.view) if firsts else None
        is_new = self.help_line.show(hint)
        if is_new or hint:
            self.name_things(frozenset(firsts.about if firsts and hint else ()))
        about = self.picture.help_bands, self.picture.shown
        if is_new or (hint and about != self._helped):
            self._helped = about
            toast = self.stage.toast_rect  # it lies below the help
            self._place_help()
            for place in filter(None, (toast, self.stage.toast_rect)):
                self.redraw(panels.reach(self.screen, place))

    @property
    def _has_room_for_help(self) -> bool:
        """True while somebody decides here, and nothing else explains it."""
        mode = self.mode
        return mode.decider is not None and not mode.hinted and mode.overlay is None

    def name_things(self, ids: Collection[str]) -> None:
        """Ring what has one of these ids, until others are named."""
        if ids != self.named:
            self.named = frozenset(ids)
            self.dirty_rects.add(self.screen.rect)  # rings may lie anywhere

    def _names(self) -> Sequence[str]:
        """Return the names of what is ringed."""
        return [one.label for one in self.elements() if one.id in self.named]

    def _places(self, ids: Collection[str], *, enabled: bool = False) -> Iterator[Rect]:
        """Yield the rectangles that are ringed for these ids; with ``enabled`` only of what takes a
        tap."""
        yield from self._rects_of(ids, enabled=enabled)

    def _rects_of(self, ids: Collection[str], *, enabled: bool = False) -> Iterator[Rect]:
        """Yield the rectangles of what has one of these ids."""
        for one in self.elements() if ids else ():
            if one.id in ids and (one.enabled or not enabled):
                yield one.rect
        for id, rect in self.picture.named_parts.items() if ids else ():
            if id in ids and rect.w:
                yield rect

    def _place_help(self) -> None:
        before = self.help_line.rect
        picture, screen = self.picture, self.screen
        needed = [*picture.needed, *self._rects_of(self.named)]
        self.help_line.lay_out(screen, picture.help_bands, picture.board_area, needed)
        for place in filter(None, (before, self.help_line.rect)):
            self.redraw(panels.reach(self.screen, place))

    def _read_help(self) -> None:
        if self.session.firsts and (hint := self.help_line.hint):
            self.session.firsts.read(hint)
            self._help()

    # drawing

    @property
    def busy(self) -> bool:
        """True while a computer player or a hint thinks, or an action waits to be shown."""
        return self.mode.busy

    @property
    def covered(self) -> bool:
        """True while a dialog lies over the table."""
        return self.stage.top is not self

    @property
    def _moment(self) -> Moment:
        """The facts of this frame that the mode is updated with."""
        return Moment(
            self._slips.now, self.picture.is_animating, self.covered, self.picture.steps_done
        )

    def turn(self) -> None:
        self.picture.turn()
        self.refresh()

    def refresh(self) -> None:
        """Show everything that can be seen and touched in the present mode."""
        mode = self.mode
        self._show(self._seen_mode.shown(self._carried.onto if self._carried else self._pointed))
        self._show_controls()
        self.log.update_log(log_state(self.match, mode.looks, mode.menu, mode.looked_at))
        self.redraw_widgets()
        self.redraw_board()
        self.redraw_log()

    def _show_controls(self) -> None:
        """Set the buttons from the picture."""
        picture = self.picture
        self.controls.show(picture.looks, picture.buttons, picture.covered, picture.card_rooms)

    on_widget_action = Striking.redraw_widgets  # refresh() has redrawn the rest

    def layout(self, screen: Screen) -> None:
        super().layout(screen)
        self.picture.layout(screen)
        self.refresh()
        self._place_help()

    def update(self, now: float) -> None:
        self._slips.now = now
        self._pass(self._moment)
        self._check_carried()
        self._check_asked()
        self._help()
        moved, changed = self.picture.update(now)
        if changed:
            self.refresh()
        for part in moved:
            self.redraw_board(part)
        if self.log.update(now):
            self.redraw_log()
        super().update(now)
        if self.picture.is_animating:
            self.form.wait_on()

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        draw_rings(canvas, self._places(self.named), theme.NAMED)
        self.help_line.draw(canvas)

    def prepare_ahead(self, blank: Callable[[], Canvas]) -> Iterator[None]:
        """Draw ahead of time, part by part: what a tap may light, the menu, and the log.

        The log's lines are made even where it has no room, before a larger window or a touch shows
        them.
        """
        canvas = blank()
        yield from self.picture.ahead(canvas)
        menu = self._menu()
        menu.layout(self.screen)
        for _part in menu.prepare(canvas):
            yield
        yield from self.log.prepare_ahead()

    def leave(self) -> None:
        super().leave()
        self.picture.leave()


def _can_put_down(mode: AnyMode) -> bool:
    """Return True while something is chosen that can be put down."""
    return mode.overlay is None and mode.escape() is not None
