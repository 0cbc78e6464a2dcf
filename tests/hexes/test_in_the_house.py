"""The tiny game through all that is shared: nothing of it knows a larger one."""

import json
import math
import os
import pickle
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from multiprocessing import get_context

import pygame
import pytest

from game import games
from game.__main__ import main
from game.app import App
from game.core.game import SetupChoices
from game.core.perft import perft
from game.core.record import RecordError
from game.players.player import decide
from game.players.tournament.arena import play_all, play_game
from game.players.tournament.fixture import Fixture, schedule
from game.players.tournament.results import Journal, standings
from game.refusals import refusal_text
from game.scenes.results import ResultsScene
from game.scenes.setup import SetupScene
from game.scenes.title import TitleScene
from game.table import autosave
from game.table.plain.table import PlainTableScene
from game.tikal.description import TIKAL
from game.ui import theme
from game.ui.dialog import Dialog
from tests.hexes import rules
from tests.hexes.description import HEXES
from tests.hexes.players import OPPONENTS
from tests.hexes.record import RULES, HexesMatch, read
from tests.windows import Viewer

PEOPLE = ({"name": "Ana", "kind": "human"}, {"name": "Ben", "kind": "human"})
WON = ("a3", "e1", "b3", "e2", "c3")
"""The first in the a-row of three, the second elsewhere."""


@pytest.fixture
def alone(monkeypatch):
    """A house with this game only."""
    monkeypatch.setattr(games, "GAMES", [HEXES])


@pytest.fixture
def beside():
    """The house with this game as one more."""
    games.GAMES.append(HEXES)
    yield
    games.GAMES.remove(HEXES)


def begun(*spaces, players=PEOPLE):
    match = RULES.new_match(RULES.setup(SetupChoices(players, 0, 1, "three")))
    for space in spaces:
        match.play(rules.Lay(space))
    return match


def test_a_match_ends_is_undone_by_nobody_and_comes_back_from_its_record(alone):
    match = begun(*WON)
    assert match.over
    assert not match.can_undo
    again = games.read(match.record())
    assert isinstance(again, HexesMatch)
    assert (again.setup, again.actions) == (match.setup, match.actions)
    with pytest.raises(RecordError) as refused:
        read(match.record().replace('"lay c3"', '"lay c3","lay a4"'))
    assert str(refusal_text(refused.value.message)) == 'Action 6 "lay a4": The game is over.'


def test_perft_of_an_empty_board():
    assert [perft(rules, begun().state, depth) for depth in (1, 2)] == [19, 19 * 18]


def test_a_random_player_is_the_same_again_and_always_legal():
    state = begun("a3").state
    decisions = [decide(OPPONENTS.player("random", 5), state.copy()) for _ in range(2)]
    assert decisions[0].actions == decisions[1].actions
    assert rules.why_not(state, decisions[0].actions[0]) is None


def test_a_tournament_is_fair_kept_and_the_same_in_other_processes(tmp_path):
    first = Fixture(HEXES, ("random", "random"), 3, variant="four", options=(("centre", False),))
    assert pickle.loads(pickle.dumps(first)) == first
    fixtures = schedule(first, 4)
    with ProcessPoolExecutor(1, get_context("spawn")) as executor:
        results = list(play_all(fixtures, executor))
    here = {one.fixture: one.points for one in map(play_game, fixtures)}
    assert {one.fixture: one.points for one in results} == here
    journal = Journal(tmp_path / "games.jsonl", fixtures)
    for result in results:
        journal.add(result)
    assert len(Journal(tmp_path / "games.jsonl", fixtures).results) == 4
    assert sum(one.win_share for one in standings(results)) == pytest.approx(1)
    assert replace(first, variant="three") != first


