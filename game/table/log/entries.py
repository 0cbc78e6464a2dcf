"""The contents of a log: lines and turns, made from what a session has shown."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from game.core.match import Match
from game.players.player import Player
from game.table.log.entry import WORDS, LogEntry, LogTurn
from game.table.log.recalling import Recalling
from game.table.session import Session
from game.table.telling import ActionReport

_PORTION: Final = 16
"""The number of actions after which ``Log.update_in_parts`` pauses."""


class Log:
    """The turns of a match as far as the session has shown them.

    Attributes:
        turns: the turns, the oldest first.
        undone: the lines about what was taken back last, the oldest first; none any more once
            something else has been shown.
    """

    def __init__(
        self, session: Session[Any, Any, Any], computers: Mapping[int, Player] | None = None
    ) -> None:
        """``computers`` are the computer players by seat, who can give their reasons again."""
        self._session = session
        self._recalling = Recalling(session, computers or {})
        self._told: list[object] = []
        self._again = 0
        self.turns: list[LogTurn] = []
        self.undone: Sequence[LogEntry] = ()

    def update(self) -> bool:
        """Add actions that have been shown, and remove those that were undone.

        Returns True if any line has changed.
        """
        changed = False
        for _part in self.update_in_parts():
            changed = True
        return changed

    def update_in_parts(self) -> Iterator[None]:
        """Do the same as ``update`` in parts; yield nothing if nothing has changed."""
        session, again = self._session, len(self._session.match.taken_back)
        same = self._same()
        if same == len(self._told) == session.shown and again == self._again:
            return
        self.undone = list(self._lost(same))
        self._keep(same)
        for index in range(self._end, session.shown):
            self._note(index)
            self._add(self._entry(index), self._begins(index))
            if index % _PORTION == 0:
                self._told = session.match.actions[: index + 1]
                yield
        self._note(session.shown)
        self._told, self._again = session.match.actions[: session.shown], again
        yield

    def recall(self, now: float) -> bool:
        """Let computer players think of reasons that they had before the match was opened.

        They think for a share of the time (``now`` is in monotonic seconds). Returns True if any
        line has changed.
        """
        recalled = self._recalling.think(now)
        for index in recalled:
            self._explain(index)
        return bool(recalled)

    def _explain(self, index: int) -> None:
        """Give the line of action ``index`` the reason of the decision that ends with it."""
        reason = self._session.reason_at(index)
        rank, turn = next(found for found in enumerate(self.turns) if found[1].end > index)
        told = (
            replace(one, reason=reason) if one.index <= index < one.end else one
            for one in turn.entries
        )
        self.turns[rank] = LogTurn(turn.seat, tuple(told))

    @property
    def _end(self) -> int:
        return self.turns[-1].end if self.turns else 0

    def _same(self) -> int:
        """Return how many actions at the beginning are the same as those in the log."""
        told, now = self._told, self._session.match.actions
        most = min(len(told), self._session.shown)
        return next((i for i in range(most) if told[i] is not now[i]), most)

    def _lost(self, same: int) -> Iterator[LogEntry]:
        """Yield the lines about what follows on ``same`` actions, if the match has lost it."""
        if same < len(self._session.match.actions):
            return
        for one in (entry for turn in self.turns for entry in turn.entries):
            begin = max(one.index, same)
            if one.end > begin:
                yield replace(one, index=begin, count=one.end - begin, reason="")

    def _keep(self, same: int) -> None:
        """Remove all lines about actions from index ``same`` on."""
        while self.turns and self.turns[-1].end > same:
            turn = self.turns.pop()
            kept = tuple(one for one in turn.entries if one.end <= same)
            if kept:
                self.turns.append(LogTurn(turn.seat, kept))

    def _entry(self, index: int) -> LogEntry:
        session, played = self._session, self._session.played_action(index)
        reason = session.reason_at(index) if session.ends_decision(index) else ""
        step = session.telling.step(played, session.players)
        return LogEntry(index, played.before.seat, step, reason=reason)

    def _begins(self, index: int) -> bool:
        """Return True if a turn begins with this action."""
        match: Match[Any, Any] = self._session.match
        if not index or not self.turns:
            return True
        handed = match.before(index).seat != self.turns[-1].seat
        return handed or self._session.telling.ends_turn(match.actions[index - 1])

    def _add(self, entry: LogEntry, begins: bool) -> None:
        """Add a line to the present turn or as a new turn.

        The same action done again is counted in the last line.
        """
        if begins:
            self.turns.append(LogTurn(entry.seat, (entry,)))
            return
        *before, last = self.turns[-1].entries
        again = last.count > 0 and last.step == entry.step and not last.reason
        counted = replace(last, count=last.count + 1, reason=entry.reason)
        new = [counted] if again else [last, entry]
        self.turns[-1] = LogTurn(entry.seat, (*before, *new))

    def _note(self, after: int) -> None:
        """Add a line for each turn that was taken back when ``after`` actions were left."""
        match = self._session.match
        if not (count := sum(one.after == after for one in match.taken_back)):
            return
        told = [one for turn in self.turns for one in turn.entries]
        count -= sum(one.index == after and not one.count for one in told)
        for _again in range(count):
            step = ActionReport(WORDS["taken-back"])
            self._add(LogEntry(after, match.before(after).seat, step, 0), begins=True)
