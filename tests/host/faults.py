"""Everything that can go wrong in a game between guests and hosts, and games in which it does.

A fault is a function of a game: it makes one thing go wrong, and returns once all is well again
whether it did: the game may have ended before.
"""

import asyncio
import math
import resource
from collections.abc import Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from random import Random
from typing import Final

from game.host.kept import Kept
from game.host.tables import Tables
from tests.host.faulty import CUT, DOUBLED, LATE, OUT_OF_ORDER, Network
from tests.host.playing import check, seated
from tests.host.processes import Host, NatsServer
from tests.random_matches import Kind
from tools.hosting.guest import RandomGuest

MINI: Final = Kind("tikal", 2, "mini")
MOST_SECONDS: Final = 300
"""A game that takes longer is stuck."""


class InFile:
    """A host that keeps its tables in a file."""

    def __init__(self, folder):
        self._file = folder / "tables"
        self.hosts = [Host(self._file)]

    def close(self):
        for host in self.hosts:
            host.kill()

    @asynccontextmanager
    async def store(self):
        kept = Kept(self._file)
        yield kept
        await kept.close()

    @asynccontextmanager
    async def full(self):
        """Meanwhile nothing can be written but the beginning of what comes first."""
        process, size = self.hosts[0].process, self._file.with_name("tables-wal").stat().st_size
        unlimited = resource.prlimit(process, resource.RLIMIT_FSIZE)
        resource.prlimit(process, resource.RLIMIT_FSIZE, (size + 2000, unlimited[1]))
        yield
        resource.prlimit(process, resource.RLIMIT_FSIZE, unlimited)


class InNats:
    """Two hosts that share what a NATS server keeps."""

    def __init__(self, folder):
        self._server = NatsServer(folder / "nats")
        self.hosts = [Host(self._server.address) for _ in range(2)]

    def close(self):
        for one in (*self.hosts, self._server):
            one.kill()

    @asynccontextmanager
    async def store(self):
        from game.host.shared import Shared

        shared = await Shared.open(self._server.address)
        yield shared
        await shared.close()

    @asynccontextmanager
    async def full(self):
        """Meanwhile the server takes nothing more."""
        from nats.js.api import DiscardPolicy

        async with self.store() as shared:
            stream = shared._stream
            info = await stream.stream_info("hosted")
            config = info.config.evolve(discard=DiscardPolicy.NEW)
            await stream.update_stream(config.evolve(max_bytes=info.state.bytes))
            yield
            await stream.update_stream(config.evolve(max_bytes=-1))


@dataclass
class Game:
    """A game between guests who play by chance.

    Attributes:
        site: its hosts, and what they keep.
        chance: decides what goes wrong when.
        guests: whoever plays at each seat now.
        networks: how each of them reaches the hosts.
        devices: everybody who has played, and what he does.
        said: the number and the text of every entry that anybody has said.
    """

    site: InFile | InNats
    chance: Random
    table: str
    keys: dict[int, str]
    guests: dict[int, RandomGuest] = field(default_factory=dict)
    networks: dict[int, Network] = field(default_factory=dict)
    devices: dict[RandomGuest, asyncio.Task] = field(default_factory=dict)
    said: set[tuple[int, str]] = field(default_factory=set)

    @property
    def n(self):
        """How many entries somebody has seen."""
        return max(guest.received.n for guest in self.guests.values())

    @property
    def over(self):
        """Whether somebody has seen the end."""
        return any(guest.received.over for guest in self.guests.values())

    @property
    def not_kept(self):
        """How often somebody has heard that nothing can be kept."""
        return sum(guest.refused.count("not-kept") for guest in self.devices)

    @property
    def any_seat(self):
        return self.chance.choice(list(self.keys))

    def begin(self, seat):
        """Somebody sits down with a device that knows nothing but the key."""
        addresses = [host.address for host in self.site.hosts]
        network = self.networks[seat] = Network(self.chance, self.said)
        guest = self.guests[seat] = RandomGuest(
            addresses,
            self.table,
            self.keys[seat],
            seat,
            chance=Random(self.chance.random()),
            connect=network.connect,
        )
        self.devices[guest] = asyncio.create_task(guest.play())

    async def until(self, is_so):
        """Wait until something is so, or the game is over."""
        while not (self.over or is_so()):
            for playing in self.devices.values():
                if playing.done() and not playing.cancelled():
                    playing.result()
            await asyncio.sleep(0.001)


Fault = Callable[[Game], Awaitable[bool]]


def in_a_message(ways):
    """The fault that one of somebody's next messages goes wrong in one of these ways."""

    async def strike(game):
        network = game.networks[game.any_seat]
        network.fault = game.chance.choice(ways)
        await game.until(lambda: not network.fault)
        return not network.fault

    return strike


async def client_killed(game):
    """A guest's device is gone with all it knew; he goes on at another one."""
    seat = game.any_seat
    gone = game.devices.pop(game.guests[seat])
    gone.cancel()
    await asyncio.wait({gone})
    game.begin(seat)
    return True


async def second_device(game):
    """A guest goes on at another device, and the first one stays as it is."""
    game.begin(game.any_seat)
    return True


async def host_killed(game):
    host = game.chance.choice(game.site.hosts)
    await asyncio.to_thread(host.kill)
    await asyncio.sleep(game.chance.uniform(0, 0.2))
    await asyncio.to_thread(host.start)
    return True


async def disk_full(game):
    """Nothing can be kept until somebody hears of it, or for a while."""
    told = game.not_kept
    async with game.site.full():
        with suppress(TimeoutError):
            await asyncio.wait_for(game.until(lambda: game.not_kept > told), 1)
    return True


FAULTS: Final[dict[str, Fault]] = {
    "connection cut": in_a_message(CUT),
    "message doubled": in_a_message(DOUBLED),
    "message late": in_a_message(LATE),
    "message out of order": in_a_message(OUT_OF_ORDER),
    "client killed": client_killed,
    "host killed": host_killed,
    "disk full": disk_full,
    "second device": second_device,
}


async def play_with(site, fault, times, seed):
    """Games in which something goes wrong so many times, each played to its end."""
    chance, struck = Random(seed), 0
    while struck < times:
        id, keys = await seated(site.hosts[0].address, MINI)
        game = Game(site, chance, id, keys)
        struck += await asyncio.wait_for(_play(game, fault, times - struck), MOST_SECONDS)


async def _play(game, fault, most):
    """Play a game to its end; return how often something has gone wrong."""
    struck = 0
    for seat in game.keys:
        game.begin(seat)
    while not game.over:
        moment = game.n + game.chance.randrange(8) if struck < most else math.inf
        await game.until(lambda moment=moment: game.n >= moment)
        if not game.over:
            struck += await fault(game)
    await asyncio.gather(*game.devices.values())
    here = [guest for guest in game.devices if not guest.put_out]
    assert {guest.seat for guest in here} == set(game.keys)
    async with game.site.store() as store:
        kept = await store.entries(game.table)
        assert {(one.n, one.text) for one in kept} <= game.said
        for guest in here:
            await check(Tables(store), game.table, {guest.seat: guest.received})
    return struck
