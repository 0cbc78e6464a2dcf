"""Measures a host on this machine: python -m tools.load_host [--tables 1000] [--acting 100].

With ``--nats nats://…`` the server of that address keeps the tables, instead of a file.

So many tables of two, two connections each; at so many of them somebody acts once a second. Prints
how long it takes from sending an action to the other's message, and what memory the host has.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final

from tools.bundle import ROOT
from tools.hosting.guest import Connection
from tools.hosting.received import Heard

KINDS: Final = (
    {"game": "tikal", "variant": "basic", "options": {}},
    {"game": "tikal", "variant": "auction", "options": {}},
    {"game": "tzolkin", "variant": "", "options": {}},
)
AT_ONCE: Final = 20
"""How many tables are made at the same time."""


@dataclass
class Pair:
    """A table of two.

    Attributes:
        guests: the connections of both, by seat.
        sent: when the last action was sent.
        seconds: from every action to the other's message.
    """

    guests: Sequence[Connection]
    received: tuple[Heard, Heard] = field(default_factory=lambda: (Heard(), Heard()))
    sent: float = 0.0
    seconds: list[float] = field(default_factory=list)

    async def listen(self, seat: int) -> None:
        """Hear what comes at a seat, for ever."""
        received = self.received[seat]
        while True:
            message = await self.guests[seat].hear()
            now = time.perf_counter()
            if "refused" in message:
                raise RuntimeError(f"the host refuses an action: {message}")
            received.hear(message)
            if "by" in message and message["by"] != seat:
                self.seconds.append(now - self.sent)

    async def act(self, chance: Random, seconds: float) -> None:
        """Act once a second, but not before the last answer, for so long or until the end."""
        await asyncio.sleep(chance.random())
        ends, n = time.perf_counter() + seconds, 0
        while time.perf_counter() < ends and (seat := self.received[0].seat) is not None:
            if self.received[seat].n == self.received[1 - seat].n == n:
                n += 1
                await self._say(seat, str(chance.choice(self.received[seat].legal_actions)))
            await asyncio.sleep(1)

    async def _say(self, seat: int, entry: str) -> None:
        self.sent = time.perf_counter()
        await self.guests[seat].say(do="play", n=self.received[seat].n, entry=entry)


async def seated(address: str, number: int) -> Pair:
    """A new table at which two sit."""
    pair = Pair([await Connection.open(address) for _ in range(2)])
    kind = KINDS[number % len(KINDS)]
    id = (await pair.guests[0].ask(do="make", seats=["human"] * 2, **kind))["made"]
    for seat, guest in enumerate(pair.guests):
        key = (await guest.ask(do="take", table=id, seat=seat, name=f"P{seat}"))["key"]
        await guest.say(do="join", table=id, key=key)
    for guest, received in zip(pair.guests, pair.received, strict=True):
        while received.seat is None:
            received.hear(await guest.hear())
    return pair


async def measure(address: str, tables: int, acting: int, seconds: float) -> list[float]:
    """Seconds from every action to the other's message."""
    pairs: list[Pair] = []
    for first in range(0, tables, AT_ONCE):
        numbers = range(first, min(tables, first + AT_ONCE))
        pairs += await asyncio.gather(*(seated(address, number) for number in numbers))
    gc.disable()  # the host's pauses are measured, not those of its guests
    chance = Random(1)
    listening = [asyncio.create_task(one.listen(seat)) for one in pairs for seat in range(2)]
    await asyncio.gather(*(one.act(Random(chance.random()), seconds) for one in pairs[:acting]))
    for task in listening:
        if task.done():
            task.result()
        task.cancel()
    return sorted(second for pair in pairs for second in pair.seconds)


@contextmanager
def host_process(kept: str) -> Iterator[tuple[int, str]]:
    """A host in a process of its own: the process's number and the address of its socket."""
    command = [sys.executable, "-m", "tools.hosting.unguarded", "0", kept]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout
            yield process.pid, f"ws://127.0.0.1:{int(process.stdout.readline())}/tables"
        finally:
            process.kill()


def memory(process: int) -> float:
    """The megabytes of memory that a process has."""
    status = Path(f"/proc/{process}/status").read_text("ascii")
    (line,) = (one for one in status.splitlines() if one.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--acting", type=int, default=100)
    parser.add_argument("--nats", default="")
    parser.add_argument("--seconds", type=float, default=60)
    chosen = parser.parse_args()
    numbers = chosen.tables, min(chosen.acting, chosen.tables), chosen.seconds
    with (
        tempfile.TemporaryDirectory() as folder,
        host_process(chosen.nats or f"{folder}/tables") as (process, address),
    ):
        found = asyncio.run(measure(address, *numbers))
        megabytes = memory(process)
    middle, worst = (1000 * found[int(share * (len(found) - 1))] for share in (0.5, 0.99))
    print(f"{chosen.tables} tables, {len(found)} actions: ", end="")
    print(f"{middle:.1f} ms, one in a hundred {worst:.1f} ms; the host has {megabytes:.0f} MB")


if __name__ == "__main__":
    main()
