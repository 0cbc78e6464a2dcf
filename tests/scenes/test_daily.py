"""The daily game: alike for everybody, kept once, its result to be handed on."""

import math
import random

import pytest

from game.core.share import find_game
from game.games import game_by_id, read, record_from_code
from game.journey import Journey
from game.lessons import learnt
from game.platform import platform
from game.scenes.results import ResultsScene
from game.scenes.setup import daily
from game.scenes.setup.daily import daily_match, daily_result_text, kept_daily
from game.table import autosave
from game.tikal.rules.game_rules import random_action
from game.tikal.table.scene import TableScene
from game.ui import theme
from tests.windows import Viewer

TIKAL = game_by_id("tikal")
DATE = "2026-11-22"


@pytest.fixture(autouse=True)
def _today(monkeypatch, storage):
    monkeypatch.setattr(theme, "PREPARING_SLICE", math.inf)
    monkeypatch.setattr(daily, "today", lambda: DATE)
    learnt.save_learnt(learnt.Learnt(offered=["tikal"]))


class Traveller(Viewer):
    def __init__(self):
        super().__init__(1280, 800, 1)
        self.journey = Journey(self.stage)
        self.journey.title()
        self.look()


def ended(match):
    """The same match, played at random to its end."""
    chance = random.Random(1)
    while (action := random_action(match.state, chance)) is not None:
        match.play(action)
    return match


def test_it_is_the_same_all_day_and_another_one_tomorrow():
    assert daily_match(TIKAL, DATE).setup == daily_match(TIKAL, DATE).setup
    assert daily_match(TIKAL, DATE).setup.deck != daily_match(TIKAL, "2026-11-23").setup.deck
    kinds = [player["kind"] for player in daily_match(TIKAL, DATE).setup.players]
    assert kinds == ["human", "ai:explorer"]


def test_its_draw_is_the_dates_for_ever():
    setup = daily_match(TIKAL, DATE).setup
    assert setup.seed == 12329600678004704


def test_the_title_leads_to_it_and_then_back_to_where_it_stands():
    traveller = Traveller()
    traveller.tap("title/tikal")
    traveller.tap("page/daily")
    assert DATE in traveller.stage.top.title
    assert "the very same game, against the same opponent: Explorer" in traveller.stage.top.body
    assert "copy your result" in traveller.stage.top.body
    traveller.tap("dialog/daily")
    assert isinstance(traveller.stage.bottom, TableScene)
    match = traveller.stage.bottom.match
    assert match.extra["daily"] == DATE
    before = autosave.record_if_readable()
    traveller.journey.title()
    traveller.look()
    traveller.tap("title/tikal")
    traveller.tap("page/daily")
    assert isinstance(traveller.stage.bottom, TableScene)
    assert autosave.record_if_readable() == before
    assert kept_daily(TIKAL, DATE)
    assert kept_daily(TIKAL, "2026-11-23") is None


def test_whoever_has_played_it_sees_how_it_ended_and_hands_that_on():
    traveller = Traveller()
    match = ended(daily_match(TIKAL, DATE))
    traveller.journey.open(match)
    traveller.journey.title()
    traveller.look()
    traveller.tap("title/tikal")
    traveller.tap("page/daily")
    assert isinstance(traveller.stage.bottom, ResultsScene)
    head, points, code = daily_result_text(match).splitlines()
    assert head == f"Tikal, the daily game of {DATE}"
    for player, score in zip(match.setup.players, match.state.score, strict=True):
        assert f"{player['name']} {score}" in points
    begun = read(record_from_code(find_game(code).text))
    assert (begun.setup, begun.actions, begun.extra["daily"]) == (match.setup, [], DATE)


def test_on_a_page_the_result_ends_with_a_link(monkeypatch):
    monkeypatch.setattr(platform.sharing, "page", "https://example.org/", raising=False)
    *_words, link = daily_result_text(ended(daily_match(TIKAL, DATE))).splitlines()
    assert link.startswith("https://example.org/#g=")
