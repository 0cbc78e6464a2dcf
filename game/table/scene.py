"""What the scene of any table does with its match: tells the news, takes back, shows again."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Generic, Protocol, Self, TypeVar

from game.core.game import AnyMatch, GameRules
from game.players.player import Player
from game.settings.store import Settings
from game.settings.use import open_settings, recalled
from game.table import autosave, ids
from game.table.by_link import people_here, tools_of_links
from game.table.dialogs.menu import TableMenu, Uses
from game.table.dialogs.taking_back import taking_back
from game.table.dialogs.unsaved import advice
from game.table.dialogs.words import MENU
from game.table.log.dialog import open_log
from game.table.log.entries import Log
from game.table.log.entry import Entry
from game.table.log.panel import LogPanel
from game.table.log.panel import Uses as LogUses
from game.table.log.standing import standing
from game.table.modes import GoOn, Look, Moment, ThinkOn
from game.table.modes.advice import Advice
from game.table.news import tell
from game.table.others import Others
from game.table.players import players_of
from game.table.session import Session
from game.table.sharing import share
from game.table.telling import Telling
from game.table.thinking import Hint
from game.table.touch.slips import Slips
from game.table.touch.tools import tools_of
from game.table.watched import Watch, Watched
from game.ui import theme
from game.ui.controls.said import Said
from game.ui.dialog import Dialog
from game.ui.scene import Scene, Stage
from game.ui.screen import Canvas
from game.ui.sentence import Words
from game.ui.sound import speaker


class AnyMode(Protocol):
    """What a scene asks of its mode, whatever the game."""

    @property
    def menu(self) -> Collection[str]:
        """What the menu offers now beside what it always does."""

    @property
    def decider(self) -> int | None:
        """The seat that somebody decides for here and now."""

    @property
    def seat(self) -> int:
        """Whose turn is shown."""

    @property
    def looks(self) -> Mapping[str, Look]:
        """The buttons that can be seen, by id."""

    @property
    def looked_at(self) -> int | None:
        """The number of the first of the actions that are looked back at."""

    @property
    def offered(self) -> object:
        """Where a second tap does more than the one that has just offered it."""

    def escape(self) -> Self | None:
        """The same with nothing chosen; None if nothing is."""

    def keeping(self, begun: Self) -> Self:
        """The same with what somebody here had begun before."""

    def followed_by(self, mode: Self) -> Self:
        """What comes next, where this mode follows from the match alone."""

    def asking(self) -> Self:
        """The same with an advice asked for."""

    def advised(self, advice: Advice) -> Self:
        """The same once the advice has come."""

    def with_others(self, others: Watched) -> Self:
        """The same with the others' turns as they are now."""

    def update(self, moment: Moment) -> object | None:
        """What comes by itself, None for nothing."""


ModeT = TypeVar("ModeT", bound=AnyMode)


