"""The part of the table's scene that handles the match: news, undo, hints, repeats, the menu."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from game.core.game import AnyMatch
from game.lessons.learnt import FirstTimeHints
from game.players.match_players import adviser, computer_players
from game.players.player import Player
from game.settings.store import Settings, open_settings, saved_settings
from game.table import autosave, ids
from game.table.buttons import make_tools
from game.table.by_link import people_here, tools_of_links
from game.table.dialogs.menu import MenuActions, TableMenu, take_back_question
from game.table.dialogs.share import open_share_dialog
from game.table.dialogs.unsaved import unsaved_advice
from game.table.dialogs.words import MENU
from game.table.kit import Kit
from game.table.log.entries import Log
from game.table.log.entry import LogEntry
from game.table.log.panel import LogActions, LogPanel, open_log
from game.table.modes import GoOn, Moment, Outcome, Play, ThinkOn
from game.table.modes.mode import AnyMode, ModeFacts
from game.table.news import show_news
from game.table.others import Hint, Others
from game.table.outcome import Watch
from game.table.players import players_of
from game.table.scene.second_touch import SecondTouch
from game.table.session import Session
from game.table.sounds import SOUNDS
from game.ui import theme
from game.ui.dialog import Dialog
from game.ui.hands import hands
from game.ui.scene import Scene, Stage
from game.ui.sentence import RuleText, Words
from game.ui.sound import speaker


class AccidentalTouches:
    """Remembers when something was put down or offered, to recognise accidental touches.

    Attributes:
        now: the time of this frame, in monotonic seconds.
    """

    def __init__(self) -> None:
        self.now = 0.0
        self._put_down = -math.inf
        self._offered: object = None
        self._since = 0.0

    def put_down(self) -> None:
        """Remember that Escape has just put something down."""
        self._put_down = self.now

    def offer(self, place: object) -> None:
        """Remember the thing on which a second tap would do more than the first; None for none."""
        if place != self._offered:
            self._offered, self._since = place, self.now

    @property
    def escapes_again(self) -> bool:
        """True if an Escape now comes too soon after one that put something down."""
        return self.now - self._put_down < hands.wait(theme.PUT_DOWN)

    def is_double(self, place: object) -> bool:
        """Return True if a tap on a thing is the second of two quick ones.

        The player cannot have read yet what it would do.
        """
        offered = place is not None and place == self._offered
        return offered and self.now - self._since < hands.wait(theme.SETTLE_BINDING)


class MatchScene(Scene, ABC):
    """The scene in which a match is played, saved and told, without a picture of it.

    Attributes:
        kit: what the game provides for its table.
        match: the match that is played.
        players: the players at the table, by seat.
        session: the match, and how much of it has been shown.
        others: the turns of all who do not play here.
        log: the log's panel.
        mode: the present mode.
    """

    kit: Kit
    session: Session[Any, Any, Any]
    mode: AnyMode

    def __init__(
        self,
        stage: Stage,
        match: AnyMatch,
        *,
        title: Callable[[], None],
        finished: Callable[[Any], None],
    ) -> None:
        """Make the scene of a match.

        ``title`` leaves for the title; ``finished`` is called with the match when it has ended.
        """
        super().__init__(stage)
        self.match, self.players = match, players_of(match.setup.players)
        kit, computers = self.kit, self._computers()
        self.session = self._session(computers)
        settings = saved_settings(stage)
        self.others = Others(self.session, computers, settings.pace)
        self._to_title, self._finished = title, finished
        self._slips = AccidentalTouches()
        self._touched_once = SecondTouch()
        self._answered: Words = ""
        self._hint: Hint | None = None
        uses = LogActions(self._look_back_at, self._undo_to, self.repeat)
        self.log = LogPanel(Log(self.session, computers), self.players, uses)
        self._tools = make_tools(
            self.session,
            self._look_again,
            hint=self.ask_for_hint,
            log=partial(open_log, stage, self.log),
            turn=self.turn,
            menu=lambda: stage.push(self._menu()),
        )
        self._tools |= {ids.TOOL_UNDO: self._undo, ids.UNDO_STEP: partial(self._undo, step=True)}
        self._tools |= tools_of_links(stage, match, kit.rules, title)
        self._take_settings(settings)
        speaker.words, speaker.ambience = {**SOUNDS, **kit.sounds}, kit.ambience

    def _computers(self) -> Mapping[int, Player]:
        """Return the computer players, by seat."""
        kit = self.kit
        return computer_players(
            self.match.setup, kit.opponents, kit.rules.engine, kit.rules.max_seats
        )

    def _session(self, computers: Mapping[int, Player]) -> Session[Any, Any, Any]:
        """Return the session of the match, which is kept on this device."""
        kit, match = self.kit, self.match
        return Session(
            match,
            self.players,
            people_here(match, computers),
            kit.telling,
            view=kit.rules.view,
            keep=partial(kit.save, match),
        )

    # what the scene with the picture implements

    @abstractmethod
    def _enter(self, mode: AnyMode) -> None:
        """Go into a mode."""

    @abstractmethod
    def _follow(self, outcome: Outcome) -> None:
        """Carry out an outcome."""

    @abstractmethod
    def _set_in_motion(self, played: Sequence[Any]) -> None:
        """Animate actions that were played; none of them under reduced motion."""

    @abstractmethod
    def turn(self) -> None:
        """Turn the board round."""

    # the mode

    def _mode_now(self) -> AnyMode:
        """Return the mode that follows from the match, the others' turns and the news alone."""
        return self.kit.make_mode(self._now)

    @property
    def _now(self) -> ModeFacts[Any]:
        """The facts that the present mode follows from."""
        session = self.session
        return ModeFacts(
            turn=self.kit.make_turn(session),
            interlude=session.interlude,
            unseen=session.unseen,
            others=self.others.state,
            people=frozenset(session.people),
            still=self.stage.reduced_motion,
            undone=session.match.undone,
            explains=self._explains,
        )

    @property
    def _explains(self) -> bool:
        """True while what is new is explained to somebody here."""
        return self.session.firsts is not None

    def _look_again(self, played: Play | None = None) -> None:
        """Tell the news and enter the mode of the position that is now shown.

        ``played`` is what was just played here, if anything was.
        """
        self._tell()
        mode = self.mode.followed_by(self._mode_now())
        self._enter(mode.after(played) if played else mode)

    def _look_back_at(self, entry: LogEntry) -> None:
        """Show on the board where a line of the log was played."""
        self._enter(self.kit.looking_back.over(self.mode, entry))

    # playing

    def resume(self) -> None:
        """Save the match and greet the player to act; a finished match leads to its results."""
        self.session.begin()
        self._tell()

    def repeat(self, since: int | None = None) -> None:
        """Show again all actions from index ``since`` on.

        None shows all since the previous turn of the seat to act. What the player has begun stays.
        """
        self.others.repeat(since)
        self._enter(self._mode_now().restoring(self.mode))

    def _take_up(self, mode: AnyMode) -> bool:
        """Make ``mode`` the present mode; return True if the seat that decides here has changed.

        After a change the buttons wait for a moment, so that a tap meant for the previous turn does
        not act in the new one.
        """
        if mode is not self.mode:
            self._forget_answer()
        before, self.mode = self.mode.decider, mode
        self._slips.offer(mode.offered)
        self.stage.withdraw_toast(self.session.greetings(beside=mode.seat))
        if mode.decider == before:
            return False
        self.form.leave_things()
        if before is None:
            hands.vibrate(theme.FELT_TURN)
        handed = None not in (mode.decider, before)
        self.form.restart_waits(theme.SETTLE_BINDING if handed else theme.SETTLE)
        return True

    def _take_settings(self, settings: Settings) -> None:
        """Apply the settings at once."""
        self.others.pace = settings.pace
        self.session.hands_over = settings.hand_over
        firsts = self.kit.firsts() if settings.explain and self.session.people else ()
        self.session.firsts = FirstTimeHints(self.match.game, firsts) if firsts else None

    def _change_settings(self, settings: Settings) -> None:
        """Apply settings that were changed during the match."""
        self._take_settings(settings)
        self._renew()

    def _renew(self) -> None:
        """Give the mode the present state of the others' turns."""
        self.mode = self.mode.with_others(self.others.state)

    def _pass(self, moment: Moment) -> None:
        """Update the mode for this frame, and carry out what comes of it."""
        match self.mode.update(moment):
            case None:
                pass
            case Watch.CONTINUE:
                if self._goes_on(moment):
                    self._follow(GoOn())
            case ThinkOn():
                self._think_on()
            case came:
                self._follow(came)

    def ask_for_hint(self) -> None:
        """Ask what a master would do in this position; the hint is shown, never played."""
        kit = self.kit
        master = adviser(self.match.setup, kit.opponents, kit.rules.engine)
        tell = partial(kit.telling.advice, players=self.players)
        self._hint = Hint(master, self.session.thinkers_view(), tell)
        self._enter(self.mode.with_pending_hint())

    def _think_on(self) -> None:
        """Think of the hint for a slice of time, and show it once it is complete."""
        if self._hint and (advice := self._hint.think()):
            self._hint = None
            self._enter(self.mode.with_hint(advice))

    def _goes_on(self, moment: Moment) -> bool:
        """Update what is watched; return True if there is anything new to show."""
        return self.others.update(moment.now, moment.moving)

    def _watch(self, wanted: Watch) -> None:
        """Pause, skip or step the others' turns."""
        others = self.others
        {Watch.PAUSE: others.toggle_pause, Watch.SKIP: others.skip, Watch.STEP: others.step}[
            wanted
        ]()
        self._enter(self.mode.followed_by(self._mode_now()))

    def _tell(self) -> None:
        show_news(self.stage, self.session.take_news(), partial(self._finished, self.match))

    def _deny(self, why: RuleText) -> None:
        """Show why something cannot be done, until something else succeeds."""
        speaker.play("refuse")
        hands.vibrate(theme.FELT_REFUSED)
        self._answer(why)

    def _answer(self, told: RuleText, *, lasts: bool = False) -> None:
        """Show what a touch asked about, until something else succeeds.

        Without ``lasts`` it goes by itself, too, after some seconds.
        """
        self._answered = told.message
        self.stage.show_toast(told, lasts=lasts)

    def _forget_answer(self) -> None:
        self._touched_once.forget()
        if self._answered:
            self.stage.withdraw_toast([self._answered])
            self._answered = ""

    def _go_on(self, left: bool) -> None:
        """Go on after an action of the others, or after an interlude that was ``left``."""
        if left:
            self.session.leave_interlude()
        elif played := self.session.take_played():
            in_steps = self.others.pace.step and len(played) == 1
            self._set_in_motion(played if in_steps else ())
        self._look_again()

    def _undo(self, *, step: bool = False) -> None:
        """Undo the last order, or only its last action (``step``).

        Where nothing of the turn is left to undo, a tap asks whether all agree to take back the
        previous turn. An arrow that is held down (``step``) asks nothing.
        """
        if self.match.can_undo:
            self.session.undo(step=step)
            self._look_again()
        elif not step and (ask := self._take_back_question()):
            ask()

    def _take_back_question(self) -> Callable[[], None] | None:
        """Return a function that asks whether all agree to take a turn back; None for no turn."""
        return take_back_question(self.stage, self.session, self._look_again)

    def _undo_to(self, index: int) -> None:
        self.session.undo_to(index)
        self._look_again()

    def _escapes(self) -> bool:
        """Put down what is chosen; return True if Escape is used up.

        It is used up, too, by an Escape that follows so soon that it was meant for the same choice.
        """
        if (bare := self.mode.escape()) is not None:
            self._slips.put_down()
            self._enter(bare)
        return self._slips.escapes_again

    @property
    def _saved(self) -> Words:
        """The menu's title: that the match is saved."""
        return MENU["saved"]

    def _menu(self) -> Dialog:
        """Return the menu; entries that the mode does not offer are disabled or left out."""
        offered, back = self.mode.menu, self._take_back_question()
        uses = MenuActions(
            hint=self.ask_for_hint if "hint" in offered else None,
            repeat=self.repeat if "repeat" in offered and self.match.actions else None,
            take_back=back if "back" in offered else None,
            title=self._to_title,
            share=partial(open_share_dialog, self.stage, self.match, self.kit.rules),
            settings=partial(open_settings, self.stage, self._change_settings),
            rules=partial(self.open_rulebook, ""),
        )
        title, body = self._saved, self.kit.menu_text(self.match.setup, self.session)
        if unsaved := autosave.unsaved_match():
            title, body = MENU["unsaved"], unsaved_advice(unsaved.error)
        return TableMenu(self.stage, self.match, title, body, uses)

    has_rulebook = True

    def open_rulebook(self, rule: str) -> None:
        """Open the rulebook over the match at a rule; at its beginning for an empty one."""
        self.kit.open_rulebook(self.stage, self.match, rule)

    def leave(self) -> None:
        """Withdraw all greetings, and leave the scene."""
        self.stage.withdraw_toast(self.session.greetings())
        super().leave()
