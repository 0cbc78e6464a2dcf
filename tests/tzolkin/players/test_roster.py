"""Who plays a seat, as records name it (docs/record-format.md, "kind")."""

import pytest

from game.players.opponents import split_kind
from game.tikal.players.roster import OPPONENTS as TIKALS
from game.tzolkin.players.roster import LEVELS, OPPONENTS, SURPRISES


@pytest.mark.parametrize("kind", ["human", *(f"ai:{name}" for name in OPPONENTS.names)])
def test_every_player_there_is_has_a_name_and_can_sit_down(kind):
    level, temper = split_kind(kind)
    assert OPPONENTS.is_known(kind)
    assert OPPONENTS.is_offered(kind) == (kind != "ai:random" or "random" in OPPONENTS.names)
    assert OPPONENTS.label(level)
    assert OPPONENTS.join_kind(level, temper) == kind


def test_records_name_the_levels_as_in_the_other_game_and_players_by_words_of_their_own():
    assert list(TIKALS.kinds) == list(OPPONENTS.kinds)
    differing = [kind for kind, level in OPPONENTS.kinds.items() if level != TIKALS.kinds[kind]]
    assert differing == ["ai:explorer", "ai:archaeologist"]
    assert list(LEVELS) == [level.name for level in OPPONENTS.levels]


def test_what_a_surprise_can_be_never_changes():
    assert SURPRISES == ("", "farmer", "priest", "builder")
