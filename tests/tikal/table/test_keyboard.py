"""The keyboard at the table: what every key does, and where that is told."""

import pytest

from game.table.dialogs.menu import TableMenu
from game.tikal.table.view.controls import KEYS, Controls
from game.ui import theme
from game.ui.input import Key, Typed
from game.ui.keys_dialog import KeysDialog, key_rows
from tests.tikal.table.test_scene import Table, new_match


def test_every_key_stands_for_buttons_that_there_are():
    made = Controls(lambda button: None, lambda thing: None).buttons
    assert {id for one in KEYS for id in one.buttons} <= set(made)


@pytest.mark.parametrize("asked", [Typed("?"), Key("f1"), Key("/", shift=True)])
def test_a_question_mark_lists_the_keys(asked, lines):
    table = Table()
    table.stage.handle(asked)
    lines.clear()
    table.look()
    assert isinstance(table.stage.top, KeysDialog)
    assert {"Go from thing to thing", "Log", "Open the menu"} <= {words for words, *_ in lines}
    table.stage.handle(Key("escape"))
    table.look()
    assert table.stage.top is table.scene


def test_a_second_escape_does_not_open_the_menu_at_once():
    table = Table(new_match(2))
    table.place()
    table.tap("action/enter")
    for _ in range(2):
        table.stage.handle(Key("escape"))
        table.look()
        assert table.scene.mode.chosen is None
        assert table.stage.top is table.scene
    table.pass_time(theme.PUT_DOWN)
    table.stage.handle(Key("escape"))
    assert isinstance(table.stage.top, TableMenu)


def test_a_key_whose_choice_is_made_already_is_not_listed():
    table = Table(new_match(2))
    table.place()
    table.tap("action/enter")
    table.tap_space("a5")
    assert "M" in {row.keys for row in key_rows(table.scene)}
    table.tap_space("a5")
    assert table.element("action/move").enabled
    assert "M" not in {row.keys for row in key_rows(table.scene)}
