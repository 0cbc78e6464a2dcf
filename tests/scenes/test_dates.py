"""When a game was played is kept in its record, and told with who played it."""

import json
import math

import pytest

from game.core.share import code_of
from game.games import game_by_id, read
from game.journey import Journey
from game.platform import platform
from game.scenes.match_history import load_results
from game.scenes.results import ResultsScene
from game.scenes.setup import NewGame, begin_at_random
from game.table import autosave
from game.ui import theme
from tests.windows import PLAYABLE, Viewer, check_lines


@pytest.fixture(autouse=True)
def _one_day(monkeypatch):
    monkeypatch.setattr(theme, "PREPARING_SLICE", math.inf)
    monkeypatch.setattr("game.scenes.words.today", lambda: "2026-11-22")


def against(kind, id="tikal"):
    """A new game against a computer player."""
    party = NewGame.default(game_by_id(id))
    party.seats[1].kind = kind
    return begin_at_random(party)


def to_the_end(match):
    rules = game_by_id(match.game).rules()
    while legal := rules.engine.legal_actions(match.state):
        match.play(legal[0])
    return match


@pytest.mark.parametrize("id", ["tikal", "tzolkin"])
def test_a_record_says_when_its_game_began_and_no_code_grows_by_that(id):
    match, rules = against("ai:master", id), game_by_id(id).rules()
    assert json.loads(match.record())["begun"] == "2026-11-22"
    assert read(match.record()).record() == match.record()
    match.extra["ended"] = "2026-11-23"
    code = code_of(match, rules, veiled=True)
    match.extra.clear()
    assert code_of(match, rules, veiled=True) == code


def test_the_end_is_dated_kept_and_counted_once_whenever_it_is_reached(monkeypatch):
    viewer = Viewer(1280, 800, 1)
    match = to_the_end(against("ai:explorer:builder"))
    journey = Journey(viewer.stage)
    journey._finish(match)
    monkeypatch.setattr("game.scenes.words.today", lambda: "2026-12-24")
    journey._finish(match)
    assert json.loads(platform.storage.read(autosave.SLOT))["ended"] == "2026-11-22"
    (played,) = load_results()
    assert played.day == "2026-11-22"


@pytest.mark.parametrize("size", PLAYABLE, ids=str)
def test_the_results_say_who_played_and_when(size, lines):
    viewer = Viewer(*size)
    match = to_the_end(against("ai:explorer:builder"))
    match.extra["ended"] = "2026-11-23"
    Journey(viewer.stage).results(match)
    viewer.look()
    assert isinstance(viewer.stage.bottom, ResultsScene)
    assert "Explorer, Builder" in [words for words, *_ in lines]
    check_lines(lines, viewer.stage.screen)
    if "results/more" in viewer.ids():
        viewer.tap("results/more")
    told = " ".join(words for words, *_ in lines)
    assert "From 2026-11-22 to 2026-11-23" in told
