"""The ways between a host's tables, from the title's button to the results."""

import pytest

from game.platform import LoadingState, platform
from game.platform.desktop import FileSharing
from game.scenes.tables import seats
from game.scenes.tables.journey import AtHost
from game.scenes.tables.seats import OwnSeat, Place, place_of
from game.scenes.tables.words import WORDS
from game.ui.input import Typed
from tests.random_matches import NAMES, Kind
from tests.table.hosted.tables import Calls, Host, Wire
from tests.windows import Viewer

MINI = Kind("tikal", 2, "mini")
PAGE = "http://192.168.1.5:8000/"


@pytest.fixture(autouse=True)
def _page(monkeypatch):
    monkeypatch.setattr(FileSharing, "page", PAGE)


class Somebody(Viewer):
    """Somebody who knows a host's address."""

    def __init__(self, host, link="", guest=platform):
        super().__init__(1280, 800, 1)
        self.left = 0
        self.journey = AtHost(
            self.stage,
            host.connect,
            title=self._leave,
            replaying=lambda _match, _back: None,
            caller=Calls(),
            guest=guest,
        )
        self.journey.open(place_of(link))
        self.look_on()

    def _leave(self):
        self.left += 1

    def look_on(self):
        self.wait(1.0)

    def does(self, *ids):
        for id in ids:
            self.tap(id)
            self.look_on()


@pytest.fixture
def host():
    return Host(MINI, taken=1)


def test_links_lead_to_tables_and_seats():
    for place in (Place("abc"), Place("abc", "k-_y")):
        assert place_of(place.link(PAGE)) == place
        assert place.link(PAGE).startswith(PAGE + "#")
    assert place_of(f"{PAGE}#g=XYZ") is None


def test_a_seat_is_kept_and_forgotten():
    one, other = (OwnSeat(Place(id, "k"), "Ana", "tikal", "mini") for id in "ab")
    seats.remember(one)
    seats.remember(other)
    assert seats.own_seats() == [other, one]
    seats.forget("b")
    assert seats.own_seats() == [one]


def test_the_last_seat_begins_the_game_for_all(host):
    first = Somebody(host, Place(host.table, host.keys[0]).link(PAGE))
    assert "waiting/invite" in first.ids()
    second = Somebody(host)
    second.does("table/1", "dialog/seat")
    second.stage.handle(Typed("Ben"))
    second.does("name/done", "share/close")
    first.look_on()
    second.look_on()
    assert "tool/menu" in first.ids()
    assert "tool/menu" in second.ids()
    assert [one.name for one in seats.own_seats()] == ["Ben"]


class Portion:
    """What a guest needs of the program, as it comes to a page."""

    def __init__(self):
        self.state, self.asked = LoadingState.LOADING, 0

    def loading_state(self):
        return self.state

    def fetch_again(self):
        self.state, self.asked = LoadingState.LOADING, self.asked + 1


def test_a_seat_waits_for_what_a_guest_needs(host):
    portion = Portion()
    guest = Somebody(host, Place(host.table, host.keys[0]).link(PAGE), portion)
    assert guest.ids() == ["dialog/back"]
    portion.state = LoadingState.FAILED
    guest.look_on()
    guest.does("dialog/again")
    assert portion.asked == 1
    assert guest.ids() == ["dialog/back"]
    portion.state = LoadingState.LOADED
    guest.look_on()
    assert "waiting/invite" in guest.ids()


def test_who_goes_back_while_it_comes_sees_the_tables_and_his_seat(host):
    portion = Portion()
    guest = Somebody(host, guest=portion)
    guest.does("table/1", "dialog/seat")
    guest.stage.handle(Typed("Ben"))
    guest.does("name/done")
    assert guest.ids() == ["dialog/back"]
    portion.state = LoadingState.FAILED
    guest.look_on()
    guest.does("dialog/back")
    assert "seat/1" in guest.ids()


def test_two_sit_down_at_once():
    host = Host(MINI, taken=0)
    both = Somebody(host), Somebody(host)
    for one in both:
        one.does("table/1", "dialog/seat")
    for one, name in zip(both, NAMES, strict=False):
        one.stage.handle(Typed(name))
        one.does("name/done")
        if "share/close" in one.ids():  # both are at one device here: the second seat is no news
            one.does("share/close")
        one.look_on()
    late = host.ask(do="take", table=host.table, name="Cleo")
    assert late == {"refused": "seat-taken"}
    both[0].look_on()
    assert all("tool/menu" in one.ids() for one in both)


def test_a_table_is_made_and_its_maker_sits_there(host):
    maker = Somebody(host)
    maker.does("tables/make", "dialog/tikal")
    maker.does("setup/start", "share/close")
    assert "waiting/invite" in maker.ids()
    assert len(host.ask(do="list")["tables"]) == 2
    maker.does("waiting/invite")
    assert "share/link" in maker.ids()
    assert "share/code" not in maker.ids()


