"""Guests and what they can say: make a table, take a seat, join, watch, play.

A message is a JSON object whose ``do`` names one of them; docs/hosting.md lists their fields. Every
answer is sent before the next message is looked at, so nothing at a table happens halfway.
"""

import json
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Protocol

from game.core import strict_json
from game.core.game import NOBODY
from game.core.match import OVER
from game.core.message import Message, Refusal
from game.host.border import told
from game.host.chosen import Chosen
from game.host.computers import Computers
from game.host.entries import NotAllowed, Step
from game.host.limits import Limits, Rate
from game.host.tables import Tables

MOST_BYTES: Final = 4096
"""The longest message of a guest."""
MESSAGES: Final = Rate(60, 20)
"""What an address may send: a family's devices may share one."""
ENTRIES: Final = Rate(20, 5)
"""What a seat may enter; an order of several actions comes at once."""
LOOKS: Final = Rate(40, 1)
"""How often an address may join or watch: whoever has seen nothing yet is told a whole match."""
NEW_TABLES: Final = Rate(10, 0.01)
"""How many tables an address may make."""
MOST_GUESTS: Final = 100
"""How many connections an address may have."""


class Guest(Protocol):
    """A connection to somebody."""

    @property
    def address(self) -> str:
        """Where it comes from."""

    def send(self, message: str) -> None:
        """Send a message; it never waits."""

    def put_out(self, reason: str) -> None:
        """End the connection for a reason."""


@dataclass(frozen=True)
class Place:
    """Where a guest is: a table, and a seat there or ``NOBODY``."""

    table: str
    seat: int


