"""What a turn cost is proved in deals, as many as it takes."""

from random import Random

import pytest

from game.players.proof import (
    FEWEST_DEALS,
    FIRST_LOOK,
    MOST_DEALS,
    Ending,
    least_proved,
    prove_cost,
)

SEEDS = range(40)


def drawn(gain, luck, seed=1, doubt=0.0):
    """What is proved of a turn that costs ``gain`` points, and how often it was played on."""
    played_on = []

    def play_on(actions, chance):
        yield
        played_on.append(chance.random())
        gained = (gain + chance.gauss(0, luck)) * (actions == ("better",))
        return Ending(100 * played_on[-1] + gained, doubt)

    work = prove_cost(play_on, ("played",), ("better",), seed)
    while True:
        try:
            next(work)
        except StopIteration as done:
            return done.value, played_on


def test_both_ways_are_played_on_in_the_same_deals():
    _cost, played_on = drawn(5, 0)
    assert played_on[::2] == played_on[1::2]
    assert len(set(played_on)) == len(played_on) / 2


def test_what_is_clear_takes_the_fewest_deals():
    cost, played_on = drawn(9, 1)
    assert cost.points == pytest.approx(9, abs=1)
    assert cost.deals == FEWEST_DEALS == len(played_on) / 2
    cost, played_on = drawn(-4, 1)
    assert cost is None
    assert len(played_on) / 2 == FIRST_LOOK


def test_what_is_not_takes_more_and_is_told_with_its_error():
    proved = [drawn(8, 14, seed) for seed in SEEDS]
    told = [cost for cost, _deals in proved if cost]
    assert max(len(deals) / 2 for _cost, deals in proved) == MOST_DEALS
    assert all(cost.points > 2 * cost.error for cost in told)
    assert 1 < max(cost.error for cost in told) < 4


def test_what_cost_nothing_is_hardly_ever_told():
    assert sum(bool(drawn(0, 10, seed)[0]) for seed in SEEDS) <= 1


def test_what_forecasts_are_in_doubt_about_belongs_to_the_error():
    assert drawn(5, 1)[0].error < 1
    cost, _played_on = drawn(12, 1, doubt=3.0)
    assert 6 < cost.points < 8
    assert 2 < cost.error < 3
    cost, played_on = drawn(5, 1, doubt=3.0)
    assert cost is None
    assert len(played_on) / 2 == FIRST_LOOK


def test_the_same_turn_is_proved_alike_every_time():
    assert drawn(6, 9, 3) == drawn(6, 9, 3)
    assert Random("3 0").random() in drawn(6, 9, 3)[1]


def test_the_least_cost_that_is_proved_grows_with_what_is_in_doubt():
    for cost in (least_proved(0.0), least_proved(3.0)):
        assert 1 < cost < 10
    assert drawn(least_proved(3.0) + 1, 1, doubt=3.0)[0]
    assert not drawn(least_proved(3.0) - 2, 1, doubt=3.0)[0]
    assert drawn(least_proved(0.0) + 1, 1)[0]
