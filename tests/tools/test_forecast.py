"""Models of the forecast are fitted to what came of games, and measured on others."""

from random import Random

import pytest

from game.players.forecast import Outlook
from game.tikal.description import TIKAL
from tests.tools.programs import made
from tools.forecast.bars import report
from tools.forecast.fit import fit
from tools.forecast.positions import FORECASTED, Played, Series

TURNS = 20
FIGURES = ["bias", "mean", "Brier", "at", "chances", "scorings"]


def made_up(seed):
    """A game whose points to come are twice the turns, three times a term, and chance."""
    chance = Random(seed)
    terms = [[[chance.uniform(0, 5)] for _seat in range(2)] for _turn in range(TURNS)]
    final = [chance.gauss(40, 4) for _seat in range(2)]
    outlooks = [
        Outlook(
            TURNS - turn,
            [end - 2 * (TURNS - turn) - 3 * own[0] for end, own in zip(final, there, strict=True)],
            there,
        )
        for turn, there in enumerate(terms)
    ]
    return Played([*outlooks, Outlook(0, final, (), (final.index(max(final)),))])


def test_what_points_follow_from_is_found():
    model = fit([made_up(seed) for seed in range(60)])
    for seed in range(60, 70):
        game = made_up(seed)
        for outlook in game.outlooks:
            told = model.forecast(outlook)
            assert told.points == pytest.approx(game.points, abs=0.3)
            assert max(told.chances) > 0.5


def test_what_was_measured_is_told():
    games = [made_up(seed) for seed in range(40)]
    lines = report(fit(games), games).splitlines()
    assert [line.split()[0] for line in lines] == FIGURES
    assert all(abs(float(one)) < 0.5 for one in lines[0].split()[3:])


@pytest.mark.long(minutes=0.02)
def test_a_game_is_looked_at_before_its_first_turn_and_after_each():
    tikal = FORECASTED[TIKAL.id]
    made(tikal.program)
    played = Series(TIKAL.id, tikal.levels, "mini", "", 2).play(3)
    turns = [outlook.turns for outlook in played.outlooks]
    assert turns == sorted(turns, reverse=True)
    assert played.outlooks[-1].winners
    assert not any(one.winners for one in played.outlooks[:-1])
    assert sum(played.wins) == 1
