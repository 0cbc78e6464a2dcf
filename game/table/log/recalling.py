"""Reasons of a match that was opened again: its computer players decide anew what they decided.

A record holds no reasons. A decision follows from what its player saw, so it comes out the same.
"""

import time
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from game.players.player import Player
from game.table.session import Session
from game.ui import theme


class Recalling:
    """Thinks again of what was decided before the match was opened, the last turn first."""

    def __init__(self, session: Session[Any, Any, Any], computers: Mapping[int, Player]) -> None:
        """``computers`` are the computer players by seat."""
        self._session, self._computers = session, computers
        self._work = self._all(len(session.match.actions))
        self._before = 0.0

    def think(self, now: float) -> Sequence[int]:
        """Think for a share of the time since the last call (``now`` is in monotonic seconds).

        Returns the last action of every decision whose reason has come.
        """
        share = theme.RECALLING_SHARE * (now - self._before)
        end = time.perf_counter() + min(share, theme.RECALLING_SLICE)
        self._before, found = now, []
        for came in self._work:
            if came is not None:
                found.append(came)
            if time.perf_counter() >= end:
                break
        return found

    def _all(self, end: int) -> Iterator[int | None]:
        """Go through the turns before action ``end``; yield None between pieces of thinking."""
        session = self._session
        while end := min(end, len(session.match.actions)):
            begin = session.turn_start(end - 1)
            yield from self._turn(begin, end)
            end = begin

    def _turn(self, at: int, end: int) -> Iterator[int | None]:
        """Go through the decisions of a turn, as long as they are what was played."""
        while at < end and (player := self._computers.get(self._session.match.before(at).seat)):
            decision = yield from player.think(self._session.thinkers_view(at))
            if not self._session.recall(at, decision):
                return
            at += len(decision.actions)
            yield at - 1
