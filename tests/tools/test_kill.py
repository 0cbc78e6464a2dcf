"""What the kill test takes for lost, and a few kills."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.tikal import rules
from tools.kill.desktop import Kills
from tools.kill.saves import Lost, Watch


def saved(begun: str, *actions: str) -> str:
    return json.dumps({**json.loads(begun), "actions": actions})


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
def begun(watch: Watch) -> str:
    return watch.begin()


@pytest.fixture
def opening(watch: Watch, begun: str) -> list[str]:
    """Two actions that were seen."""
    match = watch.look(begun)
    for _ in range(2):
        match.play(rules.legal_actions(match.state)[0])
    return [str(action) for action in match.actions]


def test_a_game_that_goes_on_is_well(watch: Watch, begun: str, opening: list[str]) -> None:
    for length in range(3):
        assert len(watch.look(saved(begun, *opening[:length])).actions) == length
    assert watch.kept == opening


def test_what_is_lost_is_told(watch: Watch, begun: str, opening: list[str]) -> None:
    watch.look(saved(begun, *opening))
    with pytest.raises(Lost, match="there is no saved game"):
        watch.look(None)
    with pytest.raises(Lost, match="cannot be read"):
        watch.look(saved(begun, *opening)[:-9])
    with pytest.raises(Lost, match="action 2 had been kept; 1 are there"):
        watch.look(saved(begun, *opening[:1]))


def test_a_program_that_was_killed_goes_on(tmp_path: Path) -> None:
    kills = Kills(tmp_path, seed=3)
    lengths = []
    for _ in range(3):
        kills.kill_one()
        lengths.append(len(kills.watch.kept))
    assert kills.found["kills"] == 3
    assert lengths == sorted(set(lengths))
