"""The command that analyses a finished match."""

import json

import pytest

from game.__main__ import main
from game.games import GAMES
from game.tikal.rules.actions import parse
from game.tikal.rules.game_rules import random_match
from game.tikal.rules.play import apply
from game.tikal.rules.records import TikalMatch
from game.tikal.rules.records import write as write_tikal
from game.tikal.rules.setup import MINI


@pytest.fixture(scope="module")
def match():
    return random_match(MINI, 2, 4)


@pytest.fixture(scope="module")
def record(match, tmp_path_factory):
    path = tmp_path_factory.mktemp("records") / "game.json"
    path.write_text(write_tikal(match), "utf-8")
    return str(path)


@pytest.fixture
def quick(monkeypatch):
    """One candidate of each seat is played on from, a few times."""
    monkeypatch.setattr("game.players.review._TRIED", 1)
    monkeypatch.setattr("game.players.proof.FEWEST_DEALS", 8)


@pytest.mark.usefixtures("quick")
def test_a_line_for_every_turn_then_for_the_costly_ones(match, record, capsys):
    assert main(["analyse", record]) == 0
    lines = list(map(json.loads, capsys.readouterr().out.splitlines()))
    turns = [one for one in lines if "turn" in one]
    costly = [one for one in lines if "costly" in one]
    assert [one["turn"] for one in turns] == list(range(len(turns)))
    assert turns[0]["seat"] is None
    assert turns[-1]["forecast"] == match.state.score
    assert all(sum(one["chances"]) == pytest.approx(1, abs=0.002) for one in turns)
    assert lines == [*turns, *costly, {"decisive": lines[-1]["decisive"]}]
    assert costly
    for one in costly:
        _holds(one, match, turns)


def _holds(one, match, turns):
    """What a costly turn's line says can be checked in the record."""
    state = match.before(one["after"]).copy()
    assert one["seat"] == state.seat == turns[one["costly"]]["seat"]
    assert one["cost"] > 2 * one["error"]
    end = one["after"] + len(one["played"])
    assert list(map(str, match.actions[one["after"] : end])) == one["played"]
    for action in one["better"]:
        apply(state, parse(action))
    assert state.seat == one["seat"]


def test_a_match_that_is_not_over_is_refused(match, capsys, tmp_path):
    begun = TikalMatch(match.setup)
    begun.play(match.actions[0])
    path = tmp_path / "begun.json"
    path.write_text(write_tikal(begun), "utf-8")
    assert main(["analyse", str(path)]) == 1
    assert "not over yet" in capsys.readouterr().err


def test_every_game_can_be_analysed():
    assert all(game.reviewable for game in GAMES)
