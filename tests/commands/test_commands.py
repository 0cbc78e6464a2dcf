"""The command line of docs/record-format.md, run as a user runs it."""

import io
import json
import sys
from pathlib import Path

import pytest

from game.__main__ import main
from game.tikal.rules.game_rules import random_match
from game.tikal.rules.records import write
from game.tikal.rules.setup import VARIANTS, seal


@pytest.fixture
def record(tmp_path):
    """A whole mini game in a file."""
    path = tmp_path / "game.json"
    path.write_text(write(random_match(VARIANTS["mini"], 2, 4)), "utf-8")
    return str(path)


def run(capsys, *arguments):
    """Exit status, lines of output, and what went to standard error."""
    status = main(arguments)
    out, error = capsys.readouterr()
    return status, out.splitlines(), error


@pytest.mark.parametrize("variant", VARIANTS)
def test_random_games_are_good_records(variant, capsys, tmp_path):
    status, lines, _ = run(capsys, "random", "--variant", variant, "--seed", "5", "--games", "2")
    assert status == 0
    paths = [tmp_path / f"{i}.json" for i in range(2)]
    for path, line in zip(paths, lines, strict=True):
        path.write_text(line, "utf-8")
    status, checked, _ = run(capsys, "check", *map(str, paths))
    assert status == 0
    for path, line, seed in zip(paths, checked, (5, 6), strict=True):
        assert line.startswith(f"{path}: ok, drawn from seed {seed}, seal ")
    again = run(capsys, "random", "--variant", variant, "--seed", "5", "--games", "2")[1]
    assert again == lines


@pytest.mark.parametrize("game", ["tikal", "tzolkin"])
def test_check_reads_what_random_writes_and_names_the_line_that_is_wrong(game, capsys, tmp_path):
    _, lines, _ = run(capsys, "random", "--game", game, "--seed", "5", "--games", "3")
    path = tmp_path / "games.jsonl"
    path.write_text("\n".join(lines) + "\n", "utf-8")
    status, checked, _ = run(capsys, "check", str(path))
    assert status == 0
    for number, line in enumerate(checked, start=1):
        assert line.startswith(f"{path}:{number}: ok, drawn from seed {number + 4}, seal ")
    assert len(checked) == 3
    path.write_text("\n".join([lines[0], lines[1][:-9], "", lines[2]]), "utf-8")
    status, checked, _ = run(capsys, "check", str(path))
    assert status == 1
    assert [one.split(": ")[0] for one in checked] == [f"{path}:{n}" for n in (1, 2, 4)]
    assert ["ok, " in one for one in checked] == [True, False, True]


def test_check_reads_one_record_over_many_lines(capsys, tmp_path, record):
    path = tmp_path / "spread.json"
    path.write_text(json.dumps(json.loads(Path(record).read_text("utf-8")), indent=0), "utf-8")
    status, (line,), _ = run(capsys, "check", str(path))
    assert status == 0
    assert line.startswith(f"{path}: ok, ")


def test_replay_tells_every_action_and_the_result(capsys, record):
    status, lines, _ = run(capsys, "replay", record, "--state")
    first, *_, final = map(json.loads, lines)
    assert status == 0
    assert set(first) == {"index", "action", "phase", "seat", "ap", "scores", "state"}
    assert final["final"]
    assert max(final["scores"]) == final["scores"][final["winners"][0]]


def test_a_finished_game_has_nothing_legal_and_nothing_to_count(capsys, record):
    assert run(capsys, "legal", record)[1] == [""]
    assert run(capsys, "perft", record, "1")[1] == ["0"]
    assert run(capsys, "perft", record, "0")[1] == ["1"]


def test_perft_by_first_action_adds_up(capsys, tmp_path):
    match = random_match(VARIANTS["basic"], 2, 8)
    opening = json.loads(write(match))
    opening["actions"] = opening["actions"][:3]
    path = tmp_path / "opening.json"
    path.write_text(json.dumps(opening), "utf-8")
    *divided, total = run(capsys, "perft", str(path), "2", "--divide")[1]
    assert sum(int(line.rsplit(" ", 1)[1]) for line in divided) == int(total)
    assert run(capsys, "perft", str(path), "2")[1] == [total]
    legal = run(capsys, "legal", str(path))[1]
    assert [line.rsplit(":", 1)[0] for line in divided] == legal


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "damaged"),
        ("[1]", "must be an object"),
        ('{"format": "tikal-record/1"}', "lacks game"),
        ("x" * 100_001, "at most 100,000 characters"),
        ("[" * 100_000, "damaged"),
    ],
)
def test_a_bad_record_is_refused_with_its_reason(text, reason, capsys, tmp_path):
    path = tmp_path / "bad.json"
    path.write_text(text, "utf-8")
    status, lines, _ = run(capsys, "check", str(path))
    assert status == 1
    assert reason in lines[0]
    status, lines, error = run(capsys, "replay", str(path))
    assert (status, lines) == (1, [])
    assert reason in error


@pytest.mark.parametrize(
    ("seed", "said"),
    [(4, "drawn from seed 4"), (5, "not drawn from seed 5"), (None, "no seed")],
)
def test_check_says_whether_the_seed_gives_the_draw(seed, said, capsys, record):
    path = Path(record)
    data = json.loads(path.read_text("utf-8")) | {"seed": seed}
    if seed is None:
        del data["seed"]
    path.write_text(json.dumps(data), "utf-8")
    sealed = seal(random_match(VARIANTS["mini"], 2, 4).setup)
    assert run(capsys, "check", record)[:2] == (0, [f"{record}: ok, {said}, seal {sealed}"])


def test_a_missing_file_and_bytes_are_refused(capsys, tmp_path):
    assert "cannot be read" in run(capsys, "legal", str(tmp_path / "none"))[2]
    path = tmp_path / "bytes"
    path.write_bytes(b"\xff\xfe")
    assert "no text in UTF-8" in run(capsys, "legal", str(path))[2]


def test_a_record_may_come_from_standard_input(capsys, monkeypatch, record):
    with open(record, "rb") as file:
        text = file.read()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text)))
    assert run(capsys, "perft", "-", "0")[1] == ["1"]


def test_a_record_is_shared_and_opened_again(capsys, monkeypatch, record):
    with open(record, encoding="utf-8") as file:
        text = file.read()
    status, [code], _ = run(capsys, "share", record)
    assert status == 0
    for way in (code, f"https://example.org/play/#g={code}"):
        assert run(capsys, "open", way) == (0, [text], "")
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(f"{code}\n".encode())))
    assert run(capsys, "open", "-") == (0, [text], "")


@pytest.mark.parametrize("code", ["", "ABC", "two words", "{}", "https://example.org/"])
def test_a_damaged_code_is_told_in_a_line(capsys, code):
    status, lines, error = run(capsys, "open", code)
    assert (status, lines, error.count("\n")) == (1, [], 1)
    assert error.startswith("open: This is no share code") or "damaged" in error


def test_bench_prints_its_figures(capsys):
    _, lines, _ = run(capsys, "bench", "--games", "1", "--json")
    figures = json.loads(lines[0])
    assert all(figure > 0 for figure in figures.values())
    assert "state copy, microseconds" in figures


@pytest.mark.parametrize(
    "arguments",
    [["random", "--players", "0"], ["perft", "x", "-1"], ["bench", "--games", "0"], ["paly"]],
)
def test_wrong_arguments_are_told(arguments, capsys):
    with pytest.raises(SystemExit) as stopped:
        main(arguments)
    assert stopped.value.code == 2
    assert "usage: python -m game" in capsys.readouterr().err
