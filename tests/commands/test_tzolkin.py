"""The command line with records of Tzolk'in (rules, part 4)."""

import json

import pytest

from game.__main__ import main
from game.tzolkin.rules.game_rules import random_match
from game.tzolkin.rules.records import seal, write


@pytest.fixture
def record(tmp_path):
    """A whole game in a file."""
    path = tmp_path / "game.json"
    path.write_text(write(random_match(2, 4)), "utf-8")
    return str(path)


def run(capsys, *arguments):
    """Exit status, lines of output, and what went to standard error."""
    status = main(arguments)
    out, error = capsys.readouterr()
    return status, out.splitlines(), error


def test_random_games_are_good_records(capsys, tmp_path):
    options = ("--options", "tribes,quick_actions", "--players", "5")
    arguments = ("random", "--game", "tzolkin", *options, "--seed", "5", "--games", "2")
    status, lines, _ = run(capsys, *arguments)
    assert status == 0
    for index, line in enumerate(lines):
        path = tmp_path / f"{index}.json"
        path.write_text(line, "utf-8")
        checked = run(capsys, "check", str(path))[1]
        assert checked[0].startswith(f"{path}: ok, drawn from seed {5 + index}, seal ")
    assert json.loads(lines[0])["options"]["tribes"] is True


def test_wrong_options_are_refused_in_words(capsys):
    status, _, error = run(capsys, "random", "--game", "tzolkin", "--options", "speed")
    assert (status, error) == (
        1,
        "random: 'speed' is no option; options are tribes, prophecies, new_buildings, "
        "quick_actions, x07_same, bacab_limit, monuments5.\n",
    )
    status, _, error = run(capsys, "random", "--game", "tzolkin", "--players", "5")
    assert (status, error) == (1, "random: Five players need the option quick_actions.\n")


def test_replay_tells_every_action_and_the_result(capsys, record):
    status, lines, _ = run(capsys, "replay", record, "--state")
    first, *_, last, final = map(json.loads, lines)
    assert status == 0
    assert set(first) == {"index", "action", "phase", "seat", "scores", "state"}
    assert set(first["state"]) >= {"tooth", "gears", "players"}
    assert (last["phase"], last["seat"]) == ("over", None)
    assert set(final) == {"final", "scores", "totals", "winners"}
    assert final["final"]
    assert max(final["totals"]) == final["totals"][final["winners"][0]]


def test_before_the_end_nobody_has_won(capsys, tmp_path):
    data = json.loads(write(random_match(2, 4)))
    data["actions"] = data["actions"][:5]
    path = tmp_path / "short.json"
    path.write_text(json.dumps(data), "utf-8")
    final = json.loads(run(capsys, "replay", str(path))[1][-1])
    assert (final["final"], final["totals"], final["winners"]) == (False, None, None)
    legal = run(capsys, "legal", str(path))[1]
    assert legal == sorted(legal)
    assert run(capsys, "perft", str(path), "1")[1] == [str(len(legal))]
    divided = run(capsys, "perft", str(path), "2", "--divide")[1]
    assert [line.split(":")[0] for line in divided[:-1]] == legal


def test_check_names_the_action_and_the_rule(capsys, tmp_path):
    data = json.loads(write(random_match(2, 4)))
    data["actions"] = [*data["actions"][:2], "end"]
    path = tmp_path / "bad.json"
    path.write_text(json.dumps(data), "utf-8")
    status, lines, _ = run(capsys, "check", str(path))
    assert status == 1
    reason = "A turn begins with placing or picking up a worker."
    assert lines == [f'{path}: Action 3 "end": {reason}']


def test_the_seal_is_that_of_the_set_up(capsys, record):
    assert seal(random_match(2, 4).setup) in run(capsys, "check", record)[1][0]


def test_what_names_no_known_game_is_refused(capsys, tmp_path):
    for text in ('{"game": "chess"}', '{"game": 7}', "[]", "", "\udcff"):
        path = tmp_path / "other.json"
        path.write_bytes(text.encode("utf-8", "surrogateescape"))
        assert run(capsys, "check", str(path))[0] == 1
