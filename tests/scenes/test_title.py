from functools import partial

import pytest

from game.games import GAMES
from game.journey import Journey
from game.platform import Trouble, platform
from game.rulebook.flow import TextLine
from game.rulebook.scene import RulebookScene
from game.scenes import kept_matches
from game.scenes.front import WORDS, SavedMatches
from game.scenes.game_page import GamePage
from game.scenes.matches import MatchesScene
from game.scenes.setup import NewGame, SetupScene
from game.scenes.title import TitleScene
from game.scenes.window_buttons import window_buttons
from game.settings.store import last_game, remember_last_game
from game.table import autosave
from game.tikal.rules.game_rules import random_match
from game.tikal.rules.records import TikalMatch
from game.tikal.rules.setup import VARIANTS, new_setup
from game.tzolkin.description import TZOLKIN
from game.ui import sprites
from game.ui.input import Key
from game.ui.painting import covers
from tests.hexes.description import HEXES
from tests.storages import refusal
from tests.windows import PLAYABLE, Viewer, check_lines, sized

PLAYERS = [
    {"name": "Marisol", "kind": "human", "mark": "red"},
    {"name": "Ana", "kind": "human", "mark": "white"},
]

FINISHED = random_match(VARIANTS["mini"], 2, 4).record()


def opened(size=(1280, 800, 1)):
    viewer = Viewer(*size)
    Journey(viewer.stage).title()
    viewer.look()
    return viewer


def shown(size, look, games=GAMES, leave=print):
    """The title with a match to go on with, or with what ``look`` returns."""
    viewer = Viewer(*size)
    further = window_buttons(viewer.stage, print, leave)
    ways = {"page": print, "open_record": print, "further": further}
    viewer.stage.go(TitleScene(viewer.stage, games, look=look, **ways))
    return viewer


def crowded(size, games=GAMES):
    """All buttons."""
    saved = SavedMatches("Marisol to play, round 12", lambda: None, games[-1].id)
    return shown(size, lambda: saved, games)


@sized()
def test_layout(size, lines):
    viewer = crowded(size)
    viewer.look()
    ways = ["title/tikal", "title/tzolkin", "title/continue", "title/open"]
    house = ["title/language", "title/host", "title/quit", "title/full-screen", "title/settings"]
    assert viewer.ids() == [*ways, *house]
    viewer.check_layout()
    if size in PLAYABLE:
        check_lines([line for line in lines if not line[0].isupper()], viewer.stage.screen)
        for words in ("unofficial", "2 to 4 players, 90 to 120 minutes, medium"):
            assert any(words in line for line, *_ in lines)


@sized()
def test_a_third_game_without_a_picture_has_room_too(size, lines):
    viewer = crowded(size, [*GAMES, HEXES])
    viewer.look()
    viewer.check_layout()
    assert "title/hexes" in viewer.ids()


@sized()
def test_layout_of_a_page(size, lines):
    viewer = opened(size)
    viewer.tap("title/tikal")
    ways = ["page/new-game", "page/lessons", "page/daily", "page/rules", "page/back"]
    assert viewer.ids() == ways
    viewer.check_layout()
    viewer.stage.top.offer(SavedMatches("Marisol to play, round 12", print))
    viewer.stage.layout(viewer.stage.screen)
    viewer.look()
    assert viewer.ids() == ["page/continue", "page/matches", *ways]
    viewer.check_layout()
    name = [rect for words, _size, rect in lines if words == "TIKAL"]
    assert all(rect.w < viewer.stage.screen.safe.w for rect in name)


def test_the_game_that_was_played_last_comes_first():
    assert opened().ids()[:2] == ["title/tikal", "title/tzolkin"]
    remember_last_game("tzolkin")
    assert opened().ids()[:2] == ["title/tzolkin", "title/tikal"]


