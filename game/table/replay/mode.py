"""A match is shown again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from game.table.modes.look import GoOn, Look, Moment
from game.table.modes.mode import Mode, TurnT
from game.table.replay.film import Film
from game.table.replay.reel import Reel
from game.table.session import Session
from game.table.telling import Step


@dataclass(frozen=True)
class Replaying(Mode[TurnT]):
    """Nothing can be done at the table; the film may go on by itself.

    Attributes:
        session: the match, and how much of it is shown.
        reel: what runs it.
        film: where its turns begin.
        steps: what the turn has been so far that is shown.
    """

    session: Session[Any, Any, Any]
    reel: Reel
    film: Film
    steps: tuple[Step, ...]
    menu = ()

    @property
    def seat(self) -> int:
        """Who has acted last."""
        seat: int = self.session.match.before(max(0, self.session.shown - 1)).seat
        return seat

    @property
    def busy(self) -> bool:
        return self.reel.running

    @property
    def looks(self) -> Mapping[str, Look]:
        """None but the film's own."""
        return {}

    @property
    def turns(self) -> tuple[int, int]:
        """The number of the turn that was shown last, and how many there are."""
        turn = int(self.film.turn_at(self.session.shown - 1)) + 1
        return turn, max(turn, self.film.turns)

    def update(self, moment: Moment) -> GoOn | None:
        """Shows the next action when it is due."""
        if not self.session.behind:
            self.reel.run(False)
        if moment.covered or not self.reel.is_due(moment.now, moment.moving):
            return None
        self.session.show_next()
        return GoOn()
