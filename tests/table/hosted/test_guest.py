"""A guest's table shows what one device would have shown, whatever becomes of his line."""

import random

import pytest

from game.core.game import NOBODY
from game.core.position_values import values_of
from game.games import game_by_id, table_of
from game.table.guest.line import ASLEEP, PAUSES
from game.table.guest.session import GuestSession
from game.table.guest.words import WORDS
from tests.random_matches import ALL_PARTS, Kind
from tests.table.guest import plain
from tests.table.hosted.tables import AtTable, Host, alone
from tests.windows import Viewer

MINI = Kind("tikal", 2, "mini")
DAYS = Kind("tzolkin", 2)
SECRETS = Kind("tzolkin", 3, "", ALL_PARTS)


def shown(scene, rules):
    """All that a scene shows once everything has been shown, wherever others sit."""
    scene.session.show_all()
    while scene.session.interlude:
        scene.session.leave_interlude()
    return plain(scene.kit.make_mode(scene._now).shown(), rules)


class OneDevice(Viewer):
    """The table that one device would have."""

    def __init__(self, match):
        super().__init__(844, 390, 1)
        opened = []
        table_of(game_by_id(match.game)).open(
            self.stage, match, title=lambda: None, finished=opened.append
        )
        self.scene = self.stage.bottom


@pytest.mark.parametrize("kind", [MINI, DAYS], ids=str)
def test_every_position_is_shown_as_on_one_device(kind, monkeypatch):
    host, chance = Host(kind), random.Random(3)
    rules = kind.rules
    guests = [AtTable(host.visit(seat)) for seat in range(kind.seats)]
    monkeypatch.setattr("game.table.autosave.save", lambda _match: None)
    # one device cannot ask another to take a turn back
    monkeypatch.setattr(GuestSession, "last_turn_start", None)
    devices = [OneDevice(alone(host.match, seat)) for seat in range(kind.seats)]
    while action := rules.random_action(host.match.state, chance):
        acting = guests[host.match.state.seat].scene
        acting.play((rules.parse(str(action)),))
        for guest, device in zip(guests, devices, strict=True):
            device.scene.session.play((action,))
            guest.scene.update(0.0)
            assert shown(guest.scene, rules) == shown(device.scene, rules), str(action)
    assert all(guest.scene.match.over for guest in guests)


@pytest.mark.parametrize("kind", [MINI, SECRETS], ids=str)
def test_whatever_breaks_all_have_the_same_match(kind):
    host, chance = Host(kind), random.Random(5)
    visits = [*(host.visit(seat) for seat in range(kind.seats)), host.visit()]
    tables = [AtTable(visit).scene for visit in visits]
    now = 0.0
    while not host.match.over:
        now += max(PAUSES) / 2
        for scene in tables:
            scene.update(now)
        if chance.random() < 0.1:
            chance.choice([one for one in host.wires if one.is_open]).cut()
        scene = tables[host.match.state.seat]
        own = scene.match.state.seat == scene.received.seat and not scene.received.tried
        if own and not scene.match.over:  # what was said again may have ended it just now
            act(scene, chance)
    for scene in tables:
        for _again in range(3):
            now += max(PAUSES)
            scene.update(now)
        check(scene, host)


def act(scene, chance):
    if chance.random() < 0.1 and scene.match.can_undo:
        scene.session.undo(step=True)
    elif chance.random() < 0.3 and scene.match.can_redo:
        scene.session.redo(step=True)
    else:
        rules = scene.kit.rules
        scene.session.play((chance.choice(rules.engine.legal_actions(scene.match.state)),))


def check(scene, host):
    """The guest has the whole match, and of its end what his seat may see."""
    view = host.kind.rules.view(host.match.state, scene.received.seat)
    assert list(map(str, scene.match.actions)) == list(map(str, host.match.actions))
    assert values_of(scene.match.state) == values_of(view)


@pytest.fixture
def host():
    return Host(MINI)


