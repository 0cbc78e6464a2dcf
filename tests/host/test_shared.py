"""Tables that several hosts keep together in NATS: whatever is killed, nothing is lost."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from random import Random

import pytest

from game.host.kept import Kept
from game.host.store import Entry, NotKept, Taken, remove_unopened
from game.host.tables import Tables
from tests.host.playing import check, guests_at, hosting, seated
from tests.host.processes import Host, NatsServer, needs_nats
from tests.random_matches import NAMES, Kind
from tools.hosting.guest import Connection, asked

MINI = Kind("tikal", 2, "mini")
MOST_SECONDS = 600


def run(playing):
    return asyncio.run(asyncio.wait_for(playing, MOST_SECONDS))


@pytest.fixture
def server(tmp_path):
    started = NatsServer(tmp_path / "nats")
    yield started
    started.kill()


@pytest.fixture
def hosts(server):
    """Three hosts of the same tables."""
    with ThreadPoolExecutor() as at_once:
        started = list(at_once.map(Host, [server.address] * 3))
    yield started
    for host in started:
        host.kill()


@asynccontextmanager
async def sharing(server):
    """What one host more keeps."""
    from game.host.shared import Shared

    shared = await Shared.open(server.address)
    try:
        yield shared
    finally:
        await shared.close()


@needs_nats
def test_both_stores_keep_the_same(server):
    run(_both_keep_the_same(server))


async def _both_keep_the_same(server):
    async with sharing(server) as first, sharing(server) as second:
        file = Kept(":memory:")
        assert await _said(file, file) == await _said(first, second)


async def _said(one, other):
    """What a store says that two hosts use by turns."""
    said = []
    for id, today in (("a", "2026-01-01"), ("b", "2026-02-02"), ("c", "2026-03-03")):
        await one.make(id, "{}", today)
    with pytest.raises(Taken):
        await other.make("a", "{}", "2026-01-01")
    before = await other.table("b")
    await one.sit(before, 0, "Ana", b"0", "")
    with pytest.raises(Taken):
        await other.sit(before, 0, "Ben", b"1", "")
    await other.sit(await other.table("b"), 1, "Ben", b"1", "a record")
    said += [await one.table("b"), await other.table("d"), await one.tables()]
    for n, host in enumerate((one, one, other, one)):
        await host.append("b", Entry(n, n % 2, f"entry {n}"))
    for host in (one, other):
        with pytest.raises(Taken):
            await host.append("b", Entry(3, 0, "another"))
    for since in range(6):
        said += [await one.entries("b", since), await other.entries("b", since)]
    await other.opened("b", "2026-04-04")
    said += [await one.tables(), await one.remove("c"), await other.remove("c")]
    said += [await other.table("c"), await remove_unopened(one, "2026-02-01"), await one.tables()]
    return said


@needs_nats
def test_what_was_sent_twice_is_kept_once(server):
    run(_sent_twice(server))


async def _sent_twice(server):
    async with sharing(server) as shared, sharing(server) as other:
        publish, lost = shared._stream.publish, []

        async def lose_the_answer(*said, **named):
            answer = await publish(*said, **named)
            if len(lost) < 2:
                lost.append(answer)
                raise TimeoutError
            return answer

        shared._stream.publish = lose_the_answer
        await shared.append("a", Entry(0, 0, "once"))
        await shared.append("a", Entry(1, 0, "then"))
        assert len(lost) == 2
        assert [entry.text for entry in await other.entries("a")] == ["once", "then"]


@needs_nats
def test_a_server_that_is_gone_is_told_and_changes_nothing(server, monkeypatch):
    monkeypatch.setattr("game.host.shared._PATIENCE", 0.5)
    monkeypatch.setattr("game.host.shared._ANSWER", 0.2)
    run(_gone(server))


async def _gone(server):
    async with sharing(server) as shared:
        await shared.append("a", Entry(0, 0, "kept"))
        server.kill()
        for asking in (shared.table("a"), shared.entries("a"), shared.make("b", "{}", "")):
            with pytest.raises(NotKept):
                await asking
        assert not await Tables(shared).lease("a")
        server.start()
        while True:
            try:
                assert [entry.text for entry in await shared.entries("a")] == ["kept"]
                break
            except NotKept:
                await asyncio.sleep(0.1)


@needs_nats
def test_one_host_at_a_time_lets_players_think(server):
    run(_leases(server))


async def _leases(server):
    async with sharing(server) as one, sharing(server) as other:
        assert [await one.lease("a"), await one.lease("a"), await other.lease("a")] == [1, 1, 0]
        await other.release("a")
        assert not await other.lease("a")
        await one.release("a")
        assert [await other.lease("a"), await one.lease("a")] == [1, 0]


@needs_nats
def test_whoever_waits_at_one_host_hears_who_sits_down_at_another(server):
    run(_sit_down_at_two_hosts(server))


async def _sit_down_at_two_hosts(server):
    async with (
        sharing(server) as one,
        sharing(server) as other,
        hosting(one) as (_tables, here),
        hosting(other) as (_others, there),
    ):
        chosen = {"game": MINI.game, "seats": ["human"] * 2, "variant": MINI.variant}
        for _ in range(10):
            id = (await asked(here, do="make", options={}, **chosen))["made"]
            waiting = await Connection.open(there)
            first = await waiting.ask(do="watch", table=id)
            assert [player["name"] for player in first["players"]] == [None, None]
            while id not in str(await asked(there, do="list")):
                await asyncio.sleep(0.01)
            sitting = zip((here, there), NAMES, range(2), strict=False)
            await asyncio.gather(
                *(
                    asked(host, do="take", table=id, seat=seat, name=name)
                    for host, name, seat in sitting
                )
            )
            while "first_player" not in (heard := await waiting.hear()):
                pass
            assert [player["name"] for player in heard["players"]] == list(NAMES[:2])
            assert heard["seal"] == (await asked(here, do="watch", table=id))["seal"]
            waiting.cut()


async def play_while_killed(server, hosts, seed, games, seats=None):
    """Games at any of the hosts; one is killed, then the server, and both are started again."""
    chance = Random(seed)
    tables = [await seated(chance.choice(hosts).address, MINI, seats) for _ in range(games)]
    addresses = [host.address for host in hosts]
    guests = {id: guests_at(addresses, id, keys, f"{seed} {id}") for id, keys in tables}
    everybody = [one for players in guests.values() for one in players.values()]
    playing = asyncio.gather(*(one.play() for one in everybody))
    for broken, entries in ((chance.choice(hosts), 20), (server, 60)):
        moment = chance.randrange(entries, entries + 20)
        while not any(one.received.n >= moment for one in everybody):
            await asyncio.sleep(0.001)
        await asyncio.to_thread(broken.kill)
        await asyncio.sleep(chance.uniform(0, 0.5))
        await asyncio.to_thread(broken.start)
    await playing
    async with sharing(server) as shared:
        for id, players in guests.items():
            seen = {seat: one.received for seat, one in players.items()}
            await check(Tables(shared), id, seen)


@needs_nats
def test_a_host_and_the_server_are_killed_while_people_play(server, hosts):
    run(play_while_killed(server, hosts, seed=1, games=2))


@needs_nats
@pytest.mark.long(minutes=2)
def test_a_host_and_the_server_are_killed_in_the_middle_of_fifty_games(server, hosts):
    run(play_while_killed(server, hosts, seed=2, games=50))


@needs_nats
@pytest.mark.long(minutes=1)
def test_another_host_goes_on_thinking(server, hosts):
    run(play_while_killed(server, hosts, seed=3, games=3, seats=["human", "ai:novice"]))


@needs_nats
def test_what_is_said_at_one_host_is_heard_at_the_others(server):
    run(_passed_on(server))


async def _passed_on(server):
    async with sharing(server) as one, sharing(server) as other:
        heard, own = asyncio.Queue(), []

        async def hear(_id, _entry):
            pass

        following = [
            asyncio.create_task(one.follow(hear, lambda *said: own.append(said))),
            asyncio.create_task(other.follow(hear, lambda *said: heard.put_nowait(said))),
        ]
        await asyncio.sleep(0.3)
        await one.pass_on("a", "hello")
        assert await asyncio.wait_for(heard.get(), 5) == ("a", "hello")
        assert own == []
        for task in following:
            task.cancel()


@needs_nats
def test_two_hosts_know_who_is_connected_at_the_other(server):
    run(_connected_at_two(server))


async def _connected_at_two(server):
    async with (
        sharing(server) as first,
        sharing(server) as second,
        hosting(first) as (_tables, here),
        hosting(second) as (_tables, there),
    ):
        await asyncio.sleep(0.3)  # both hear each other
        id, keys = await seated(here, MINI)
        one, other = [await Connection.open(address) for address in (here, there)]
        for seat, guest in enumerate((one, other)):
            await guest.say(do="join", table=id, key=keys[seat])
        for guest in (one, other):
            while (await guest.hear()).get("here") != [0, 1]:
                pass
            guest.cut()
