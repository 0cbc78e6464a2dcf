"""Two windows on one storage: the journey of the one that has not got the game."""

import asyncio

import pytest

from game.journey import Journey
from game.platform import platform
from game.scenes.setup import SetupScene
from game.scenes.title import TitleScene
from game.table import autosave
from game.tikal.rules.play import legal_actions
from game.tikal.rules.records import TikalMatch, read, write
from game.tikal.rules.setup import new_setup
from game.tikal.rules.state import OVER
from game.tikal.table.scene import LookOn, TableScene
from game.ui import theme
from tests.windows import Viewer, sized


class Other:
    """The lock as the other window leaves it."""

    def __init__(self):
        self.term = 0
        self.asked = 0
        self.answers = True

    async def take(self):
        self.asked += 1
        self.term += self.answers
        return self.answers


class Window(Viewer):
    def __init__(self, size=(1280, 800, 1)):
        super().__init__(*size)
        self.journey = Journey(self.stage)
        self.journey.title()
        for _turn in range(2):
            self.look()

    def look(self):
        """A turn of the loop, with what scenes asked for."""
        for errand in self.stage.tasks:
            asyncio.run(errand())
        self.stage.tasks = []
        self.journey.watch_lock()
        self.now += theme.FOLLOW
        super().look()


@pytest.fixture
def lock(storage):
    storage.lock = Other()
    return storage.lock


@pytest.fixture
def match(storage):
    """What the other window plays."""
    players = [{"name": name, "kind": "human"} for name in ("Ada", "Ben")]
    match = TikalMatch(new_setup(players, 0, 3))
    keep(match)
    return match


def keep(match):
    platform.storage.write(autosave.SLOT, write(match))


def play(match, count=1):
    for _action in range(count):
        match.play(legal_actions(match.state)[0])
    keep(match)


def test_the_second_window_says_so_and_offers_both(lock, match):
    window = Window()
    assert window.ids() == ["dialog/look-on", "dialog/take"]


def test_without_a_game_there_is_nothing_to_look_on_at(lock):
    window = Window()
    window.tap("dialog/back")
    assert isinstance(window.stage.top, TitleScene)
    assert "title/continue" not in window.ids()
    window.tap("title/tikal")
    window.tap("page/new-game")
    assert window.ids() == ["dialog/back", "dialog/take"]
    window.tap("dialog/take")
    window.tap("title/tikal")
    window.tap("page/new-game")
    assert isinstance(window.stage.top, SetupScene)


@sized(playable_only=True)
def test_looking_on_plays_and_keeps_nothing(lock, match, size):
    kept = autosave.record_if_readable()
    window = Window(size)
    window.tap("dialog/look-on")
    table = window.stage.top
    assert isinstance(table, LookOn)
    shown = ("space/", "seat/", "look/")
    touched = [one for one in window.stage.elements() if not one.id.startswith(shown)]
    enabled = {one.id for one in touched if one.enabled and one.id != "look"}
    for id in ("look-on/leave", "look-on/take"):
        assert min(window.element(id).rect.size) >= window.stage.screen.px(theme.TOUCH)
    always = {"look-on/leave", "look-on/take", "tool/log", "tool/menu"}
    assert always <= enabled <= always | {"tool/turn"}
    autosave.save(table.session.match)
    assert autosave.record_if_readable() == kept


def test_what_the_other_plays_and_takes_back_is_followed(lock, match):
    window = Window()
    window.tap("dialog/look-on")
    session = window.stage.top.session
    play(match, 3)
    for _turn in range(9):
        window.look()
    assert (session.shown, session.match.actions) == (3, match.actions)
    if match.can_undo:
        match.undo()
    keep(match)
    window.look()
    assert session.match.actions == match.actions
    assert session.shown == len(match.actions)


def test_another_game_is_followed_too(lock, match):
    window = Window()
    window.tap("dialog/look-on")
    other = TikalMatch(new_setup(list(match.setup.players), 1, 4))
    keep(other)
    window.look()
    window.look()
    assert write(window.stage.top.session.match) == write(other)


def test_a_save_that_cannot_be_read_is_left_alone(lock, match):
    window = Window()
    window.tap("dialog/look-on")
    platform.storage.write(autosave.SLOT, "{")
    window.look()
    assert isinstance(window.stage.top, LookOn)
    assert autosave.record_if_readable() == "{"


def test_leaving_leads_to_the_title_which_asks_again(lock, match):
    window = Window()
    window.tap("dialog/look-on")
    window.tap("look-on/leave")
    window.look()
    assert window.ids() == ["dialog/look-on", "dialog/take"]


def test_taking_over_goes_on_with_what_is_kept(lock, match):
    window = Window()
    window.tap("dialog/look-on")
    play(match, 2)
    window.tap("look-on/take")
    window.look()
    assert lock.asked == 1
    assert type(window.stage.top) is TableScene
    assert write(window.stage.top.session.match) == write(match)


def test_a_window_that_does_not_answer_is_told(lock, match):
    lock.answers = False
    window = Window()
    window.tap("dialog/take")
    assert "does not answer" in window.stage.top.title


def test_the_one_that_played_looks_on_at_once_and_keeps_nothing_more(lock, match):
    lock.term = 1
    window = Window()
    window.tap("title/continue")
    mine = window.stage.top.session
    lock.term = 0
    mine.play(legal_actions(mine.match.state)[:1])
    assert read(autosave.record_if_readable()).actions == match.actions
    window.look()
    assert window.ids() == ["dialog/look-on", "dialog/take"]
    assert isinstance(window.stage.bottom, LookOn)
    window.tap("dialog/take")
    window.look()
    assert type(window.stage.top) is TableScene
    assert window.stage.top.session.match.actions == match.actions


def test_when_the_other_is_closed_the_game_goes_on_where_it_was_looked_on(lock, match):
    window = Window()
    window.tap("dialog/look-on")
    lock.term = 1
    window.look()
    assert type(window.stage.top) is TableScene


def test_after_a_sleep_in_which_another_played_the_title_offers_what_is_kept(lock, match):
    lock.term = 1
    window = Window()
    window.tap("title/continue")
    play(match)
    lock.term = 2
    window.look()
    window.tap("title/continue")
    assert window.stage.top.session.match.actions == match.actions


def test_a_finished_game_is_not_looked_on_at(lock, match):
    while match.state.phase != OVER:
        match.play(legal_actions(match.state)[0])
    keep(match)
    assert "dialog/look-on" not in Window().ids()
