"""A game that cannot be saved: said until it is, warned of before it is left, and never lost."""

import json
import math
from functools import partial
from random import Random
from types import SimpleNamespace

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game import app as loop
from game.commands.workloads import random_match
from game.journey import Journey
from game.platform import Trouble, platform
from game.platform.files import FileStorage
from game.scenes import kept_matches
from game.scenes.results import ResultsScene
from game.scenes.saving import AGAIN
from game.scenes.title import TitleScene
from game.table import autosave
from game.table.autosave import save
from game.table.players import players_of
from game.table.session import Session
from game.tikal.rules.game_rules import RULES as TIKAL
from game.tikal.rules.game_rules import random_match as random_tikal
from game.tikal.rules.records import TikalMatch, read, write
from game.tikal.rules.setup import VARIANTS, new_setup
from game.tikal.table.match import telling
from game.tikal.table.scene import TableScene
from game.tzolkin.rules.game_rules import RULES as TZOLKIN
from game.tzolkin.table.scene import KIT as TZOLKIN_KIT
from game.tzolkin.table.scene import TableScene as TzolkinTable
from game.ui import text, theme
from game.ui.dialog import Dialog
from tests.storages import refusal
from tests.windows import PLAYABLE, Viewer

MARK = "note/unsaved"
TELLING = {"tikal": telling, "tzolkin": TZOLKIN_KIT.telling}
PEOPLE = [{"name": name, "kind": "human"} for name in ("Ana", "Ben", "Cleo", "Dan")]


class Disk(FileStorage):
    """A folder that takes nothing while it has a trouble."""

    trouble = None

    def write(self, name, content):
        if self.trouble:
            raise refusal(f"{name} cannot be saved: {self.trouble.value}", self.trouble)
        super().write(name, content)


@pytest.fixture
def disk(storage, monkeypatch):
    disk = Disk(storage.folder)
    monkeypatch.setattr(platform, "storage", disk)
    return disk


@pytest.fixture(autouse=True)
def _at_once(monkeypatch):
    monkeypatch.setattr(theme, "PREPARING_SLICE", math.inf)


class Player(Viewer):
    """Somebody who plays in a window, from the title on."""

    def __init__(self, size=(1280, 800, 1)):
        super().__init__(*size)
        self.journey = Journey(self.stage)
        self.journey.title()
        self.look()

    def look(self):
        if hasattr(self, "journey"):
            self.journey.saving.update(self.now)
        super().look()

    def sit_down(self, match):
        self.journey.table(match)
        self.look()
        self.stage.toasts.update(self.now)

    @property
    def table(self):
        return self.stage.bottom

    def act(self, action="tile a4 0"):
        """Plays what a game begins with, or something at random."""
        match = self.table.match
        legal = sorted(map(str, TIKAL.engine.legal_actions(match.state)))
        self.table.play([TIKAL.parse(Random(len(match.actions)).choice(legal))])
        self.look()

    @property
    def marked(self):
        return MARK in self.ids()


@pytest.fixture
def player(disk):
    player = Player()
    player.sit_down(TikalMatch(new_setup(PEOPLE[:2], 0, 5)))
    return player


def menu_of(player):
    """What the menu says of saving."""
    menu = player.table._menu()
    return menu.title


def test_a_disk_that_fills_up_in_mid_game_is_said_until_there_is_room(player, disk):
    player.act()
    assert not player.marked
    assert menu_of(player) == "Menu: your game is saved"
    before = disk.read(autosave.SLOT)
    disk.trouble = Trouble.FULL
    for _action in range(4):
        player.act()
        player.now += 60  # whatever greets or notes there are come and go
        player.look()
        assert player.marked
        assert menu_of(player) == "Menu: your game is not saved"
        assert disk.read(autosave.SLOT) == before
    disk.trouble = None
    player.act()
    player.look()
    assert not player.marked
    assert menu_of(player) == "Menu: your game is saved"
    assert disk.read(autosave.SLOT) == player.table.match.record()


