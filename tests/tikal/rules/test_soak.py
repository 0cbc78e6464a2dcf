"""The soak runs, and names the game that goes wrong."""

import pytest

from tools import soak


def run(monkeypatch: pytest.MonkeyPatch, *options: str) -> None:
    monkeypatch.setattr("sys.argv", ["soak", *options])
    soak.main()


def test_it_plays_the_games_asked_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run(monkeypatch, "--games", "10", "--records", "0", "--jobs", "1")
    assert "10 of 10 games" in capsys.readouterr().out


def test_a_game_that_goes_wrong_is_told_with_its_seed_and_its_kind(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def lose_count(_course: object) -> None:
        raise AssertionError("a worker too many")

    monkeypatch.setattr(soak, "watch", lose_count)
    monkeypatch.setattr(soak, "_played", lambda seeds, _jobs: map(soak._play, seeds))
    with pytest.raises(SystemExit) as stopped:
        run(monkeypatch, "--games", "10", "--first", "4")
    told = str(stopped.value)
    assert "game 4 (auction, 3 seats, camps present, a4 1, whole)" in told
    assert "a worker too many" in told
    assert "--first 4 --games 1" in told


def test_a_record_that_is_read_too_slowly_stops_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "_cases", lambda _seeds: [("slow.json", b"[]"), ("quick", b"{}")])
    monkeypatch.setattr(soak, "_seconds", lambda case: 1.5 if case == b"[]" else 0.1)
    with pytest.raises(SystemExit, match=r"no record may take more than 1\.0 s"):
        soak._read_all(range(1))
