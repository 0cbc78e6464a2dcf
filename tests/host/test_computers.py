"""Computer players at hosted tables: they think elsewhere, from what their seat may know."""

import asyncio
import os
import signal
from random import Random

import pytest

from game.core.game import SetupChoices
from game.core.position_values import values_of
from game.host.chosen import public_setup
from game.host.computers import Computers, decided
from game.host.kept import Kept
from game.host.seen import Seen
from tests.host.dealt_otherwise import dealt_otherwise
from tests.host.playing import check, guests_at, hosting, play, seated
from tests.random_matches import ALL_PARTS, Kind
from tests.random_matches import NAMES as PEOPLE
from tools.hosting.guest import Connection

MINI = Kind("tikal", 2, "mini")
ALL = Kind("tzolkin", 5, "", ALL_PARTS)


def run(playing):
    return asyncio.run(asyncio.wait_for(playing, 120))


def test_a_whole_game_with_a_computer_player():
    guests = run(play(MINI, seed=1, seats=["human", "ai:novice"]))
    assert list(guests) == [0]


@pytest.mark.long(minutes=0.2)
def test_a_whole_game_of_four_computer_players_and_a_person():
    run(play(ALL, seed=1, seats=["human", *["ai:novice"] * 2, *["ai:explorer"] * 2]))


def test_a_computer_player_plays_on_for_somebody_who_never_comes():
    run(_play_on_for_one_who_is_away())


async def _play_on_for_one_who_is_away():
    async with hosting(Kept(":memory:")) as (tables, address):
        id, keys = await seated(address, MINI)
        connection = await Connection.open(address)
        await connection.say(do="join", table=id, key=keys[0])
        await connection.say(do="play", n=0, entry="computer 1 ai:novice 0")
        while "by" not in await connection.hear():
            pass
        (guest,) = guests_at([address], id, {0: keys[0]}, 1).values()
        await guest.play()
        await check(tables, id, {0: guest.received})


AUCTION = Kind("tikal", 2, "auction")


@pytest.mark.parametrize("kind", [MINI, AUCTION, Kind("tzolkin", 2, "", ALL_PARTS)], ids=str)
def test_reasons_are_told_as_at_one_device(kind):
    """Everybody hears why a computer player decided so, but not what it would pay or keeps back."""
    guests = run(play(kind, seed=3, seats=["human", "ai:novice"]))
    received = guests[0].received.match
    match, decided, told = received.match, 0, 0
    for index, action in enumerate(match.actions):
        before = match.before(index)
        public = before.seat == 1 and before.phase not in ("auction", "tribe", "keep")
        decided += public
        if received.reasons.of(index):
            assert public, str(action)
            told += 1
    assert told > decided / 2  # a decision that was taken back in part has no reason any more


def test_what_is_decided_follows_from_what_the_seat_may_know():
    """The chance that is drawn for the match is not in it either."""
    match = _match_of_computers(seed=3)
    state, chance = match.state, Random(1)
    setup = public_setup(match, ALL.rules)
    assert "seed" not in str(setup)
    other = dealt_otherwise(ALL.rules, state, state.seat, chance)
    assert values_of(other) != values_of(state)
    views = [Seen(ALL.rules, one).by(state.seat) for one in (state, other)]
    first, second = (decided(setup, view, "novice", "table") for view in views)
    assert first == second
    match.play(ALL.rules.parse(first[0][0]))


def _match_of_computers(seed):
    players = tuple({"name": name, "kind": "ai:novice"} for name in PEOPLE)
    rules = ALL.rules
    return rules.new_match(rules.setup(SetupChoices(players, 0, seed, "", ALL.options)))


def test_a_process_that_is_killed_is_replaced():
    run(_decide_while_killed())


async def _decide_while_killed():
    computers = Computers(None, 1, lambda *_told: None)
    match = _match_of_computers(seed=3)
    setup, view = public_setup(match, ALL.rules), Seen(ALL.rules, match.state).by(0)
    first = await computers._decided(setup, view, "novice", "table")
    (process,) = computers._pool._processes.values()
    os.kill(process.pid, signal.SIGKILL)
    assert await computers._decided(setup, view, "novice", "table") == first
    computers.close()