@pytest.fixture
def acting(host):
    return AtTable(host.visit(host.match.state.seat))


def first_legal(table):
    return table.scene.kit.rules.engine.legal_actions(table.scene.match.state)[-1]


def test_an_own_action_is_seen_before_the_host_answers(host, acting):
    host.wires[0].late = True
    acting.scene.play((first_legal(acting),))
    assert len(acting.scene.match.actions) == 1
    assert not host.match.actions


def test_a_refused_action_is_put_back(host, acting, monkeypatch):
    def refused(*_entry):
        from game.host.entries import NotAllowed

        raise NotAllowed("too-much-at-once")

    monkeypatch.setattr(host.tables, "play", refused)
    before = values_of(acting.scene.match.state)
    acting.scene.play((first_legal(acting),))
    acting.scene.update(1.0)
    assert values_of(acting.scene.match.state) == before
    assert not acting.scene.match.actions
    assert acting.stage.toasts.current


def test_a_lost_line_is_told_and_what_was_sent_is_sent_again(host, acting):
    host.wires[0].late = True
    acting.scene.update(0.0)
    acting.scene.play((first_legal(acting),))
    host.wires[0].cut()
    acting.scene.update(0.1)
    acting.scene.update(0.2)
    assert acting.stage.toasts.current == WORDS["lost"]
    acting.scene.update(0.2 + PAUSES[0])
    acting.scene.update(0.3 + PAUSES[0])
    acting.scene.update(0.4 + PAUSES[0])
    assert acting.stage.toasts.current == WORDS["there-again"]
    assert len(host.match.actions) == 1
    assert not acting.scene.received.tried


def test_a_device_that_has_slept_is_there_at_once(host, acting):
    acting.scene.update(0.0)
    acting.scene.update(ASLEEP + 1)
    assert len(host.wires) == 2
    assert not host.wires[0].is_open


def test_another_device_takes_over(host, acting):
    other = AtTable(host.visit(acting.scene.received.seat))
    acting.scene.update(0.1)
    acting.scene.update(0.2)
    assert acting.stage.top is not acting.scene
    assert other.stage.top is other.scene


def test_the_menu_has_no_record(acting):
    ids = [one.id for one in acting.scene._menu().form.widgets]
    assert "dialog/share" not in ids
    assert "dialog/save" not in ids


def test_the_rulebook_is_opened_without_a_seal(acting):
    acting.scene.open_rulebook("tiles")
    assert acting.opened == ["tiles"]


def test_somebody_who_looks_on_cannot_act(host):
    watcher = AtTable(host.visit())
    assert watcher.scene.received.seat == NOBODY
    assert watcher.scene.mode.decider is None


def test_the_others_are_asked_to_take_a_turn_back(host):
    turn_over(host)
    back = len(host.match.actions)
    asker, other = two_at(host)
    asker.scene._take_back_question()()
    asker.wait(0.5)
    asker.tap("dialog/agreed")
    asker.wait(0.5)
    other.wait(1.0)
    assert "dialog/agree" in other.ids()
    other.tap("dialog/agree")
    other.wait(0.5)
    for table in (asker, other):
        table.wait(1.0)
        assert len(table.scene.match.actions) < back
        assert "dialog/agree" not in table.ids()
    assert host.match.state.seat == asker.scene.received.seat


def test_nothing_goes_back_where_one_does_not_agree(host):
    turn_over(host)
    back = len(host.match.actions)
    asker, other = two_at(host)
    asker.scene._take_back_question()()
    asker.wait(0.5)
    asker.tap("dialog/agreed")
    asker.wait(0.5)
    other.wait(1.0)
    other.tap("dialog/disagree")
    other.wait(0.5)
    asker.wait(1.0)
    assert len(asker.scene.match.actions) == back
    assert asker.stage.toasts.current


