"""Turns by trial: what is dealt could be so, and the better half is tried again."""

import random
from collections import Counter

import pytest

from game.core.match import OVER
from game.tikal import rules
from game.tikal.players.level import Level, tuned_weights
from game.tikal.players.planning import search
from game.tikal.players.planning.plan import play_plan
from game.tikal.players.planning.search import planned_turns
from game.tikal.rules.components import TREASURE_COPIES
from game.tikal.rules.state import ACT, PLACE, State
from game.tikal.rules.turns import is_final_round
from tests.tikal.players.situations import views


def finished(thinking):
    """What thinking comes to."""
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            return done.value


def turns_in(view):
    return finished(planned_turns(view, tuned_weights(view), 3))


def without_auction(phase, every):
    return [view for view in views(phase, every) if not view.variant.auction]


def test_a_dealt_position_looks_as_the_view_does():
    """Section 9: the order within the sets, but for the back on top, and treasures are hidden."""
    for view in [*views(PLACE, every=5), *views(ACT, every=61)]:
        position = search.deal_hidden(view, random.Random(3))
        again = rules.view(position)
        assert all(getattr(again, name) == getattr(view, name) for name in State.__slots__)
        assert sorted(position.deck) == sorted(
            one for part in view.variant.hexagon_sets for one in part
        )
        treasures = Counter(position.treasure_stack[position.treasures_laid :])
        for there in position.ruin_treasures:
            treasures.update(there)
        for kinds in position.treasures:
            treasures.update(dict(enumerate(kinds)))
        counts = [count for count in treasures.values() if count]
        assert counts == [TREASURE_COPIES] * view.variant.treasure_kinds


def test_other_chances_deal_otherwise():
    view = next(iter(views(PLACE, every=5)))
    decks = {search.deal_hidden(view, random.Random(seed)).deck for seed in range(6)}
    assert len(decks) == 6


@pytest.mark.parametrize(("trials", "tried"), [(2, 2 * 3), (4, 4 * 3 + 2 * 6), (3, 3 * 3)])
def test_the_better_half_is_tried_twice_as_often_again(monkeypatch, trials, tried):
    worths = []

    def luck(turn, _level, _chance):
        worths.append(turn)
        return turn.worth
        yield

    monkeypatch.setattr(search, "_worth_in", luck)
    view = next(view for view in without_auction(ACT, 7) if len(turns_in(view)) > 4)
    level = Level(width=3, placements=1, trials=trials, deals=3)
    turns = turns_in(view)[:trials]
    best = finished(search.best_by_trial(turns, level, random.Random(1)))
    assert (best, len(worths)) == (max(turns, key=lambda one: one.worth), tried)


def test_what_the_trials_show_counts(monkeypatch):
    view = next(view for view in without_auction(ACT, 7) if len(turns_in(view)) > 3)
    turns = turns_in(view)[:3]

    def last_is_best(turn, _level, _chance):
        return turn.worth + 1000 * (turn is turns[2])
        yield

    monkeypatch.setattr(search, "_worth_in", last_is_best)
    level = Level(width=3, placements=1, trials=3, deals=1)
    assert finished(search.best_by_trial(turns, level, random.Random(1))) is turns[2]


def test_at_the_end_of_the_game_a_trial_is_its_result():
    """Section 6: in the last scoring round nothing is hidden that counts."""
    level, tried = Level(width=3, placements=1, ahead=4), 0
    for view in views(ACT, every=1):
        if len(view.scoring_queue) != 1 or not is_final_round(view):
            continue
        turn = next(one for one in turns_in(view) if not one.plan.recovered)
        state = search.deal_hidden(view, random.Random(1))
        play_plan(state, turn.plan)
        assert state.phase == OVER
        own = state.score[view.seat]
        rivals = [points for seat, points in enumerate(state.score) if seat != view.seat]
        worth = finished(search._worth_in(turn, level, random.Random(1)))
        lead = own - tuned_weights(view).rivals * sum(rivals) / len(rivals)
        assert worth == pytest.approx(lead)
        tried += 1
    assert tried


@pytest.mark.parametrize(("ahead", "seats", "turns"), [(6, 2, 5), (6, 4, 7), (3, 2, 3)])
def test_it_is_played_on_for_whole_rounds(monkeypatch, ahead, seats, turns):
    acted = []

    def play_on(state, weights):
        acted.append(state.seat)
        yield from playing_on(state, weights)

    playing_on = search._play_on
    monkeypatch.setattr(search, "_play_on", play_on)
    view = next(
        view
        for view in views(ACT, every=40, ap=10)
        if (view.seats, len(view.scoring_queue)) == (seats, 0)
    )
    level = Level(width=3, placements=1, ahead=ahead)
    finished(search._worth_in(turns_in(view)[0], level, random.Random(1)))
    assert len(acted) == turns
    assert set(acted) == set(range(seats))
