"""Tables that several hosts keep together, in NATS JetStream: the only module that knows NATS.

A stream holds everything: at one subject a table what is known of it (each message replaces the
one before), at another its log. A message is taken only if it follows the last one of its subject
that the host has seen, so no number is given twice. Who lets a table's computer players think
stands in a bucket whose keys go after ``LEASE`` seconds.
"""

import asyncio
import json
import secrets
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import asdict, replace
from typing import Final, Self, TypeVar

import nats
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error, NoRespondersError
from nats.js.api import AckPolicy, ConsumerConfig, DeliverPolicy, Header, StreamConfig
from nats.js.client import JetStreamContext
from nats.js.errors import (
    APIError,
    KeyWrongLastSequenceError,
    NoStreamResponseError,
    NotFoundError,
    ServiceUnavailableError,
)
from nats.js.kv import KeyValue

from game.host.store import LEASE, Entry, Hear, KeptTable, NotKept, Overhear, Store, Taken

_STREAM: Final = "hosted"
_ALL: Final = "hosted.>"
_TABLES: Final = "hosted.table."
_LOGS: Final = "hosted.log."
_LEASES: Final = "hosted-leases"
_PASSED_ON: Final = "passed-on."
"""Subjects, outside the stream, of what is said at a table and not kept."""
_HOST: Final = "host"
"""The header that says which host passes something on."""

_WRONG_LAST: Final = (10071, 10164)
"""How the server says that something else has been kept since."""
_GONE: Final = (
    TimeoutError,
    NoRespondersError,
    NoStreamResponseError,
    ServiceUnavailableError,
)
"""What happens while a server is away or comes back."""
_PATIENCE: Final = 10.0
"""Seconds in which a server may come back before something is refused."""
_ANSWER: Final = 2.0
"""Seconds after which a server that does not answer is asked again."""
_AGAIN: Final = 0.25
"""Seconds until a server that is not there yet is asked again."""
_BATCH: Final = 256
_MOST_REMEMBERED: Final = 10_000
"""After so many tables it is looked up anew where their logs end."""


Answer = TypeVar("Answer")


