"""A turn is taken back by agreement, from the menu."""

import pytest

from game.tikal.rules.records.record import read
from tests.tikal.table.test_computers import ME, Watched, new_match
from tests.tikal.table.test_scene import Table
from tests.tikal.table.test_scene import new_match as new_match_of_people
from tests.windows import sized


@pytest.fixture
def table():
    """Marisol's turn has passed, Heinrich has placed his hexagon."""
    made = Watched(new_match(ME, ME))
    made.end_turn()
    made.place()
    return made


def taken_back(table):
    for id in ("tool/menu", "dialog/back", "dialog/agreed"):
        table.tap(id)


def test_it_is_asked_once_and_done(table, storage):
    taken_back(table)
    assert table.notation == []
    assert table.scene.mode.decider == 0
    assert table.stage.toasts.shown == "Marisol's last turn is taken back."
    kept = read(storage.read("autosave.json"))
    assert [one.after for one in kept.taken_back] == [0]
    assert len(kept.taken_back[0].actions) == 2


def test_no_is_no(table):
    played = table.notation
    for id in ("tool/menu", "dialog/back", "dialog/stay"):
        table.tap(id)
    assert table.notation == played


def test_the_menu_tells_of_it(table, lines):
    table.end_turn()
    taken_back(table)
    lines.clear()
    table.tap("tool/menu")
    assert "Heinrich's turn was taken back" in [words for words, *_ in lines]


def test_the_card_is_no_obstacle():
    table = Watched(new_match(ME, ME), hand_over=True)
    table.end_turn()
    taken_back(table)
    assert table.scene.mode.decider == 0
    table.end_turn()
    assert "hand-over/take" in table.ids()


def test_against_a_computer_nobody_can_agree():
    table = Watched(new_match(ME, "ai:novice"))
    table.end_turn()
    table.wait_until(lambda: not table.others.busy)
    table.tap("tool/menu")
    assert "dialog/back" not in table.ids()


@sized(playable_only=True)
def test_the_menu_has_room_for_it(size):
    table = Table(new_match_of_people(4, actions=80), size)
    table.tap("tool/menu")
    assert "dialog/back" in table.ids()
    table.check_layout()
