"""What hangs at the seats of a hosted table: the time left, and what somebody says."""

import pytest

from game.core.entry import PHRASES
from game.core.game import NOBODY
from game.host.chosen import Chosen
from game.host.kept import Kept
from game.host.tables import Tables
from game.table.guest.words import SAID, WORDS, short_time
from tests.host.finished import finished
from tests.host.test_bank import Clock
from tests.random_matches import Kind
from tests.table.hosted.tables import AtTable, Host

MINI = Kind("tikal", 2, "mini")
DAYS = Kind("tzolkin", 2)
SIZES = [(1280, 800, 1), (844, 390, 1), (390, 844, 1)]


@pytest.fixture
def host():
    return Host(MINI)


def told(table):
    return "\n".join(one.name for one in table.scene._signs.nodes())


def test_there_are_as_many_phrases_as_the_host_passes_on():
    assert list(SAID) == [str(number) for number in range(PHRASES)]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("kind", [MINI, DAYS], ids=str)
def test_everybody_sees_for_some_seconds_what_somebody_says(kind, size):
    host = Host(kind)
    tables = [AtTable(host.visit(0), size), AtTable(host.visit(1), size), AtTable(host.visit())]
    for table in tables:
        table.wait(1.0)
    tables[1].tap("tool/menu")
    tables[1].wait(1.0)
    tables[1].tap("dialog/say")
    tables[1].wait(1.0)
    tables[1].tap("dialog/say/4")
    for table in tables:
        table.wait(1.0)
        assert str(SAID["4"]) in told(table)
        ((_seat, bubble),) = table.scene._signs._bubbles(table.stage.screen)
        assert table.stage.screen.safe.contains(bubble)
        table.wait(10.0)
        assert not told(table)


def test_what_others_say_can_be_muted(host):
    table, other = AtTable(host.visit(0)), host.visit(1)
    table.wait(1.0)
    for id in ("tool/menu", "dialog/say", "dialog/mute"):
        table.tap(id)
        table.wait(1.0)
    other.say(0)
    table.scene._visit.say(1)
    table.wait(1.0)
    assert str(SAID["1"]) in told(table)
    assert str(SAID["0"]) not in told(table)
    for id in ("tool/menu", "dialog/say"):
        table.tap(id)
        table.wait(1.0)
    assert str(WORDS["hear"]) in [one.name for one in table.stage.top.nodes()]


def test_whoever_looks_on_says_nothing(host):
    watcher = AtTable(host.visit())
    ids = [one.id for one in watcher.scene._menu().form.widgets]
    assert watcher.scene.received.seat == NOBODY
    assert not {"dialog/say", "dialog/call"} & set(ids)


def timed():
    """A host whose table has ten minutes for each, and its clock."""
    host, clock = Host(MINI, taken=0), Clock()
    host.tables = Tables(Kept(":memory:"), now=clock)
    host.guests._tables = host.tables
    host.table = finished(host.tables.make(Chosen("tikal", ["human"] * 2, "mini", {}, 10)))
    for seat in (0, 1):
        host.take(seat)
    return host, clock


def play_once(host):
    state = host.match.state
    host.play(str(host.kind.rules.engine.legal_actions(state)[0]))


def test_time_passes_at_the_seat_that_is_to_act():
    host, clock = timed()
    table = AtTable(host.visit(0))
    table.wait(1.0)
    play_once(host)
    clock.now += 45
    play_once(host)
    table.wait(0.5)
    signs = table.scene._signs
    running = host.match.state.seat
    before = dict(signs._left_now)
    assert sum(before.values()) == pytest.approx(1200 - 45, abs=2)
    table.wait(30.0)
    spent = {seat: before[seat] - left for seat, left in signs._left_now.items()}
    assert spent[running] == pytest.approx(30, abs=1)
    assert spent[1 - running] == 0
    assert " left" in told(table)


def test_whose_time_is_over_may_play_on_and_all_see_it():
    host, clock = timed()
    play_once(host)
    clock.now += 700
    play_once(host)
    table = AtTable(host.visit())
    table.wait(0.5)
    (late,) = filter(table.scene._signs._is_over, (0, 1))
    assert "time is over" in told(table)
    assert finished(host.tables.loaded(host.table)).bank.told(clock.now)["left"][str(late)] < 0
    play_once(host)


@pytest.mark.parametrize(
    ("seconds", "shown"),
    [
        (0, "0:00"),
        (59, "0:59"),
        (600, "10:00"),
        (3600, "1 h 0 min"),
        (3 * 86400, "3 d 0 h"),
        (-1, "+0:01"),
        (-42, "+0:42"),
        (-61, "+1:01"),
        (-7300, "+2 h 1 min"),
    ],
)
def test_times_are_short(seconds, shown):
    assert short_time(seconds) == shown


def call_me(table):
    table.wait(1.0)
    for id in ("tool/menu", "dialog/call"):
        table.tap(id)
        table.wait(1.0)
    for task in table.stage.tasks:
        finished(task())
    table.stage.tasks.clear()
    table.wait(1.0)
    return "\n".join(one.name for one in table.stage.top.nodes())


@pytest.mark.parametrize(
    ("state", "answer", "says"),
    [
        ("ask", "on", "called"),
        ("ask", "denied", "call-denied"),
        ("on", "", "called"),
        ("none", "", "call-none"),
    ],
)
def test_the_page_says_how_somebody_is_called(host, state, answer, says):
    table = AtTable(host.visit(0))
    table.caller.__init__(state, answer)
    assert str(WORDS[says]) in call_me(table)


def test_nobody_is_told_anything_who_put_the_question_away(host):
    table = AtTable(host.visit(0))
    table.caller.__init__("ask", "ask")
    call_me(table)
    assert table.stage.top is table.scene


def test_whoever_comes_back_is_shown_what_has_happened_since_he_acted(host):
    first = host.match.state.seat
    while host.match.state.seat == first:
        play_once(host)
    acted = len(host.match.actions)
    while host.match.state.seat != first:
        play_once(host)
    back, other, watcher = (AtTable(host.visit(seat)) for seat in (first, 1 - first, None))
    for table in (back, other, watcher):
        table.wait(0.05)
    assert back.stage.toasts.current == WORDS["since"]
    assert back.scene.session.shown < len(host.match.actions)
    assert len(other.scene.session.unseen) == 0
    assert other.scene.session.shown == watcher.scene.session.shown == len(host.match.actions)
    back.wait(60.0)
    assert back.scene.session.shown == len(host.match.actions) > acted
    assert back.scene.mode.decider == first


def test_a_sign_says_which_seat_is_ones_own(host):
    table, watcher = AtTable(host.visit(1)), AtTable(host.visit(None))
    for shown, own in ((table, [1]), (watcher, [])):
        signs, screen = shown.scene._signs, shown.stage.screen
        you = [
            seat for seat, rect in signs._places if "you" in str(signs._sign(screen, seat, rect))
        ]
        assert you == own
