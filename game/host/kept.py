"""What the host keeps in a file: every table, its seats, and its log, to which entries are added.

An entry is in the file before anybody is told of it, and no number is given twice: SQLite writes
whole transactions or none, and refuses a second entry of the same number.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from game.core.message import Refusal

_SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, chosen TEXT NOT NULL, record TEXT NOT NULL, opened TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS seats (
    id TEXT, seat INTEGER, name TEXT NOT NULL, digest BLOB NOT NULL, PRIMARY KEY (id, seat)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS entries (
    id TEXT, n INTEGER, seat INTEGER NOT NULL, text TEXT NOT NULL, PRIMARY KEY (id, n)
) WITHOUT ROWID;
"""


class Taken(ValueError):
    """There is such a table, seat or entry already."""


class NotKept(Refusal):
    """The file cannot be written: the disk is full, for instance. Nothing has changed."""


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


class Kept:
    """The file of all tables."""

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
        except sqlite3.DatabaseError as error:
            raise NotKept("not-kept", reason=str(error)) from error

    def close(self) -> None:
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

    def make(self, id: str, chosen: str, today: str) -> None:
        """Keep a new table."""
        with self._change() as file:
            file.execute("INSERT INTO tables VALUES (?, ?, '', ?)", (id, chosen, today))

    def sit(self, id: str, seat: int, name: str, digest: bytes, record: str) -> None:
        """Keep who takes a seat, and the record once it is the last one.

        Raises:
            Taken: somebody else has the seat.
        """
        with self._change() as file:
            file.execute("INSERT INTO seats VALUES (?, ?, ?, ?)", (id, seat, name, digest))
            file.execute("UPDATE tables SET record = ? WHERE id = ?", (record, id))

    def append(self, id: str, n: int, seat: int, text: str) -> None:
        """Add entry ``n`` to a table's log.

        Raises:
            Taken: the log has such an entry.
        """
        with self._change() as file:
            file.execute("INSERT INTO entries VALUES (?, ?, ?, ?)", (id, n, seat, text))

    def entries(self, id: str) -> list[tuple[int, str]]:
        """Return the log of a table: the seat and the text of every entry."""
        wanted = "SELECT seat, text FROM entries WHERE id = ? ORDER BY n"
        return self._file.execute(wanted, (id,)).fetchall()

    def opened(self, id: str, today: str) -> None:
        """Keep that somebody plays or looks on today."""
        with self._change() as file:
            file.execute("UPDATE tables SET opened = ? WHERE id = ?", (today, id))

    def table(self, id: str) -> KeptTable | None:
        """Return the table of this name; None if there is none."""
        return next(self._tables("WHERE id = ?", id), None)

    def tables(self) -> Iterator[KeptTable]:
        """Yield all tables, the one opened last first."""
        return self._tables("ORDER BY opened DESC, id")

    def open_tables(self, most: int) -> Iterator[KeptTable]:
        """Yield the tables at which seats are free, so many at most."""
        return self._tables(f"WHERE record = '' ORDER BY opened DESC, id LIMIT {most:d}")

    def _tables(self, which: str, *values: str) -> Iterator[KeptTable]:
        seats = "SELECT seat, name, digest FROM seats WHERE id = ?"
        wanted = f"SELECT id, chosen, record, opened FROM tables {which}"
        with closing(self._file.execute(wanted, values)) as rows:
            for id, chosen, record, opened in rows.fetchall():
                taken = {seat: (name, key) for seat, name, key in self._file.execute(seats, (id,))}
                yield KeptTable(id, chosen, record, opened, taken)

    def remove_unopened(self, since: str) -> int:
        """Remove the tables that nobody has opened since a day; return how many."""
        wanted = "SELECT id FROM tables WHERE opened < ?"
        return sum(self.remove(id) for (id,) in self._file.execute(wanted, (since,)).fetchall())

    def remove(self, id: str) -> bool:
        """Remove a table with its log; return whether there was one."""
        with self._change() as file:
            for rows in ("entries", "seats"):
                file.execute(f"DELETE FROM {rows} WHERE id = ?", (id,))
            return bool(file.execute("DELETE FROM tables WHERE id = ?", (id,)).rowcount)
