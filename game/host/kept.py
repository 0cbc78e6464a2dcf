"""A host's tables in a file of its own: every table, its seats, and its log.

An entry is in the file before anybody is told of it, and no number is given twice: SQLite writes
whole transactions or none, and refuses a second entry of the same number.
"""

import asyncio
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from game.host.store import Entry, Hear, KeptTable, NotKept, Overhear, Store, Taken

_SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, chosen TEXT NOT NULL, record TEXT NOT NULL, opened TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS seats (
    id TEXT, seat INTEGER, name TEXT NOT NULL, digest BLOB NOT NULL, PRIMARY KEY (id, seat)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS entries (
    id TEXT, n INTEGER, seat INTEGER NOT NULL, text TEXT NOT NULL, at REAL NOT NULL DEFAULT 0,
    PRIMARY KEY (id, n)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS reasons (
    id TEXT, n INTEGER, why TEXT NOT NULL, PRIMARY KEY (id, n)
) WITHOUT ROWID;
"""


class Kept(Store):
    """The file of all tables. No call ever waits, so one host at a time keeps it."""

    is_shared = False

    def __init__(self, path: Path | str) -> None:
        """Open the file; ``:memory:`` keeps nothing.

        Raises:
            NotKept: it cannot be opened.
        """
        try:
            self._file = sqlite3.connect(path, isolation_level=None)
            self._file.execute("PRAGMA journal_mode = WAL")
            # a killed host loses nothing; waiting for the disk every time would stop all tables
            self._file.execute("PRAGMA synchronous = NORMAL")
            self._file.executescript(_SCHEMA)
            self._add_times()
        except sqlite3.DatabaseError as error:
            raise NotKept("not-kept", reason=str(error)) from error

    def _add_times(self) -> None:
        """Add the times of entries to a file from before there were any."""
        columns = [name for _, name, *_ in self._file.execute("PRAGMA table_info(entries)")]
        if "at" not in columns:
            self._file.execute("ALTER TABLE entries ADD COLUMN at REAL NOT NULL DEFAULT 0")

    async def close(self) -> None:
        """Close the file."""
        self._file.close()

    @contextmanager
    def _change(self) -> Iterator[sqlite3.Connection]:
        """Make changes that are kept together or not at all; raise Taken or NotKept."""
        try:
            self._file.execute("BEGIN IMMEDIATE")
            yield self._file
            self._file.execute("COMMIT")
        except sqlite3.IntegrityError as error:
            raise Taken from error
        except sqlite3.OperationalError as error:
            raise NotKept("not-kept", reason=str(error)) from error
        finally:
            if self._file.in_transaction:  # something went wrong
                self._file.execute("ROLLBACK")

    async def make(self, id: str, chosen: str, today: str) -> None:
        """Keep a new table."""
        with self._change() as file:
            file.execute("INSERT INTO tables VALUES (?, ?, '', ?)", (id, chosen, today))

    async def sit(self, table: KeptTable, seat: int, name: str, digest: bytes, record: str) -> None:
        """Keep who takes a seat, and the record once it is the last one."""
        with self._change() as file:
            file.execute("INSERT INTO seats VALUES (?, ?, ?, ?)", (table.id, seat, name, digest))
            file.execute("UPDATE tables SET record = ? WHERE id = ?", (record, table.id))

    async def append(self, id: str, entry: Entry) -> None:
        """Add an entry to a table's log."""
        with self._change() as file:
            file.execute("INSERT INTO entries VALUES (?, ?, ?, ?, ?)", (id, *entry[:4]))
            if entry.why:
                file.execute("INSERT INTO reasons VALUES (?, ?, ?)", (id, entry.n, entry.why))

    async def entries(self, id: str, since: int = 0) -> Sequence[Entry]:
        """Return the log of a table from a number on."""
        wanted = (
            "SELECT n, seat, text, at, coalesce(why, '')"
            " FROM entries LEFT JOIN reasons USING (id, n) WHERE id = ? AND n >= ? ORDER BY n"
        )
        return [Entry(*row) for row in self._file.execute(wanted, (id, since))]

    async def opened(self, id: str, today: str) -> None:
        """Keep that somebody plays or looks on today."""
        with self._change() as file:
            file.execute("UPDATE tables SET opened = ? WHERE id = ?", (today, id))

    async def table(self, id: str) -> KeptTable | None:
        """Return the table of this name; None if there is none."""
        return next(self._tables("WHERE id = ?", id), None)

    async def tables(self) -> Sequence[KeptTable]:
        """Return all tables, the one opened last first."""
        return list(self._tables("ORDER BY opened DESC, id"))

    async def open_tables(self, most: int) -> Sequence[KeptTable]:
        """Return the tables at which seats are free, so many at most."""
        return list(self._tables(f"WHERE record = '' ORDER BY opened DESC, id LIMIT {most:d}"))

    def _tables(self, which: str, *values: str) -> Iterator[KeptTable]:
        seats = "SELECT seat, name, digest FROM seats WHERE id = ?"
        wanted = f"SELECT id, chosen, record, opened FROM tables {which}"
        with closing(self._file.execute(wanted, values)) as rows:
            for id, chosen, record, opened in rows.fetchall():
                taken = {seat: (name, key) for seat, name, key in self._file.execute(seats, (id,))}
                yield KeptTable(id, chosen, record, opened, taken)

    async def remove(self, id: str) -> bool:
        """Remove a table with its log; return whether there was one."""
        with self._change() as file:
            for rows in ("entries", "reasons", "seats"):
                file.execute(f"DELETE FROM {rows} WHERE id = ?", (id,))
            return bool(file.execute("DELETE FROM tables WHERE id = ?", (id,)).rowcount)

    async def lease(self, id: str) -> bool:  # noqa: ARG002 (as every store)
        """Return True: no other host keeps this file."""
        return True

    async def release(self, id: str) -> None:
        """Do nothing: no other host keeps this file."""

    async def pass_on(self, id: str, text: str) -> None:
        """Do nothing: there is no other host."""

    async def follow(self, hear: Hear, overhear: Overhear) -> None:  # noqa: ARG002 (as every store)
        """Wait: nobody else writes to this file."""
        await asyncio.Event().wait()