class Shared(Store):
    """What several hosts keep together."""

    is_shared = True

    def __init__(self, client: Client, stream: JetStreamContext, leases: KeyValue) -> None:
        self._client = client
        self._stream = stream
        self._leases = leases
        self._host = secrets.token_hex(8).encode()
        self._held: dict[str, int] = {}
        self._ends: dict[str, tuple[int, int]] = {}
        self._free: dict[str, KeptTable] = {}
        self._heard = 0

    @classmethod
    async def open(cls, address: str) -> Self:
        """Connect to the servers at nats://…, several separated by commas.

        Raises:
            NotKept: none answers, or none keeps anything.
        """
        with _asked():
            client = await asyncio.wait_for(
                nats.connect(
                    address.split(","),
                    max_reconnect_attempts=-1,
                    reconnect_time_wait=_AGAIN,
                    error_cb=_nothing,
                ),
                _PATIENCE,
            )
            stream = client.jetstream(timeout=_ANSWER)
            shared = cls(client, stream, await _leases(stream))
            await shared._look_around()
        return shared

    async def close(self) -> None:
        """End the connection."""
        await self._client.close()

    async def make(self, id: str, chosen: str, today: str) -> None:
        """Keep a new table."""
        await self._put(KeptTable(id, chosen, "", today, {}), 0)

    async def sit(self, table: KeptTable, seat: int, name: str, digest: bytes, record: str) -> None:
        """Keep who takes a seat, and the record once it is the last one."""
        now, last = await self._table(table.id)
        if now is None or now.seats != table.seats:
            raise Taken
        seats = now.seats | {seat: (name, digest)}
        await self._put(replace(now, seats=seats, record=record), last)

    async def append(self, id: str, entry: Entry) -> None:
        """Add an entry to a table's log."""
        n, last = self._ends.get(id) or await self._end(id)
        if n != entry.n - 1:
            n, last = await self._end(id)
        if n != entry.n - 1:
            raise Taken
        sequence = await self._publish(_LOGS + id, json.dumps(entry).encode(), last)
        self._remember(id, entry.n, sequence)

    async def entries(self, id: str, since: int = 0) -> Sequence[Entry]:
        """Return the log of a table from a number on."""
        n, _ = await self._end(id)
        if n < since:  # mostly a match that has just begun: reading costs three times as much
            return []
        messages = await self._read(_LOGS + id, DeliverPolicy.ALL)
        if messages:
            self._remember(id, len(messages) - 1, messages[-1].metadata.sequence.stream)
        return [_entry(message.data) for message in messages[since:]]

    async def opened(self, id: str, today: str) -> None:
        """Keep that somebody plays or looks on today."""
        now, last = await self._table(id)
        if now:
            with suppress(Taken):  # at another host somebody does the same
                await self._put(replace(now, opened=today), last)

    async def table(self, id: str) -> KeptTable | None:
        """Return the table of this name; None if there is none."""
        return (await self._table(id))[0]

    async def tables(self) -> Sequence[KeptTable]:
        """Return all tables, the one opened last first."""
        messages = await self._read(_TABLES + "*", DeliverPolicy.LAST_PER_SUBJECT)
        found = [table for message in messages if (table := _table(message.data))]
        return sorted(found, key=lambda table: (table.opened, table.id), reverse=True)

    async def open_tables(self, most: int) -> Sequence[KeptTable]:
        """Return the tables at which seats are free, so many at most, the newest first."""
        return list(reversed(self._free.values()))[:most]

    async def remove(self, id: str) -> bool:
        """Remove a table with its log; return whether there was one."""
        now, last = await self._table(id)
        if now is None:
            return False
        await self._publish(_TABLES + id, b"", last)  # other hosts hear of it
        with _asked():
            await self._stream.purge_stream(_STREAM, subject=_LOGS + id)
            await self._stream.purge_stream(_STREAM, subject=_TABLES + id, keep=1)
        return True

    async def lease(self, id: str) -> bool:
        """Return whether this host lets the computer players of a table think."""
        last = self._held.pop(id, None)
        with suppress(Taken), _asked():
            if last:
                self._held[id] = await self._leases.update(id, self._host, last)
            else:
                self._held[id] = await self._leases.create(id, self._host)
            return True
        return False

    async def release(self, id: str) -> None:
        """Let other hosts have the computer players of a table."""
        if last := self._held.pop(id, None):
            with suppress(Taken), _asked():
                await self._leases.delete(id, last)

    async def pass_on(self, id: str, text: str) -> None:
        """Tell the other hosts what is said at a table and not kept."""
        with suppress(Error):
            by = {_HOST: self._host.decode()}
            await self._client.publish(_PASSED_ON + id, text.encode(), headers=by)

    async def follow(self, hear: Hear, overhear: Overhear) -> None:
        """Tell what any host keeps and what others pass on, for as long as it is not cancelled."""

        async def take(message: Msg) -> None:
            if (message.headers or {}).get(_HOST, "") != self._host.decode():
                overhear(message.subject.rpartition(".")[2], message.data.decode())

        await self._client.subscribe(_PASSED_ON + "*", cb=take)
        while True:
            with suppress(Error, NotKept):
                await self._follow(hear)
            await asyncio.sleep(_AGAIN)

    async def _follow(self, hear: Hear) -> None:
        """Tell what is kept until the server is gone, or something has been lost on the way."""
        config = _reading(DeliverPolicy.BY_START_SEQUENCE, self._heard + 1)
        # the server sends each message once it is kept: asking for them costs as much as keeping
        reading = await self._stream.subscribe(_ALL, stream=_STREAM, config=config)
        try:
            await self._listen(reading, hear)
        finally:
            with suppress(Error):
                await reading.unsubscribe()

    async def _listen(self, reading: JetStreamContext.PushSubscription, hear: Hear) -> None:
        count = 0
        while True:
            try:
                message = await reading.next_msg(timeout=_ANSWER)
            except TimeoutError:
                delivered = (await reading.consumer_info()).delivered
                if delivered and delivered.consumer_seq == count:
                    continue
                return
            count += 1
            if message.metadata.sequence.consumer != count:
                return
            await self._pass_on(message, hear)
            self._heard = message.metadata.sequence.stream

    async def _pass_on(self, message: Msg, hear: Hear) -> None:
        id = message.subject.rpartition(".")[2]
        if message.subject.startswith(_LOGS):
            entry = _entry(message.data)
            self._remember(id, entry.n, message.metadata.sequence.stream)
            await hear(id, entry)
        else:
            self._list(id, _table(message.data))
            await hear(id, None)

    async def _look_around(self) -> None:
        """Find out at which tables seats are free, and from where on everything is new."""
        try:
            info = await self._stream.stream_info(_STREAM)
        except NotFoundError:
            config = StreamConfig(name=_STREAM, subjects=[_ALL], allow_rollup_hdrs=False)
            info = await self._stream.add_stream(config)
        self._heard = info.state.last_seq
        for table in reversed(await self.tables()):
            self._list(table.id, table)

    def _list(self, id: str, table: KeptTable | None) -> None:
        """Remember a table if seats are free there."""
        self._free.pop(id, None)
        if table and not table.record:
            self._free[id] = table

    async def _table(self, id: str) -> tuple[KeptTable | None, int]:
        """Return a table, and the number of the message that says so."""
        data, last = await self._last(_TABLES + id)
        return _table(data), last

    async def _put(self, table: KeptTable, last: int) -> None:
        """Keep what is known of a table now."""
        seats = {seat: (name, key.hex()) for seat, (name, key) in table.seats.items()}
        data = json.dumps(asdict(table) | {"seats": seats})
        await self._publish(_TABLES + table.id, data.encode(), last)

    async def _end(self, id: str) -> tuple[int, int]:
        """Return the number of a log's last entry, -1 for none, and of its message."""
        data, last = await self._last(_LOGS + id)
        n = _entry(data).n if data else -1
        self._remember(id, n, last)
        return n, last

    def _remember(self, id: str, n: int, sequence: int) -> None:
        if len(self._ends) >= _MOST_REMEMBERED:
            self._ends.clear()
        if sequence >= self._ends.get(id, (0, 0))[1]:  # entries are heard of again, later
            self._ends[id] = n, sequence

    async def _last(self, subject: str) -> tuple[bytes, int]:
        """Return the last message of a subject and its number; nothing and 0 if there is none."""

        async def ask() -> tuple[bytes, int]:
            with suppress(NotFoundError):
                message = await self._stream.get_last_msg(_STREAM, subject)
                return message.data or b"", message.seq or 0
            return b"", 0

        return await _patiently(ask)

    async def _read(self, subject: str, policy: DeliverPolicy) -> list[Msg]:
        """Return the messages of a subject."""

        async def ask() -> list[Msg]:
            config, messages = _reading(policy), list[Msg]()
            reading = await self._stream.pull_subscribe(subject, stream=_STREAM, config=config)
            info = await reading.consumer_info()
            while len(messages) < (info.num_pending or 0):
                messages += await reading.fetch(_BATCH, timeout=_ANSWER)
            await reading.unsubscribe()
            return messages

        return await _patiently(ask)

    async def _publish(self, subject: str, data: bytes, last: int) -> int:
        """Keep a message that follows the one of a number, and return its own number.

        It carries a name, so that the server takes it once, however often it is sent.
        """
        named = {
            Header.EXPECTED_LAST_SUBJECT_SEQUENCE.value: str(last),
            Header.MSG_ID.value: secrets.token_hex(16),
        }

        async def ask() -> int:
            return (await self._stream.publish(subject, data, headers=named)).seq

        return await _patiently(ask)