@pytest.mark.parametrize(
    ("trouble", "helps"), [(Trouble.FULL, "Make room on it"), (Trouble.FORBIDDEN, "Allow it to")]
)
def test_what_helps_is_another_thing_for_a_full_disk_than_for_a_locked_folder(disk, trouble, helps):
    disk.trouble = trouble
    player = Player()
    player.sit_down(TikalMatch(new_setup(PEOPLE[:2], 0, 5)))
    player.tap(MARK)
    assert helps in player.stage.top.body
    disk.trouble = None
    player.tap("dialog/again")
    assert player.stage.toasts.current_text == "The game is saved."
    assert not player.marked


def test_it_is_tried_again_without_an_action(player, disk):
    disk.trouble = Trouble.FULL
    player.act()
    player.look()
    disk.trouble = None
    player.now += AGAIN
    player.look()
    player.look()
    assert not player.marked
    assert disk.read(autosave.SLOT) == player.table.match.record()


def test_leaving_for_the_title_warns_offers_the_record_and_loses_nothing(player, disk):
    disk.trouble = Trouble.FULL
    player.act()
    record = player.table.match.record()
    player.table._to_title()
    player.look()
    player.tap("dialog/save")
    player.tap("dialog/saved")
    (file,) = (disk.folder / "exports").iterdir()
    assert read(file.read_bytes()).record() == record
    player.tap("dialog/leave")
    player.look()
    assert isinstance(player.stage.bottom, TitleScene)
    assert player.marked
    player.tap("title/continue")
    assert player.table.match.record() == record


def test_another_game_is_not_begun_before_the_unsaved_one_is_given_up(player, disk):
    disk.trouble = Trouble.FULL
    player.act()
    unsaved = player.table.match
    player.journey.open(TikalMatch(new_setup(PEOPLE[:2], 0, 9)))
    assert isinstance(player.stage.top, Dialog)
    player.tap("dialog/stay")
    assert player.table.match is unsaved
    player.journey.open(TikalMatch(new_setup(PEOPLE[:2], 0, 9)))
    player.tap("dialog/leave")
    assert player.table.match.setup.seed == 9


def test_room_that_is_made_in_matches_saves_the_game(player, disk):
    kept_matches.add_record(write(random_tikal(VARIANTS["mini"], 2, 4)), ended=True)
    disk.trouble = Trouble.FULL
    player.act()
    record = player.table.match.record()
    player.table._to_title()
    player.look()
    player.tap("dialog/leave")
    player.look()
    player.tap("title/tikal")
    player.tap("page/matches")
    assert json.loads(player.stage.bottom.entries[0].text) == json.loads(record)
    disk.trouble = None  # as it is once something has been thrown away
    player.stage.bottom._throw_away(player.stage.bottom.entries[1])
    player.look()
    assert not player.marked
    assert disk.read(autosave.SLOT) == record


def test_a_finished_game_that_could_not_be_saved_is_warned_of_too(disk):
    whole = random_tikal(VARIANTS["mini"], 2, 4)
    almost = TikalMatch(whole.setup)
    for action in whole.actions[:-1]:
        almost.play(action)
    player = Player()
    player.sit_down(almost)
    disk.trouble = Trouble.FULL
    player.table.play(whole.actions[-1:])
    player.journey._finish(almost)
    player.look()
    assert isinstance(player.stage.bottom, ResultsScene)
    assert player.marked
    player.tap("results/title")
    player.tap("dialog/leave")
    player.look()
    player.tap("title/continue")
    assert isinstance(player.stage.bottom, ResultsScene)


def closing(app):
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    for now in (100, 101):
        app.turn(now)
    return app.stage.closed


def test_closing_the_window_warns_and_closes_at_once_when_all_is_saved(disk):
    pygame.event.clear()
    app = loop.App(TikalMatch(new_setup(PEOPLE[:2], 0, 5)))
    disk.trouble = Trouble.FORBIDDEN
    app.stage.bottom.session.save()
    assert not closing(app)
    assert app.stage.top.title == "The game is not saved"
    assert not closing(app), "asked once, however often the window is closed"
    assert len(app.stage._scenes) == 2
    disk.trouble = None
    app.stage.pop()
    assert closing(app)


