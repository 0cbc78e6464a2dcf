"""The keyboard on the board: arrows walk from space to space, Enter does what a touch does."""

from game.ui import panels
from game.ui.input import Press
from tests.by_keys import ByKeys
from tests.tikal.table.test_scene import Table


class Walker(Table, ByKeys):
    """A table that is worked by keys alone."""


def test_a_turn_by_keys_alone():
    table = Walker()
    place = str(table.scene.mode.turn.legal_actions[0]).split()[1]
    table.walk_to(f"space/{place}")
    table.strike("return")
    table.walk_to("confirm")
    table.strike("return")
    assert table.notation[0].startswith(f"tile {place}")
    table.strike("e")
    assert "dialog/end" in table.ids()
    table.walk_to("dialog/end")
    table.strike("return")
    assert table.match.state.seat == 1


def test_the_first_arrow_leads_to_the_board_and_escape_goes_on_as_before():
    table = Walker()
    table.strike("down")
    assert table.on.startswith("space/")
    table.strike("escape")
    assert table.stage.top is not table.scene


def test_tab_has_one_stop_for_the_board_the_space_that_was_last():
    table = Walker()
    table.strike("right", "down")
    before = table.on
    table.strike("tab")
    assert not table.on.startswith("space/")
    stops = []
    while not table.on.startswith("space/"):
        stops.append(table.on)
        table.strike("tab")
    assert table.on == before
    assert len(stops) == len(set(stops))


def test_the_ring_follows_its_space_and_goes_with_a_touch():
    table = Walker()
    table.strike("right")
    before, ring = table.on, table.scene.form.focus_ring
    table.stage.layout(Walker(size=(1024, 768, 1)).stage.screen)
    table.look()
    assert table.on == before
    assert table.scene.form.focus_ring != ring
    table.stage.handle(Press((1, 1)))
    table.look()
    assert table.on == ""


def test_the_ring_is_drawn_over_the_board_and_leaves_nothing_behind():
    table = Walker()
    table.look()
    before = table.surface.copy()
    table.strike("right")
    ring = panels.reach(table.stage.screen, table.scene.form.focus_ring)
    shown = table.surface.subsurface(ring).copy()
    assert shown.get_buffer().raw != before.subsurface(ring).get_buffer().raw
    table.strike("down")
    table.stage.handle(Press((1, 1)))
    table.look()
    assert table.surface.get_buffer().raw == before.get_buffer().raw


def test_another_players_turn_takes_the_keyboard_from_the_board():
    table = Walker(hand_over=True)
    table.place()
    table.strike("right", "e")
    table.tap("dialog/end")
    assert table.on == ""
    table.strike("return")
    assert table.scene.mode.decider == 1
