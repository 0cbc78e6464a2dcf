"""People who are not here are called to their turns; nobody else waits for that."""

import asyncio
import json
from functools import partial

import pytest
from tornado.httpserver import HTTPServer
from tornado.netutil import bind_sockets
from tornado.web import Application, RequestHandler

from game.__main__ import main
from game.host.guests import Guests
from game.host.kept import Kept
from game.host.site import post
from game.host.tables import Tables
from game.host.webhook import MOST, PAUSES, WAIT, Webhook, call_text
from tests.host.finished import finished
from tests.host.test_safety import Someone, say
from tests.random_matches import NAMES


class Service:
    """A web service that may refuse so many calls, and a clock that hurries."""

    def __init__(self, refuses=0):
        self.refuses, self.called, self.slept = refuses, [], []

    async def post(self, told):
        if self.refuses:
            self.refuses -= 1
            raise OSError("nobody answers")
        self.called.append(json.loads(told))

    async def sleep(self, seconds):
        self.slept.append(seconds)
        await asyncio.sleep(0)

    def hook(self):
        return Webhook(self.post, self.sleep)


async def settled():
    for _turn in range(20):
        await asyncio.sleep(0)


def table_at(service, wanted=("human", "human")):
    """A host with a table of Tikal's small game, and its keys."""
    guests = Guests(Tables(Kept(":memory:")), thinkers=1, guarded=False, webhook=service.hook())
    stranger = Someone()
    chosen = {"game": "tikal", "variant": "mini", "options": {}, "seats": list(wanted)}
    id = say(guests, stranger, do="make", **chosen)["made"]
    people = [seat for seat, kind in enumerate(wanted) if kind == "human"]
    return (
        guests,
        id,
        {
            seat: say(guests, stranger, do="take", table=id, seat=seat, name=NAMES[seat])["key"]
            for seat in people
        },
    )


def acts(guests, id):
    """The seat to act acts until it is another's turn; return that one's seat."""
    loaded = finished(guests._tables.loaded(id))
    seat = loaded.match.state.seat
    while loaded.match.state.seat == seat:
        action = str(loaded.rules.engine.legal_actions(loaded.match.state)[-1])
        finished(guests._enter(id, seat, loaded.n, [action]))
    return loaded.match.state.seat


def test_whoever_is_away_is_called_and_whoever_is_here_is_not():
    async def play():
        service = Service()
        guests, id, keys = table_at(service)
        first = finished(guests._tables.loaded(id)).match.state.seat
        await settled()
        assert [one["seat"] for one in service.called] == [first]
        away = acts(guests, id)
        await settled()
        assert service.called[1:] == [
            {
                "table": id,
                "seat": away,
                "name": NAMES[away],
                "text": f"{NAMES[away]}: your turn in Tikal",
            }
        ]
        say(guests, Someone(), do="join", table=id, key=keys[first])
        assert acts(guests, id) == first
        await settled()
        assert len(service.called) == 2
        assert not any(key in json.dumps(service.called) for key in keys.values())

    asyncio.run(play())


def test_whoever_comes_back_meanwhile_is_not_called():
    async def play():
        service = Service()
        guests, id, keys = table_at(service)
        away = acts(guests, id)
        say(guests, Someone(), do="join", table=id, key=keys[away])
        await settled()
        assert service.called == []

    asyncio.run(play())


def test_what_does_not_arrive_is_tried_again_and_dropped_in_the_end(caplog):
    async def play(refuses):
        service = Service(refuses)
        table_at(service)
        await settled()
        return service

    service = asyncio.run(play(len(PAUSES)))
    assert len(service.called) == 1
    assert service.slept == [WAIT, *PAUSES]
    assert not caplog.messages
    assert asyncio.run(play(len(PAUSES) + 1)).called == []
    assert caplog.messages == ["nobody was called: nobody answers"]


def test_no_more_calls_wait_than_so_many():
    async def play():
        service = Service()
        hook = service.hook()
        guests, id, _keys = table_at(Service())
        loaded = finished(guests._tables.loaded(id))
        for number in range(MOST + 50):
            hook.call(str(number), loaded, lambda: True)
            hook.call(str(number), loaded, lambda: True)
        await settled()
        assert len(service.called) == MOST

    asyncio.run(play())


def test_nothing_in_a_call_is_a_link_or_a_mention():
    told = json.loads(call_text("abc", 1, "@all https://evil.test/<b> O'Neil-Ü", "Tikal"))
    assert told["text"] == "all https evil test b O'Neil-Ü: your turn in Tikal"
    assert told["name"] in told["text"]


class _Answers(RequestHandler):
    def post(self, status):
        self.application.settings["came"].append(json.loads(self.request.body))
        self.set_status(int(status))
        if int(status) == 302:
            self.set_header("Location", "/200")


def test_what_is_posted_arrives_or_fails_as_an_os_error():
    async def serve():
        came = []
        server = HTTPServer(Application([(r"/(\d+)", _Answers)], came=came))
        sockets = bind_sockets(0, "127.0.0.1")
        server.add_sockets(sockets)
        to = partial("http://127.0.0.1:{}/{}".format, sockets[0].getsockname()[1])
        await post(to(200), '{"table": "a"}')
        for url in (to(500), to(302), "http://127.0.0.1:9/"):
            with pytest.raises(OSError):  # noqa: PT011 (whatever becomes of it)
                await post(url, "{}")
        server.stop()
        assert came == [{"table": "a"}, {}, {}]

    asyncio.run(serve())


@pytest.mark.parametrize("url", ["example.com/hook", "file:///etc/passwd", "https://", "x"])
def test_other_addresses_are_refused_in_a_line(url, capsys, tmp_path):
    assert main(["host", "--data", str(tmp_path / "kept"), "--webhook", url]) == 1
    assert "--webhook needs an address" in capsys.readouterr().err
