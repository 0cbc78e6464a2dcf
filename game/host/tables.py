"""The tables of a host: made, taken a seat at, played at. Whoever is told is told elsewhere."""

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Container, Sequence
from contextlib import suppress
from dataclasses import asdict
from datetime import date
from hashlib import sha256
from hmac import compare_digest
from itertools import islice
from typing import Any, Final
from weakref import WeakValueDictionary

from game.core.entry import MOST_OWN, seal
from game.core.game import NOBODY
from game.games import game_of, read
from game.host.bank import Bank
from game.host.border import told
from game.host.chosen import Chosen, clean_name, public_setup
from game.host.entries import LoggedMatch, NotAllowed, Step
from game.host.store import Entry, KeptTable, NotKept, Store, Taken

KEY_BYTES: Final = 16
_LOADED: Final = 128
"""How many matches are in memory; every other table is its log alone until somebody plays."""

_MOST_LISTED: Final = 100
"""How many tables with free seats are listed."""


def _today() -> str:
    return date.today().isoformat()


class Tables:
    """All tables of a host."""

    def __init__(
        self,
        kept: Store,
        today: Callable[[], str] = _today,
        now: Callable[[], float] = time.time,
    ) -> None:
        """Begin with what is kept; ``now`` returns the seconds that all hosts of it agree on."""
        self._kept = kept
        self._today, self._now = today, now
        self._loaded: OrderedDict[str, LoggedMatch] = OrderedDict()
        self._passing_on: set[asyncio.Task[None]] = set()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def alone(self, id: str) -> asyncio.Lock:
        """Return what whoever does something at a table holds, so that others wait."""
        return self._locks.setdefault(id, asyncio.Lock())

    async def make(self, chosen: Chosen) -> str:
        """Make a table, and return its name."""
        id = secrets.token_urlsafe(8)
        await self._kept.make(id, chosen.text, self._today())
        return id

    async def open_tables(self) -> list[dict[str, Any]]:
        """Return what is told of the tables at which seats are free."""
        return [self._told_of(one) for one in await self._kept.open_tables(_MOST_LISTED)]

    async def own_tables(self, seats: object) -> dict[str, Any]:
        """Return how the tables stand at which somebody has seats; ``seats``: their keys by table.

        What is no seat of his is left out.
        """
        told: dict[str, Any] = {}
        keys = seats.items() if isinstance(seats, dict) else ()
        for id, key in islice(keys, MOST_OWN):
            with suppress(NotAllowed):
                async with self.alone(id):
                    told[id] = await self._own_table(id, key)
        return told

    async def take(self, id: str, seat: object, name: object) -> str:
        """Take a seat, and return its key, which nobody but who takes the seat is told.

        Where no seat is named it is the first free one: many may sit down at once. The match begins
        once all seats are taken.

        Raises:
            NotAllowed: the seat cannot be taken.
        """
        shown, key = clean_name(name), secrets.token_urlsafe(KEY_BYTES)
        while True:
            table = await self._table(id)
            chosen = Chosen.read(table.chosen)
            names = {at: one for at, (one, _) in table.seats.items()}
            others = (*names.values(), *chosen.computers.values())
            if shown.casefold() in map(str.casefold, others):
                raise NotAllowed("name-taken")
            own = _free_seat(seat, chosen.people, names)
            names[own] = shown
            record = chosen.new_match(names).record() if len(names) == len(chosen.people) else ""
            with suppress(Taken):  # somebody has sat down at another host: look again
                await self._kept.sit(table, own, shown, _digest(key), record)
                return key

    async def seat_of(self, id: str, key: object) -> int:
        """Return the seat that a key belongs to.

        Raises:
            NotAllowed: it belongs to none.
        """
        return _seat_of(await self._table(id), key)

    async def play(self, id: str, seat: int, n: object, text: object, why: str = "") -> Step:
        """Add entry ``n`` to a table's log, and keep ``why`` beside it.

        Raises:
            Refusal: the match has not begun, another entry is next, or the entry is not allowed.
        """
        loaded = await self._known(id, n)
        if n != loaded.n:
            raise NotAllowed("not-next", next=loaded.n)
        if not isinstance(text, str):
            raise NotAllowed("not-an-entry")
        at = self._now()
        step = loaded.enter(seat, text, at, why)
        try:
            await self._kept.append(id, Entry(step.n, seat, text, at, why))
        except BaseException as error:
            self.forget(id)  # what is in the log decides, not what is in memory
            if isinstance(error, Taken):
                raise NotAllowed("not-next", next=step.n + 1) from error
            raise
        return step

    async def standing(self, id: str, seat: int, since: object) -> list[dict[str, Any]]:
        """Return all that a seat (or ``NOBODY``) is told who has seen the first ``since`` entries.

        Whoever names no such number is told how the match stands, and no entry.

        Raises:
            NotAllowed: there is no such table.
        """
        table = await self._table(id)
        if table.opened != self._today():
            with suppress(NotKept):  # a full disk keeps nobody from looking
                await self._kept.opened(id, self._today())
        about = {"table": id, "seat": seat if seat != NOBODY else None}
        if not table.record:
            return [about | self._told_of(table)]
        loaded = await self._known(id, since)
        since = since if isinstance(since, int) and 0 <= since < loaded.n else loaded.n
        entries = await self._kept.entries(id) if since < loaded.n else []
        begun = _begun(table, entries[:since]) if entries else loaded
        setup = public_setup(begun.match, begun.rules) | {"seal": seal(table.record)}
        told_now = (
            about | setup | {"n": since, "view": begun.seen.by(seat), **_told_agreement(begun)}
        )
        told_now |= _told_bank(Chosen.read(table.chosen)) | loaded.bank.told(self._now())
        steps = [told(begun.enter(*one[1:]), seat) for one in entries[since : loaded.n]]
        over = [await self.sealed(id)] if loaded.match.over else []
        return [told_now, *steps, *over]

    async def is_played_for(self, id: str, seat: int) -> bool:
        """Return whether a computer player plays on for a seat's person, or is about to."""
        if not (await self._table(id)).record:
            return False
        loaded = await self.loaded(id)
        played = seat in loaded.agreement.computers or loaded.agreement.asks_about(seat)
        return played and not loaded.match.over

    async def sealed(self, id: str) -> dict[str, Any]:
        """Return what opens the seal of a match that is over: the record that was sealed.

        Raises:
            NotAllowed: the match is not over.
        """
        if not (await self.loaded(id)).match.over:
            raise NotAllowed("not-over")
        return {"table": id, "record": (await self._table(id)).record}

    def time_left(self, id: str) -> dict[str, Any]:
        """Return what is told now of people's time at a table; empty if it is not counted."""
        loaded = self._loaded.get(id)
        return loaded.bank.told(self._now()) if loaded else {}

    async def news(self, id: str, since: int, entry: Entry | None) -> list[Step]:
        """Return what has been entered from number ``since`` on.

        ``entry`` is what another host may have added last. Usually nothing else is new; if a match
        in memory was forgotten meanwhile, everything is read again.
        """
        loaded, n = await self.loaded(id), entry.n if entry else since - 1
        if loaded.n == since and n <= since:
            return [loaded.enter(*entry[1:])] if entry and n == since else []
        entries = await self._kept.entries(id)
        again = _begun(await self._table(id), entries[:since])
        steps = [again.enter(*one[1:]) for one in entries[since:]]
        self._loaded[id] = again
        return steps

    def forget(self, id: str, n: int = -1) -> None:
        """Leave nothing of a table's match but its log, unless it is known up to entry ``n``."""
        if id in self._loaded and not self._loaded[id].n > n >= 0:
            del self._loaded[id]

    def in_memory(self, id: str) -> LoggedMatch | None:
        """Return the match of a table if it is in memory."""
        return self._loaded.get(id)

    def pass_on_soon(self, id: str, text: str) -> None:
        """Tell the other hosts something of a table, if there may be any; never wait."""
        if self._kept.is_shared:
            task = asyncio.get_running_loop().create_task(self._kept.pass_on(id, text))
            self._passing_on.add(task)
            task.add_done_callback(self._passing_on.discard)

    async def pass_on(self, id: str, text: str) -> None:
        """Tell other hosts what is said at a table and not kept."""
        await self._kept.pass_on(id, text)

    async def lease(self, id: str) -> bool:
        """Return whether this host lets the computer players of a table think, for ``LEASE``."""
        with suppress(NotKept):
            return await self._kept.lease(id)
        return False

    async def release(self, id: str) -> None:
        """Let other hosts have the computer players of a table."""
        with suppress(NotKept):
            await self._kept.release(id)

    async def loaded(self, id: str) -> LoggedMatch:
        """Return the match of a table.

        Raises:
            NotAllowed: there is no such table, or its match has not begun.
        """
        if id not in self._loaded:
            table = await self._table(id)
            if not table.record:
                raise NotAllowed("not-begun")
            loaded = _begun(table, await self._kept.entries(id))
            self._loaded.setdefault(id, loaded)
            if len(self._loaded) > _LOADED:
                self._loaded.popitem(last=False)
        self._loaded.move_to_end(id)
        return self._loaded[id]

    async def _known(self, id: str, n: object) -> LoggedMatch:
        """Return the match of a table; somebody has seen ``n`` entries, at another host perhaps."""
        loaded = await self.loaded(id)
        if isinstance(n, int) and n > loaded.n:
            for one in await self._kept.entries(id, loaded.n):
                loaded.enter(*one[1:])
        return loaded

    async def _own_table(self, id: str, key: object) -> dict[str, Any]:
        """Return how a table stands for whoever has the key of one of its seats."""
        table = await self._table(id)
        told = self._told_of(table) | {"seat": _seat_of(table, key)}
        if not table.record:
            return told
        loaded = await self.loaded(id)
        acts = None if loaded.match.over else loaded.match.state.seat
        return told | {"acts": acts} | loaded.bank.told(self._now())

    async def _table(self, id: str) -> KeptTable:
        if table := await self._kept.table(id):
            return table
        raise NotAllowed("no-such-table")

    def _told_of(self, table: KeptTable) -> dict[str, Any]:
        """Return what everybody may know of a table at which seats are free."""
        chosen = Chosen.read(table.chosen)
        names = chosen.computers | {seat: one for seat, (one, _) in table.seats.items()}
        players = [
            {"name": names.get(seat), "kind": kind} for seat, kind in enumerate(chosen.kinds)
        ]
        told = {"game": chosen.game, "variant": chosen.variant, "options": chosen.options}
        return {"table": table.id, **told, **_told_bank(chosen), "players": players}


