"""Records from outside: asked for, refused with a reason, and never at the cost of another game."""

import asyncio
import math

import pygame
import pytest

from game import app as loop
from game.core.share import encode
from game.journey import Journey
from game.platform import Trouble, platform
from game.scenes import kept_matches
from game.scenes.results import ResultsScene
from game.scenes.title import TitleScene
from game.table import autosave
from game.tikal.rules.actions import PlaceTile
from game.tikal.rules.game_rules import RULES, random_match
from game.tikal.rules.play import legal_actions
from game.tikal.rules.records import TikalMatch, read, write
from game.tikal.rules.setup import VARIANTS, Options, new_setup
from game.tikal.table.scene import TableScene
from game.ui import theme
from game.ui.dialog import Dialog
from game.ui.input import Key, Typed
from tests.storages import refusal
from tests.windows import Viewer, check_lines, sized

NAMES = ("Marisol", "Ana")
FINISHED = write(random_match(VARIANTS["mini"], 2, 4))


@pytest.fixture(autouse=True)
def _at_once(monkeypatch):
    """What comes next is prepared within the turn that asks for it."""
    monkeypatch.setattr(theme, "PREPARING_SLICE", math.inf)


def begun(seed, options=None):
    players = [{"name": name, "kind": "human"} for name in NAMES]
    return TikalMatch(new_setup(players, 1, seed, options))


class Traveller(Viewer):
    def __init__(self, size=(1280, 800, 1)):
        super().__init__(*size)
        self.journey = Journey(self.stage)
        self.journey.title()
        self.look()

    def run_errands(self):
        errands, self.stage.tasks = self.stage.tasks, []
        for errand in errands:
            asyncio.run(errand())
        self.look()

    def paste(self, text):
        pygame.scrap.put_text(text)
        self.tap("title/open")
        self.tap("dialog/paste")
        self.run_errands()

    @property
    def at(self):
        return type(self.stage.bottom)


@pytest.fixture
def traveller():
    return Traveller()


@pytest.fixture
def in_progress():
    """A game in progress, which must survive."""
    match = begun(5)
    autosave.save(match)
    return match


def kept():
    return write(autosave.load(read))


def shelved():
    """The records of the games that go on beside the one on the table."""
    return [platform.storage.read(one.file) for one in kept_matches.list_places() if not one.ended]


def test_a_pasted_record_is_played_on_from_its_last_action(traveller):
    match = begun(9, Options("own", 2))
    traveller.paste(write(match))
    assert traveller.at is TableScene
    assert kept() == write(match)


def test_a_finished_record_opens_at_its_results_and_leaves_the_saved_game_alone(
    in_progress, traveller
):
    traveller.paste(FINISHED)
    assert traveller.at is ResultsScene
    assert kept() == write(in_progress)
    traveller.tap("results/title")
    assert "title/continue" in traveller.ids()


def test_a_finished_record_is_kept_once(in_progress, traveller):
    for _time in range(2):
        traveller.paste(FINISHED)
        traveller.tap("results/title")
    assert [place.ended for place in kept_matches.list_places()] == [True]
    assert platform.storage.read(kept_matches.list_places()[0].file) == FINISHED


def test_a_rematch_puts_the_saved_game_away(in_progress, traveller):
    traveller.paste(FINISHED)
    traveller.tap("results/rematch")
    assert traveller.at is TableScene
    assert shelved() == [write(in_progress)]
    setup = traveller.stage.bottom.match.setup
    finished = read(FINISHED).setup
    assert setup.variant == finished.variant
    assert [one["name"] for one in setup.players] == [one["name"] for one in finished.players]
    assert setup.deck != finished.deck


def test_a_game_in_progress_is_put_away_for_another_and_found_again(in_progress, traveller):
    traveller.paste(write(begun(9)))
    assert traveller.at is TableScene
    assert kept() == write(begun(9))
    assert shelved() == [write(in_progress)]
    traveller.journey.title()
    traveller.look()
    traveller.paste(write(in_progress))
    assert traveller.at is TableScene
    assert kept() == write(in_progress)
    assert shelved() == [write(begun(9))]


def turned(angle):
    """A game whose first hexagon lies that way round; it can still be taken back."""
    match = begun(5)
    actions = [one for one in legal_actions(match.state) if isinstance(one, PlaceTile)]
    match.play(sorted(actions, key=lambda one: (one.space, one.rotation))[angle])
    return match


def test_a_record_that_differs_only_in_what_can_be_taken_back_is_the_one_that_opens(traveller):
    here, came = turned(0), turned(1)
    assert here.undo_limit == came.undo_limit == 0
    autosave.save(here)
    traveller.paste(write(came))
    assert traveller.at is TableScene
    assert kept() == write(came)
    assert shelved() == [write(here)]


def test_where_the_one_in_progress_cannot_be_put_away_nothing_is_begun(
    monkeypatch, in_progress, traveller
):
    def refuse(*_names):
        raise refusal("the disk is full")

    monkeypatch.setattr(platform.storage, "move", refuse)
    traveller.paste(write(begun(9)))
    assert "the disk is full" in traveller.stage.top.body
    traveller.tap("dialog/no-room")
    assert traveller.at is TitleScene
    assert kept() == write(in_progress)


@pytest.mark.parametrize(
    ("broken", "reason"),
    [
        ("{", "damaged"),
        ('{"format": "tikal-record/9", "game": "tikal"}', "tikal-record/9"),
        (FINISHED.replace('"actions":[', '"actions":["guard h5",'), 'Action 1 "guard h5"'),
    ],
)
def test_a_broken_record_is_refused_with_its_reason_and_nothing_is_lost(
    broken, reason, in_progress, traveller
):
    traveller.paste(broken)
    assert reason in traveller.stage.top.body
    traveller.tap("dialog/refused")
    assert traveller.at is TitleScene
    assert kept() == write(in_progress)


