"""What keeps the tables of a host: a file of its own, or a server that several hosts share.

Both meet ``Store``: an entry is kept before anybody is told of it, and no number is given twice.
"""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from game.core.message import Refusal


class Taken(ValueError):
    """There is such a table, seat or entry already."""


class NotKept(Refusal):
    """What keeps the tables does not answer, or is full.

    Nothing has changed, as far as anybody knows: if something has, the log says so.
    """


@dataclass(frozen=True)
class KeptTable:
    """A table as it is kept, without its log.

    Attributes:
        id: its name.
        chosen: what was chosen when it was made, as JSON.
        record: the record of the match without actions; empty until all seats are taken.
        opened: the last day on which somebody played or looked on.
        seats: the taken seats: the name of each player, and the digest of his key.
    """

    id: str
    chosen: str
    record: str
    opened: str
    seats: dict[int, tuple[str, bytes]]


class Entry(NamedTuple):
    """An entry of a log: its number, whose it is, what it says, and when it was made (seconds).

    ``why`` is kept beside it: why a computer player made the decision that begins with it, as JSON;
    empty for none.
    """

    n: int
    seat: int
    text: str
    at: float = 0.0
    why: str = ""


Hear = Callable[[str, Entry | None], Awaitable[None]]
"""Takes a table's name and what has been kept there: an entry, or None for what else there is."""

Overhear = Callable[[str, str], None]
"""Takes a table's name and what another host passes on."""


class Store(Protocol):
    """Keeps tables and their logs. Everything may raise NotKept.

    Attributes:
        is_shared: True if other hosts may keep the same tables.
    """

    is_shared: bool

    async def make(self, id: str, chosen: str, today: str) -> None:
        """Keep a new table."""

    async def sit(self, table: KeptTable, seat: int, name: str, digest: bytes, record: str) -> None:
        """Keep who takes a seat, and the record once it is the last one.

        Raises:
            Taken: somebody else has taken a seat since the table was as it is given.
        """

    async def append(self, id: str, entry: Entry) -> None:
        """Add an entry to a table's log.

        Raises:
            Taken: it is not the next one.
        """

    async def entries(self, id: str, since: int = 0) -> Sequence[Entry]:
        """Return the log of a table from a number on."""

    async def opened(self, id: str, today: str) -> None:
        """Keep that somebody plays or looks on today."""

    async def table(self, id: str) -> KeptTable | None:
        """Return the table of this name; None if there is none."""

    async def tables(self) -> Sequence[KeptTable]:
        """Return all tables, the one opened last first."""

    async def open_tables(self, most: int) -> Sequence[KeptTable]:
        """Return the tables at which seats are free, so many at most."""

    async def remove(self, id: str) -> bool:
        """Remove a table with its log; return whether there was one."""

    async def lease(self, id: str) -> bool:
        """Return whether this host lets the computer players of a table think.

        It does so for ``LEASE`` seconds, unless it says earlier that it has done (``release``).
        """

    async def release(self, id: str) -> None:
        """Let other hosts have the computer players of a table."""

    async def pass_on(self, id: str, text: str) -> None:
        """Tell the other hosts what is said at a table and not kept; nobody knows if it arrives."""

    async def follow(self, hear: Hear, overhear: Overhear) -> None:
        """Tell, for as long as it is not cancelled, what any host keeps, some of it twice; and what
        the others pass on."""

    async def close(self) -> None:
        """Let go of what keeps the tables."""


LEASE = 10.0
"""Seconds after which another host lets a table's computer players think, if this one is gone."""


async def unopened(store: Store, since: str) -> list[str]:
    """Return the tables that nobody has opened since a day."""
    return [table.id for table in await store.tables() if table.opened < since]


async def remove_unopened(store: Store, since: str) -> int:
    """Remove the tables that nobody has opened since a day; return how many."""
    return sum([await store.remove(id) for id in await unopened(store, since)])
