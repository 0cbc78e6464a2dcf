"""The scene in which a match is replayed."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.core.game import AnyMatch
from game.outcome import PointsHistory
from game.table.log.entry import LogEntry
from game.table.modes import Moment
from game.table.modes.mode import AnyMode
from game.table.players import players_of
from game.table.replay.controls import Controls, shortcuts
from game.table.replay.film import Film, Playback
from game.table.scene import TableScene
from game.table.telling import ActionReport
from game.ui.controls.directions import DIRECTIONS
from game.ui.input import Drag, Gesture
from game.ui.scene import Stage
from game.ui.shortcuts import Shortcut
from game.ui.widgets import Widget

# What the controls do.


@dataclass(frozen=True)
class ReplayActions:
    """The functions that the controls call.

    Attributes:
        seek: shows the position after so many actions.
        step: shows the next action with its animation.
        play_on: begins a new match that branches off after so many actions.
        leave: leaves the replay.
    """

    seek: Callable[[int], None]
    step: Callable[[], None]
    play_on: Callable[[int], None]
    leave: Callable[[], None]


class ReplayCommands:
    """Carries out what the controls ask for.

    Attributes:
        film: where the turns begin.
        reel: whether the film plays by itself, and how fast.
    """

    def __init__(self, film: Film, course: PointsHistory, uses: ReplayActions) -> None:
        self.film, self.playback = film, Playback()
        self._course, self._uses = course, uses

    def press(self, button: str, shown: int) -> None:
        """Press a button, by its id, while ``shown`` actions have been shown."""
        film, reel, uses = self.film, self.playback, self._uses
        acts: dict[str, Callable[[], None]] = {
            "replay/step": uses.step,
            "replay/back": lambda: uses.seek(shown - 1),
            "replay/turn": lambda: uses.seek(film.turn_after(shown)),
            "replay/turn-back": lambda: uses.seek(film.turn_before(shown)),
            "replay/begin": lambda: uses.seek(0),
            "replay/end": lambda: uses.seek(film.count),
            "replay/scoring": lambda: uses.seek(self._next_scoring(shown)),
            "replay/speed": lambda: reel.change_speed(1),
            "replay/slower": lambda: reel.change_speed(-1),
            "replay/play-on": lambda: uses.play_on(shown),
            "replay/leave": uses.leave,
        }
        if button == "replay/run":
            reel.run(not reel.running and shown < film.count)
        elif button not in ("replay/speed", "replay/slower"):
            reel.run(False)
        if button in acts:
            acts[button]()

    def can(self, button: str, shown: int) -> bool:
        """Return True if a button does anything while ``shown`` actions have been shown."""
        match button.removeprefix("replay/"):
            case "run" | "step" | "turn" | "end":
                return shown < self.film.count
            case "back" | "turn-back" | "begin":
                return shown > 0
            case "scoring":
                return bool(self._course.scorings)
        return True

    def _next_scoring(self, shown: int) -> int:
        """Return the index after the next scoring; after the last scoring comes the first."""
        ends = [self.film.turn_starts[turn] for turn in self._course.scorings]
        return next((end for end in ends if end > shown), ends[0] if ends else 0)


class Replay(TableScene):
    """Shows any moment of a match; nothing is played or saved.

    Attributes:
        film: where the turns begin.
        reel: whether the film plays by itself, and how fast.
        run: the controls.
    """

    keys_first = True

    def __init__(
        self,
        stage: Stage,
        match: AnyMatch,
        course: PointsHistory,
        *,
        leave: Callable[[], None],
        play_on: Callable[[int], None],
    ) -> None:
        """Make the scene of a match.

        ``course`` is the points over its turns; ``play_on`` is called with the number of actions
        after which a new match is to branch off.
        """
        self.film = Film(match.actions, self.kit.rules.ends_turn)
        uses = ReplayActions(self.seek, self._step_on, play_on, leave)
        self._projector = ReplayCommands(self.film, course, uses)
        self.playback = self._projector.playback
        marks = [player.mark for player in players_of(match.setup.players)]
        self.replay_controls = Controls(self.film, course, marks, self.press, self.seek)
        super().__init__(stage, match, title=leave, finished=lambda _match: None)
        self.session.people = frozenset()
        self.form.widgets = self._widgets
        self.seek(0)

    @abstractmethod
    def _mode_now(self) -> AnyMode:
        """Return the game's replaying mode for what was shown last."""

    @property
    def _widgets(self) -> list[Widget]:
        """All widgets beside the picture."""
        return [*self.replay_controls.widgets, *self.log.widgets]

    @abstractmethod
    def _place_film(self) -> None:
        """Lay the controls out where the game's table has room for them."""

    @property
    def busy(self) -> bool:
        """True while the film plays by itself."""
        return self.playback.running

    def _goes_on(self, moment: Moment) -> bool:
        """Show the next action if it is due; return True if it was."""
        if not self.session.has_unshown:
            self.playback.run(False)
        if not self.playback.is_due(moment.now, moment.moving):
            return False
        self.session.show_next()
        return True

    @property
    def _actor(self) -> int:
        """The seat that acted last."""
        seat: int = self.match.before(max(0, self.session.shown - 1)).seat
        return seat

    @property
    def _steps(self) -> tuple[ActionReport, ...]:
        """What has been shown of the present turn."""
        session = self.session
        begun = session.turn_start(max(0, session.shown - 1)) if session.shown else 0
        return tuple(
            session.telling.step(one, session.players) for one in session.played_since(begun)
        )

    @property
    def _turns(self) -> tuple[int, int]:
        """The number of the turn that was shown last, from 1, and the number of turns."""
        turn = int(self.film.turn_at(self.session.shown - 1)) + 1
        return turn, max(turn, self.film.turns)

    @property
    def _lasting(self) -> float:
        return min(1.0, 1 / self.playback.speed)

    def seek(self, index: int) -> None:
        """Show the position after so many actions, without an animation."""
        self.session.shown = max(0, min(self.film.count, index))
        self.session.take_played()
        self._set_in_motion(())
        self._look_again()

    def _look_back_at(self, entry: LogEntry) -> None:
        """Go to the position after a line of the log."""
        self.playback.run(False)
        self.seek(entry.end)

    def _step_on(self) -> None:
        """Show the next action with its animation."""
        if self.session.has_unshown:
            self.session.show_next()
            self._go_on(left=False)

    def _go_on(self, left: bool) -> None:  # noqa: ARG002 (nothing is looked at in between)
        played = self.session.take_played()
        self._set_in_motion(played if self.playback.is_animated else ())
        self._look_again()

    def _tell(self) -> None:
        """Drop the news: a replay tells none."""
        self.session.news.clear()

    def press(self, button: str) -> None:
        """Press a button of the controls, by its id."""
        self._projector.press(button, self.session.shown)
        self.refresh()

    def handle(self, gesture: Gesture) -> None:
        """Handle drags that began on the bar before anything else."""
        if isinstance(gesture, Drag) and self.replay_controls.handle_drag(gesture):
            self.playback.run(False)
        else:
            super().handle(gesture)

    def shortcuts(self) -> Sequence[Shortcut]:
        """Return the keys of the film; on the board arrows walk, and Space asks."""
        resting = (*DIRECTIONS, "space") if self.form.is_on_thing else ()
        can = lambda one: self._projector.can(one, self.session.shown)  # noqa: E731
        return [*shortcuts(self.press, can, resting), self._jumping]

    def refresh(self) -> None:
        """Show the position, and set and lay out the controls."""
        super().refresh()
        self._place_film()
        shown = self.session.shown
        goes_on = shown < self.film.count or not self.match.over
        self.replay_controls.show(shown, self.playback, may_play_on=goes_on)
