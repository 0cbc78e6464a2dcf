"""What the soak in the browser tries, notes and tells."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from game.tikal.players.roster import OPPONENTS
from game.tikal.rules.records import read
from tools.soak_web.game import match, stored
from tools.soak_web.journal import Journal
from tools.soak_web.report import bad, report
from tools.soak_web.trials import Trial, blocks, planned
from tools.soak_web.trying import Outcome

WELL = Outcome("start", 0, 2.0, [], [], [], 300.0, 60.0)
CRASHED = Outcome("game", 1, 9.0, ["the tab crashed: SIGSEGV at chromium+0x1"], [], [])


def test_all_four_combinations_occur_as_often() -> None:
    for kind, count in Counter((one.kind, one.conditions) for one in planned(0, 300, 50)).items():
        assert count in ((75,) if kind[0] == "start" else (12, 13))


def test_a_block_is_tried_under_the_same_conditions_and_none_is_left_out() -> None:
    trials = planned(7, 100, 50)
    found = blocks(trials)
    assert sorted(one for _conditions, block in found for one in block) == sorted(trials)
    for conditions, block in found:
        assert {one.conditions for one in block} == {conditions}


def test_every_game_is_one_that_the_page_can_read_and_its_players_are_known() -> None:
    variants = set()
    for seed in range(50):
        again = read(stored(seed)["tikal/autosave.json"])
        assert again.setup == match(seed).setup
        kinds = {one["kind"] for one in again.setup.players}
        assert kinds <= {f"ai:{name}" for name in OPPONENTS.names}
        variants.add((again.setup.variant.name, again.setup.seats))
    assert len(variants) == 7


def test_a_soak_goes_on_where_it_stopped_unless_the_bundle_is_another(tmp_path: Path) -> None:
    path = tmp_path / "journal.jsonl"
    Journal(path, "app-1").add(CRASHED)
    Journal(path, "app-1").add(WELL)
    assert Journal(path, "app-1").outcomes == [CRASHED, WELL]
    assert Journal(path, "app-2").outcomes == []
    assert Journal(path, "app-1").outcomes == []


def test_a_crash_is_told_in_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert not bad([WELL])
    assert bad([WELL, CRASHED])
    report([WELL, CRASHED])
    said = capsys.readouterr().out
    assert "   1 times: the tab crashed: SIGSEGV at chromium+0x1" in said
    assert Trial("game", 1).conditions.stressed
    assert "games, stressed, alone" in said