class MatchScene(Scene, ABC, Generic[ModeT]):
    """A match on a table. What there is to see and what everything touched means, the game's own
    scene says.

    Attributes:
        match: what is played.
        players: who sits at the table.
        session: the match, and how much of it is shown.
        others: the others' turns.
        log: what was done.
        mode: what is going on.
    """

    match: AnyMatch
    session: Session[Any, Any, Any]
    others: Others[Any, Any, Any]
    mode: ModeT

    def __init__(
        self,
        stage: Stage,
        match: AnyMatch,
        rules: GameRules,
        telling: Telling[Any, Any],
        *,
        computers: Mapping[int, Player],
        keep: Callable[[AnyMatch], None],
        title: Callable[[], None],
        finished: Callable[[Any], None],
    ) -> None:
        """``keep`` saves the match; ``title`` and ``finished`` lead away from it."""
        super().__init__(stage)
        self.match, self.players = match, players_of(match.setup.players)
        here = people_here(match, computers)
        self.session = Session(
            match, self.players, here, telling, view=rules.view, keep=partial(keep, match)
        )
        settings = recalled(stage)
        self.others = Others(self.session, computers, settings.pace)
        self._rules, self._to_title, self._finished = rules, title, finished
        self._slips = Slips()
        self._answered: Words = ""
        self._hint: Hint | None = None
        uses = LogUses(self._look_back_at, self._undo_to, self.repeat)
        self.log = LogPanel(Log(self.session), self.players, uses)
        self._tools = tools_of(
            self.session,
            self._look_again,
            hint=self.ask_for_hint,
            log=partial(open_log, stage, self.log),
            turn=self.turn,
            menu=lambda: stage.push(self._menu()),
        )
        self._tools |= {ids.TOOL_UNDO: self._undo, ids.UNDO_STEP: partial(self._undo, step=True)}
        self._tools |= tools_of_links(stage, match, rules, title)
        self._take_settings(settings)

    # what only the game's own scene knows

    @abstractmethod
    def _mode_now(self) -> ModeT:
        """The mode that follows from the match, the others and the news alone."""

    @abstractmethod
    def _enter(self, mode: ModeT) -> None:
        """Be in a mode from now on."""

    @abstractmethod
    def _follow(self, outcome: Any) -> None:  # noqa: ANN401 (each game's modes have their own)
        """Do what came of a touch, or of the time."""

    @abstractmethod
    def _look_again(self) -> None:
        """Tell the news, and see what there is to do in the position that is shown now."""

    @abstractmethod
    def _look_back_at(self, entry: Entry) -> None:
        """Show on the board what a line of the log tells of."""

    @abstractmethod
    def _set_in_motion(self, played: Sequence[Any]) -> None:
        """Show actions on their way; none of them under reduced motion."""

    @abstractmethod
    def _so_far(self) -> Words:
        """Which game is played, and what was done last."""

    @abstractmethod
    def _new_hint(self) -> Hint:
        """Somebody thinks of what to do in the latest position."""

    @abstractmethod
    def turn(self) -> None:
        """The board from its other side."""

    @abstractmethod
    def press(self, button: str) -> None:
        """A button, by its id."""

    # what every one does

    def resume(self) -> None:
        """Keep the match, greet the player whose turn it is; a finished match shows its results."""
        self.session.begin()
        self._tell()

    def repeat(self, since: int | None = None) -> None:
        """Show again what came after so many actions, or his last turn; what he has begun stays."""
        self.others.repeat(since)
        self._enter(self._mode_now().keeping(self.mode))

    def _take_up(self, mode: ModeT) -> bool:
        """Take a mode for what is going on; True if somebody else decides in it. Whose turn begins
        must not be caught by a tap that was meant for the turn before."""
        if mode is not self.mode:
            self._forget_answer()
        before, self.mode = self.mode.decider, mode
        self._slips.offer(mode.offered)
        self.stage.withdraw(self.session.greetings(beside=mode.seat))
        if mode.decider == before:
            return False
        handed = None not in (mode.decider, before)
        self.form.renew(theme.SETTLE_BINDING if handed else theme.SETTLE)
        return True

    def _take_settings(self, settings: Settings) -> None:
        """They are in force at once."""
        self.others.pace = settings.pace
        self.session.hands_over = settings.hand_over

    def _change_settings(self, settings: Settings) -> None:
        """While the match goes on."""
        self._take_settings(settings)
        self._renew()

    def _renew(self) -> None:
        """The mode tells of the others' turns as they are now."""
        self.mode = self.mode.with_others(self.others.watched)

    def _pass(self, moment: Moment) -> None:
        """The time goes on, and brings what it brings."""
        match self.mode.update(moment):
            case None:
                pass
            case Watch.ON:
                if self._goes_on(moment):
                    self._follow(GoOn())
            case ThinkOn():
                self._think_on()
            case came:
                self._follow(came)

    def ask_for_hint(self) -> None:
        """Ask what a master would do here; it is shown, never played."""
        self._hint = self._new_hint()
        self._enter(self.mode.asking())

    def _think_on(self) -> None:
        """The hint is thought of, and comes."""
        if self._hint and (advice := self._hint.go_on()):
            self._hint = None
            self._enter(self.mode.advised(advice))

    def _goes_on(self, moment: Moment) -> bool:
        """What is watched goes on; True if there is anything else to be seen."""
        return self.others.update(moment.now, moment.moving)

    def _watch(self, wanted: Watch) -> None:
        """The others' turns are held, or hurried."""
        others = self.others
        {Watch.HOLD: others.hold, Watch.SKIP: others.skip, Watch.STEP: others.step}[wanted]()
        self._enter(self.mode.followed_by(self._mode_now()))

    def _tell(self) -> None:
        tell(self.stage, self.session.take_news(), partial(self._finished, self.match))

    def refresh(self) -> None:
        """Show all that there is to be seen and touched in the mode as it is now."""
        mode = self.mode
        self.log.follow(standing(self.match, mode.looks, mode.menu, mode.looked_at))
        self.redraw_widgets()

    def ahead(self, blank: Callable[[], Canvas]) -> Iterator[None]:  # noqa: ARG002 (nothing is drawn)
        """The log is told before a larger window or a touch shows it."""
        return self.log.ahead()

    def _deny(self, why: Said) -> None:
        """Say why not, until something else succeeds."""
        speaker.play("refuse")
        self._answer(why)

    def _answer(self, told: Said) -> None:
        """Say what was asked for by a touch, until something succeeds."""
        self._answered = told.said
        self.stage.tell(told)

    def _forget_answer(self) -> None:
        if self._answered:
            self.stage.withdraw([self._answered])
            self._answered = ""

    def _go_on(self, left: bool) -> None:
        """The others have acted, or what was looked at is left."""
        if left:
            self.session.leave_interlude()
        elif played := self.session.take_played():
            in_steps = self.others.pace.step and len(played) == 1
            self._set_in_motion(played if in_steps else ())
        self._look_again()

    def _undo(self, *, step: bool = False) -> None:
        """Take back the last order, or only its last action; a tap where nothing of the turn is
        left asks about the one before. An arrow that is held down asks nothing."""
        if self.match.can_undo:
            self.session.undo(step=step)
            self._look_again()
        elif not step and (ask := taking_back(self.stage, self.session, self._look_again)):
            ask()

    def _undo_to(self, index: int) -> None:
        self.session.undo_to(index)
        self._look_again()

    def _escapes(self) -> bool:
        """Puts down what is chosen; True too for an Escape that was one more of the same."""
        if (bare := self.mode.escape()) is not None:
            self._slips.put_down()
            self._enter(bare)
        return self._slips.escapes_again

    @property
    def _saved(self) -> Words:
        """That it is, in the menu's heading."""
        return MENU["saved"]

    def _menu(self) -> Dialog:
        """The menu, to be shown; what the mode does not offer cannot be touched."""
        offered, back = self.mode.menu, taking_back(self.stage, self.session, self._look_again)
        uses = Uses(
            hint=self.ask_for_hint if "hint" in offered else None,
            repeat=self.repeat if "repeat" in offered and self.match.actions else None,
            take_back=back if "back" in offered else None,
            title=self._to_title,
            share=partial(share, self.stage, self.match, self._rules),
            settings=partial(open_settings, self.stage, self._change_settings),
            rules=partial(self.look_up, ""),
        )
        title, body = self._saved, self._so_far()
        if unsaved := autosave.unsaved():
            title, body = MENU["unsaved"], advice(unsaved.error)
        return TableMenu(self.stage, self.match, title, body, uses)

    def leave(self) -> None:
        """Nobody is greeted any more."""
        self.stage.withdraw(self.session.greetings())
        super().leave()