def test_a_table_that_is_gone_is_told(host):
    lost = Somebody(host, Place("nothing", "key").link(PAGE))
    assert "dialog/refused" in lost.ids()
    lost.does("dialog/refused")
    assert "tables/make" in lost.ids()


def test_somebody_looks_on(host):
    watcher = Somebody(host, Place(host.table).link(PAGE))
    watcher.does("dialog/watch")
    assert "waiting/leave" in watcher.ids()
    host.take(1)
    watcher.look_on()
    assert "tool/menu" in watcher.ids()


def test_no_table_is_told():
    empty = Somebody(Host(MINI))  # all seats are taken
    assert str(WORDS["none"]) in str([one.name for one in empty.stage.top.nodes()])


def test_a_computer_player_keeps_its_name(host):
    maker = Somebody(host)
    maker.does("tables/make", "dialog/tikal", "setup/add")
    maker.does("setup/seat2/kind", "who/novice", "who/done")
    name = maker.stage.top.party.seats[1].name
    maker.does("setup/start", "share/close")
    (table,) = [one for one in host.ask(do="list")["tables"] if len(one["players"]) == 3]
    assert [one["name"] for one in table["players"]][1:] == [name, None]
    assert f"{name} (Novice)" in str([one.name for one in maker.stage.top.nodes()])


def test_whoever_sits_down_first_is_told_to_keep_his_link(host):
    second = Somebody(host)
    second.does("table/1", "dialog/seat")
    second.stage.handle(Typed("Ben"))
    second.does("name/done")
    (kept,) = seats.own_seats()
    assert kept.place.link(PAGE) in said(second)
    second.look_on()
    assert "share/close" in second.ids()  # the match has begun, and waits until that is read
    second.does("share/close")
    second.look_on()
    assert "tool/menu" in second.ids()


def test_a_seat_that_the_device_has_is_come_back_to_without_a_word(host):
    seats.remember(OwnSeat(Place(host.table, host.keys[0]), NAMES[0], "tikal", "mini"))
    back = Somebody(host)
    back.does("seat/1")
    assert "waiting/invite" in back.ids()


def test_the_links_can_be_had_at_the_table(host):
    first = Somebody(host, Place(host.table, host.keys[0]).link(PAGE))
    host.take(1)
    first.look_on()
    first.does("tool/menu", "dialog/links")
    assert Place(host.table, host.keys[0]).link(PAGE) in said(first)


@pytest.mark.parametrize("known", [True, False])
def test_a_page_on_the_hosts_own_machine_invites_to_the_address_in_the_network(
    host, monkeypatch, known
):
    monkeypatch.setattr(FileSharing, "page", "http://127.0.0.1:8000/")
    monkeypatch.setattr(Wire, "address", "127.0.0.1")
    host.guests.page = PAGE if known else "http://127.0.0.1:8000/"
    first = Somebody(host, Place(host.table, host.keys[0]).link(PAGE))
    first.does("waiting/invite")
    assert (Place(host.table).link(PAGE) in said(first)) == known
    assert (str(WORDS["only-here"]) in said(first)) != known


def test_only_a_page_on_the_hosts_own_machine_hears_of_its_address(host):
    host.guests.page = PAGE
    assert "page" not in host.visit(0).about


def test_own_seats_say_whose_turn_it_is_with_whom_and_how_much_time_is_left():
    host = Host(MINI, bank=10)
    acts = host.match.state.seat
    for seat in (1 - acts, acts):
        seats.remember(OwnSeat(Place(host.table, host.keys[seat]), NAMES[seat], "tikal", "mini"))
        told = said(Somebody(host))
        assert "you have 10 min left" in told
        assert NAMES[1 - seat] in told
        assert ("Your turn" in told) == (seat == acts)


def test_a_seat_at_a_table_that_is_gone_is_still_shown(host):
    seats.remember(OwnSeat(Place(host.table, "another key"), "Ana", "tikal", "mini"))
    assert "Go on as Ana" in said(Somebody(host))


def test_at_a_full_table_nobody_is_invited(host):
    first = Somebody(host, Place(host.table, host.keys[0]).link(PAGE))
    waiting = first.stage.top
    assert waiting.form["waiting/invite"].enabled
    host.take(1)
    first.look_on()
    assert not waiting.form["waiting/invite"].enabled


def test_what_becomes_of_time_that_is_over_is_said():
    host = Host(MINI, taken=1, bank=10)
    waits = Somebody(host, Place(host.table, host.keys[0]).link(PAGE))
    assert str(WORDS["bank-over"]) in said(waits)
    looks = Somebody(host, Place(host.table).link(PAGE))
    assert str(WORDS["bank-over"]) in said(looks)


def said(somebody):
    """All that is said where somebody is."""
    told = [one for node in somebody.stage.top.nodes() for one in node.walk()]
    return str([(one.name, getattr(one, "value", "")) for one in told])
