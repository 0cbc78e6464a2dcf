"""The kept games: resumed, looked at, named, handed out, thrown away and brought back."""

import math

import pytest

from game.core.outline import Origin
from game.journey import Journey
from game.platform import Trouble, platform
from game.scenes import kept_matches
from game.scenes.game_page import GamePage
from game.scenes.match_card import MatchEntry
from game.scenes.matches import MatchesScene
from game.scenes.results import ResultsScene
from game.scenes.title import TitleScene
from game.table import autosave
from game.tikal.description import TIKAL
from game.tikal.rules.game_rules import random_match
from game.tikal.rules.records import TikalMatch, read
from game.tikal.rules.setup import VARIANTS, new_setup
from game.tikal.table.scene import TableScene
from game.ui import theme
from game.ui.input import Drag, Key, Phase, Press, Release, Typed, Wheel
from tests.storages import refusal
from tests.windows import Viewer

FINISHED = random_match(VARIANTS["mini"], 2, 4).record()


def begun(seed):
    players = [{"name": name, "kind": "human"} for name in ("Marisol", "Ana")]
    return TikalMatch(new_setup(players, 1, seed))


class Keeper(Viewer):
    """At the kept games."""

    def __init__(self, size=(1280, 800, 1)):
        super().__init__(*size)
        self.journey = Journey(self.stage)
        self.open()

    def open(self):
        self.journey.matches(TIKAL)
        self.read()

    def read(self):
        while self.stage.busy:
            self.look()
        self.look()

    @property
    def told(self):
        """What the cards say."""
        cards = [one for one in self.stage.elements() if one.id.removeprefix("match/").isdigit()]
        return [one.label for one in cards]


@pytest.fixture
def games(storage):
    """One on the table, two put away, one of them finished."""
    matches = [begun(seed) for seed in (5, 6)]
    kept_matches.add_record(matches[1].record(), ended=False)
    kept_matches.add_record(FINISHED, ended=True)
    autosave.save(matches[0])
    return matches


@pytest.fixture
def keeper(games):
    return Keeper()


def kept():
    """All records that are kept."""
    files = (autosave.SLOT, *(one.file for one in kept_matches.list_places()))
    return {text for file in files if (text := platform.storage.read(file))}


def test_every_game_says_what_it_is_and_where_it_stands(keeper):
    first, ended, other = keeper.told
    assert first == other == "Basic game\nAna to play, round 1"
    assert ended == "Mini Tikal\nBen 24, Ana 12"


def test_a_kept_game_says_against_which_level_and_temper_and_when(storage):
    match = random_match(VARIANTS["mini"], 2, 4)
    match.setup.players[1]["kind"] = "ai:explorer:builder"
    match.extra |= {"begun": "2026-11-20", "ended": "2026-11-22"}
    entry = MatchEntry("ended-000001.json", match.record(), ended=True)
    assert str(entry.computer_levels) == "Computer: Explorer, Builder"
    assert str(entry.dates) == "From 2026-11-20 to 2026-11-22"
    match.extra |= {"begun": 7, "ended": "yesterday"}
    assert not MatchEntry("ended-000001.json", match.record(), ended=True).dates


def test_every_game_has_a_picture_of_its_board(keeper):
    assert all(entry.picture for entry in keeper.stage.top.entries)


def test_pictures_are_drawn_anew_for_another_window_and_games_are_not_read_again(keeper):
    scene = keeper.stage.top
    matches = [entry.match for entry in scene.entries]
    sizes = [entry.picture.get_size() for entry in scene.entries]
    keeper.stage.layout(Viewer(390, 844, 1).stage.screen)
    keeper.read()
    assert [entry.match for entry in scene.entries] == matches
    assert all(
        entry.picture.get_size() != size for entry, size in zip(scene.entries, sizes, strict=True)
    )


def test_it_is_seen_before_anything_is_read(games, monkeypatch):
    monkeypatch.setattr(theme, "THINKING_SLICE", 0.0)
    keeper = Viewer(1280, 800, 1)
    Journey(keeper.stage).matches(TIKAL)
    keeper.look()
    assert "match/3" in keeper.ids()
    assert keeper.stage.busy
    assert not keeper.stage.top.entries[-1].picture


def test_a_tap_goes_on_with_a_game_and_the_other_is_put_away(keeper, games):
    keeper.tap("match/3")
    assert isinstance(keeper.stage.bottom, TableScene)
    assert keeper.stage.bottom.match.setup.seed == 6
    assert autosave.record_if_readable() == games[1].record()
    assert kept() == {games[0].record(), games[1].record(), FINISHED}


def test_a_tap_on_a_finished_game_shows_how_it_ended(keeper, games):
    keeper.tap("match/2")
    assert isinstance(keeper.stage.bottom, ResultsScene)
    assert autosave.record_if_readable() == games[0].record()


def test_a_name_is_typed_shown_and_kept(keeper, games):
    keeper.tap("match/1/more")
    keeper.tap("dialog/rename")
    for gesture in (Typed("Friday evening"), Key("return")):
        keeper.stage.handle(gesture)
        keeper.look()
    assert keeper.told[0] == "Friday evening\nAna to play, round 1"
    assert read(autosave.record_if_readable()).extra == {"name": "Friday evening"}
    keeper.open()
    assert keeper.told[0].startswith("Friday evening")