def test_the_pictures_stay_where_they_are_as_long_as_the_program_runs():
    viewer = Viewer(1280, 800, 1)
    journey = Journey(viewer.stage)
    for _visit in range(2):
        journey.title()
        viewer.look()
        assert viewer.ids()[:2] == ["title/tikal", "title/tzolkin"]
        remember_last_game("tzolkin")


def test_playing_a_game_makes_it_the_last():
    viewer = opened()
    Journey(viewer.stage).table(NewGame.default(TZOLKIN).begin(lambda _seats: 0, 1))
    assert last_game() == "tzolkin"


def test_a_page_goes_on_with_its_own_game_only(lines):
    autosave.save(TikalMatch(new_setup(PLAYERS, 1, 5)))
    viewer = opened()
    viewer.tap("title/tzolkin")
    assert "page/continue" not in viewer.ids()
    assert "page/matches" not in viewer.ids()
    viewer.tap("page/back")
    viewer.tap("title/tikal")
    viewer.tap("page/continue")
    assert viewer.stage.top.match.setup.first_player == 1


def test_a_picture_on_its_way_is_shown_when_it_is_here(monkeypatch):
    here = covers.is_here
    monkeypatch.setattr(covers, "is_here", lambda file: "tzolkin" not in file and here(file))
    viewer = opened()
    before = viewer.surface.copy()
    monkeypatch.setattr(covers, "is_here", here)
    viewer.look()
    place = viewer.element("title/tzolkin").rect.center
    assert viewer.surface.get_at(place) != before.get_at(place)
    assert viewer.surface.get_at((5, 5)) == before.get_at((5, 5))


def test_the_first_picture_does_not_wait_for_the_saved_game():
    looked = []
    viewer = shown((1280, 800, 1), lambda: looked.append(1))
    viewer.stage.update(0)
    assert not looked
    viewer.stage.draw(viewer.surface)
    viewer.stage.update(0.1)
    viewer.stage.update(0.2)
    assert looked == [1]


def test_without_a_save_there_is_nothing_to_continue():
    assert "title/continue" not in opened().ids()


def test_new_game_leads_to_the_setup():
    viewer = opened()
    viewer.tap("title/tikal")
    viewer.tap("page/new-game")
    assert isinstance(viewer.stage.top, SetupScene)


def test_a_saved_game_is_offered_with_whose_turn_it_is(lines):
    autosave.save(TikalMatch(new_setup(PLAYERS, 1, 5)))
    viewer = opened()
    assert "title/continue" in viewer.ids()
    assert "Ana to play, round 1" in [words for words, *_ in lines]


def test_a_new_game_leaves_the_one_in_progress_where_it_is():
    match = TikalMatch(new_setup(PLAYERS, 1, 5))
    autosave.save(match)
    viewer = opened()
    viewer.tap("title/tikal")
    viewer.tap("page/new-game")
    assert isinstance(viewer.stage.top, SetupScene)
    assert autosave.record_if_readable() == match.record()
    viewer.tap("setup/start")
    assert autosave.record_if_readable() != match.record()
    (place,) = kept_matches.list_places()
    assert platform.storage.read(place.file) == match.record()


def test_without_a_game_on_the_table_the_last_that_goes_on_is_offered(lines):
    for number in range(2):
        kept_matches.add_record(TikalMatch(new_setup(PLAYERS, number, 5)).record(), ended=False)
    kept_matches.add_record(FINISHED, ended=True)
    viewer = opened()
    assert "Ana to play, round 1" in [words for words, *_ in lines]
    viewer.tap("title/continue")
    assert viewer.stage.top.match.setup.first_player == 1


def test_where_only_finished_games_are_kept_they_can_be_looked_at():
    kept_matches.add_record(FINISHED, ended=True)
    viewer = opened()
    assert "title/continue" not in viewer.ids()
    viewer.tap("title/tikal")
    viewer.tap("page/matches")
    assert isinstance(viewer.stage.top, MatchesScene)


