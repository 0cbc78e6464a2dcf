"""What strangers send is refused, and nobody else notices."""

import asyncio
import json
import random
import string
from types import SimpleNamespace

import pytest
from tornado.httpclient import AsyncHTTPClient, HTTPClientError, HTTPRequest
from tornado.websocket import websocket_connect

from game.core.entry import PHRASES
from game.host.guests import MOST_GUESTS, Guests
from game.host.kept import Kept
from game.host.limits import ENTRIES, MESSAGES, PHRASES_SAID
from game.host.page import page_files
from game.host.site import is_own_name
from game.host.store import NotKept
from game.host.tables import Tables
from tests.host.finished import finished
from tests.host.playing import hosting, seated
from tests.random_matches import Kind
from tools.hosting.guest import Connection, asked

MINI = Kind("tikal", 2, "mini")
CHOSEN = {"do": "make", "game": "tikal", "variant": "mini", "seats": ["human"] * 2, "options": {}}


class Someone:
    """A guest without a connection."""

    def __init__(self, address="10.0.0.1"):
        self.address = address
        self.heard = []
        self.reason = None

    def send(self, message):
        self.heard.append(json.loads(message))

    def put_out(self, reason):
        self.reason = reason

    def put_off(self):
        self.reason = "put-off"


@pytest.fixture
def clock():
    return SimpleNamespace(now=0.0)


@pytest.fixture
def guests(clock):
    hosted = Guests(
        Tables(Kept(":memory:")),
        thinkers=1,
        clock=lambda: clock.now,
        later=lambda _seconds, _do: lambda: None,
    )
    yield hosted
    hosted.close()


def say(guests, someone, **message):
    finished(guests.receive(someone, json.dumps(message)))
    return someone.heard[-1]


def table_of(guests):
    """A table where two people sit."""
    people = [Someone(f"10.0.1.{seat}") for seat in range(2)]
    id = say(guests, people[0], **CHOSEN)["made"]
    for seat, someone in enumerate(people):
        guests.welcome(someone)
        taken = say(guests, someone, do="take", table=id, seat=seat, name=f"P{seat}")
        say(guests, someone, do="join", table=id, key=taken["key"])
        someone.key = taken["key"]
    return id, people


ODD = (None, True, 1e9, -1, "", "x" * 3000, [], {}, [[]], "\u202e", 10**60, "undo", "end", 0.5)
FIELDS = (
    *("do", "table", "seat", "key", "name", "from", "n", "entry"),
    *("game", "seats", "options", "names"),
)


def odd_message(chance, id):
    """A message that is none, or whose fields are others than they should be."""
    said = {name: chance.choice(ODD) for name in chance.sample(FIELDS, chance.randrange(6))}
    said["do"] = chance.choice(["list", "make", "take", "join", "watch", "play", *ODD])
    if chance.random() < 0.5:
        said["table"] = id
    if said["do"] == "watch" and said.get("table") == id:
        del said["table"]
    text = json.dumps(said)
    if chance.random() < 0.2:
        text = text[: chance.randrange(len(text))]
    return text.encode() if chance.random() < 0.05 else text


def test_ten_thousand_odd_messages_are_refused(guests, clock):
    id, people = table_of(guests)
    stranger, chance = Someone(), random.Random(1)
    guests.welcome(stranger)
    before = [len(one.heard) for one in people]
    for _ in range(10_000):
        clock.now += 1
        finished(guests.receive(stranger, odd_message(chance, id)))
    assert all({"refused", "tables"} & set(answer) for answer in stranger.heard)
    assert [len(one.heard) for one in people] == before
    assert len(stranger.heard) == 10_000


def test_a_thousand_wrong_keys_open_nothing(guests, clock):
    id, people = table_of(guests)
    stranger, chance = Someone(), random.Random(1)
    digits = string.ascii_letters + string.digits + "-_"
    keys = set()
    while len(keys) < 1000:
        wrong = list(people[0].key)
        wrong[chance.randrange(len(wrong))] = chance.choice(digits)
        keys.add("".join(wrong))
        keys.discard(people[0].key)
    for key in keys:
        clock.now += 1
        answer = say(guests, stranger, do="join", table=id, key=key)
        assert answer == {"refused": "wrong-key"}


def test_nobody_acts_for_another_or_before_he_sits_down(guests):
    id, people = table_of(guests)
    acting = next(one["view"]["seat"] for one in people[0].heard if "view" in one)
    for someone in (people[1 - acting], Someone()):
        refused = say(guests, someone, do="play", table=id, n=0, entry="end")["refused"]
        assert refused in ("not-your-turn", "no-seat-here")
    watcher = Someone()
    say(guests, watcher, do="watch", table=id)
    assert say(guests, watcher, do="play", n=0, entry="end")["refused"] == "no-seat-here"


def test_an_address_and_a_seat_cannot_ask_for_too_much(guests, clock):
    _id, people = table_of(guests)
    stranger = Someone()
    answers = [say(guests, stranger, do="list") for _ in range(int(MESSAGES.at_once) + 1)]
    assert answers[-1]["refused"] == "too-much-at-once"
    assert "tables" in answers[-2]
    clock.now += 1
    assert "tables" in say(guests, stranger, do="list")
    answers = [say(guests, people[0], do="play", n=-1, entry="") for _ in range(22)]
    assert [one["refused"] for one in answers].count("not-next") == ENTRIES.at_once
    made = [say(guests, Someone("10.0.2.1"), **CHOSEN) for _ in range(12)]
    assert sum("made" in one for one in made) == 10
    for _ in range(MOST_GUESTS):
        guests.welcome(Someone("10.0.3.1"))
    guests.welcome(last := Someone("10.0.3.1"))
    assert last.reason == "too-many-connections"


