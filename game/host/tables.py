"""The tables of a host: made, taken a seat at, played at. Whoever is told is told elsewhere."""

import secrets
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import date
from hashlib import sha256
from hmac import compare_digest
from typing import Any, Final

from game.core.game import NOBODY
from game.games import game_of, read
from game.host.border import told
from game.host.chosen import Chosen, clean_name, public_setup
from game.host.entries import LoggedMatch, NotAllowed, Step
from game.host.kept import Kept, KeptTable, NotKept, Taken

KEY_BYTES: Final = 16
_LOADED: Final = 128
"""How many matches are in memory; every other table is its log alone until somebody plays."""

_MOST_LISTED: Final = 100
"""How many tables with free seats are listed."""


def _today() -> str:
    return date.today().isoformat()


class Tables:
    """All tables of a host."""

    def __init__(self, kept: Kept, today: Callable[[], str] = _today) -> None:
        self._kept = kept
        self._today = today
        self._loaded: OrderedDict[str, LoggedMatch] = OrderedDict()

    def make(self, chosen: Chosen) -> str:
        """Make a table, and return its name."""
        id = secrets.token_urlsafe(8)
        self._kept.make(id, chosen.text, self._today())
        return id

    def open_tables(self) -> list[dict[str, Any]]:
        """Return what is told of the tables at which seats are free."""
        return [self._told_of(one) for one in self._kept.open_tables(_MOST_LISTED)]

    def take(self, id: str, seat: object, name: object) -> str:
        """Take a seat, and return its key, which nobody but who takes the seat is told.

        The match begins once all seats are taken.

        Raises:
            NotAllowed: the seat cannot be taken.
        """
        table, shown = self._table(id), clean_name(name)
        chosen, names = Chosen.read(table.chosen), {at: one for at, (one, _) in table.seats.items()}
        if seat not in chosen.people or isinstance(seat, bool) or not isinstance(seat, int):
            raise NotAllowed("no-such-seat")
        if shown.casefold() in map(str.casefold, names.values()):
            raise NotAllowed("name-taken")
        names[seat] = shown
        record = chosen.new_match(names).record() if len(names) == len(chosen.people) else ""
        key = secrets.token_urlsafe(KEY_BYTES)
        try:
            self._kept.sit(id, seat, shown, _digest(key), record)
        except Taken as error:
            raise NotAllowed("seat-taken") from error
        return key

    def seat_of(self, id: str, key: object) -> int:
        """Return the seat that a key belongs to.

        Raises:
            NotAllowed: it belongs to none.
        """
        digest = _digest(key if isinstance(key, str) else "")
        right = [
            seat for seat, (_, own) in self._table(id).seats.items() if compare_digest(own, digest)
        ]
        if not right:
            raise NotAllowed("wrong-key")
        return right[0]

    def play(self, id: str, seat: int, n: object, text: object) -> Step:
        """Add entry ``n`` to a table's log.

        Raises:
            Refusal: the match has not begun, another entry is next, or the entry is not allowed.
        """
        loaded = self.loaded(id)
        if n != loaded.n:
            raise NotAllowed("not-next", next=loaded.n)
        if not isinstance(text, str):
            raise NotAllowed("not-an-entry")
        step = loaded.enter(seat, text)
        try:
            self._kept.append(id, step.n, seat, text)
        except BaseException as error:
            del self._loaded[id]  # what is in the log decides, not what is in memory
            if isinstance(error, Taken):
                raise NotAllowed("not-next", next=step.n + 1) from error
            raise
        return step

    def standing(self, id: str, seat: int, since: object) -> Iterator[dict[str, Any]]:
        """Yield all that a seat (or ``NOBODY``) is told who has seen the first ``since`` entries.

        Whoever names no such number is told how the match stands, and no entry.

        Raises:
            NotAllowed: there is no such table.
        """
        table = self._table(id)
        if table.opened != self._today():
            with suppress(NotKept):  # a full disk keeps nobody from looking
                self._kept.opened(id, self._today())
        about = {"table": id, "seat": seat if seat != NOBODY else None}
        if not table.record:
            yield about | self._told_of(table)
            return
        n, begun = self.loaded(id).n, _begun(table)
        since = since if isinstance(since, int) and 0 <= since < n else n
        entries = self._kept.entries(id) if since < n else []
        loaded = begun if entries else self.loaded(id)
        for other, text in entries[:since]:
            loaded.enter(other, text)
        setup = public_setup(loaded.match, loaded.rules) | {"seal": seal(table.record)}
        yield about | setup | {"n": since, "view": loaded.seen.by(seat), **_told_asked(loaded)}
        for other, text in entries[since:]:
            yield told(loaded.enter(other, text), seat)
        if loaded.match.over:
            yield self.opened(id)

    def opened(self, id: str) -> dict[str, Any]:
        """Return what opens the seal of a match that is over: the record that was sealed.

        Raises:
            NotAllowed: the match is not over.
        """
        if not self.loaded(id).match.over:
            raise NotAllowed("not-over")
        return {"table": id, "record": self._table(id).record}

    def loaded(self, id: str) -> LoggedMatch:
        """Return the match of a table.

        Raises:
            NotAllowed: there is no such table, or its match has not begun.
        """
        if id not in self._loaded:
            table = self._table(id)
            if not table.record:
                raise NotAllowed("not-begun")
            self._loaded[id] = loaded = _begun(table)
            for seat, text in self._kept.entries(id):
                loaded.enter(seat, text)
            if len(self._loaded) > _LOADED:
                self._loaded.popitem(last=False)
        self._loaded.move_to_end(id)
        return self._loaded[id]

    def _table(self, id: str) -> KeptTable:
        if table := self._kept.table(id):
            return table
        raise NotAllowed("no-such-table")

    def _told_of(self, table: KeptTable) -> dict[str, Any]:
        """Return what everybody may know of a table at which seats are free."""
        chosen = Chosen.read(table.chosen)
        players = [
            {"name": table.seats[seat][0] if seat in table.seats else None, "kind": kind}
            for seat, kind in enumerate(chosen.kinds)
        ]
        told = {"game": chosen.game, "variant": chosen.variant, "options": chosen.options}
        return {"table": table.id, **told, "players": players}


def _begun(table: KeptTable) -> LoggedMatch:
    match = read(table.record)
    return LoggedMatch(match, game_of(match).rules())


def _told_asked(match: LoggedMatch) -> dict[str, Any]:
    """Return what people are asked, for somebody who has not heard it."""
    asked = match.asked
    return {"asked": {"back": asked.back, "agreed": sorted(asked.agreed)}} if asked else {}


def seal(record: str) -> str:
    """Return the seal of a draw, which is told before the first entry and proves the draw.

    It is the SHA-256 of the record that the match begins with. The record's seed has 128 bits of
    chance, so nobody finds the draw by trying; once the match is over everybody gets the record.
    """
    return sha256(record.encode()).hexdigest()


def _digest(key: str) -> bytes:
    return sha256(key.encode(errors="replace")).digest()
