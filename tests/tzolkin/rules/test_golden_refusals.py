"""Every reason to refuse an action is heard in a golden game, and stays what it is."""

from itertools import groupby

import pytest

from game.tzolkin.rules.actions import parse
from game.tzolkin.rules.play import why_not
from game.tzolkin.rules.records import read
from tests.tzolkin.rules.universe import REASONS
from tools.tzolkin.golden_games import FOLDER
from tools.tzolkin.golden_refusals import refusals

REFUSALS = refusals()
BY_GAME = {game: list(rows) for game, rows in groupby(REFUSALS, lambda row: row.game)}


@pytest.mark.parametrize("game", BY_GAME)
def test_what_a_golden_game_refuses_it_refuses_for_the_same_reason(game: str) -> None:
    match = read((FOLDER / f"{game}.json").read_bytes())
    for _, index, line, reason in BY_GAME[game]:
        assert str(why_not(match.before(index), parse(line))) == reason


def test_every_reason_to_refuse_an_action_is_that_of_a_golden_game() -> None:
    """A new reason needs a row in tests/tzolkin/refusals.tsv (tools/tzolkin/golden_refusals.py)."""
    heard = {row.reason.partition(" ")[0] for row in REFUSALS}
    assert heard == REASONS
