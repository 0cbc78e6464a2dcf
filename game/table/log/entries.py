"""The lines of a log, as they follow from what has been shown of a match."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from game.core.match import Match
from game.table.session import Session
from game.table.telling import Played, Step
from game.ui.i18n import gettext as _


@dataclass(frozen=True, slots=True)
class Entry:
    """A line: one action, or the same done several times in a row.

    Attributes:
        index: the number of its first action.
        seat: who did it.
        step: what was done, as its game tells it.
        count: how many actions it is; 0 for a note that a turn was taken back.
    """

    index: int
    seat: int
    step: Step
    count: int = 1

    @property
    def end(self) -> int:
        """The number of the first action after it."""
        return self.index + self.count

    @property
    def cost(self) -> str:
        """What it cost, as it is written."""
        cost = self.step.cost
        return f"{self.count} × {cost}" if self.count > 1 and cost else cost


@dataclass(frozen=True, eq=False, slots=True)
class Turn:
    """What one seat did in a row; it is the same object as long as nothing is added to it."""

    seat: int
    entries: tuple[Entry, ...]

    @property
    def end(self) -> int:
        """The number of the first action after it."""
        return self.entries[-1].end


class Log:
    """All turns as far as the session has shown them: nothing is told that was not to be seen.

    Attributes:
        turns: the oldest first.
    """

    def __init__(self, session: Session[Any, Any, Any]) -> None:
        self._session = session
        self._told: list[object] = []
        self._again = 0
        self.turns: list[Turn] = []

    def follow(self) -> bool:
        """Adds what has been shown, drops what was taken back; True if anything has changed."""
        session, again = self._session, len(self._session.match.taken_back)
        same = self._same()
        if same == len(self._told) == session.shown and again == self._again:
            return False
        self._again = again
        self._keep(same)
        for index in range(self._end, session.shown):
            self._note(index)
            self._add(self._entry(index), self._begins(index))
        self._note(session.shown)
        self._told = session.match.actions[: session.shown]
        return True

    @property
    def _end(self) -> int:
        return self.turns[-1].end if self.turns else 0

    def _same(self) -> int:
        """How many actions are still those that were told."""
        told, now = self._told, self._session.match.actions
        most = min(len(told), self._session.shown)
        return next((i for i in range(most) if told[i] is not now[i]), most)

    def _keep(self, same: int) -> None:
        """Drops all lines that tell of anything after so many actions."""
        while self.turns and self.turns[-1].end > same:
            turn = self.turns.pop()
            kept = tuple(one for one in turn.entries if one.end <= same)
            if kept:
                self.turns.append(Turn(turn.seat, kept))

    def _entry(self, index: int) -> Entry:
        session, match = self._session, self._session.match
        played = Played(match.before(index), match.actions[index], match.before(index + 1))
        return Entry(index, played.before.seat, session.telling.step(played, session.players))

    def _begins(self, index: int) -> bool:
        """True if a turn begins with this action."""
        match: Match[Any, Any] = self._session.match
        if not index or not self.turns:
            return True
        handed = match.before(index).seat != self.turns[-1].seat
        return handed or self._session.telling.ends_turn(match.actions[index - 1])

    def _add(self, entry: Entry, begins: bool) -> None:
        if begins:
            self.turns.append(Turn(entry.seat, (entry,)))
            return
        *before, last = self.turns[-1].entries
        again = last.count > 0 and last.step == entry.step
        new = [replace(last, count=last.count + 1)] if again else [last, entry]
        self.turns[-1] = Turn(entry.seat, (*before, *new))

    def _note(self, after: int) -> None:
        """That turns were taken back when so many actions stayed."""
        match = self._session.match
        if not (count := sum(one.after == after for one in match.taken_back)):
            return
        told = [one for turn in self.turns for one in turn.entries]
        count -= sum(one.index == after and not one.count for one in told)
        for _again in range(count):
            step = Step(_("this turn was taken back, all agreed"))
            self._add(Entry(after, match.before(after).seat, step, 0), begins=True)
