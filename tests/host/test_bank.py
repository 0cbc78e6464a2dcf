"""The time that people have: counted by the host, kept in the log."""

import json
import sqlite3

import pytest

from game.core.game import NOBODY
from game.host.bank import Bank
from game.host.chosen import Chosen
from game.host.entries import NotAllowed
from game.host.guests import Guests
from game.host.kept import Kept
from game.host.store import Entry
from game.host.tables import Tables
from tests.host.finished import finished
from tests.host.test_tables import SHORT, seated

TIMED = Chosen("tikal", ["human", "human"], "mini", {}, 10)


class Clock:
    """A clock that is set by hand."""

    now = 1000.0

    def __call__(self):
        return self.now


def act(tables, id):
    """Somebody acts; return whose turn it was."""
    loaded = finished(tables.loaded(id))
    seat = loaded.match.state.seat
    action = str(loaded.rules.engine.legal_actions(loaded.match.state)[0])
    finished(tables.play(id, seat, loaded.n, action))
    return seat


def left(tables, id, since=None):
    return finished(tables.standing(id, NOBODY, since))[0].get("left")


def test_whoever_is_to_act_spends_his_own_time():
    bank = Bank(10, [0, 2])
    assert bank.told(50) == {"left": {"0": 600, "2": 600}}
    bank.pass_to(2, 100)
    assert bank.told(130) == {"left": {"0": 600, "2": 570}}
    bank.pass_to(1, 150)  # a computer player, whose time is not counted
    bank.pass_to(0, 900)
    assert bank.told(1600) == {"left": {"0": -100, "2": 550}}
    bank.pass_to(NOBODY, 1600)
    assert bank.told(9999) == {"left": {"0": -100, "2": 550}}


def test_another_hosts_clock_may_be_ahead():
    bank = Bank(10, [0])
    bank.pass_to(0, 100)
    assert bank.told(98) == {"left": {"0": 600}}


def test_a_table_without_a_bank_tells_nothing_of_it():
    tables = Tables(Kept(":memory:"))
    id, _keys = seated(tables, SHORT)
    act(tables, id)
    assert left(tables, id) is None
    assert tables.time_left(id) == {}
    assert all("bank" not in one for one in finished(tables.open_tables()))


def test_time_is_counted_from_the_first_entry_and_after_a_restart(tmp_path):
    clock, path = Clock(), tmp_path / "tables"
    tables = Tables(Kept(path), now=clock)
    id, _keys = seated(tables, TIMED)
    clock.now += 5000
    assert left(tables, id) == {"0": 600, "1": 600}
    act(tables, id)
    clock.now += 100
    seat = act(tables, id)
    clock.now += 30
    loaded = finished(tables.loaded(id))
    told = left(tables, id)
    assert sum(told.values()) == 1200 - 130
    assert told[str(seat)] <= 500
    again = Tables(Kept(path), now=clock)
    for since in (None, 0, 1, loaded.n):
        assert left(again, id, since) == told


def test_everybody_is_told_with_each_entry():
    class Screen:
        address = "10.0.0.1"

        def __init__(self):
            self.heard = []

        def send(self, message):
            self.heard.append(json.loads(message))

    clock, screen = Clock(), Screen()
    tables = Tables(Kept(":memory:"), now=clock)
    guests = Guests(tables, thinkers=1)
    id, keys = seated(tables, TIMED)
    guests.welcome(screen)
    join = json.dumps({"do": "join", "table": id, "key": keys[0], "from": 0})
    finished(guests.receive(screen, join))
    loaded = finished(tables.loaded(id))
    action = str(loaded.rules.engine.legal_actions(loaded.match.state)[0])
    finished(guests._enter(id, loaded.match.state.seat, 0, [action]))
    assert screen.heard[0]["left"] == screen.heard[1]["left"] == {"0": 600, "1": 600}
    guests.close()


def test_the_bank_is_told_where_seats_are_free():
    tables = Tables(Kept(":memory:"))
    finished(tables.make(TIMED))
    assert finished(tables.open_tables())[0]["bank"] == 10


@pytest.mark.parametrize("bank", [7, "10", -10, True, 1e9, [10]])
def test_other_banks_are_refused(bank):
    with pytest.raises(NotAllowed, match="not-a-table"):
        Chosen.of("tikal", ["human", "human"], "mini", {}, bank=bank)


def test_what_was_kept_before_there_were_times_is_read(tmp_path):
    path = tmp_path / "tables"
    with sqlite3.connect(path) as old:
        old.executescript(
            "CREATE TABLE entries (id TEXT, n INTEGER, seat INTEGER NOT NULL, text TEXT NOT NULL,"
            " PRIMARY KEY (id, n)) WITHOUT ROWID; INSERT INTO entries VALUES ('a', 0, 1, 'end')"
        )
    kept = Kept(path)
    finished(kept.append("a", Entry(1, 0, "end", 5.0)))
    assert finished(kept.entries("a")) == [Entry(0, 1, "end", 0.0), Entry(1, 0, "end", 5.0)]
    assert Chosen.read('{"game": "tikal", "kinds": [], "variant": "", "options": {}}').bank == 0
