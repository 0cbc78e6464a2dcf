"""Guests and what they can say: make a table, take a seat, join, watch, play.

A message is a JSON object whose ``do`` names one of them; docs/hosting.md lists their fields. At a
table one thing happens after another, and everybody there is told before the next one.
"""

import json
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Protocol
from weakref import WeakSet

from game.core.entry import COMPUTER, PHRASES, RETURN
from game.core.game import NOBODY
from game.core.match import OVER
from game.core.message import Refusal
from game.host.border import told
from game.host.chosen import Chosen
from game.host.computers import Computers
from game.host.entries import NotAllowed, Step
from game.host.limits import ENTRIES, LOOKS, MESSAGES, NEW_TABLES, PHRASES_SAID, Limits
from game.host.messages import as_json, plain, read, table_in
from game.host.presence import Later, Presence, call_later
from game.host.store import Entry, NotKept
from game.host.tables import Tables
from game.host.webhook import Webhook

MOST_BYTES: Final = 4096
"""The longest message of a guest."""
MOST_GUESTS: Final = 100
"""How many connections an address may have."""
_NEAR: Final = ("127.0.0.1", "::1")
"""The addresses of the host's own machine."""


class Guest(Protocol):
    """A connection to somebody."""

    @property
    def address(self) -> str:
        """Where it comes from."""

    def send(self, message: str) -> None:
        """Send a message; it never waits."""

    def put_out(self, reason: str) -> None:
        """End the connection for a reason."""

    def put_off(self) -> None:
        """End the connection, so that it is tried again in a while."""


@dataclass
class Place:
    """Where a guest is.

    Attributes:
        table: the table.
        seat: his seat, or ``NOBODY``.
        told: how many entries he has been told; None before the match begins.
    """

    table: str
    seat: int
    told: int | None


