"""Who is here: told to everybody at a table when somebody comes or goes, and only then."""

import json
from random import Random

import pytest

from game.core.entry import RETURN
from game.host.presence import BEAT, SILENT, Presence
from tests.random_matches import Kind
from tests.table.hosted.tables import Host

THREE = Kind("tikal", 3)


@pytest.fixture
def host():
    return Host(THREE)


class Seat:
    """Somebody's connection."""

    def __init__(self, host, seat=None):
        self.host, self.seat, self.wire, self.n = host, seat, host.connect(), 0
        self.say(
            **({"do": "watch"} if seat is None else {"do": "join", "key": host.keys[seat]}),
            table=host.table,
        )
        self.wire.is_open or pytest.fail("put out")

    def say(self, **message):
        self.wire.send(json.dumps(message))

    def enter(self, text):
        n = self.host.run(self.host.tables.loaded(self.host.table)).n
        self.say(do="play", n=n, entry=text)
        return self.told("refused")

    def told(self, *names):
        """What has come since the last call, of these kinds."""
        heard = [json.loads(text) for text in self.wire.take()]
        return [one[name] for one in heard for name in names if name in one]


def agreement(host):
    return host.run(host.tables.loaded(host.table)).agreement


def test_everybody_is_told_who_comes_and_goes(host):
    first, watcher = Seat(host, 0), Seat(host)
    assert first.told("here") == [[0]]
    second = Seat(host, 1)
    assert (first.told("here"), second.told("here")) == ([[0, 1]], [[0, 1]])
    second.wire.cut()
    assert first.told("here") == []
    host.wait()
    assert first.told("here") == [[0]]
    assert watcher.told("here") == [[0], [0, 1], [0]]


def test_a_connection_that_comes_back_soon_makes_no_noise(host):
    first, second = Seat(host, 0), Seat(host, 1)
    first.told()
    second.wire.cut()
    Seat(host, 1)
    Seat(host, 1)  # another device
    host.wait()
    assert first.told("here") == []


def test_nothing_is_left_of_a_table_where_nobody_is(host):
    Seat(host, 0).wire.cut()
    Seat(host).wire.cut()
    host.wait()
    assert not host.guests.presence._here
    assert not host.guests.presence._elsewhere


def test_those_who_are_here_let_a_computer_play_on(host):
    first, second = Seat(host, 0), Seat(host, 1)
    assert first.enter("computer 2 ai:novice 0,1") == []
    assert not agreement(host).computers
    assert second.enter("agree") == []
    assert agreement(host).computers == {2: "ai:novice"}


@pytest.mark.parametrize(
    "wrong", ["computer", "computer 1 ai:novice 0,2", "computer 2 ai:novice 0", "computer 1"]
)
def test_nobody_who_is_here_is_passed_over(host, wrong):
    first, _second = Seat(host, 0), Seat(host, 1)
    assert first.enter(wrong)
    assert not agreement(host).asked


def test_who_comes_back_has_his_seat_at_once(host):
    first = Seat(host, 0)
    for away in (1, 2):
        first.enter(f"computer {away} ai:novice 0")
    assert agreement(host).people == {0}
    first.told()
    Seat(host, 2)
    assert agreement(host).people == {0, 2}
    assert first.told("entry", "here") == [RETURN, [0, 2]]


def test_who_comes_back_while_it_is_asked_is_not_played_for(host):
    first, second = Seat(host, 0), Seat(host, 1)
    first.enter("computer 2 ai:novice 0,1")
    third = Seat(host, 2)
    assert agreement(host).asked is None
    assert second.enter("agree") == ["nothing-asked"]
    assert third.told("here") == [[0, 1, 2]]


def test_after_the_end_nobody_returns(host):
    Seat(host, 0).enter("computer 2 ai:novice 0")
    rules, chance = THREE.rules, Random(3)
    while action := rules.random_action(host.match.state, chance):
        host.play(str(action))
    n = host.run(host.tables.loaded(host.table)).n
    assert Seat(host, 2).told("refused") == []
    assert host.run(host.tables.loaded(host.table)).n == n


class Hosts:
    """Two hosts of the same tables, and what each has told its guests at one of them."""

    def __init__(self):
        self.told = [[], []]
        self.going = []
        self.each = []
        self.each = [self._host(number) for number in range(2)]

    def _host(self, number):
        def pass_on(id, text):
            if len(self.each) == 2 and self.each[1 - number]:
                self.each[1 - number].hear(id, json.loads(text))

        def changed(id):
            self.told[number].append(self.each[number].here(id))

        def later(_seconds, do):
            self.going.append(do)
            return lambda: self.going.remove(do)

        return Presence(changed, pass_on, later)


def test_hosts_tell_each_other_who_is_connected():
    hosts = Hosts()
    one, other = hosts.each
    one.open("a")
    one.arrive("a", 0)
    other.open("a")  # it hears who is there already
    other.arrive("a", 1)
    assert one.here("a") == other.here("a") == [0, 1]
    other.arrive("a", 0)  # a second device
    one.leave("a", 0)
    hosts.going.pop()()
    assert one.here("a") == other.here("a") == [0, 1]
    assert one.is_connected("a", 0)
    other.leave("a", 0)
    hosts.going.pop()()
    assert one.here("a") == other.here("a") == [1]
    assert hosts.told[0] == [[0], [0, 1], [1]]


def test_a_silent_host_is_gone_with_its_guests():
    hosts = Hosts()
    one, other = hosts.each
    for host, seat in ((one, 0), (other, 1)):
        host.open("a")
        host.arrive("a", seat)
    beats = round(SILENT / BEAT)
    for _beat in range(beats):
        one.forget_silent()
    other._tell_hosts("all")
    for _beat in range(beats):
        one.forget_silent()
    assert one.here("a") == [0, 1]
    one.forget_silent()
    assert one.here("a") == [0]
    other._tell_hosts("a")
    assert one.here("a") == [0, 1]


def test_a_host_forgets_of_others_what_nobody_asks_for():
    hosts = Hosts()
    one, other = hosts.each
    one.open("a")
    other.open("a")
    other.arrive("a", 1)
    one.shut("a")
    other.arrive("a", 2)
    assert one.here("a") == []
    assert not one._elsewhere
