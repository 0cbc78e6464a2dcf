"""Models of the forecast are fitted to what came of games, and measured on others."""

from collections import Counter
from random import Random
from statistics import mean

import pytest

from game.players.forecast import Outlook
from game.tikal.description import TIKAL
from game.tikal.rules.setup import VARIANTS
from tests.tools.programs import made
from tools.forecast import fit as fitting
from tools.forecast.bars import report
from tools.forecast.fit import fit
from tools.forecast.positions import FORECASTED, Played, Series
from tools.forecast.scorings import foreseen

TURNS, PAID_EVERY, PAYMENT = 20, 5, 10
FIGURES = ["bias", "mean", "Brier", "at", "chances", "scorings"]


def made_up(seed):
    """A game that pays at times what was due; what is to come beyond falls with the turns left."""
    chance = Random(seed)
    final = [chance.gauss(70, 4) for _seat in range(2)]
    outlooks = []
    for turn in range(TURNS):
        left, paid = TURNS - turn, turn // PAID_EVERY * PAYMENT
        terms = [[chance.uniform(0, 5)] for _seat in range(2)]
        due = [60 - paid - left * (2 + 0.3 * own) for [own] in terms]
        outlooks.append(Outlook([left, left], [end - 60 + paid for end in final], due, terms))
    outlooks.append(Outlook([0, 0], final, [0, 0], (), (final.index(max(final)),)))
    scorings = [(turn, seat) for turn in range(PAID_EVERY, TURNS, PAID_EVERY) for seat in (0, 1)]
    return Played(outlooks, scorings)


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
    assert lines[-1].split()[2:6] == [f"{40 * 6},", "0.0%", "jump", "over"]
    assert [line.split()[0] for line in lines] == FIGURES
    assert all(abs(float(one)) < 0.5 for one in lines[0].split()[3:])


def misleading(seed):
    """A game in which a term tells from the first scoring on how many points are to come."""
    chance = Random(seed)
    to_come = [chance.gauss(20, 10) for _seat in range(2)]
    outlooks = []
    for turn in range(TURNS):
        terms = [[one if turn >= PAID_EVERY else 20.0] for one in to_come]
        paid = turn // PAID_EVERY * PAYMENT
        outlooks.append(Outlook([TURNS - turn] * 2, [paid] * 2, [30 - paid] * 2, terms))
    final = [30 + one for one in to_come]
    outlooks.append(Outlook([0, 0], final, [0, 0], (), (final.index(max(final)),)))
    return Played(outlooks, [(PAID_EVERY, 0), (PAID_EVERY, 1)])


def test_a_jump_at_a_foreseen_scoring_costs_as_an_error_does(monkeypatch):
    games, jumps = [misleading(seed) for seed in range(60)], []
    for cost in (0.0, 2.0):
        monkeypatch.setattr(fitting, "_STEADY", cost)
        model = fit(games)
        jumps.append(mean(abs(one.jump(model)) for one in foreseen(games)))
    assert jumps[1] < jumps[0] / 2


@pytest.mark.long(minutes=0.02)
def test_a_game_is_looked_at_before_its_first_turn_and_after_each():
    tikal = FORECASTED[TIKAL.id]
    made(tikal.program)
    played = Series(TIKAL.id, tikal.levels, "mini", "", 2).play(3)
    for seat in (0, 1):
        turns = [outlook.turns[seat] for outlook in played.outlooks]
        assert turns == sorted(turns, reverse=True)
        assert turns[-1] == 0
    assert played.outlooks[-1].winners
    assert not any(one.winners for one in played.outlooks[:-1])
    assert sum(played.wins) == 1
    rounds = VARIANTS["mini"].volcanoes + 1
    assert Counter(seat for _number, seat in played.scorings) == {0: rounds, 1: rounds}
    for number, seat in played.scorings:
        before, after = played.outlooks[number - 1 : number + 1]
        assert after.points[seat] - before.points[seat] >= 0
        assert after.turns[seat] == before.turns[seat] - 1
