"""The table on which a match is shown again."""

from __future__ import annotations

from collections.abc import Callable

from game.outcome import Course
from game.table.dialogs.keys import KeysDialog
from game.table.log import Entry
from game.table.players import players_of
from game.table.replay.controls import Controls, button_of, told
from game.table.replay.film import Film
from game.table.replay.projector import Projector, Uses
from game.table.touch.keys import asks_for_keys
from game.tzolkin.rules.records.record import TzolkinMatch
from game.tzolkin.table.match import telling
from game.tzolkin.table.modes.mode import Mode
from game.tzolkin.table.modes.which import Now
from game.tzolkin.table.replay.mode import Replaying
from game.tzolkin.table.replay.places import LEAVE, place_replay
from game.tzolkin.table.scene import TableScene
from game.ui.input import Drag, Gesture, Key
from game.ui.scene import Stage


class Replay(TableScene):
    """Shows any moment of a match; nothing is played or kept.

    Attributes:
        film: where its turns begin.
    """

    def __init__(
        self,
        stage: Stage,
        match: TzolkinMatch,
        course: Course,
        *,
        leave: Callable[[], None],
        play_on: Callable[[int], None],
    ) -> None:
        """``play_on`` gets the number of actions after which a new game is to branch off."""
        self.film = Film(match.actions, telling.ends_turn)
        uses = Uses(self.seek, self._step, play_on, leave)
        self._projector = Projector(self.film, course, uses)
        marks = [player.mark for player in players_of(match.setup.players)]
        self.run = Controls(self.film, course, marks, self.press, self.seek)
        super().__init__(
            stage, match, title=leave, finished=lambda _match: None, which=self._replaying
        )
        self.session.people = frozenset()
        self.form.widgets = self.run.widgets
        self.picture.lays = place_replay
        self.seek(0)

    def _replaying(self, now: Now) -> Mode:
        session = now.session
        begun = session.begun(max(0, session.shown - 1)) if session.shown else 0
        steps = tuple(telling.step(one, session.players) for one in session.since(begun))
        return Replaying(now.turn, session, self._projector.reel, self.film, steps)

    def seek(self, index: int) -> None:
        """Shows the position after so many actions."""
        self.session.shown = max(0, min(self.film.count, index))
        self.session.take_played()
        self.picture.moving.begin((), self.stage.still)
        self._look_again()

    def _look_back_at(self, entry: Entry) -> None:
        """A line of the log leads to where it was done."""
        self._projector.reel.run(False)
        self.seek(entry.end)

    def _step(self) -> None:
        """Shows the next action on its way."""
        if self.session.behind:
            self.session.show_next()
            self._go_on(left=False)

    def _go_on(self, left: bool) -> None:  # noqa: ARG002 (nothing is looked at in between)
        played = self.session.take_played()
        moves = self._projector.reel.moves
        self.picture.moving.begin(played if moves else (), self.stage.still)
        self._look_again()

    def _tell(self) -> None:
        """It is no news."""
        self.session.news.clear()

    def press(self, button: str) -> None:
        """A button of the film's, by its id."""
        self._projector.press(button, self.session.shown)
        self.refresh()

    def handle(self, gesture: Gesture) -> None:
        """The film's keys come before all others, and a finger that slides along the bar goes with
        it wherever it is let go."""
        if isinstance(gesture, Key) and (button := button_of(gesture)):
            self.press(button)
        elif isinstance(gesture, Drag) and self.run.slid(gesture):
            self._projector.reel.run(False)
        else:
            super().handle(gesture)

    def gesture(self, gesture: Gesture) -> None:
        """The list of keys is the film's own."""
        if asks_for_keys(gesture):
            self.stage.push(KeysDialog(self.stage, told()))
        else:
            super().gesture(gesture)

    def refresh(self) -> None:
        """The film's controls too."""
        super().refresh()
        places, shown = self.picture.places, self.session.shown
        if LEAVE in places.buttons:
            self.run.place(self.screen, places.tray, places.buttons[LEAVE])
        goes_on = shown < self.film.count or not self.match.over
        self.run.show(shown, self._projector.reel, may_play_on=goes_on)