async def _patiently(ask: Callable[[], Awaitable[Answer]]) -> Answer:
    """Return what the server answers, which may come back only in a while."""
    clock = asyncio.get_running_loop().time
    ends = clock() + _PATIENCE
    with _asked():
        while True:
            try:
                return await ask()
            except _GONE:
                if clock() > ends:
                    raise
                await asyncio.sleep(_AGAIN)


async def _leases(stream: JetStreamContext) -> KeyValue:
    """Return the bucket of those who let computer players think."""
    try:
        return await stream.key_value(_LEASES)
    except NotFoundError:
        return await stream.create_key_value(bucket=_LEASES, ttl=LEASE)


def _reading(policy: DeliverPolicy, start: int | None = None) -> ConsumerConfig:
    """Return how messages are read: in order, and as often as anybody likes."""
    return ConsumerConfig(
        deliver_policy=policy,
        opt_start_seq=start,
        ack_policy=AckPolicy.NONE,
        mem_storage=True,
        inactive_threshold=_PATIENCE,
    )


@contextmanager
def _asked() -> Iterator[None]:
    """Ask the server; raise Taken or NotKept for what it answers."""
    try:
        yield
    except (TimeoutError, Error, OSError) as error:
        if isinstance(error, KeyWrongLastSequenceError) or (
            isinstance(error, APIError) and error.err_code in _WRONG_LAST
        ):
            raise Taken from error
        raise NotKept("not-kept", reason=str(error) or type(error).__name__) from error


async def _nothing(_error: Exception) -> None:
    """Say nothing: whoever asked hears of it, and whoever follows begins again."""


def _entry(data: bytes) -> Entry:
    return Entry(*json.loads(data))


def _table(data: bytes) -> KeptTable | None:
    """Return a table from its message; None for one that is removed."""
    if not data:
        return None
    kept = json.loads(data)
    seats = {int(at): (name, bytes.fromhex(key)) for at, (name, key) in kept["seats"].items()}
    return KeptTable(**kept | {"seats": seats})
