"""Whole games through sockets: whatever breaks when, nothing is lost and nobody is stuck."""

import asyncio
import signal
from random import Random

import pytest

from game.host.kept import Kept
from game.host.site import SOCKET
from game.host.tables import Tables
from tests.host.playing import check, guests_at, hosting, play, seated
from tests.host.processes import host_process
from tests.random_matches import ALL_PARTS, KINDS, Kind

MINI = Kind("tikal", 2, "mini")
ALL = Kind("tzolkin", 5, "", ALL_PARTS)
MOST_SECONDS = 300


def run(playing):
    return asyncio.run(asyncio.wait_for(playing, MOST_SECONDS))


@pytest.mark.parametrize("kind", [MINI, ALL], ids=str)
def test_whole_games(kind):
    run(play(kind, seed=1))


@pytest.mark.long(minutes=0.1)
@pytest.mark.parametrize("seed", range(2, 6))
def test_four_more_games_of_five_with_all_options(seed):
    run(play(ALL, seed))


@pytest.mark.long(minutes=0.3)
@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_whole_games_of_every_kind(kind):
    run(play(kind, seed=2, faults=0.002))


@pytest.mark.parametrize("seed", range(3))
def test_connections_break_at_every_point(seed):
    guests = run(play(MINI, seed, faults=0.03))
    assert {one for guest in guests.values() for one in guest.refused} <= {"nothing-to-undo"}


@pytest.mark.long(minutes=0.03)
@pytest.mark.parametrize("seed", range(3, 203))
def test_connections_break_at_every_point_in_many_games(seed):
    run(play(MINI, seed, faults=0.03))


@pytest.mark.parametrize("seed", range(2))
def test_a_second_device_takes_over_at_any_moment(seed):
    run(play_on_two_devices(MINI, seed))


async def play_on_two_devices(kind, seed):
    """A game in which everybody goes on at another device some time."""
    chance = Random(seed)
    async with hosting(Kept(":memory:")) as (tables, address):
        id, keys = await seated(address, kind)
        first, second = (guests_at([address], id, keys, f"{seed} {n}", 0.0) for n in range(2))
        playing = [asyncio.create_task(guest.play()) for guest in first.values()]
        for seat, guest in second.items():
            moment = chance.randrange(60)
            while first[seat].received.n < moment:
                await asyncio.sleep(0.001)
            playing.append(asyncio.create_task(guest.play()))
        await asyncio.gather(*playing)
        await check(tables, id, {seat: one.received for seat, one in second.items()})
        assert all(guest.put_out for guest in first.values())


async def play_while_killed(file, seed, kills):
    """A game whose host is killed so many times, at any moment, and started again."""
    chance = Random(seed)
    with host_process(0, file) as (process, port):
        address = f"ws://127.0.0.1:{port}{SOCKET}"
        id, keys = await seated(address, MINI)
        guests = guests_at([address], id, keys, seed, 0.0)
        games = asyncio.gather(*(guest.play() for guest in guests.values()))
        await asyncio.sleep(chance.uniform(0.05, 0.4))
        process.send_signal(signal.SIGKILL)
        process.wait()
    for last in [False] * (kills - 1) + [True]:
        with host_process(port, file) as (process, _port):
            if last:
                await games
            else:
                await asyncio.sleep(chance.uniform(0.1, 0.5))
    await check(Tables(Kept(file)), id, {seat: one.received for seat, one in guests.items()})


@pytest.mark.parametrize("kills", [2])
def test_the_host_is_killed_and_started_again(tmp_path, kills):
    run(play_while_killed(tmp_path / "tables", seed=kills, kills=kills))


@pytest.mark.long(minutes=0.1)
@pytest.mark.parametrize("seed", range(50))
def test_the_host_is_killed_four_times(tmp_path, seed):
    run(play_while_killed(tmp_path / "tables", seed, kills=4))
