"""The soak runs, and names the game that goes wrong."""

import pytest

from tools.tzolkin import soak


def run(monkeypatch: pytest.MonkeyPatch, *options: str) -> None:
    monkeypatch.setattr("sys.argv", ["soak", *options])
    soak.main()


def test_it_plays_the_games_asked_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run(monkeypatch, "--games", "4", "--records", "0", "--jobs", "1")
    assert "4 games" in capsys.readouterr().out


def test_a_game_that_goes_wrong_is_told_with_its_seed_and_its_kind(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def lose_count(_course: object) -> None:
        raise AssertionError("a skull too many")

    monkeypatch.setattr(soak, "watch", lose_count)
    monkeypatch.setattr(soak, "in_processes", lambda play, seeds, _jobs: map(play, seeds))
    with pytest.raises(SystemExit) as stopped:
        run(monkeypatch, "--games", "10", "--first", "4")
    told = str(stopped.value)
    assert "game 4 (4 seats, base game)" in told
    assert "a skull too many" in told
    assert "python -m tools.tzolkin.soak --first 4 --games 1" in told
