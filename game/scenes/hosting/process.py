"""The host's process: it ends when this program ends, however that ends."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO, Any, Final

_HOME: Final = Path(__file__).parents[3]
"""Where Python finds the package, of a checkout too."""
_PATIENCE: Final = 3.0
"""Seconds that the host has to end by itself."""


@dataclass(frozen=True)
class Standing:
    """How a host stands.

    Attributes:
        address: where it is reached; empty until it is.
        guests: how many guests are connected.
        tables: at how many tables they are.
    """

    address: str = ""
    guests: int = 0
    tables: int = 0


def command(tables: Path) -> list[str]:
    """Return what starts a host that keeps its tables in a file."""
    program = [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "game"]
    return [*program, "host", "--attended", "--data", str(tables)]


class HostProcess:
    """A host in a process of its own.

    Attributes:
        standing: how it stands, as far as it has been heard.
    """

    def __init__(self, command: Sequence[str]) -> None:
        """Start it.

        Raises:
            OSError: the system refuses.
        """
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(
            command, stdin=pipe, stdout=pipe, stderr=pipe, text=True, encoding="utf-8", cwd=_HOME
        )
        self._said: SimpleQueue[str] = SimpleQueue()
        self._complaint = ""
        self.standing = Standing()
        for listen in (self._listen, self._hear_complaints):
            Thread(target=listen, daemon=True).start()

    @property
    def ended(self) -> bool:
        """True once it has ended."""
        return self._process.poll() is not None

    @property
    def complaint(self) -> str:
        """The last line that it has complained in; empty for none."""
        return self._complaint

    def hear(self) -> bool:
        """Take over what it has said; return True if it stands otherwise now."""
        before = self.standing
        with suppress(Empty):
            while True:
                facts: dict[str, Any] = json.loads(self._said.get_nowait())
                self.standing = Standing(**{**vars(self.standing), **facts})
        return self.standing != before

    def end(self) -> None:
        """End it: whoever is at a table is told that the connection is lost."""
        with suppress(OSError):
            self._pipe(self._process.stdin).close()
        try:
            self._process.wait(_PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def _listen(self) -> None:
        for line in self._pipe(self._process.stdout):
            if line.startswith("{"):  # the rest is for a terminal
                self._said.put(line)

    def _hear_complaints(self) -> None:
        for line in self._pipe(self._process.stderr):
            self._complaint = line.strip() or self._complaint

    @staticmethod
    def _pipe(pipe: IO[str] | None) -> IO[str]:
        assert pipe
        return pipe