def test_enter_on_the_way_back_gives_no_name(keeper):
    keeper.tap("match/1/more")
    keeper.tap("dialog/rename")
    for gesture in (Typed("Friday"), Key("tab"), Key("return")):
        keeper.stage.handle(gesture)
        keeper.look()
    assert keeper.told[0].startswith("Basic game")


def test_what_is_thrown_away_can_be_brought_back(keeper, games):
    before = kept()
    keeper.tap("match/3/more")
    keeper.tap("dialog/throw-away")
    assert kept() == before - {games[1].record()}
    assert not keeper.element("match/3").enabled
    keeper.tap("match/3/undo")
    assert kept() == before
    assert keeper.element("match/3").enabled


def test_what_is_thrown_away_is_gone_when_the_list_is_left(keeper, games):
    keeper.tap("match/1/more")
    keeper.tap("dialog/throw-away")
    keeper.tap("matches/back")
    keeper.look()
    assert isinstance(keeper.stage.bottom, GamePage)
    keeper.tap("page/back")
    keeper.look()
    assert isinstance(keeper.stage.bottom, TitleScene)
    assert autosave.record_if_readable() == games[1].record()  # the last that is left is offered
    keeper.open()
    assert len(keeper.told) == 2


def test_a_game_is_handed_out_with_its_name(keeper, tmp_path):
    keeper.tap("match/1/more")
    keeper.tap("dialog/rename")
    keeper.stage.handle(Typed("Friday"))
    keeper.tap("rename/done")
    keeper.tap("match/1/more")
    keeper.tap("dialog/save")
    (file,) = (tmp_path / "exports").iterdir()
    assert read(file.read_bytes()).extra == {"name": "Friday"}


def test_where_a_branch_comes_from_is_told(storage, lines):
    branch = begun(5)
    branch.extra = Origin(40, 200).entry
    autosave.save(branch)
    Keeper()
    assert "Branched off after 40 actions of 200" in [words for words, *_ in lines]


def test_a_game_that_cannot_be_read_says_so_and_can_be_thrown_away(storage):
    illegal = FINISHED.replace('"actions":[', '"actions":["guard h5",')
    for text in (illegal, "{ torn"):
        kept_matches.add_record(text, ended=True)
    keeper = Keeper()
    assert [told.splitlines()[-1] for told in keeper.told] == ["This game cannot be read."] * 2
    assert not keeper.element("match/1").enabled
    for card, reason in ((1, "damaged"), (2, 'Action 1 "guard h5"')):
        keeper.tap(f"match/{card}/more")
        assert reason in keeper.stage.top.body
        assert "dialog/save" not in keeper.ids()
        keeper.tap("dialog/throw-away")
    assert kept() == set()


def test_more_games_than_have_room_have_pages(storage):
    for number in range(9):
        match = begun(number)
        kept_matches.add_record(match.record(), ended=False)
    keeper = Keeper((390, 844, 1))
    scene, room = keeper.stage.top, len(keeper.told)
    assert room < 9
    keeper.tap("matches/next")
    keeper.read()
    assert len(keeper.told) == min(room, 9 - room)
    keeper.tap("matches/previous")
    wheel, keys = Wheel((200, 300), -1), Key("page up")
    for turn, page in ((wheel, 1), (keys, 0), (keys, 0)):
        keeper.stage.handle(turn)
        assert scene.page == page


def test_a_swipe_that_begins_on_a_card_turns_the_page_and_opens_nothing(storage):
    for number in range(9):
        kept_matches.add_record(begun(number).record(), ended=False)
    keeper = Keeper((390, 844, 1))
    start, end = (300, 120), (100, 130)
    swipe = [Press(start)]
    swipe += [Drag(start, end, (-200, 10), phase) for phase in (Phase.MOVE, Phase.END)]
    for gesture in (*swipe, Release()):
        keeper.stage.handle(gesture)
    keeper.read()
    assert isinstance(keeper.stage.top, MatchesScene)
    assert keeper.stage.top.page == 1


def test_a_storage_that_refuses_is_told_and_nothing_is_gone(keeper, games, monkeypatch):
    def refuse(*_names):
        raise refusal("no access to the folder", Trouble.FORBIDDEN)

    before = kept()
    with monkeypatch.context() as broken:
        for name in ("write", "remove"):
            broken.setattr(platform.storage, name, refuse)
        keeper.tap("match/1/more")
        keeper.tap("dialog/throw-away")
    assert keeper.element("match/1").enabled
    assert kept() == before


def test_a_storage_that_cannot_be_read_is_told(monkeypatch, lines):
    def refuse(*_names):
        raise refusal("no access to the folder", Trouble.FORBIDDEN)

    monkeypatch.setattr(platform.storage, "read", refuse)
    Keeper()
    assert any(words.startswith("What is kept cannot be read: 'a.json'") for words, *_ in lines)


def test_records_are_opened_from_here_too(keeper, monkeypatch):
    monkeypatch.setattr(theme, "PREPARING_SLICE", math.inf)
    keeper.tap("matches/open")
    assert "dialog/paste" in keeper.ids()


def test_a_finished_game_stays_where_others_look_on_until_it_makes_way(storage):
    storage.write(autosave.SLOT, FINISHED)
    viewer = Viewer(1280, 800, 1)
    journey = Journey(viewer.stage)
    journey.results(read(FINISHED))
    viewer.look()
    assert autosave.record_if_readable() == FINISHED
    viewer.tap("results/rematch")
    assert [place.ended for place in kept_matches.list_places()] == [True]
    assert autosave.record_if_readable() != FINISHED