def test_another_device_with_the_same_key_takes_over(guests):
    id, people = table_of(guests)
    other = Someone("10.9.9.9")
    guests.welcome(other)
    say(guests, other, do="join", table=id, key=people[0].key)
    assert (people[0].reason, people[1].reason) == ("taken-over", None)
    guests.leave(people[0])
    acting = other.heard[-1]["view"]["seat"]
    if acting == 0:
        say(guests, other, do="play", n=0, entry="pass")
        assert other.heard[-1]["n"] == people[1].heard[-1]["n"] == 0


def test_whoever_cannot_sit_down_is_to_try_again(guests, monkeypatch):
    id, people = table_of(guests)

    async def away(_kept, _id):
        raise NotKept("not-kept", reason="no server")

    monkeypatch.setattr(Kept, "table", away)
    late = Someone()
    for someone, reason in ((people[0], None), (late, "put-off")):
        answer = say(guests, someone, do="join", table=id, key=people[0].key)
        assert answer == {"refused": "not-kept", "reason": "no server"}
        assert someone.reason == reason


def test_pages_of_others_and_long_messages_are_turned_away(tmp_path):
    asyncio.run(_turned_away(tmp_path))


async def _turned_away(folder):
    (folder / "page").mkdir()
    (folder / "page/index.html").write_text("the page")
    (folder / "secret").write_text("a secret")
    async with hosting(Kept(":memory:"), files=page_files(folder / "page")) as (_tables, address):
        page = address.replace("ws://", "http://").removesuffix("/tables")
        assert await _status(page + "/") == 200
        assert await _status(page + "/", Host="tables.example") == 421
        for path in ("/../secret", "/%2e%2e/secret", "//secret", "/page/index.html", "/secret"):
            assert await _status(page + path) == 404
        for headers in ({"Origin": "http://evil.example"}, {"Host": "evil.example"}):
            with pytest.raises(HTTPClientError):
                await websocket_connect(HTTPRequest(address, headers=headers))
        long = await Connection.open(address)
        await long.say(do="list", name="x" * 5000)
        with pytest.raises(ConnectionError):
            await long.hear()
        id, _keys = await seated(address, MINI)
        assert (await asked(address, do="watch", table=id))["table"] == id


async def _status(url, **headers):
    answer = await AsyncHTTPClient().fetch(HTTPRequest(url, headers=headers), raise_error=False)
    return answer.code


@pytest.mark.parametrize(
    ("host", "own"),
    [
        ("localhost", True),
        ("LOCALHOST:8000", True),
        ("192.168.1.20:8000", True),
        ("[::1]:8000", True),
        ("[fe80::1]", True),
        ("tables.example:80", False),
        ("localhost.tables.example", False),
        ("", False),
    ],
)
def test_only_own_names_and_numbers_are_ours(host, own):
    assert is_own_name(host, {"localhost"}) == own


def test_keys_are_in_no_answer_but_the_first(guests):
    id, people = table_of(guests)
    watcher = Someone()
    say(guests, watcher, do="watch", table=id, **{"from": 0})
    told = json.dumps([*watcher.heard, *people[1].heard])
    assert people[0].key not in told
    assert '"seed"' not in told


def test_a_set_phrase_is_told_to_all_at_the_table_and_is_not_kept(guests):
    id, people = table_of(guests)
    watcher = Someone()
    say(guests, watcher, do="watch", table=id)
    before = finished(guests._tables.loaded(id)).n
    say(guests, people[0], do="say", phrase=2)
    for someone in (*people, watcher):
        assert someone.heard[-1] == {"said": 2, "by": 0}
    assert finished(guests._tables.loaded(id)).n == before


@pytest.mark.parametrize("phrase", [-1, PHRASES, "Hello", "0", True, 0.0, None, [0]])
def test_whatever_is_no_set_phrase_is_told_to_nobody(guests, phrase):
    _id, people = table_of(guests)
    before = len(people[1].heard)
    assert say(guests, people[0], do="say", phrase=phrase)["refused"] == "not-a-message"
    assert len(people[1].heard) == before


def test_whoever_looks_on_or_says_too_much_is_refused(guests, clock):
    id, people = table_of(guests)
    watcher = Someone()
    say(guests, watcher, do="watch", table=id)
    assert say(guests, watcher, do="say", phrase=0)["refused"] == "no-seat-here"
    answers = [say(guests, people[0], do="say", phrase=0) for _ in range(9)]
    assert "refused" not in answers[int(PHRASES_SAID.at_once) - 1]
    assert answers[int(PHRASES_SAID.at_once)] == {"refused": "too-much-at-once"}
    assert "said" in say(guests, people[1], do="say", phrase=0)
    clock.now += 1 / PHRASES_SAID.a_second
    assert "said" in say(guests, people[0], do="say", phrase=0)