class Guests:
    """Everybody who is connected to the host.

    Attributes:
        presence: who is here at each table.
        page: the page's address in the network; empty until it is known.
    """

    def __init__(
        self,
        tables: Tables,
        thinkers: int,
        *,
        webhook: Webhook | None = None,
        clock: Callable[[], float] = time.monotonic,
        guarded: bool = True,
        later: Later = call_later,
    ) -> None:
        """Begin with nobody.

        Args:
            tables: the tables.
            thinkers: how many processes think for computer players.
            webhook: calls people who are not here; None to call nobody.
            clock: returns seconds.
            guarded: False for a measurement from one address, which no limits hold back.
            later: calls a function after so many seconds.
        """
        self._tables = tables
        self._computers = Computers(tables, thinkers, self._enter)
        self._webhook = webhook
        self.presence = Presence(self._tell_presence, tables.pass_on_soon, later)
        self.page = ""
        self._guarded = guarded
        self._messages = Limits(MESSAGES, clock)
        self._entries = Limits(ENTRIES, clock)
        self._phrases = Limits(PHRASES_SAID, clock)
        self._looks = Limits(LOOKS, clock)
        self._new_tables = Limits(NEW_TABLES, clock)
        self._connected: dict[str, int] = {}
        self._gone: WeakSet[Guest] = WeakSet()
        self._places: dict[Guest, Place] = {}
        self._at: dict[str, dict[Guest, Place]] = {}

    def welcome(self, guest: Guest) -> None:
        """Take a new connection, or close it if there are too many from its address."""
        count = self._connected[guest.address] = self._connected.get(guest.address, 0) + 1
        if self._guarded and count > MOST_GUESTS:
            guest.put_out("too-many-connections")

    def leave(self, guest: Guest) -> None:
        """Forget a connection that has ended."""
        self._get_up(guest)
        self._gone.add(guest)
        self._connected[guest.address] -= 1
        if not self._connected[guest.address]:
            del self._connected[guest.address]

    async def receive(self, guest: Guest, text: str | bytes) -> None:
        """Do what a guest says, or tell him why not. He waits with what he says next."""
        try:
            self._limit(self._messages, guest.address)
            message = read(text, _DOING)
            await _DOING[message["do"]](self, guest, message)
        except Refusal as error:
            guest.send(as_json({"refused": error.message.name, **plain(error.message.fields)}))
            if isinstance(error, NotKept) and guest not in self._places:
                guest.put_off()  # he could not sit down

    @property
    def present(self) -> dict[str, int]:
        """How many guests are connected, and at how many tables they are."""
        return {"guests": sum(self._connected.values()), "tables": len(self._at)}

    async def hear(self, id: str, entry: Entry | None) -> None:
        """Tell those at a table what any host has kept: an entry, or (None) something else."""
        async with self._tables.alone(id):
            if id not in self._at:
                self._tables.forget(id, entry.n if entry else 0)
            with suppress(NotAllowed):  # a table that has been removed
                await self._tell_beginning(id)
                if entry:
                    await self._tell_news(id, entry)
        self._computers.act(id)

    def overhear(self, id: str, text: str) -> None:
        """Take over what another host passes on: who is there, or what somebody says."""
        if "connected" in (said := json.loads(text)):
            self.presence.hear(id, said)
        else:
            self._tell(id, text)

    def _tell(self, id: str, text: str) -> None:
        for guest in list(self._at.get(id, ())):
            guest.send(text)

    def close(self) -> None:
        """End what thinks and calls."""
        self._computers.close()
        if self._webhook:
            self._webhook.close()

    async def _list(self, guest: Guest, message: Mapping[str, Any]) -> None:
        """Tell which tables have free seats, and how those stand where somebody has seats."""
        told: dict[str, Any] = {"tables": await self._tables.open_tables()}
        if seats := message.get("seats"):
            self._limit(self._looks, guest.address)
            told["own"] = await self._tables.own_tables(seats)
        guest.send(as_json(told))

    async def _make(self, guest: Guest, message: Mapping[str, Any]) -> None:
        """Make a table."""
        wanted = (message.get(key) for key in ("game", "seats", "variant", "options"))
        chosen = Chosen.of(*wanted, bank=message.get("bank"), names=message.get("names"))
        self._limit(self._new_tables, guest.address)
        guest.send(as_json({"made": await self._tables.make(chosen)}))

    async def _take(self, guest: Guest, message: Mapping[str, Any]) -> None:
        """Give somebody a seat and its key; the last one begins the match."""
        id = table_in(message)
        async with self._tables.alone(id):
            key = await self._tables.take(id, message.get("seat"), message.get("name"))
            seat = await self._tables.seat_of(id, key)
            guest.send(as_json({"table": id, "seat": seat, "key": key}))
            await self._tell_beginning(id)
            await self._call_to_turn(id)
        self._computers.act(id)

    async def _join(self, guest: Guest, message: Mapping[str, Any]) -> None:
        """Sit somebody down at his seat."""
        id = table_in(message)
        seat = await self._tables.seat_of(id, message.get("key"))
        await self._sit(guest, id, seat, message.get("from"))

    async def _watch(self, guest: Guest, message: Mapping[str, Any]) -> None:
        """Let somebody look on."""
        await self._sit(guest, table_in(message), NOBODY, message.get("from"))

    async def _play(self, guest: Guest, message: Mapping[str, Any]) -> None:
        """Enter what somebody does at his seat."""
        place = self._seated(guest)
        self._limit(self._entries, (place.table, place.seat))
        async with self._tables.alone(place.table):
            self._check_away(place.table, message.get("entry"))
            await self._add(place.table, place.seat, message.get("n"), [message.get("entry")])
        self._computers.act(place.table)

    async def _say(self, guest: Guest, message: Mapping[str, Any]) -> None:
        """Tell everybody at a table which of the set phrases somebody says; it is not kept."""
        place, phrase = self._seated(guest), message.get("phrase")
        if type(phrase) is not int or phrase not in range(PHRASES):
            raise NotAllowed("not-a-message")
        self._limit(self._phrases, (place.table, place.seat))
        said = as_json({"said": phrase, "by": place.seat})
        self._tell(place.table, said)
        await self._tables.pass_on(place.table, said)

    def _seated(self, guest: Guest) -> Place:
        """Return where a guest sits; raise NotAllowed for one who sits nowhere."""
        place = self._places.get(guest)
        if place is None or place.seat == NOBODY:
            raise NotAllowed("no-seat-here")
        return place

    async def _enter(
        self, id: str, seat: int, n: object, texts: Sequence[object], why: str = ""
    ) -> None:
        """Add entries to a table's log, and tell everybody there; nothing comes between them."""
        async with self._tables.alone(id):
            await self._add(id, seat, n, texts, why)

    async def _add(
        self, id: str, seat: int, n: object, texts: Sequence[object], why: str = ""
    ) -> None:
        for text in texts:
            step = await self._tables.play(id, seat, n, text, why)
            await self._tell_steps(id, [step])
            n, why = step.n + 1, ""
        await self._tell_news(id)
        if step.after.state.seat != step.before.state.seat:
            await self._call_to_turn(id)

    def _check_away(self, id: str, text: object) -> None:
        """Refuse that a computer player plays for somebody who is here, or that one is not asked.

        Raises:
            NotAllowed: somebody has come or gone meanwhile.
        """
        word, *said = text.split() if isinstance(text, str) and text else [""]
        here = [*map(str, self.presence.here(id))]
        if word == COMPUTER and said and (said[0] in here or said[-1:] != [",".join(here)]):
            raise NotAllowed("others-here")

    async def _take_again(self, id: str, seat: int) -> None:
        """Give somebody his seat back if a computer player plays on for him, or is about to."""
        while await self._tables.is_played_for(id, seat):
            with suppress(NotAllowed):  # another host was faster: look again
                await self._add(id, seat, (await self._tables.loaded(id)).n, [RETURN])

    async def _call_to_turn(self, id: str) -> None:
        """Call whose turn begins at a table, if he is a person who is not here."""
        if self._webhook:
            with suppress(NotAllowed):  # the match has not begun
                loaded = await self._tables.loaded(id)
                seat = loaded.match.state.seat
                self._webhook.call(id, loaded, partial(self._awaits, id, seat))

    def _awaits(self, id: str, seat: int) -> bool:
        """Return whether it is a seat's turn whose player is not here."""
        here = self.presence.is_connected(id, seat)
        loaded = self._tables.in_memory(id)  # nobody plays at a table that is not
        return not here and (loaded is None or loaded.match.state.seat == seat)

    async def _sit(self, guest: Guest, id: str, seat: int, since: object) -> None:
        """Tell somebody what there is and let him stay; another device at his seat is put out."""
        self._limit(self._looks, guest.address)
        async with self._tables.alone(id):
            await self._take_again(id, seat)
            messages = await self._tables.standing(id, seat, since)
            if guest not in self._gone:
                self._get_up(guest)
                self._places[guest] = place = Place(id, seat, None)
                self._put_out_others(place)
                self.presence.open(id)
                self.presence.arrive(id, seat)
                self._at.setdefault(id, {})[guest] = place
                self._send_standing(guest, place, messages)
        self._computers.act(id)

    def _put_out_others(self, place: Place) -> None:
        here = self._at.get(place.table, {}).items() if place.seat != NOBODY else ()
        for other in [one for one, its in here if its.seat == place.seat]:
            self._get_up(other)
            other.put_out("taken-over")

    def _get_up(self, guest: Guest) -> None:
        if place := self._places.pop(guest, None):
            del self._at[place.table][guest]
            if not self._at[place.table]:
                del self._at[place.table]
                self.presence.shut(place.table)
            self.presence.leave(place.table, place.seat)

    def _tell_presence(self, id: str) -> None:
        """Tell everybody at a table who is here."""
        self._tell(id, as_json({"here": self.presence.here(id)}))

    def _send_standing(
        self, guest: Guest, place: Place, messages: Sequence[Mapping[str, Any]]
    ) -> None:
        """Tell in one message how a match stands, every entry since, and who is here.

        What he knows then is remembered.
        """
        standing, *entries = messages
        here = {"here": self.presence.here(place.table), **self._page_beside(guest)}
        guest.send(as_json({**standing, **here, "entries": entries}))
        if "n" in standing:
            place.told = standing["n"] + sum("by" in one for one in entries)

    def _page_beside(self, guest: Guest) -> dict[str, str]:
        """Return what is told of the page's address to somebody who may see another one: a page
        on the host's own machine."""
        return {"page": self.page} if self.page and guest.address in _NEAR else {}

    async def _tell_beginning(self, id: str) -> None:
        """Tell who sits at a table to those there who have not been told of a match."""
        for guest, place in list(self._at.get(id, {}).items()):
            if place.told is None:
                standing = await self._tables.standing(id, place.seat, 0)
                self._send_standing(guest, place, standing)

    async def _tell_news(self, id: str, entry: Entry | None = None) -> None:
        """Tell everybody at a table what he has not been told yet."""
        known = [one.told for one in self._at.get(id, {}).values() if one.told is not None]
        if known and (entry is None or entry.n >= min(known)):
            steps = await self._tables.news(id, min(known), entry)
            await self._tell_steps(id, steps)

    async def _tell_steps(self, id: str, steps: Sequence[Step]) -> None:
        """Tell entries to everybody at their table, each what his seat may know."""
        for step in steps:
            over = step.after.state.phase == OVER
            opened = as_json(await self._tables.sealed(id)) if over else ""
            left = self._tables.time_left(id)
            written: dict[int, str] = {}
            for guest, place in list(self._at.get(id, {}).items()):
                if place.told == step.n:
                    if place.seat not in written:
                        written[place.seat] = as_json(told(step, place.seat) | left)
                    place.told += 1
                    guest.send(written[place.seat])
                    if opened:
                        guest.send(opened)

    def _limit(self, limits: Limits, who: object) -> None:
        if self._guarded:
            limits.take(who)


_DOING: Final[Mapping[str, Callable[[Guests, Guest, Mapping[str, Any]], Awaitable[None]]]] = {
    "list": Guests._list,
    "make": Guests._make,
    "take": Guests._take,
    "join": Guests._join,
    "watch": Guests._watch,
    "play": Guests._play,
    "say": Guests._say,
}
