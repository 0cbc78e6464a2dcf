"""The forecast of Tzolk'in: what it is made of, that it sees what players see, and how it ends."""

import pytest

from game.core.game import NOBODY
from game.players.forecast import inputs, read_models
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
        assert len(model.spread) == len(model.weights)


@pytest.mark.parametrize("match", MATCHES)
def test_in_any_position_chances_add_up_and_the_end_is_what_it_is(match):
    for seen in positions(match):
        assert sum(forecast(seen).chances) == pytest.approx(1)
    last, won = forecast(view(match.state, NOBODY)), winners(match.state)
    assert last.points == tuple(total / QUARTERS for total in totals_in_quarters(match.state))
    assert last.chances == tuple((seat in won) / len(won) for seat in range(match.state.seats))


@pytest.mark.parametrize("match", MATCHES)
def test_it_does_not_know_what_is_hidden(match):
    state = match.before(len(match.actions) // 2)
    hidden = state.copy()
    hidden.deck1, hidden.deck2 = state.deck1[::-1], state.deck2[::-1]
    assert forecast(view(hidden, NOBODY)) == forecast(view(state, NOBODY))
