"""Who plays a seat, as records name it (docs/record-format.md, "kind")."""

import pytest

from game.players.opponents import computer_name, split_kind
from game.tikal.players.roster import OPPONENTS, SURPRISES


@pytest.mark.parametrize("kind", ["human", *(f"ai:{name}" for name in OPPONENTS.names)])
def test_every_player_there_is_has_a_name_and_can_sit_down(kind):
    level, temper = split_kind(kind)
    assert OPPONENTS.is_known(kind)
    assert OPPONENTS.is_offered(kind)
    assert OPPONENTS.label(level)
    assert OPPONENTS.temper(temper).label
    assert OPPONENTS.join_kind(level, temper) == kind


def test_the_set_up_offers_people_and_the_levels_the_easiest_first():
    levels = ["novice", "explorer", "archaeologist", "master", "grandmaster"]
    assert list(OPPONENTS.kinds) == ["human", "link", *(f"ai:{level}" for level in levels)]
    assert OPPONENTS.default_kind == "ai:explorer"


@pytest.mark.parametrize("kind", ["random", "remote", "HUMAN"])
def test_people_may_be_called_anything(kind):
    assert OPPONENTS.is_known(kind)
    assert not OPPONENTS.is_offered(kind)
    assert computer_name(kind) == ""


@pytest.mark.parametrize("kind", ["ai:hard", "ai:master:builder", "ai:explorer:kind", "ai:Master"])
def test_computer_players_that_there_are_not_are_unknown(kind):
    assert not OPPONENTS.is_known(kind)


@pytest.mark.parametrize("level", OPPONENTS.kinds)
def test_a_temper_is_left_out_where_the_level_has_none(level):
    expected = f"{level}:spoiler" if computer_name(level) in OPPONENTS.levels_with_temper else level
    assert OPPONENTS.join_kind(level, "spoiler") == expected


def test_what_a_surprise_may_be_never_changes():
    """Kept games go on with the temper that their seed has drawn."""
    assert SURPRISES == ("", "builder", "hunter", "spoiler")