def test_the_commands_know_it(beside, capsys, tmp_path):
    chosen = ("--game", "hexes", "--variant", "four", "--options", "centre=false")
    assert main(["random", *chosen, "--seed", "4"]) == 0
    path = tmp_path / "game.json"
    path.write_text(capsys.readouterr().out, "utf-8")
    assert json.loads(path.read_text("utf-8"))["centre"] is False
    assert main(["check", str(path)]) == 0
    assert ": ok, drawn from seed 4, seal " in capsys.readouterr().out
    assert main(["replay", str(path)]) == 0
    assert json.loads(capsys.readouterr().out.splitlines()[-1])["final"] is True
    assert main(["tournament", "--seats", "random,random", "--games", "2", *chosen]) == 0
    assert capsys.readouterr().out.startswith("2 games, four, seeds 1 to 1")


class House(Viewer):
    """The app's stage without its loop."""

    def __init__(self):
        super().__init__(1280, 800, 1)
        self.app = App()
        self.stage = self.app.stage
        self.look()

    def look(self):
        for _turn in range(3):
            self.now += 5.0
            if self.stage.update(self.now):
                self.stage.draw(self.surface)


@pytest.fixture
def house(monkeypatch):
    monkeypatch.setattr(theme, "PREPARING_SLICE", math.inf)
    return House()


def test_from_the_title_over_set_up_and_table_to_the_results(alone, house):
    assert isinstance(house.stage.bottom, TitleScene)
    house.tap("title/hexes")
    house.tap("page/new-game")
    assert isinstance(house.stage.bottom, SetupScene)
    assert "setup/add" not in house.ids()  # two play it at most
    house.tap("setup/seat2/kind")
    house.tap("who/human")
    house.tap("who/done")
    house.tap("setup/variant/three")
    house.tap("setup/starts/red")
    house.tap("setup/options")
    house.tap("options/centre/False")
    house.tap("options/done")
    house.tap("setup/rules")
    house.tap("rulebook/close")
    house.tap("setup/start")
    assert isinstance(house.stage.bottom, PlainTableScene)
    assert "space/c3" not in house.ids()  # nobody begins in the centre
    for space in ("a3", "e1", "b3", "e2"):
        house.tap(f"space/{space}")
        house.tap("hand-over/take")
    kept = games.read(autosave.record_if_readable())
    assert [str(action) for action in kept.actions] == ["lay a3", "lay e1", "lay b3", "lay e2"]
    house.tap("space/c3")
    assert isinstance(house.stage.bottom, ResultsScene)
    assert [one.score for one in house.stage.bottom.standings] == [1, 0]
    assert "results/draw" not in house.ids()
    house.tap("results/rematch")
    assert isinstance(house.stage.bottom, PlainTableScene)
    assert "space/c3" not in house.ids()  # with the same options


def test_a_computer_player_answers_and_a_kept_game_goes_on(alone, house):
    house.tap("title/hexes")
    house.tap("page/new-game")
    house.tap("setup/starts/red")
    house.tap("setup/start")
    house.tap("space/a3")
    for _ in range(10):
        house.look()
    stones = len(house.stage.bottom.match.actions)
    assert stones % 2 == 0
    assert stones >= 2
    house.tap("tool/menu")
    house.tap("dialog/title")
    assert house.element("title/continue").enabled
    house.tap("title/continue")
    assert isinstance(house.stage.bottom, PlainTableScene)
    assert len(house.stage.bottom.match.actions) == stones


def test_a_stranger_in_a_record_is_given_a_player_of_this_game(alone, house):
    players = (PEOPLE[0], {"name": "Eva", "kind": "ai:deep"})
    house.app.journey.open(begun(players=players))
    house.look()
    assert isinstance(house.stage.top, Dialog)
    house.tap("dialog/computer")
    assert house.stage.bottom.match.setup.players[1]["kind"] == "ai:random"


def test_a_third_game_is_on_the_title_without_a_picture(beside, house):
    assert "title/hexes" in house.ids()
    assert games.games_with_words()[0] is TIKAL
    assert games.games_with_words()[-1] is HEXES
    house.tap("title/hexes")
    house.tap("page/new-game")
    assert isinstance(house.stage.bottom, SetupScene)
    assert house.stage.bottom.party.game is HEXES


def test_it_is_played_without_a_screen():
    assert os.environ["SDL_VIDEODRIVER"] == "dummy"
    assert pygame.display.get_init()
