"""Whole games between guests without browsers, through real sockets of this machine."""

import asyncio
from contextlib import asynccontextmanager
from hashlib import sha256
from random import Random

from game.core.game import NOBODY
from game.core.position_values import values_of
from game.games import read
from game.host.guests import Guests
from game.host.kept import Kept
from game.host.site import SOCKET, serve
from game.host.tables import Tables
from tests.random_matches import NAMES
from tools.hosting.guest import Connection, RandomGuest, asked
from tools.hosting.received import Heard


@asynccontextmanager
async def hosting(kept, guarded=False, files=None):
    """A host, its tables, and the address of its socket."""
    tables = Tables(kept)
    guests = Guests(tables, thinkers=1, guarded=guarded)
    following = asyncio.create_task(kept.follow(guests.hear, guests.overhear))
    server, port = serve(guests, files or {}, address="127.0.0.1", port=0, names=("localhost",))
    try:
        yield tables, f"ws://127.0.0.1:{port}{SOCKET}"
    finally:
        server.stop()
        await server.close_all_connections()
        guests.close()
        following.cancel()


async def seated(address, kind, seats=None):
    """A new table and the keys of the people there, by seat."""
    seats = seats or ["human"] * kind.seats
    wanted = {"game": kind.game, "seats": seats, "variant": kind.variant, "options": kind.options}
    id = (await asked(address, do="make", **wanted))["made"]
    people = [seat for seat, one in enumerate(seats) if one == "human"]
    keys = {}
    for seat in people:
        taken = await asked(address, do="take", table=id, seat=seat, name=NAMES[seat])
        keys[seat] = taken["key"]
    return id, keys


async def play(kind, seed, seats=None, kept=None):
    """A whole game, after which everybody must have seen the same."""
    async with hosting(kept or Kept(":memory:")) as (tables, address):
        id, keys = await seated(address, kind, seats)
        guests = guests_at([address], id, keys, seed)
        watcher = asyncio.create_task(watch(address, id))
        await asyncio.gather(*(guest.play() for guest in guests.values()))
        await check(tables, id, {seat: one.received for seat, one in guests.items()})
        await check(tables, id, {NOBODY: await watcher})
        return guests


def guests_at(addresses, id, keys, seed):
    return {
        seat: RandomGuest(addresses, id, key, seat, chance=Random(f"{seed} {seat}"))
        for seat, key in keys.items()
    }


async def watch(address, id):
    """What somebody has seen who looks on from the beginning to the end."""
    connection, received = await Connection.open(address), Heard()
    await connection.say(do="watch", table=id, **{"from": 0})
    while not received.over:
        received.hear(await connection.hear())
    connection.cut()
    return received


async def check(tables, id, received):
    """Every guest has seen the whole match, and what his seat may see of its end."""
    loaded = await tables.loaded(id)
    assert loaded.match.over
    actions = [str(action) for action in loaded.match.actions]
    for seat, seen in received.items():
        assert seen.actions == actions
        assert seen.n == loaded.n
        assert seen.seal == sha256(seen.record.encode()).hexdigest()
        assert read(seen.record).setup == loaded.match.setup
        assert values_of(seen.view) == values_of(loaded.rules.view(loaded.match.state, seat))
