"""Who is here and who is away, and computer players who play on by agreement of those here."""

import pytest

from game.core.entry import RETURN
from game.platform.desktop import FileSharing
from game.scenes.tables.seats import Place
from game.table.guest.words import WORDS, is_away, is_back, waits_for
from tests.random_matches import Kind
from tests.table.hosted.tables import AtTable, Host
from tests.table.hosted.test_guest import turn_over
from tests.table.hosted.test_tables import PAGE, Somebody

THREE = Kind("tikal", 3)
DAYS = Kind("tzolkin", 3)


@pytest.fixture(params=[THREE, DAYS], ids=str)
def host(request):
    return Host(request.param)


def text(table):
    """All that the table says."""
    return str([node.name for one in table.stage.top.nodes() for node in one.walk()])


def at(host, *seats):
    tables = [AtTable(host.visit(seat), (1280, 800, 1)) for seat in seats]
    look(tables)
    return tables


def look(tables):
    for _turn in range(2):
        for table in tables:
            table.wait(0.7)


def away(host, acts):
    """The seat that is away, and those of the others; with ``acts`` it is to act."""
    seat = host.match.state.seat
    gone = seat if acts else (seat + 1) % 3
    return gone, *(one for one in range(3) if one != gone)


def give_away(table, level="novice"):
    table.tap("tool/menu")
    table.wait(0.7)
    table.tap("dialog/stand-in")
    table.wait(0.7)
    table.tap(f"dialog/{level}")
    table.wait(0.7)


def test_who_is_away_is_seen_and_who_comes_back(host):
    gone, one, other = away(host, acts=True)
    tables = at(host, one, other)
    name = tables[0].scene.players[gone].name
    for table in tables:
        assert f"{name} is away" in text(table)
        assert "Away: not connected now" in text(table)
    back = at(host, gone)[0]
    look(tables)
    for table in (*tables, back):
        assert "away" not in text(table).lower()


def test_those_who_are_here_agree_on_a_computer(host):
    gone, one, other = away(host, acts=False)
    asker, asked = at(host, one, other)
    name = asker.scene.players[gone].name
    give_away(asker)
    look([asked])
    assert name in text(asked)
    asked.tap("dialog/agree")
    look([asked, asker])
    for table in (asker, asked):
        assert table.scene.players[gone].kind == "ai:novice"
        assert f"A computer plays on for {name}: Novice" in text(table)
        assert "dialog/agree" not in table.ids()
    (back,) = at(host, gone)
    look([asked, asker])
    for table in (asker, asked, back):
        assert table.scene.players[gone].kind == "human"
        assert "Novice" not in str(table.scene._signs.nodes())


def test_nobody_plays_on_where_one_does_not_agree(host):
    gone, one, other = away(host, acts=False)
    asker, asked = at(host, one, other)
    give_away(asker)
    look([asked])
    asked.tap("dialog/disagree")
    look([asked, asker])
    assert asker.scene.players[gone].kind == "human"
    assert "no computer plays on" in str(asker.stage.toasts.current)


def test_the_question_goes_when_who_was_away_comes_back(host):
    gone, one, other = away(host, acts=False)
    asker, asked = at(host, one, other)
    give_away(asker)
    look([asked])
    assert "dialog/agree" in asked.ids()
    at(host, gone)
    look([asked, asker])
    assert "dialog/agree" not in asked.ids()


def test_two_are_away(host):
    seat = host.match.state.seat
    (alone,) = at(host, seat)
    first = min({0, 1, 2} - {seat})
    alone.tap("tool/menu")
    alone.wait(0.7)
    alone.tap("dialog/stand-in")
    alone.wait(0.7)
    alone.tap(f"dialog/seat{first + 1}")
    alone.wait(0.7)
    alone.tap("dialog/novice")
    look([alone])
    assert alone.scene.received.agreement.computers == {first: "ai:novice"}


def test_nobody_is_offered_a_computer_for_who_is_here(host):
    first, _second, _third = at(host, 0, 1, 2)
    look([first])
    first.tap("tool/menu")
    first.wait(0.7)
    first.tap("dialog/stand-in")
    assert first.stage.toasts.current == WORDS["nobody-away"]
    assert "dialog/stand-in" in first.ids()


def test_every_entry_of_the_menu_keeps_its_place(host):
    gone, one, other = away(host, acts=True)
    first, _second = at(host, one, other)
    while_away = places(first)
    third = at(host, gone)
    look([first, *third])
    assert places(first) == while_away


def places(table):
    """Where the entries of the menu are."""
    table.tap("tool/menu")
    table.wait(0.7)
    found = [(one.id, one.rect) for one in table.stage.elements()]
    table.tap("dialog/stay")
    return found


def test_whoever_asks_to_take_back_is_told_for_whom_the_question_waits():
    host = Host(Kind("tikal", 2, "mini"))
    turn_over(host)
    acted = 1 - host.match.state.seat
    (alone,) = at(host, acted)
    alone.wait(30.0)
    waits = waits_for(alone.scene.players[1 - acted].name)
    assert str(waits) in asked_to_take_back(alone)
    at(host, 1 - acted)
    look([alone])
    assert str(waits) not in asked_to_take_back(alone)


def asked_to_take_back(table):
    """What whoever would have a turn taken back is asked first."""
    table.scene._take_back_question()()
    told = str(table.stage.top.body)
    table.stage.pop()
    return told


def test_all_are_told_who_comes_and_goes(host):
    gone, one, other = away(host, acts=False)
    tables = at(host, one, other, gone)
    look(tables)
    name = tables[0].scene.players[gone].name
    tables[2].scene.leave()
    host.wait()
    tables[0].wait(0.1)
    assert tables[0].stage.toasts.current == is_away(name)
    at(host, gone)
    tables[0].wait(0.1)
    assert tables[0].stage.toasts.current == is_back(name)


def test_a_table_that_is_opened_later_shows_the_same(host):
    gone, one, other = away(host, acts=False)
    tables = at(host, one, other)
    give_away(tables[0])
    late = at(host, one)[0]  # at another device, while it is asked
    look([tables[1]])
    tables[1].tap("dialog/agree")
    look([late])
    again = at(host, one)[0]
    for table in (late, again):
        assert table.scene.players[gone].kind == "ai:novice"
    at(host, gone)
    entries = host.run(host.tables._kept.entries(host.table))
    assert [entry.text.split()[0] for entry in entries] == ["computer", "agree", RETURN]


def test_the_waiting_room_says_who_is_away(monkeypatch):
    monkeypatch.setattr(FileSharing, "page", PAGE)
    host = Host(THREE, taken=2)
    first = Somebody(host, Place(host.table, host.keys[0]).link(PAGE))
    assert "Ben (away)" in text(first)
    Somebody(host, Place(host.table, host.keys[1]).link(PAGE))
    first.look_on()
    assert "Ben" in text(first)
    assert "(away)" not in text(first)