class Guests:
    """Everybody who is connected to the host."""

    def __init__(
        self,
        tables: Tables,
        thinkers: int,
        *,
        clock: Callable[[], float] = time.monotonic,
        guarded: bool = True,
    ) -> None:
        """Begin with nobody.

        Args:
            tables: the tables.
            thinkers: how many processes think for computer players.
            clock: returns seconds.
            guarded: False for a measurement from one address, which no limits hold back.
        """
        self._tables = tables
        self._computers = Computers(tables, thinkers, self._tell)
        self._guarded = guarded
        self._messages = Limits(MESSAGES, clock)
        self._entries = Limits(ENTRIES, clock)
        self._looks = Limits(LOOKS, clock)
        self._new_tables = Limits(NEW_TABLES, clock)
        self._connected: dict[str, int] = {}
        self._places: dict[Guest, Place] = {}
        self._at: dict[str, dict[Guest, int]] = {}

    def welcome(self, guest: Guest) -> None:
        """Take a new connection, or close it if there are too many from its address."""
        count = self._connected[guest.address] = self._connected.get(guest.address, 0) + 1
        if self._guarded and count > MOST_GUESTS:
            guest.put_out("too-many-connections")

    def leave(self, guest: Guest) -> None:
        """Forget a connection that has ended."""
        self._get_up(guest)
        self._connected[guest.address] -= 1
        if not self._connected[guest.address]:
            del self._connected[guest.address]

    def receive(self, guest: Guest, text: str | bytes) -> None:
        """Do what a guest says, or tell him why not."""
        try:
            self._limit(self._messages, guest.address)
            message = _read(text)
            _DOING[message["do"]](self, guest, message)
        except Refusal as error:
            guest.send(_json({"refused": error.message.name, **_plain(error.message.fields)}))

    def close(self) -> None:
        """End what thinks."""
        self._computers.close()

    def _list(self, guest: Guest, _message: Mapping[str, Any]) -> None:
        """Tell which tables have free seats."""
        guest.send(_json({"tables": self._tables.open_tables()}))

    def _make(self, guest: Guest, message: Mapping[str, Any]) -> None:
        """Make a table."""
        wanted = (message.get(key) for key in ("game", "seats", "variant", "options"))
        chosen = Chosen.of(*wanted)
        self._limit(self._new_tables, guest.address)
        guest.send(_json({"made": self._tables.make(chosen)}))

    def _take(self, guest: Guest, message: Mapping[str, Any]) -> None:
        """Give somebody a seat and its key; the last one begins the match."""
        id = _table(message)
        key = self._tables.take(id, message.get("seat"), message.get("name"))
        guest.send(_json({"table": id, "seat": message["seat"], "key": key}))
        for other, seat in list(self._at.get(id, {}).items()):
            self._send_standing(other, id, seat, 0)
        self._computers.act(id)

    def _join(self, guest: Guest, message: Mapping[str, Any]) -> None:
        """Sit somebody down at his seat; another device at that seat is put out."""
        id = _table(message)
        seat = self._tables.seat_of(id, message.get("key"))
        for other in [one for one, its in self._at.get(id, {}).items() if its == seat]:
            self._get_up(other)
            if other is not guest:
                other.put_out("taken-over")
        self._sit(guest, id, seat, message.get("from"))

    def _watch(self, guest: Guest, message: Mapping[str, Any]) -> None:
        """Let somebody look on."""
        self._sit(guest, _table(message), NOBODY, message.get("from"))

    def _play(self, guest: Guest, message: Mapping[str, Any]) -> None:
        """Enter what somebody does at his seat, and tell everybody at the table."""
        place = self._places.get(guest)
        if place is None or place.seat == NOBODY:
            raise NotAllowed("no-seat-here")
        self._limit(self._entries, place)
        self._tell(
            place.table,
            self._tables.play(place.table, place.seat, message.get("n"), message.get("entry")),
        )
        self._computers.act(place.table)

    def _sit(self, guest: Guest, id: str, seat: int, since: object) -> None:
        self._limit(self._looks, guest.address)
        self._send_standing(guest, id, seat, since)
        self._get_up(guest)
        self._places[guest] = Place(id, seat)
        self._at.setdefault(id, {})[guest] = seat
        self._computers.act(id)

    def _get_up(self, guest: Guest) -> None:
        if place := self._places.pop(guest, None):
            del self._at[place.table][guest]
            if not self._at[place.table]:
                del self._at[place.table]

    def _send_standing(self, guest: Guest, id: str, seat: int, since: object) -> None:
        for message in self._tables.standing(id, seat, since):
            guest.send(_json(message))

    def _tell(self, id: str, step: Step) -> None:
        """Tell an entry to everybody at its table, each what his seat may know."""
        written: dict[int, str] = {}
        for guest, seat in list(self._at.get(id, {}).items()):
            if seat not in written:
                written[seat] = _json(told(step, seat))
            guest.send(written[seat])
        if step.after.state.phase == OVER:
            opened = _json(self._tables.opened(id))
            for guest in list(self._at.get(id, {})):
                guest.send(opened)

    def _limit(self, limits: Limits, who: object) -> None:
        if self._guarded:
            limits.take(who)


_DOING: Final[Mapping[str, Callable[[Guests, Guest, Mapping[str, Any]], None]]] = {
    "list": Guests._list,
    "make": Guests._make,
    "take": Guests._take,
    "join": Guests._join,
    "watch": Guests._watch,
    "play": Guests._play,
}


def _read(text: str | bytes) -> dict[str, Any]:
    """Return a guest's message.

    Raises:
        NotAllowed: it is none.
    """
    try:
        message = strict_json.load(text) if isinstance(text, str) else None
    except strict_json.JsonError as error:
        raise NotAllowed("not-a-message") from error
    if not isinstance(message, dict) or message.get("do") not in list(_DOING):
        raise NotAllowed("not-a-message")
    return message


def _table(message: Mapping[str, Any]) -> str:
    id = message.get("table")
    return id if isinstance(id, str) else ""


def _plain(fields: Mapping[str, object]) -> dict[str, Any]:
    """Return the fields of a refusal as JSON holds them."""
    return {name: str(one) if isinstance(one, Message) else one for name, one in fields.items()}


def _json(message: Mapping[str, Any]) -> str:
    return json.dumps(message, separators=(",", ":"))