def _begun(table: KeptTable, entries: Sequence[Entry]) -> LoggedMatch:
    """Return a table's match after these entries."""
    match = read(table.record)
    chosen = Chosen.read(table.chosen)
    logged = LoggedMatch(match, game_of(match).rules(), Bank(chosen.bank, chosen.people))
    for one in entries:
        logged.enter(*one[1:])
    return logged


def _seat_of(table: KeptTable, key: object) -> int:
    """Return the seat of a table that a key belongs to.

    Raises:
        NotAllowed: it belongs to none.
    """
    digest = _digest(key if isinstance(key, str) else "")
    right = [seat for seat, (_, own) in table.seats.items() if compare_digest(own, digest)]
    if not right:
        raise NotAllowed("wrong-key")
    return right[0]


def _free_seat(wanted: object, people: Sequence[int], taken: Container[int]) -> int:
    """Return the seat that somebody wants, or the first free one of those for people.

    Raises:
        NotAllowed: it is not free, or there is none.
    """
    free = [seat for seat in people if seat not in taken]
    if wanted is None and free:
        return free[0]
    if wanted is not None and (isinstance(wanted, bool) or wanted not in people):
        raise NotAllowed("no-such-seat")
    if not isinstance(wanted, int) or wanted not in free:
        raise NotAllowed("seat-taken")
    return wanted


def _told_bank(chosen: Chosen) -> dict[str, Any]:
    return {"bank": chosen.bank} if chosen.bank else {}


def _told_agreement(match: LoggedMatch) -> dict[str, Any]:
    """Return what people are asked and have agreed to, for somebody who has not heard it."""
    agreement = match.agreement
    told: dict[str, Any] = {}
    if agreement.computers:
        told["computers"] = agreement.computers
    if asked := agreement.asked:
        told["asked"] = asdict(asked) | {"people": [*asked.people], "agreed": [*asked.agreed]}
    return told


def _digest(key: str) -> bytes:
    return sha256(key.encode(errors="replace")).digest()
