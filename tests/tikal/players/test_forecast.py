"""The forecast of Tikal: what it is made of, that it sees what players see, and how it ends."""

from itertools import pairwise
from random import Random
from statistics import mean

import pytest

from game.core.match import OVER
from game.players.forecast import STAGES, inputs, read_models
from game.tikal import rules
from game.tikal.players.forecast import FORECAST_FILE, forecast, model_for, outlook
from game.tikal.rules.game_rules import random_action, random_match
from game.tikal.rules.records import TikalMatch
from game.tikal.rules.scoring import winners
from game.tikal.rules.setup import BASIC, LENGTHS, VARIANTS, Options, new_setup
from tests.tikal.players.test_review import mastered

GAMES = [
    (name, length, seats)
    for name, variant in VARIANTS.items()
    for length in LENGTHS
    for seats in variant.seats
]


def random_game(name, length, seats):
    """A whole match of random actions."""
    people = [{"name": str(seat), "kind": "random"} for seat in range(seats)]
    options = Options(length=length)
    match = TikalMatch(new_setup(people, 0, 3, variant=VARIANTS[name], options=options))
    chance = Random(5)
    while action := random_action(match.state, chance):
        match.play(action)
    return match


def positions(match):
    return [rules.view(match.before(index)) for index in range(0, len(match.actions) + 1, 7)]


def test_there_is_a_model_for_every_game():
    models = read_models(FORECAST_FILE)
    assert len(models) == len(GAMES)
    for model in models.values():
        assert len({len(stage) for stage in model.weights}) == 1
        assert len(model.spread) == len(model.weights) + 1 == len(STAGES)


@pytest.mark.parametrize(("name", "length", "seats"), GAMES)
def test_in_any_position_chances_add_up_and_the_end_is_what_it_is(name, length, seats):
    match = random_game(name, length, seats)
    model = model_for(rules.view(match.state))
    assert len(model.weights[0]) == len(inputs(outlook(rules.view(match.before(0))), 0))
    for view in positions(match):
        assert sum(forecast(view).chances) == pytest.approx(1)
    last = forecast(rules.view(match.state))
    won = winners(match.state)
    assert match.state.phase == OVER
    assert last.points == tuple(match.state.score)
    assert last.chances == tuple((seat in won) / len(won) for seat in range(seats))


def test_it_does_not_know_what_is_hidden():
    match = random_match(BASIC, 3, 5)
    state = match.before(len(match.actions) // 2)
    hidden = state.copy()
    hidden.deck = (*state.deck[: state.drawn], *reversed(state.deck[state.drawn :]))
    assert forecast(rules.view(hidden)) == forecast(rules.view(state))


@pytest.mark.parametrize(("name", "length", "seats"), GAMES)
def test_what_a_scoring_pays_was_due(name, length, seats):
    """Points with what is due are as many before the action that ends a scoring turn as after."""
    match, scored = random_game(name, length, seats), 0
    for index in range(len(match.actions)):
        before, after = match.before(index), match.before(index + 1)
        if len(after.scorings) > len(before.scorings):
            known, then = (outlook(rules.view(state)) for state in (before, after))
            for seat in range(seats):
                certain = known.points[seat] + known.due[seat]
                assert then.points[seat] + then.due[seat] == certain
            paid = after.scorings[-1].seat
            assert then.turns[paid] == pytest.approx(known.turns[paid] - 1)
            scored += 1
    assert scored == len(match.state.scorings) > 0
    assert set(then.turns) == set(then.due) == {0}


@pytest.mark.parametrize("seats", [2, 4])
def test_who_plays_as_the_models_games_were_played_is_foreseen(seats):
    match = mastered(BASIC, seats)
    final, told = match.state.score, [forecast(view).points for view in positions(match)]
    errors = [mean(abs(a - b) for a, b in zip(points, final, strict=True)) for points in told]
    quarter = len(errors) // 4
    assert mean(errors[-quarter:]) < mean(errors[quarter:-quarter]) < 20
    jumps = [abs(a - b) for one, then in pairwise(told) for a, b in zip(one, then, strict=True)]
    assert mean(jumps) < 4
