"""Who plays a seat, as records name it (record-format, "kind")."""

import pytest

from game.scenes import kinds
from game.tikal.players.roster import NAMES, TEMPERED


@pytest.mark.parametrize("kind", ["human", *(f"ai:{name}" for name in NAMES)])
def test_every_player_there_is_has_a_name_and_can_sit_down(kind):
    level, temper = kinds.split(kind)
    assert kinds.is_known(kind)
    assert kinds.is_offered(kind)
    assert kinds.level_name(level)
    assert kinds.temper_name(temper)
    assert kinds.joined(level, temper) == kind


def test_the_set_up_offers_a_person_and_the_levels_the_easiest_first():
    assert kinds.KINDS == ("human", "ai:novice", "ai:explorer", "ai:archaeologist", "ai:master")


@pytest.mark.parametrize("kind", ["random", "remote", "HUMAN"])
def test_people_may_be_called_anything(kind):
    assert kinds.is_known(kind)
    assert not kinds.is_offered(kind)
    assert kinds.computer(kind) == ""


@pytest.mark.parametrize("kind", ["ai:hard", "ai:master:builder", "ai:explorer:kind", "ai:Master"])
def test_computer_players_that_there_are_not_are_unknown(kind):
    assert not kinds.is_known(kind)


@pytest.mark.parametrize("level", kinds.KINDS)
def test_a_temper_is_left_out_where_the_level_has_none(level):
    expected = f"{level}:spoiler" if kinds.computer(level) in TEMPERED else level
    assert kinds.joined(level, "spoiler") == expected
