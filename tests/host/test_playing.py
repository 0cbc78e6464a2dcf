"""Whole games through sockets: whatever breaks when, nothing is lost and nobody is stuck."""

import asyncio

import pytest

from tests.host.faults import FAULTS, InFile, InNats, play_with
from tests.host.playing import play
from tests.host.processes import needs_nats
from tests.random_matches import ALL_PARTS, KINDS, Kind

MINI = Kind("tikal", 2, "mini")
ALL = Kind("tzolkin", 5, "", ALL_PARTS)
MOST_SECONDS = 300


def run(playing):
    return asyncio.run(asyncio.wait_for(playing, MOST_SECONDS))


@pytest.mark.parametrize("kind", [MINI, ALL], ids=str)
def test_whole_games(kind):
    guests = run(play(kind, seed=1))
    assert {one for guest in guests.values() for one in guest.refused} <= {"nothing-to-undo"}


@pytest.mark.long(minutes=0.1)
@pytest.mark.parametrize("seed", range(2, 6))
def test_four_more_games_of_five_with_all_options(seed):
    run(play(ALL, seed))


@pytest.mark.long(minutes=0.3)
@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_whole_games_of_every_kind(kind):
    run(play(kind, seed=2))


@pytest.fixture(scope="module", params=[InFile, pytest.param(InNats, marks=needs_nats)])
def site(request, tmp_path_factory):
    started = request.param(tmp_path_factory.mktemp("kept"))
    yield started
    started.close()


@pytest.mark.parametrize("times", [3, pytest.param(200, marks=pytest.mark.long(minutes=3))])
@pytest.mark.parametrize("fault", FAULTS)
def test_whatever_goes_wrong_nothing_is_lost_and_nobody_is_stuck(site, fault, times):
    asyncio.run(play_with(site, FAULTS[fault], times, seed=f"{fault} {times}"))