def test_a_question_that_is_withdrawn_goes_away(host):
    turn_over(host)
    asker, other = two_at(host)
    asker.scene.received.ask_back(0)
    other.wait(1.0)
    asker.scene.received.answer(agree=False)
    other.wait(1.0)
    assert other.stage.top is other.scene


def two_at(host):
    """Return the tables of who has acted, and of who is to act; they know of each other."""
    seat = host.match.state.seat
    acted, acts = AtTable(host.visit(1 - seat)), AtTable(host.visit(seat))
    acted.wait(0.1)
    return acted, acts


def turn_over(host):
    """Play until somebody's turn has ended."""
    chance, seat = random.Random(4), host.match.state.seat
    while host.match.state.seat == seat:
        action = host.kind.rules.random_action(host.match.state, chance)
        host.play(str(action))


def test_the_draw_is_opened_at_the_end(host):
    visit, chance = host.visit(0), random.Random(6)
    while action := host.kind.rules.random_action(host.match.state, chance):
        assert visit.received.opened is None
        host.play(str(action))
        for message in visit.hear(0.0):
            visit.received.hear(message)
    assert visit.received.opened.record() == host.match.record()
    visit.received.seal = "another"
    assert visit.received.opened is None


def test_a_question_between_own_actions_changes_their_numbers_only():
    host = Host(Kind("tikal", 2))
    seat = host.match.state.seat
    acting = AtTable(host.visit(seat))
    host.play(str(first_legal(acting)))
    acting.wait(0.1)
    host.wires[0].late = True
    acting.scene.play((first_legal(acting),))
    host.wires[0].late = False
    host.visit(1 - seat).received.ask_back(0)
    acting.wait(0.1)
    assert len(host.match.actions) == 2
    assert not acting.scene.received.tried


def test_whoever_looks_elsewhere_is_called_to_his_turn(host, acting):
    acting.wait(0.1)
    ((words, volume),) = acting.caller.called
    assert words == str(WORDS["your-turn"])
    assert 0 < volume < 1
    while host.match.state.seat == acting.scene.received.seat:
        acting.scene.play((first_legal(acting),))
    acting.wait(0.5)
    assert acting.caller.called[1:] == [None]


WHY = '{"actions":1,"reason":{"finds-nothing-better":{}}}'


def test_the_reason_of_a_computer_player_stands_in_the_log():
    host = Host(Kind("tikal", 2))
    seat = host.match.state.seat
    watching, late = AtTable(host.visit(1 - seat)), host.visit()
    action = str(host.kind.rules.random_action(host.match.state, random.Random(4)))
    host.run(host.guests._enter(host.table, seat, 0, [action], WHY))
    watching.wait(3.0)
    assert late.hear(0.0)[0]["why"]["actions"] == 1
    (line,) = watching.scene.log.turns[0].entries
    assert line.reason
    host.run(host.guests._enter(host.table, seat, 1, ["back 0"]))
    host.run(host.guests._enter(host.table, 1 - seat, 2, ["agree"]))
    watching.wait(3.0)
    assert watching.scene.session.reasons.of(0) is None


def test_nobody_is_told_of_himself_by_his_name(host, acting):
    own = acting.scene.players[acting.scene.received.seat].name
    acting.wait(0.1)
    assert acting.stage.toasts.current == WORDS["turn-begins"]
    other = AtTable(host.visit(1 - acting.scene.received.seat))
    other.wait(0.1)
    assert own in str(other.stage.toasts.current)
    turn_over(host)
    for table in (acting, other):
        table.wait(30.0)
    assert own not in str(acting.stage.toasts.current)


def test_the_others_go_on_while_a_dialog_lies_over_the_table():
    host = Host(Kind("tikal", 2))
    looking = AtTable(host.visit(1 - host.match.state.seat))
    looking.wait(0.1)
    looking.stage.push(looking.scene._menu())
    turn_over(host)
    looking.wait(60.0)
    assert looking.stage.top is not looking.scene
    assert not looking.scene.session.has_unshown