def test_a_broken_save_is_kept_aside_and_the_game_goes_on(storage, lines):
    storage.write(autosave.SLOT, "{ torn")
    viewer = opened()
    assert storage.read("autosave.json.broken-1") == "{ torn"
    assert any("autosave.json.broken-1" in words for words, *_ in lines)
    viewer.stage.handle(Key("return"))
    viewer.look()
    viewer.tap("title/tikal")
    viewer.tap("page/new-game")
    assert isinstance(viewer.stage.top, SetupScene)


def test_a_forbidden_storage_is_told_and_the_game_goes_on(monkeypatch, lines):
    def refuse(_name):
        raise refusal("no access to the folder", Trouble.FORBIDDEN)

    monkeypatch.setattr(platform.storage, "read", refuse)
    viewer = opened()
    assert any("no access to the folder" in words for words, *_ in lines)
    viewer.tap("title/tikal")
    viewer.tap("page/new-game")
    assert isinstance(viewer.stage.top, SetupScene)


def test_quit_leaves_the_program():
    left = []
    viewer = shown((1280, 800, 1), lambda: None, leave=partial(left.append, 1))
    viewer.look()
    viewer.tap("title/quit")
    assert left == [1]


@pytest.mark.parametrize("window", [True, False])
def test_a_page_has_no_buttons_of_a_window(window, monkeypatch):
    monkeypatch.setattr(platform, "can_quit", window, raising=False)
    of_a_window = {"title/host", "title/quit"} & set(opened().ids())
    assert len(of_a_window) == (2 if window else 0)


def test_what_comes_next_is_prepared_bit_by_bit_while_the_title_waits(monkeypatch):
    monkeypatch.setattr(sprites, "_ready", {})
    viewer = opened()
    first = len(sprites._ready)
    for _frame in range(len(sprites.names()) + 1):
        before = len(sprites._ready)
        viewer.look()
        assert len(sprites._ready) - before <= 2
    others = {name for name in sprites.names() if not name.startswith("app_icon")}
    assert first < len(sprites._ready)
    assert set(sprites._ready) == others


def test_the_kept_game_is_read_once(monkeypatch):
    autosave.save(TikalMatch(new_setup(PLAYERS, 1, 7)))
    loads = []
    load = autosave.load
    monkeypatch.setattr(autosave, "load", lambda read: loads.append(1) or load(read))
    viewer = opened()
    viewer.tap("title/tikal")
    viewer.tap("page/new-game")
    assert isinstance(viewer.stage.top, SetupScene)
    assert len(loads) == 1


@sized()
def test_a_new_version_is_told_and_started(size, monkeypatch):
    restarted = []
    monkeypatch.setattr(platform, "restart", lambda: restarted.append(1))
    viewer = crowded(size)
    viewer.look()
    assert "title/update" not in viewer.ids()
    monkeypatch.setattr(platform, "update_waiting", lambda: True)
    viewer.look()
    viewer.look()
    viewer.check_layout()
    viewer.tap("title/update")
    assert restarted == [1]


def test_the_rules_can_be_read_before_the_first_game():
    viewer = opened()
    viewer.tap("title/tikal")
    viewer.tap("page/rules")
    assert isinstance(viewer.stage.top, RulebookScene)
    assert "You lead an expedition" in " ".join(
        piece.words
        for column in viewer.stage.top.pages[0]
        for piece in column
        if isinstance(piece, TextLine)
    )
    viewer.tap("rulebook/close")
    assert isinstance(viewer.stage.top, GamePage)


@sized()
def test_the_title_at_a_host_leads_to_its_tables(size):
    ways = {"page": print, "open_record": print, "look": lambda: None}
    viewer = Viewer(*size)
    viewer.stage.go(TitleScene(viewer.stage, GAMES, tables=print, **ways))
    viewer.look()
    viewer.check_layout()
    assert "title/tables" in viewer.ids()
    assert str(WORDS["hosted"]) in [node.name for node in viewer.stage.top.nodes()]
