import pytest

from game.journey import Journey
from game.platform import Trouble, platform
from game.rulebook.flow import TextLine
from game.rulebook.scene import RulebookScene
from game.scenes import kept_matches
from game.scenes.matches import MatchesScene
from game.scenes.setup import SetupScene
from game.scenes.title import SavedMatches, TitleScene
from game.table import autosave
from game.tikal.rules.game_rules import random_match
from game.tikal.rules.records import TikalMatch
from game.tikal.rules.setup import VARIANTS, new_setup
from game.ui import sprites
from game.ui.input import Key
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


WAYS = dict.fromkeys(("new_game", "matches", "open_record", "daily", "lessons", "rules"), print)


def crowded(size):
    """All buttons."""
    viewer = Viewer(*size)
    saved = SavedMatches("Marisol to play, round 12", lambda: None)
    scene = TitleScene(
        viewer.stage,
        look=lambda: saved,
        **WAYS,
        leave=print,
    )
    viewer.stage.go(scene)
    return viewer


@sized()
def test_layout(size, lines):
    viewer = crowded(size)
    viewer.look()
    ways = ["title/continue", "title/matches", "title/new-game", "title/daily"]
    ways += ["title/lessons", "title/open", "title/quit"]
    ways += ["title/full-screen", "title/rules", "title/settings"]
    assert viewer.ids() == ways
    viewer.check_layout()
    name = [rect for words, _size, rect in lines if words == "TIKAL"]
    assert name
    assert all(rect.w < viewer.stage.screen.safe.w * 0.98 for rect in name)
    if size in PLAYABLE:
        check_lines([line for line in lines if line[0] != "TIKAL"], viewer.stage.screen)
        assert any("unofficial" in words for words, *_ in lines)


def test_the_first_picture_does_not_wait_for_the_saved_game():
    viewer = Viewer(1280, 800, 1)
    looked = []
    look = lambda: looked.append(1)  # noqa: E731
    scene = TitleScene(viewer.stage, look=look, **WAYS, leave=None)
    viewer.stage.go(scene)
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
    viewer.tap("title/new-game")
    viewer.tap("dialog/tikal")
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
    viewer.tap("title/new-game")
    viewer.tap("dialog/tikal")
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
    viewer.tap("title/matches")
    assert isinstance(viewer.stage.top, MatchesScene)


def test_a_broken_save_is_kept_aside_and_the_game_goes_on(storage, lines):
    storage.write(autosave.SLOT, "{ torn")
    viewer = opened()
    assert storage.read("autosave.json.broken-1") == "{ torn"
    assert any("autosave.json.broken-1" in words for words, *_ in lines)
    viewer.stage.handle(Key("return"))
    viewer.look()
    viewer.tap("title/new-game")
    viewer.tap("dialog/tikal")
    assert isinstance(viewer.stage.top, SetupScene)


def test_a_forbidden_storage_is_told_and_the_game_goes_on(monkeypatch, lines):
    def refuse(_name):
        raise refusal("no access to the folder", Trouble.FORBIDDEN)

    monkeypatch.setattr(platform.storage, "read", refuse)
    viewer = opened()
    assert any("no access to the folder" in words for words, *_ in lines)
    viewer.tap("title/new-game")
    viewer.tap("dialog/tikal")
    assert isinstance(viewer.stage.top, SetupScene)


@pytest.mark.parametrize(("there", "closed"), [(True, True), (False, False)])
def test_quit_is_there_where_a_program_can_be_left(there, closed):
    viewer = Viewer(1280, 800, 1)
    leave = viewer.stage.close if there else None
    scene = TitleScene(viewer.stage, look=lambda: None, **WAYS, leave=leave)
    viewer.stage.go(scene)
    viewer.look()
    if "title/quit" in viewer.ids():
        viewer.tap("title/quit")
    assert viewer.stage.closed is closed


def test_what_comes_next_is_prepared_bit_by_bit_while_the_title_waits(monkeypatch):
    monkeypatch.setattr(sprites, "_ready", {})
    viewer = opened()
    first = len(sprites._ready)
    for _frame in range(len(sprites.names()) + 1):
        before = len(sprites._ready)
        viewer.look()
        assert len(sprites._ready) - before <= 2
    others = {name for name in sprites.names() if not name.startswith(("title", "app_icon"))}
    assert first < len(sprites._ready)
    assert set(sprites._ready) == others


def test_the_kept_game_is_read_once(monkeypatch):
    autosave.save(TikalMatch(new_setup(PLAYERS, 1, 7)))
    loads = []
    load = autosave.load
    monkeypatch.setattr(autosave, "load", lambda read: loads.append(1) or load(read))
    viewer = opened()
    viewer.tap("title/new-game")
    viewer.tap("dialog/tikal")
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
    viewer.tap("title/rules")
    viewer.tap("dialog/tikal")
    assert isinstance(viewer.stage.top, RulebookScene)
    assert "You lead an expedition" in " ".join(
        piece.words
        for column in viewer.stage.top.pages[0]
        for piece in column
        if isinstance(piece, TextLine)
    )
    viewer.tap("rulebook/close")
    assert isinstance(viewer.stage.top, TitleScene)
