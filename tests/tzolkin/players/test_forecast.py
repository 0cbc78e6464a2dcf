"""The forecast of Tzolk'in: what it is made of, that it sees what players see, and how it ends."""

from itertools import pairwise

import pytest

from game.core.game import NOBODY
from game.players.forecast import STAGES, inputs, read_models
from game.tzolkin.players.forecast import FORECAST_FILE, forecast, outlook
from game.tzolkin.rules.game_rules import RULES, random_match
from game.tzolkin.rules.hidden import view
from game.tzolkin.rules.scoring import QUARTERS, totals_in_quarters, winners
from game.tzolkin.rules.setup import Options

EVERYTHING = Options(tribes=True, prophecies=True, new_buildings=True, quick_actions=True)
MATCHES = [random_match(2, 5), random_match(4, 7), random_match(5, 6, EVERYTHING)]


def positions(match):
    return [view(match.before(index), NOBODY) for index in range(0, len(match.actions), 15)]


def test_there_is_a_model_for_every_number_of_seats():
    models = read_models(FORECAST_FILE)
    assert sorted(models) == [("", seats) for seats in RULES.variants[""]]
    for (_variant, seats), model in models.items():
        match = random_match(seats, 1, EVERYTHING)
        count = len(inputs(outlook(view(match.before(0), NOBODY)), 0))
        assert {len(stage) for stage in model.weights} == {count}
        assert len(model.spread) == len(model.weights) + 1 == len(STAGES)


@pytest.mark.parametrize("match", MATCHES)
def test_in_any_position_chances_add_up_and_the_end_is_what_it_is(match):
    for seen in positions(match):
        assert sum(forecast(seen).chances) == pytest.approx(1)
    last, won = forecast(view(match.state, NOBODY)), winners(match.state)
    assert last.points == tuple(total / QUARTERS for total in totals_in_quarters(match.state))
    assert last.chances == tuple((seat in won) / len(won) for seat in range(match.state.seats))


def food_days(match):
    """What is known before and after each food day on which points are paid."""
    before = match.before(0)
    for index in range(1, len(match.actions) + 1):
        after = match.before(index)
        if after.food_days_done in (2, 4) and after.food_days_done > before.food_days_done:
            yield before, after
        before = after


@pytest.mark.parametrize("match", MATCHES)
def test_what_a_food_day_pays_was_due(match):
    """Who does not act there has as many points with what is due as before."""
    days = list(food_days(match))
    assert len(days) == 2
    for before, after in days:
        known, then = outlook(view(before, NOBODY)), outlook(view(after, NOBODY))
        for seat in {*range(before.seats)} - {before.seat}:
            certain = known.points[seat] + known.due[seat]
            assert then.points[seat] + then.due[seat] == pytest.approx(certain)


@pytest.mark.parametrize("match", MATCHES)
def test_nobody_has_turns_or_anything_due_in_the_end(match):
    turns = [outlook(seen).turns for seen in positions(match)]
    for one, then in pairwise(turns):
        assert all(a >= b for a, b in zip(one, then, strict=True))
    last = outlook(view(match.state, NOBODY))
    assert set(last.turns) == set(last.due) == {0}


@pytest.mark.parametrize("match", MATCHES)
def test_it_does_not_know_what_is_hidden(match):
    state = match.before(len(match.actions) // 2)
    hidden = state.copy()
    hidden.deck1, hidden.deck2 = state.deck1[::-1], state.deck2[::-1]
    assert forecast(view(hidden, NOBODY)) == forecast(view(state, NOBODY))