def test_an_error_says_nothing_is_saved_that_is_not(disk):
    pygame.event.clear()
    app = loop.App(TikalMatch(new_setup(PEOPLE[:2], 0, 5)))
    disk.trouble = Trouble.FULL
    app.stage.bottom.session.save()
    app._tell(ValueError("broken"))
    assert "Your game is not saved" in app.stage.top.body
    assert "saved up to" not in app.stage.top.body


def test_a_page_asks_before_it_is_left_as_long_as_something_is_not_saved(player, disk, monkeypatch):
    asks = []
    monkeypatch.setattr(platform, "ask_before_leaving", asks.append)
    disk.trouble = Trouble.FULL
    player.act()
    disk.trouble = None
    player.act()
    player.look()
    assert asks == [True, False]


@pytest.mark.parametrize("size", PLAYABLE, ids=str)
@pytest.mark.parametrize("rules", [TIKAL, TZOLKIN], ids=["tikal", "tzolkin"])
def test_the_mark_covers_nothing_and_is_whole_in_every_window(disk, size, rules):
    disk.trouble = Trouble.FORBIDDEN
    player = Player(size)
    player.sit_down(random_beginning(rules))
    player.look()
    mark = player.element(MARK).rect
    assert player.stage.screen.insets[0] >= mark.bottom
    for one in player.stage.elements():
        assert one.id == MARK or not one.rect.colliderect(mark), one
    assert isinstance(player.table, TableScene | TzolkinTable)
    player.stage.toasts.update(player.now)
    with text.record_drawn_lines() as drawn:
        player.stage.draw(player.surface)
    (line,) = [one for one in drawn if one.meant.startswith("Not saved")]
    assert line.whole
    assert not line.cut
    assert line.size >= theme.SMALLEST


def random_beginning(rules):
    match = random_match(rules, 4, 7)
    begun = rules.new_match(match.setup)
    for action in match.actions[:30]:
        begun.play(action)
    return begun


class Memory:
    """A storage that refuses as it is told to, write by write; what it had stays."""

    lock = SimpleNamespace(term=1)
    may_vanish = False

    def __init__(self, refusals):
        self.kept, self.refusals = {}, refusals

    def read(self, name):
        return self.kept.get(name)

    def write(self, name, content):
        if (trouble := next(self.refusals, None)) is not None:
            raise refusal(f"{name} cannot be saved", trouble)
        self.kept[name] = content


@pytest.mark.parametrize("rules", [TIKAL, TZOLKIN], ids=["tikal", "tzolkin"])
@given(
    seed=st.integers(0, 50),
    refusals=st.lists(st.sampled_from([None, *Trouble]), min_size=20, max_size=120),
    undone=st.sets(st.integers(0, 80)),
)
@settings(max_examples=40)
def test_nothing_is_said_to_be_saved_that_is_not_and_nothing_saved_is_lost(
    rules, seed, refusals, undone
):
    chance = Random(seed)
    match = rules.new_match(random_match(rules, 2, seed).setup)
    with pytest.MonkeyPatch.context() as patched:
        memory = Memory(iter(refusals))
        patched.setattr(platform, "storage", memory)
        players, keep = players_of(PEOPLE[:2]), partial(save, match)
        narration = TELLING[match.game]
        session = Session(match, players, {0, 1}, narration, view=rules.view, keep=keep)
        saved = None
        for number in range(80):
            if number in undone and match.can_undo:
                match.undo()
                session.save()
            elif action := rules.random_action(match.state, chance):
                session.play([action])
            if autosave.unsaved_match() is None:
                saved = match.record()
            assert memory.read(autosave.SLOT) == saved
            assert autosave.saved_record() == match.record(), "as it is, saved or not"
        memory.refusals = iter(())
        assert autosave.retry_save() is None
        assert memory.read(autosave.SLOT) == match.record()
