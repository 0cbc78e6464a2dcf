"""The league's names for players of Tzolk'in."""

from pathlib import Path

import pytest

from game.tzolkin.players.roster import LEVELS
from game.tzolkin.players.weights import DATA, TEMPERS, weight_sets
from tools.tzolkin.league import candidate


def test_a_level_has_the_weights_of_the_game_or_of_a_file_and_a_temper_bends_them(
    tmp_path: Path,
) -> None:
    own, file = weight_sets()["", 3], tmp_path / "weights.json"
    file.write_text(DATA.read_text("utf-8").replace(f'"late": {own.late}', '"late": 9.5'), "utf-8")
    assert candidate("master", 3).level == LEVELS["master"]
    assert candidate("master", 3).weights == own
    assert candidate("grandmaster", 3).weights.uxmal < own.uxmal
    assert candidate("master+priest", 3).weights == TEMPERS["priest"].applied_to(own)
    assert candidate(f"novice:{file}", 3).weights.late == 9.5


@pytest.mark.parametrize(("name", "why"), [("king", "a level is"), ("master+sly", "a temper is")])
def test_another_name_is_refused(name: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        candidate(name, 2)
