"""A match's record saved as a file and copied, from the table's menu."""

import asyncio

import pygame
import pytest

from game.platform import Trouble, platform
from game.table.dialogs.menu import MenuActions, TableMenu
from game.table.dialogs.share import copy_record, open_share_dialog, save_record
from game.table.players import players_of
from game.table.session import Session
from game.tikal import rules
from game.tikal.rules.game_rules import RULES, random_match
from game.tikal.rules.records import TikalMatch, read, write
from game.tikal.rules.setup import MINI, Options, new_setup, seal
from game.tikal.table.match import telling
from game.tikal.table.scene import describe_start, show_rules
from game.tikal.words.actions import log_line
from game.ui.scene import Scene
from tests.storages import refusal
from tests.windows import Viewer


@pytest.fixture
def match():
    players = [{"name": name, "kind": "human"} for name in ("Marisol", "Ána")]
    return TikalMatch(new_setup(players, 0, 5, Options("present", 2), MINI))


class Menu(Viewer):
    def __init__(self, match, size=(1280, 800, 1)):
        super().__init__(*size)
        self.titles = []
        self.stage.go(Scene(self.stage))
        players = players_of(match.setup.players)
        uses = MenuActions(
            hint=None,
            repeat=None,
            title=lambda: self.titles.append(1),
            share=lambda: open_share_dialog(self.stage, match, RULES),
            settings=lambda: None,
            rules=lambda: None,
        )
        session = Session(match, players, {0, 1}, telling, view=RULES.view, keep=lambda: None)
        told = describe_start(match.setup, session)
        self.stage.push(TableMenu(self.stage, match, "Saved", told, uses))
        self.look()

    def run_errands(self):
        (errand,), self.stage.tasks = self.stage.tasks, []
        asyncio.run(errand())


def test_the_menu_says_which_game_with_which_options_is_played(match):
    body = Menu(match).stage.top.body
    assert body.startswith("Mini Tikal. Camps need a member there; temple on a4 is 2.")


def test_a_saved_record_is_the_match_and_its_path_is_shown(match, storage):
    menu = Menu(match)
    menu.tap("dialog/save")
    (file,) = (storage.folder / "exports").iterdir()
    assert str(file) in menu.stage.top.body
    assert write(read(file.read_bytes())) == write(match)


def test_a_second_record_of_the_same_minute_has_a_file_of_its_own(match, storage):
    for _time in range(3):
        Menu(match).tap("dialog/save")
    assert len(list((storage.folder / "exports").iterdir())) == 3


def test_where_the_browser_shows_the_file_it_is_only_named(match, monkeypatch):
    saved = []
    monkeypatch.setattr(platform.sharing, "save", lambda *given: saved.append(given))
    menu = Menu(match)
    save_record(menu.stage, match)
    ((name, text),) = saved
    assert name in menu.stage.toasts.current_text
    assert write(read(text)) == write(match)


def test_a_folder_that_refuses_is_told(match, storage):
    storage.folder.joinpath("exports").write_text("a file, no folder")
    menu = Menu(match)
    menu.tap("dialog/save")
    assert "The file cannot be saved: 'tikal-" in menu.stage.toasts.current_text


def test_a_copied_record_is_on_the_clipboard(match):
    menu = Menu(match)
    menu.tap("dialog/share")
    menu.tap("share/record")
    menu.run_errands()
    assert write(read(pygame.scrap.get_text())) == write(match)
    assert menu.stage.toasts.current_text == "The record is on the clipboard."


def test_a_clipboard_that_refuses_is_told(match, monkeypatch):
    async def refuse(_text):
        raise refusal("the clipboard is shut", Trouble.FAILED)

    monkeypatch.setattr(platform.sharing, "copy", refuse)
    menu = Menu(match)
    copy_record(menu.stage, match)
    menu.run_errands()
    assert "the clipboard is shut" in menu.stage.toasts.current_text


def test_the_rules_at_the_table_tell_the_seal_from_the_start_and_what_it_is_for(match):
    fresh = TikalMatch(match.setup)
    fair = Menu(fresh)
    show_rules(fair.stage, fresh)
    told = fair.stage.top.book.section("fair").passages
    assert any(seal(match.setup) in one.words for one in told)


def test_escape_keeps_playing(match):
    menu = Menu(match)
    assert menu.stage.top.answers[0].id == "stay"
    menu.tap("dialog/title")
    assert menu.titles == [1]


def test_a_low_window_still_tells_the_last_action(lines):
    match = random_match(MINI, 2, 4)
    Menu(match, (844, 390, 1))
    names = [player["name"] for player in match.setup.players]
    before = rules.view(match.before(len(match.actions) - 1))
    told = log_line(before, match.actions[-1], names, rules.view(match.state))
    last = f"{names[before.seat]}: {told}"
    assert last in [said for said, *_ in lines]
