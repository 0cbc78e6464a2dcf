"""A tournament is resumed from its file."""

import json
from dataclasses import replace

import pytest

from game.players.tournament.arena import play_game
from game.players.tournament.fixture import Fixture, schedule
from game.players.tournament.results import Journal, JournalError
from game.tikal.description import TIKAL
from game.tikal.players.plain import RandomPlayer

FIRST = Fixture(TIKAL, ("random", "greedy"), 3, variant="mini")
FIXTURES = schedule(FIRST, 4)


@pytest.fixture
def file(tmp_path):
    """The file of two finished games."""
    path = tmp_path / "games.jsonl"
    journal = Journal(path, FIXTURES)
    assert journal.results == []
    for fixture in FIXTURES[:2]:
        journal.add(play_game(fixture))
    return path


def test_finished_games_come_back_as_they_were(file):
    assert Journal(file, FIXTURES).results == [play_game(fixture) for fixture in FIXTURES[:2]]


def test_more_games_may_be_added_and_fewer_are_counted(file):
    before = file.read_text("utf-8")
    assert len(Journal(file, schedule(FIRST, 10)).results) == 2
    assert len(Journal(file, FIXTURES[1:]).results) == 1
    assert file.read_text("utf-8") == before


def test_a_line_that_was_cut_off_is_played_again(file):
    whole = file.read_text("utf-8")
    file.write_text(whole[:-9], "utf-8")
    journal = Journal(file, FIXTURES)
    assert [one.fixture for one in journal.results] == FIXTURES[:1]
    journal.add(play_game(FIXTURES[1]))
    assert file.read_text("utf-8") == whole


@pytest.mark.parametrize(
    ("other", "reason"),
    [
        (replace(FIRST, entrants=("greedy", "random")), r"seats \['random', 'greedy'\] and not"),
        (replace(FIRST, variant="basic"), "variant mini and not basic"),
        (
            replace(FIRST, options=(("camp_rule", "own"), ("a4_value", 2))),
            "camp_rule free and not own, a4_value 1",
        ),
    ],
)
def test_a_file_of_another_tournament_is_refused(file, other, reason):
    with pytest.raises(JournalError, match=f"another tournament: {reason}.*name another file"):
        Journal(file, [other])


@pytest.mark.parametrize("text", ["{}\n", "hello\n", "[1]\n", '{"format": "tikal-record/1"}\n'])
def test_another_file_is_refused_and_left_alone(tmp_path, text):
    path = tmp_path / "other"
    path.write_text(text, "utf-8")
    with pytest.raises(JournalError, match="is no file of a tournament"):
        Journal(path, FIXTURES)
    assert path.read_text("utf-8") == text


@pytest.mark.parametrize("change", ["points", "lost", "steps", "turn_seconds", "seed", "actions"])
def test_a_broken_line_is_named(file, change):
    *lines, last = file.read_text("utf-8").splitlines()
    for value in (None, "x", [1]):
        broken = json.dumps(json.loads(last) | {change: value})
        file.write_text("\n".join([*lines, broken]) + "\n", "utf-8")
        with pytest.raises(JournalError, match="line 3, is no finished game"):
            Journal(file, FIXTURES)


def test_what_cannot_be_read_is_refused(tmp_path):
    with pytest.raises(JournalError, match="cannot be resumed from"):
        Journal(tmp_path, FIXTURES)
    with pytest.raises(JournalError, match="cannot be resumed from"):
        Journal(tmp_path / "none" / "file", FIXTURES)
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\n")
    with pytest.raises(JournalError, match="cannot be resumed from"):
        Journal(tmp_path / "bytes", FIXTURES)


def test_entrants_without_a_name_are_told_by_their_class(tmp_path):
    fixture = Fixture(TIKAL, (RandomPlayer, "random"), 3, variant="mini")
    Journal(tmp_path / "file", [fixture])
    head = json.loads((tmp_path / "file").read_text("utf-8"))
    assert head["seats"] == ["RandomPlayer", "random"]