def test_an_empty_clipboard_is_told(traveller):
    traveller.paste("")
    assert "The clipboard holds no text" in traveller.stage.top.body


@pytest.mark.parametrize("before", ["", "https://example.org/play/#g="])
def test_a_pasted_code_or_link_is_opened(traveller, before):
    match = begun(9, Options("own", 2))
    traveller.paste(before + encode(write(match), RULES))
    assert traveller.at is TableScene
    assert kept() == write(match)


def test_a_damaged_code_is_refused_with_what_to_do(in_progress, traveller):
    traveller.paste(encode(FINISHED, RULES)[:-1])
    assert "copy it again" in traveller.stage.top.body
    assert kept() == write(in_progress)


def test_a_text_dropped_on_the_window_is_opened():
    app = loop.App()
    app.turn(0)
    text = "https://example.org/#g=" + encode(FINISHED, RULES)
    pygame.event.post(pygame.event.Event(pygame.DROPTEXT, text=text))
    app.turn(0.1)
    assert app.stage.top.title == "A shared game"
    app.stage.handle(Key("return"))
    app.turn(1.0)
    assert isinstance(app.stage.bottom, ResultsScene)


def dropped(path):
    """A file dropped on the window of the running game; the app as it is then."""
    app = loop.App()
    app.turn(0)
    pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(path)))
    app.turn(0.1)
    return app


def test_a_file_dropped_on_the_window_is_opened(tmp_path):
    path = tmp_path / "game.json"
    path.write_text(write(begun(9)), "utf-8")
    assert isinstance(dropped(path).stage.bottom, TableScene)


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (None, "No such file"),
        (b"\xff\xfe", "There is no link, code or record of a game in it."),
        (b"x" * 10_000_000, "more than 100,000 bytes"),
    ],
    ids=["missing", "bytes", "large"],
)
def test_a_dropped_file_that_is_no_record_is_told(tmp_path, content, reason):
    path = tmp_path / "game.json"
    if content is not None:
        path.write_bytes(content)
    app = dropped(path)
    assert reason in app.stage.top.body
    assert isinstance(app.stage.bottom, TitleScene)


def test_a_drop_on_the_table_asks_even_where_nothing_can_be_saved(monkeypatch, traveller):
    def refuse(*_arguments):
        raise refusal("no access to the folder", Trouble.FORBIDDEN)

    monkeypatch.setattr(platform.storage, "read", refuse)
    monkeypatch.setattr(platform.storage, "write", refuse)
    playing = begun(5)
    traveller.journey.table(playing)
    traveller.journey.open(begun(9))
    assert isinstance(traveller.stage.top, Dialog)
    traveller.tap("dialog/stay")
    assert traveller.stage.bottom.session.match is playing


def test_a_record_of_the_command_line_leaves_the_one_in_progress_too(in_progress):
    app = loop.App(begun(9))
    assert isinstance(app.stage.bottom, TableScene)
    assert shelved() == [write(in_progress)]


def test_a_record_of_the_command_line_opens_at_once_where_nothing_is_in_progress():
    assert isinstance(loop.App(begun(9)).stage.bottom, TableScene)


def test_a_broken_save_is_put_away_as_it_is_for_a_record(storage):
    storage.write(autosave.SLOT, "{ torn")
    app = loop.App(begun(9))
    assert isinstance(app.stage.bottom, TableScene)
    assert shelved() == ["{ torn"]


@pytest.mark.parametrize(("given", "opened"), [(FINISHED, ResultsScene), (None, TitleScene)])
def test_where_a_file_can_be_chosen_it_is_offered(monkeypatch, given, opened):
    async def choose():
        return given

    monkeypatch.setattr(platform.sharing, "can_choose", True)
    monkeypatch.setattr(platform.sharing, "choose", choose)
    traveller = Traveller()
    traveller.tap("title/open")
    traveller.tap("dialog/file")
    traveller.run_errands()
    assert traveller.at is opened


@sized(playable_only=True)
def test_the_question_for_a_record_fits_where_a_file_can_be_chosen(monkeypatch, size, lines):
    monkeypatch.setattr(platform.sharing, "can_choose", True)
    traveller = Traveller(size)
    lines.clear()
    traveller.tap("title/open")
    traveller.check_layout()
    check_lines([line for line in lines if line[0] and line[0] != "TIKAL"], traveller.stage.screen)


@pytest.mark.parametrize("quoted", ["{}", "'{}'", '"{}"\n'], ids=["plain", "quoted", "line"])
def test_where_a_record_lies_can_be_pasted(traveller, tmp_path, quoted):
    path = tmp_path / "my game.json"
    path.write_text(write(begun(9)), "utf-8")
    traveller.paste(quoted.format(path))
    traveller.look()
    assert traveller.at is TableScene


def test_where_a_record_lies_can_be_typed(traveller, tmp_path):
    path = tmp_path / "game.json"
    path.write_text(write(begun(9)), "utf-8")
    traveller.tap("title/open")
    traveller.tap("dialog/path")
    traveller.stage.handle(Typed(str(path)))
    traveller.tap("path/done")
    traveller.look()
    assert traveller.at is TableScene


def test_a_path_that_leads_nowhere_is_told(traveller, tmp_path):
    traveller.tap("title/open")
    traveller.tap("dialog/path")
    traveller.stage.handle(Typed(str(tmp_path / "none.json")))
    traveller.tap("path/done")
    assert "none.json' cannot be read" in traveller.stage.top.body
