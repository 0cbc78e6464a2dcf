"""What was played here is counted, told, forgotten and taken back, and handed out."""

import json
from types import SimpleNamespace

import pytest

from game.platform import Trouble, platform
from game.scenes.match_history import (
    MOST,
    NAME,
    GameResult,
    computers,
    kinds,
    load_results,
    people,
    result_of_match,
    save_results,
)
from game.scenes.statistics import StatisticsScene, count_match, show_statistics
from game.small_file import take_damaged_files
from game.tikal.rules.game_rules import random_match
from game.tikal.rules.setup import BASIC, MINI
from tests.storages import refusal
from tests.windows import PLAYABLE, Viewer, beside_the_gallery, check_lines, sized


def game(number, *seats, variant="basic"):
    return GameResult(f"{number:08x}", "tikal", variant, "2026-11-22", tuple(seats))


GAMES = (
    game(1, ("Marisol", "human", 90), ("Explorer", "ai:explorer", 70)),
    game(2, ("Marisol", "human", 60), ("Ana", "human", 60), ("Master", "ai:master", 99)),
    game(3, ("Ana", "human", 40), ("E", "ai:explorer:builder", 40), variant="mini"),
)


def ended(seed=3, variant=BASIC, kind="human"):
    match = random_match(variant, 2, seed)
    match.setup.players[0]["kind"] = kind
    return match


class Page(Viewer):
    def __init__(self, size=(1280, 800, 1), games=GAMES):
        super().__init__(*size)
        save_results(games)
        self.stage.go(StatisticsScene(self.stage, ()))
        show_statistics(self.stage)
        self.look()


@pytest.fixture
def stage():
    return Viewer(1280, 800, 1).stage


def test_a_game_counts_once(stage):
    match = ended()
    count_match(stage, match)
    count_match(stage, match)
    count_match(stage, ended(4, MINI))
    first, second = load_results()
    assert first == result_of_match(match)
    assert [points for *_who, points in first.seats] == match.state.score
    assert second.variant == "mini"


def test_what_nobody_played_does_not_count(stage):
    match = ended(kind="ai:novice")
    match.setup.players[1]["kind"] = "ai:master"
    count_match(stage, match)
    assert load_results() == ()


def test_the_oldest_go_first():
    save_results([game(number, ("Ana", "human", number)) for number in range(MOST + 3)])
    assert len(load_results()) == MOST
    assert load_results()[0].best == 3


@pytest.mark.parametrize("text", ["", "[]", '{"games": [{}]}', '{"games": 3}', "{" * 9])
def test_a_file_that_cannot_be_read_is_kept_aside(text):
    platform.storage.write(NAME, text)
    assert load_results() == ()
    assert platform.storage.read(NAME) is None
    assert platform.storage.read(f"{NAME}.broken-1") == text
    assert [one.name for one in take_damaged_files()] == [f"{NAME}.broken-1"]


def test_a_storage_that_refuses_is_told(stage, monkeypatch):
    def refuse(_name):
        raise refusal("not allowed", Trouble.FORBIDDEN)

    monkeypatch.setattr(platform.storage, "read", refuse)
    count_match(stage, ended())
    assert "not allowed" in stage.toasts.current_text


def test_people_by_name():
    marisol, ana = people(GAMES)
    assert (marisol.key, marisol.games, marisol.won, marisol.best, marisol.average) == (
        "Marisol", 2, 1, 90, 75,
    )  # fmt: skip
    assert (ana.key, ana.games, ana.won, ana.best, ana.average) == ("Ana", 2, 1, 60, 50)


def test_computers_by_level_and_temper():
    found = {line.key[1]: (line.games, line.won) for line in computers(GAMES)}
    assert found == {"ai:explorer": (1, 0), "ai:explorer:builder": (1, 1), "ai:master": (1, 1)}
    assert "Explorer, Builder" in [str(name) for name, _line in page_of("computers").rows]


def page_of(name):
    page = Page()
    page.tap(f"statistics/page/{name}")
    return page.stage.top


def test_the_latest_games_say_when_with_whom_and_the_points_of_all(lines):
    page_of("latest")
    shown = [words for words, *_ in lines]
    assert "2026-11-22: Ana 40; Explorer, Builder 40" in shown
    assert "2026-11-22: Master 99; Marisol 60; Ana 60" in shown


@pytest.mark.parametrize("games", [(), GAMES], ids=["none", "some"])
def test_it_is_said_which_games_count(lines, games):
    Page(games=games)
    told = " ".join(words for words, *_ in lines)
    assert "Counted are games with a person" in told


def test_kinds_of_games():
    found = {line.key[1:]: (line.games, line.won, line.best) for line in kinds(GAMES)}
    assert found == {("basic", 2): (1, 1, 90), ("basic", 3): (1, 0, 99), ("mini", 2): (1, 1, 40)}


@sized()
@pytest.mark.parametrize("page", ["computers", "kinds"])
def test_layout(size, page, lines):
    viewer = Page(size)
    lines.clear()
    viewer.tap(f"statistics/page/{page}")
    viewer.check_layout()
    if size in PLAYABLE:
        check_lines(lines, viewer.stage.screen)


@beside_the_gallery()
def test_layout_of_the_first_page(size):
    Page(size).check_layout()


def test_what_is_forgotten_can_be_taken_back_while_the_page_is_there():
    viewer = Page()
    viewer.tap("statistics/reset")
    assert load_results() == ()
    assert "statistics/reset" not in viewer.ids()
    viewer.tap("statistics/undo")
    assert load_results() == GAMES
    viewer.tap("statistics/reset")
    viewer.tap("statistics/close")
    assert load_results() == ()


def test_it_is_handed_out_as_a_file(monkeypatch):
    given = []
    viewer = Page()
    monkeypatch.setattr(platform, "sharing", SimpleNamespace(save=lambda *file: given.append(file)))
    viewer.tap("statistics/export")
    ((name, content),) = given
    assert name.startswith("statistics-")
    assert len(json.loads(content)["games"]) == len(GAMES)


def test_there_may_be_more_than_there_is_room_for(lines):
    many = [game(n, (f"Player {n}", "human", n)) for n in range(40)]
    Page((844, 390, 1), many)
    assert any(words.startswith("and ") for words, *_ in lines)
