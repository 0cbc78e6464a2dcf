"""The table on which a match is shown again."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.outcome import Course
from game.table.replay import scene
from game.tikal.rules.records.record import TikalMatch
from game.tikal.table.match import telling
from game.tikal.table.modes import Mode, Now
from game.tikal.table.replay.mode import Replaying
from game.tikal.table.replay.places import LEAVE, place_replay
from game.tikal.table.scene import TableScene
from game.tikal.table.terms import Terms
from game.ui.scene import Stage
from game.ui.screen import Canvas


class Replay(scene.Replay[Mode], TableScene):
    """The film's controls lie in a strip below the board."""

    def __init__(
        self,
        stage: Stage,
        match: TikalMatch,
        course: Course,
        *,
        leave: Callable[[], None],
        play_on: Callable[[int], None],
    ) -> None:
        """``play_on`` gets the number of actions after which a new game is to branch off."""
        self._thread(match, course, telling.ends_turn, leave=leave, play_on=play_on)
        terms = Terms(which=self._replaying, place=place_replay)
        super().__init__(stage, match, title=leave, finished=lambda _match: None, terms=terms)
        self.session.people = frozenset()
        self.form.widgets = [*self.run.widgets, *self.log.widgets]
        self.seek(0)

    def _replaying(self, now: Now) -> Mode:
        return Replaying(now.turn, self._actor, self._steps, self._turns, self._gained)

    @property
    def _gained(self) -> tuple[int, ...]:
        """What the last action has brought every seat in points."""
        if not self.session.shown:
            return ()
        played = self.session.played(self.session.shown - 1)
        scores = zip(played.before.score, played.after.score, strict=True)
        return tuple(after - before for before, after in scores)

    def _place_film(self) -> None:
        layout = self.picture.places.layout
        self.run.place(self.screen, layout.strip, layout.tools[LEAVE])

    def ahead(self, blank: Callable[[], Canvas]) -> Iterator[None]:
        """A jump may light anything that a tap may."""
        yield from self.picture.board.ahead(blank())
