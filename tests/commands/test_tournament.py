"""``python -m game tournament``, run as a user runs it."""

import json

import pytest

from game.__main__ import main
from game.commands import tournament
from game.commands.tournament import Progress

MINI = ["--variant", "mini", "--seats", "greedy,random", "--games", "8"]


def run(capsys, *arguments):
    """Exit status, standard output and standard error."""
    status = main(["tournament", *arguments])
    out, error = capsys.readouterr()
    return status, out, error


def without_times(out):
    """The report less what depends on the machine."""
    report = json.loads(out)
    for player in report["players"]:
        assert 0 < player.pop("median_seconds") <= player.pop("worst_seconds")
    return report


def test_the_report_does_not_depend_on_the_number_of_processes(capsys):
    one = run(capsys, *MINI, "--json", "--jobs", "1")
    two = run(capsys, *MINI, "--json", "--jobs", "2")
    assert one[0] == two[0] == 0
    assert one[2] == two[2] == ""
    assert without_times(one[1]) == without_times(two[1])


def test_the_report_as_json(capsys):
    options = ["--options", "camp_rule=own,a4_value=2", "--seed", "5"]
    report = without_times(run(capsys, *MINI, "--json", *options)[1])
    greedy, other = report.pop("players")
    assert report == {
        "game": "tikal",
        "variant": "mini",
        "options": {"camp_rule": "own", "a4_value": 2, "length": "whole"},
        "seed": 5,
        "games": 8,
    }
    assert (greedy["name"], other["name"]) == ("greedy", "random")
    assert greedy["win_share"] + other["win_share"] == 1
    assert greedy["mean_rank"] + other["mean_rank"] == 3
    low, high = greedy["interval"]
    assert low < greedy["win_share"] <= high + 1e-9
    assert greedy["lost_decisions"] == 0
    assert set(other) == set(greedy)


def test_the_report_as_a_table(capsys):
    status, out, _ = run(capsys, *MINI)
    title, head, *rows = out.splitlines()
    assert status == 0
    assert title == "8 games, mini, seeds 1 to 4"
    assert head.split()[0] == "player"
    assert [row.split()[0] for row in rows] == ["greedy", "random"]
    assert len({len(row) for row in rows}) == 1


def test_a_tournament_is_resumed_and_plays_only_what_is_missing(capsys, tmp_path, monkeypatch):
    file = tmp_path / "games.jsonl"
    whole = without_times(run(capsys, *MINI, "--json")[1])
    run(capsys, *MINI[:-1], "4", "--resume", str(file))
    before = file.read_text("utf-8")
    resumed = run(capsys, *MINI, "--json", "--resume", str(file))[1]
    assert without_times(resumed) == whole
    assert file.read_text("utf-8").startswith(before)
    assert len(file.read_text("utf-8").splitlines()) == 1 + 8

    monkeypatch.delattr(tournament, "play_all")
    assert run(capsys, *MINI, "--json", "--resume", str(file))[1] == resumed


def test_a_tournament_that_is_stopped_keeps_what_was_played(capsys, tmp_path, monkeypatch):
    played = tournament.play_all

    def interrupted(*arguments):
        yield next(played(*arguments))
        raise KeyboardInterrupt

    monkeypatch.setattr(tournament, "play_all", interrupted)
    file = tmp_path / "games.jsonl"
    status, out, error = run(capsys, *MINI, "--resume", str(file))
    assert (status, out, error) == (1, "", "tournament: stopped after 1 of 8 games\n")
    assert len(file.read_text("utf-8").splitlines()) == 1 + 1


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (["--seats", "greedy,bob"], "no computer player is called 'bob'"),
        (["--seats", "greedy"], "The basic game has 2 to 4 seats, not 1"),
        (["--seats", "a,b,c,d,e", "--games", "5"], "The basic game has 2 to 4 seats, not 5"),
        (["--seats", "greedy,random", "--games", "7"], "take a multiple of 2, 8 for example"),
        (["--seats", "greedy,none.py:Bot"], "none.py:Bot: there is no such file"),
        (["--seats", "greedy,random", "--resume", "."], "cannot be resumed from"),
    ],
)
def test_what_cannot_be_played_is_refused_with_its_reason(capsys, options, reason):
    status, out, error = run(capsys, *options)
    assert (status, out) == (1, "")
    assert error.startswith("tournament: ")
    assert reason in error
    assert len(error.splitlines()) == 1


@pytest.mark.parametrize("option", ["--limit=0", "--limit=nan", "--limit=soon", "--jobs=0"])
def test_numbers_out_of_range_are_refused(capsys, option):
    with pytest.raises(SystemExit):
        run(capsys, *MINI, option)
    assert "needed" in capsys.readouterr().err


def test_a_bot_of_ones_own_that_fails_is_counted_and_told(capfd, tmp_path):
    path = tmp_path / "bot.py"
    path.write_text(
        "from game.tikal.players.plain import Bot\n"
        "class Broken(Bot):\n"
        "    def choose(self, view, legal):\n"
        "        raise LookupError('the map is gone')\n",
        "utf-8",
    )
    options = ["--seats", f"random,{path}:Broken", "--games", "2", "--variant", "mini", "--json"]
    assert main(["tournament", *options]) == 0
    out, error = capfd.readouterr()
    other, broken = json.loads(out)["players"]
    lines = [line for line in error.splitlines() if "the map is gone" in line]
    assert broken["lost_decisions"] == len(lines) > 20
    assert other["lost_decisions"] == 0
    assert "loses a decision: LookupError: the map is gone" in lines[0]
    assert lines[0].endswith("bot.py, line 4)")


def test_a_bar_is_shown_to_a_person_only(capsys, monkeypatch):
    Progress(8, 0).show(2)
    assert capsys.readouterr().err == ""
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    bar = Progress(8, 0)
    bar.show(2)
    assert "[#######.......................] 2 of 8 games" in capsys.readouterr().err
    bar.end()
    assert capsys.readouterr().err.strip() == ""
