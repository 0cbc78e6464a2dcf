"""Reasons survive being written as JSON and read again, in games of computer players."""

import json

import pytest

from game.core.message_values import message_of, values_of
from game.games import game_by_id
from game.players.tournament.fixture import Fixture
from tests.players.watched import decisions


@pytest.mark.parametrize("game", ["tikal", "tzolkin"])
def test_reasons_are_read_as_they_were_written(game):
    fixture = Fixture(game_by_id(game), ("novice", "explorer"), 5)
    seen = set()
    for _state, decision in decisions(fixture):
        reason = decision.reason
        assert message_of(json.loads(json.dumps(values_of(reason)))) == reason
        seen |= {type(value) for value in reason.fields.values()}
    assert len(seen) > 1
