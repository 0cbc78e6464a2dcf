"""The table: where a game is played."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial

from game.lessons.firsts import Firsts
from game.platform import platform
from game.settings import Settings, open_settings, recalled
from game.table.by_link import people_here, tools_of_links
from game.table.dialogs.keys import KeysDialog
from game.table.dialogs.taking_back import taking_back
from game.table.log import Entry, Log, LogPanel, Uses, open_log, standing
from game.table.modes import GoOn, Moment
from game.table.news import tell
from game.table.others import Others
from game.table.players import players_of
from game.table.session import Session
from game.table.steering import steer
from game.table.thinking import Hint
from game.table.touch.keys import asks_for_keys, steps_with
from game.table.touch.slips import Slips
from game.table.touch.tools import tools_of
from game.tikal.rules.actions import Action
from game.tikal.rules.given import RULES
from game.tikal.rules.hidden import View
from game.tikal.rules.records.record import TikalMatch
from game.tikal.rules.state import State
from game.tikal.table import words
from game.tikal.table.dialogs import look_at_seat, open_for, show_rules, table_menu
from game.tikal.table.explaining import told_of_buttons
from game.tikal.table.match import telling
from game.tikal.table.match.opponents import adviser
from game.tikal.table.match.plan import Plan
from game.tikal.table.modes import LookingBack, Mode, Now, Outcome, Play, Refused, pressed
from game.tikal.table.motion import Played
from game.tikal.table.pictured import Pictured
from game.tikal.table.terms import USUAL, Terms
from game.tikal.table.view.controls import Controls
from game.tikal.table.view.keyboard import buttons_for, told
from game.tikal.table.view.picture import Picture
from game.tikal.table.view.shown import shown_in
from game.ui import panels, theme
from game.ui.controls.said import Said
from game.ui.dialog import Dialog
from game.ui.input import Gesture, Hover, Key, Pos, Press, SecondaryTap, Tap, Typed, Wheel
from game.ui.scene import Stage
from game.ui.screen import Canvas, Screen
from game.ui.sound import speaker


class TableScene(Pictured):
    """A match on the table. The mode says what there is to see and what everything touched means;
    the scene plays, saves, shows and tells.

    Attributes:
        session: the match, and how much of it is shown.
        others: the others' turns.
        mode: what is going on.
    """

    def __init__(
        self,
        stage: Stage,
        match: TikalMatch,
        *,
        title: Callable[[], None],
        finished: Callable[[TikalMatch], None],
        terms: Terms = USUAL,
    ) -> None:
        super().__init__(stage)
        setup, computers = match.setup, terms.seated(match.setup)
        self.match = match
        self.players = players_of(setup.players)
        keep = partial(terms.keep, match)
        self.session: Session[State, View, Action] = Session(
            match, self.players, people_here(match, computers), telling, keep
        )
        settings = recalled(stage)
        self.others = Others(self.session, computers, settings.pace)
        self._terms = terms
        self._take_settings(settings)
        self._hovered: int | None = None
        self._slips = Slips()
        uses = Uses(self._look_back_at, self._undo_to, self.repeat)
        self.log = LogPanel(Log(self.session), self.players, uses)
        self._tools = tools_of(
            self.session,
            self._look_again,
            hint=self.ask_for_hint,
            log=partial(open_log, stage, self.log),
            turn=self.turn,
            menu=lambda: stage.push(self._menu()),
        )
        self._tools |= tools_of_links(stage, match, RULES, title)
        self._to_title, self._finished = title, finished
        area, form = terms.area or setup.variant.area, self.form
        self.picture = Picture(stage.screen, self.players, area, form, self.log, place=terms.place)
        self.controls = Controls(self.press, told_of_buttons(setup.options))
        self.form.widgets = [*self.controls.buttons.values(), *self.log.widgets]
        self.form.denied = self._deny
        self.mode = self._terms.which(self._now)
        self.refresh()
        self.face(self.mode.decider, self.session.people)

    @property
    def _now(self) -> Now:
        return Now(self.session, self.others, self.stage.still)

    def resume(self) -> None:
        """Keep the match, greet the player whose turn it is; a finished match shows its results."""
        self.session.begin()
        self._tell()

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
        mode = self.mode.followed_by(self._terms.which(self._now))
        if rest:
            mode = mode.planned(rest)
        self._enter(mode.after(played) if played else mode)

    def _enter(self, mode: Mode) -> None:
        """Be in a mode from now on; whose turn begins must not be caught by a tap that was meant
        for the turn before."""
        before, self.mode = self.mode.decider, mode
        self._slips.offer(mode.offered)
        self.stage.withdraw(self.session.greetings(beside=mode.seat))
        if mode.decider != before:
            handed = None not in (mode.decider, before)
            self.form.renew(theme.SETTLE_BINDING if handed else theme.SETTLE)
            self.face(mode.decider, self.session.people)
        self.picture.playing = mode.playing or self.picture.playing
        self.refresh()

    def _tell(self) -> None:
        tell(self.stage, self.session.take_news(), partial(self._finished, self.match))

    def _set_in_motion(self, played: Sequence[Played]) -> None:
        """Without actions, or under reduced motion, nothing moves."""
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
            case Refused(error, mode):
                self._deny(words.reason(error))
                self._enter(mode)
            case _:
                open_for(self.stage, outcome, self.players, self.mode.view, self.play)

    def _deny(self, why: Said) -> None:
        speaker.play("refuse")
        self.stage.tell(why)

    def _go_on(self, left: bool) -> None:
        """The others have acted, or what was looked at is left."""
        if left:
            self.session.leave_interlude()
        elif played := self.session.take_played():
            in_steps = self.others.pace.step and len(played) == 1
            self._set_in_motion(played if in_steps else ())
        self._look_again()

    # what is touched

    def press(self, button: str) -> None:
        """A button, by its id."""
        tool = self._tools.get(button)
        tool() if tool else self._follow(pressed(self.mode, button))

    def _undo_to(self, index: int) -> None:
        self.session.undo_to(index)
        self._look_again()

    def _look_back_at(self, entry: Entry) -> None:
        """Show on the board what a line of the log tells of."""
        self.picture.board.reveal(entry.step.spaces)
        self._enter(LookingBack.over(self.mode, entry))

    def ask_for_hint(self) -> None:
        """Ask what a master would do here; it is shown, never played."""
        tell = partial(telling.advice, players=self.players)
        hint = Hint(adviser(self.match.setup), self.session.view, tell)
        self._enter(self.mode.advised(hint))

    def _menu(self) -> Dialog:
        return table_menu(
            self.stage,
            self.match,
            self.players,
            offered=self.mode.menu,
            hint=self.ask_for_hint,
            repeat=self.repeat,
            take_back=taking_back(self.stage, self.session, self._look_again),
            title=self._to_title,
            settings=partial(open_settings, self.stage, self._take_settings),
        )

    def _take_settings(self, settings: Settings) -> None:
        self.others.pace = settings.pace
        self.session.hands_over, self.turns = settings.hand_over, settings.turn_board
        explains = settings.explain and self.session.people
        self.session.firsts = Firsts(self.match.game, self._terms.firsts()) if explains else None

    def repeat(self, since: int | None = None) -> None:
        """Show again what came after so many actions, or his last turn; what he has begun stays."""
        self.others.repeat(since)
        self._enter(self._terms.which(self._now).keeping(self.mode))

    def gesture(self, gesture: Gesture) -> None:
        """Taps on the board, the camera, keys."""
        if self.log.take(gesture):
            self.redraw_log()
            return
        if steer(self.picture.board, gesture):
            if not self.picture.steered(self.stage.note):
                self.redraw_board()
            return
        board, pick = self.picture.board, self.picture.board.pick
        match gesture:
            case Tap(pos) if self.picture.on_ribbon(pos):
                self.stage.toast("\n".join(filter(None, self.picture.shown.words)))
            case Tap(pos) if (seat := self.picture.seat_at(pos)) is not None:
                look_at_seat(self.stage, self.mode.view, self.players, seat)
            case Tap(pos) if not self._slips.is_double(pick(pos)):
                on_leader = board.is_leader(pos, self.mode.seat)
                self._follow((self.mode.tap_leader if on_leader else self.mode.tap)(pick(pos)))
            case SecondaryTap(pos):
                self._follow(self.mode.send(pick(pos)))
            case Hover(pos):
                self._hover(None if pos is None else pick(pos))
            case Key() | Typed() if asks_for_keys(gesture):
                self.stage.push(KeysDialog(self.stage, told()))
            case Key():
                self._key(gesture)

    def _hover(self, space: int | None) -> None:
        if space == self._hovered:
            return
        self._hovered, lit = space, self.mode.lit(space)
        if lit != self.picture.shown.lit:
            self.picture.show(replace(self.picture.shown, lit=lit))
            self.redraw_board()

    def _key(self, key: Key) -> None:
        if key.name == "escape" and self._escapes():
            return
        if tool := steps_with(key):
            undoes = self.controls.buttons[tool]
            self.press(f"{tool}/step") if undoes.enabled else self.form.deny(undoes)
        elif button := self.controls.meant_by(buttons_for(key)):
            self.form.strike(button) if button.enabled else self.form.deny(button)

    def _escapes(self) -> bool:
        """Puts down what is chosen; True too for an Escape that was one more of the same."""
        if (bare := self.mode.escape()) is not None:
            self._slips.put_down()
            self._enter(bare)
        return self._slips.escapes_again

    def handle(self, gesture: Gesture) -> None:
        """Whatever a player begins to do ends what moves."""
        moves = self.mode.playing is None and not self.picture.playing.done
        if moves and isinstance(gesture, Press | SecondaryTap | Key | Wheel):
            self.redraw() if self.picture.skip() else super().redraw()
        super().handle(gesture)
        if isinstance(gesture, Hover) and gesture.pos and self.form.at(gesture.pos):
            self._hover(None)  # whoever points at a button points at no hexagon

    # what is seen

    def refresh(self) -> None:
        """Show all that there is to be seen and touched in the mode as it is now."""
        shown = shown_in(self.mode, self._hovered)
        for part in self.picture.show(shown):
            self.redraw(panels.reach(self.screen, part))
        self.controls.show_display(shown.view)
        picture, holds = self.picture, shown.panel.holds
        self.controls.show(shown.looks, picture.buttons, picture.covered, holds)
        mode = self.mode
        self.log.follow(standing(self.match, mode.looks, mode.menu, mode.looked_at))
        self.redraw_widgets()
        self.redraw_board()

    def layout(self, screen: Screen) -> None:
        super().layout(screen)
        self.picture.layout(screen)
        self.refresh()

    def update(self, now: float) -> None:
        self._slips.now = now
        moving, covered = not self.picture.playing.done, self.stage.top is not self
        if (came := self.mode.update(Moment(now, moving, covered))) is not None:
            self._follow(came)
        part, changed = self.picture.update(now)
        self.changed.add(part)
        if self.log.update(now):
            self.redraw_log()
        if changed:
            self.refresh()
            self.redraw()
        super().update(now)

    def ahead(self, canvas: Canvas) -> Iterator[None]:
        """What may be lit at a tap on the board, and the menu."""
        yield from self.picture.board.ahead(canvas)
        menu = self._menu()
        menu.layout(self.screen)
        yield from menu.prepare(canvas)

    def leave(self) -> None:
        self.stage.withdraw(self.session.greetings())
        self.picture.leave()

    def look_up(self, rule: str) -> None:
        show_rules(self.stage, self.match, rule)

    def let_go(self, pos: Pos) -> bool:
        """Held, a space with own members takes those in who are picked up."""
        if offer := self.mode.offer(space := self.picture.board.pick(pos)):
            self._follow(self.mode.send(space))
        return bool(offer)
