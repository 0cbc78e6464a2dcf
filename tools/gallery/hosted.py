"""A host's tables in the gallery; what the host says is written down here."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from game.core.game import AnyMatch, GameRules
from game.games import game_of
from game.host.chosen import public_setup
from game.host.seen import Seen
from game.scenes.tables import seats
from game.scenes.tables.journey import AtHost
from game.scenes.tables.seats import OwnSeat, Place
from tools.gallery.positions import NAMES, position
from tools.gallery.visit import Opening, Visit
from tools.gallery.wanted import acting

Message = Mapping[str, Any]
_PAGE: Final = "http://192.168.178.42:8000/"
_KEY: Final = "dGhlIGtleSBvZiBhIHNlYXQ"


class Scripted:
    """A connection to a host that answers as it is written down.

    Attributes:
        is_open, ended: as of every ``Socket``.
    """

    is_open = True
    ended: tuple[int, str] | None = None

    def __init__(self, answers: Mapping[str, Message]) -> None:
        """``answers``: what is said to what a guest wants done."""
        self._answers = answers
        self._come: list[str] = []

    def send(self, text: str) -> None:
        """Answer."""
        if answer := self._answers.get(json.loads(text)["do"]):
            self._come.append(json.dumps(answer))

    def take(self) -> list[str]:
        """Return the answers since the last call."""
        come, self._come = self._come, []
        return come

    def close(self) -> None:
        """End the connection."""
        self.is_open, self.ended = False, (1000, "")


class Insecure:
    """A page without https: nothing notifies anybody."""

    state = "none"

    def call(self, words: str, volume: float) -> None:
        """Call nobody."""

    def stop(self) -> None:
        """Call nobody."""

    async def ask(self) -> str:
        """Return that it cannot notify."""
        return self.state


class Talking(Scripted):
    """A connection to a table where somebody talks all the time, and time is counted."""

    def take(self) -> list[str]:
        """Return the answers, and what is said once more."""
        left = {"0": 95, "1": 12 * 60 + 5, "2": -42}
        said = [{"said": 4, "by": 1, "left": left}, {"said": 3, "by": 2}]
        return [*super().take(), *map(json.dumps, said)]


class Lost(Scripted):
    """A connection that has broken."""

    is_open = False
    ended = (1006, "")


def _table(id: str, game: str, variant: str, *players: tuple[str | None, str]) -> Message:
    return {
        "table": id,
        "game": game,
        "variant": variant,
        "options": {},
        "players": [{"name": name, "kind": kind} for name, kind in players],
    }


_OPEN: Final = (
    _table("evening", "tikal", "basic", (NAMES[1], "human"), (None, "human"), (None, "human")),
    _table(
        "garden", "tzolkin", "", (NAMES[2], "human"), (None, "human"), ("Cornelius", "ai:explorer")
    ),
    _table("small", "tikal", "mini", (NAMES[3], "human"), (None, "human")),
)
_STANDS: Final = {
    "train": {
        **_table("train", "tikal", "auction", *((name, "human") for name in NAMES)),
        **{"seat": 0, "acts": 0, "left": {"0": 12 * 60 + 5}},
    },
    "letters": {
        **_table("letters", "tzolkin", "", *((name, "human") for name in NAMES[:3])),
        **{"seat": 0, "acts": 2},
    },
}
_OWN: Final = (
    OwnSeat(Place("train", _KEY), NAMES[0], "tikal", "auction"),
    OwnSeat(Place("letters", _KEY), NAMES[0], "tzolkin", ""),
)


def _tables(
    *ids: str, own: bool = True, listed: bool = True, here: Sequence[int] = (0,), bank: int = 0
) -> Opening:
    """The tables, with what is then touched; at one's own, these seats' people are here."""

    def open_tables(visit: Visit) -> None:
        for seat in _OWN if own else ():
            seats.remember(seat)
        answers = {
            "list": {"tables": _OPEN if listed else (), "own": _STANDS if own else {}},
            "take": {"table": "evening", "seat": 1, "key": _KEY},
            "join": _OPEN[0] | {"seat": 0, "here": here, "bank": bank, "page": _PAGE},
        }
        _at_host(visit, lambda: Scripted(answers)).open()
        visit.look()
        visit.look()
        visit.tap(*ids)
        visit.look()

    return open_tables


def _at_host(visit: Visit, connect: Callable[[], Scripted]) -> AtHost:
    return AtHost(
        visit.stage,
        connect,
        title=lambda: None,
        replaying=lambda _match, _back: None,
        caller=Insecure(),
    )


def _played(
    by: int,
    *ids: str,
    asked: str = "",
    away: int = 0,
    computer: bool = False,
    line: type[Scripted] = Scripted,
) -> Opening:
    """A table in the middle of a match, at somebody's seat.

    Args:
        by: how many seats further than the guest's the one is that acts.
        ids: what is then touched.
        asked: what somebody asks.
        away: how many seats further than the guest's the one is whose person is away; 0 for none.
        computer: a computer player plays on for whom is away.
        line: the connection once the match is there.
    """

    def open_played(visit: Visit) -> None:
        match = position("basic-3-2", 0.5, acting)
        seat = (match.state.seat - by) % 3
        told = _standing(match, game_of(match).rules(), seat)
        gone, other = (seat + away) % 3, (seat + 1) % 3
        told["here"] = [one for one in range(3) if not away or one != gone]
        if computer:
            told["computers"] = {str(gone): "ai:master"}
        if asked:
            question = {"question": asked.format(gone=gone), "people": [0, 1, 2]}
            told["asked"] = question | {"by": other, "agreed": [other]}
        first = [Scripted({}), Scripted({"join": told})]
        first[1:] = [line({"join": told})] if line is Talking else first[1:]
        host = _at_host(visit, lambda: first.pop(0) if first else line({"join": told}))
        host.open(Place("train", _KEY))
        for _turn in range(3):
            visit.look()
        visit.tap(*ids)

    return open_played


def _standing(match: AnyMatch, rules: GameRules, seat: int) -> dict[str, Any]:
    return public_setup(match, rules) | {
        "table": "train",
        "seat": seat,
        "seal": "",
        "n": 0,
        "view": Seen(rules, match.state).by(seat),
        "entries": [],
    }


SCENES: dict[str, Opening] = {
    "tables": _tables(),
    "tables-none": _tables(own=False, listed=False),
    "tables-look": _tables("table/1"),
    "tables-name": _tables("table/1", "dialog/seat"),
    "tables-game": _tables("tables/make"),
    "tables-setup": _tables("tables/make", "dialog/tikal"),
    "tables-who": _tables("tables/make", "dialog/tzolkin", "setup/seat2/kind"),
    "tables-waiting": _tables("seat/1"),
    "tables-waiting-away": _tables("seat/1", here=()),
    "tables-waiting-time": _tables("seat/1", bank=20),
    "tables-keep": _tables("table/1", "dialog/seat", "name/done", own=False),
    "tables-invite": _tables("seat/1", "waiting/invite"),
    "hosted-acting": _played(0),
    "hosted-other": _played(1),
    "hosted-asked": _played(0, asked="back -4"),
    "hosted-away": _played(2, away=2),
    "hosted-computer": _played(2, away=2, computer=True),
    "hosted-computer-level": _played(2, "tool/menu", "dialog/stand-in", away=2),
    "hosted-computer-asked": _played(0, asked="computer {gone} ai:master 0,1", away=2),
    "hosted-lost": _played(1, line=Lost),
    "hosted-said": _played(1, line=Talking),
    "hosted-menu": _played(0, "tool/menu"),
    "hosted-say": _played(0, "tool/menu", "dialog/say"),
    "hosted-call": _played(0, "tool/menu", "dialog/call"),
}
