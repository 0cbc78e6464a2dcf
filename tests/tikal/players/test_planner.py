"""Planning a turn: plans can be played, are worth what they promise, and the best is found."""

import pytest

from game.tikal import rules
from game.tikal.players.level import tuned_weights
from game.tikal.players.planning import planner
from game.tikal.players.planning.plan import Bring, empty_plan, plan_actions
from game.tikal.players.planning.planner import Jobs, plan_turn
from game.tikal.players.planning.search import evaluation_of
from game.tikal.rules.actions import (
    CAMP,
    END_TURN,
    GUARD,
    WORKER,
    EstablishCamp,
    Exchange,
    PlaceGuard,
    Recover,
    Uncover,
)
from game.tikal.rules.board import INDEX, SPACES
from game.tikal.rules.components import ACTION_POINTS, HIGHEST_TEMPLE
from game.tikal.rules.scoring import breakdown
from game.tikal.rules.state import ACT
from tests.tikal.players.situations import views
from tests.tikal.rules.positions import position

NO_FLOORS = [float("-inf")] * ACTION_POINTS


def planned(view, width=4):
    """The evaluation of a position and its plans, the best first."""
    evaluation, ways = evaluation_of(view, view.seat, tuned_weights(view))
    thinking = plan_turn(Jobs(evaluation, ways), width)
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            return evaluation, done.value


def test_every_plan_can_be_played_for_its_action_points():
    for view in views(ACT, every=97):
        _, plans = planned(view)
        for plan in plans:
            state = view.copy()
            actions = plan_actions(view, plan)
            for action in actions[:-1]:
                rules.check(state, action)
                rules.apply(state, action)
            rules.check(state, actions[-1])
            if actions[-1] is END_TURN:
                assert state.ap == plan.ap
                assert state.members[state.seat] == plan.members
                assert state.leader[state.seat] == plan.leader
                assert state.homes[state.seat] == plan.homes
            else:
                assert isinstance(actions[-1], Recover)


def test_a_plan_is_worth_what_its_position_is():
    # what a camp, an exchange or a used-up number does to the rest is only estimated
    estimated = (EstablishCamp, Exchange, Recover)
    compared = 0
    for view in views(ACT, every=61):
        _, plans = planned(view)
        for plan in plans:
            jobs = list(plan.jobs())
            if any(isinstance(job, estimated) for job in jobs) or 0 in plan.temple_tiles[2:11]:
                continue
            if any(
                isinstance(job, Uncover) and plan.temple_tiles[plan.temple_values[job.space]] < 3
                for job in jobs
            ):
                continue
            state = view.copy()
            for action in plan_actions(view, plan)[:-1]:
                rules.apply(state, action)
            compared += 1
            assert evaluation_of(state, view.seat, tuned_weights(state))[
                0
            ].total_worth() == pytest.approx(plan.worth)
    assert compared > 150


def test_plans_of_one_position_are_kept_once():
    for view in views(ACT, every=211, ap=6):
        _, plans = planned(view, width=12)
        keys = [(plan.ap, plan.position_key) for plan in plans]
        assert len(set(keys)) == len(keys)


def most_points(state):
    """The most that the seat to act can score with its action points, by trying everything."""
    seat, seen, best = state.seat, set(), 0
    waiting = [state]
    while waiting:
        one = waiting.pop()
        best = max(best, breakdown(one, seat).total)
        for action in rules.legal_actions(one):
            if action is not END_TURN:
                after = one.copy()
                rules.apply(after, action)
                key = (
                    after.ap,
                    frozenset(after.members[seat].items()),
                    after.leader[seat],
                    tuple(after.value),
                    tuple(after.guard),
                    tuple(map(tuple, after.treasures)),
                    after.homes[seat],
                )
                if key not in seen:
                    seen.add(key)
                    waiting.append(after)
    return best


def test_the_last_scoring_turn_is_solved():
    """Section 5 and 6: with nothing left to come, only the points of this turn count."""
    for view in views(ACT, every=83, ap=4):
        state = view.copy()
        state.scoring_queue, state.hand, state.ap = (state.seat,), -1, 4
        state.ruin_treasures = [()] * SPACES
        evaluation, plans = planned(state, width=16)
        before = state.score[state.seat] + breakdown(state, state.seat).total
        gained = plans[0].worth - evaluation.total_worth()
        best = most_points(state) + state.score[state.seat] - before
        assert gained == pytest.approx(best)


@pytest.mark.parametrize(("kept", "alike"), [(10**6, True), (1, False)])
def test_what_is_hopeless_is_left_out_and_nothing_else(monkeypatch, kept, alike):
    few = list(views(ACT, every=211, ap=10))[:5]
    found = [[list(plan.jobs()) for plan in planned(view)[1]] for view in few]
    monkeypatch.setattr(planner, "_LEAST_SPARE", kept)
    monkeypatch.setattr(planner, "_SPARE", 1)
    again = [[list(plan.jobs()) for plan in planned(view)[1]] for view in few]
    assert (again == found) == alike


def test_a_guard_is_placed_where_it_pays_four_times():
    """Section 3, guard: the value is fixed, and nobody takes the temple any more."""
    state = position(tiles={"b3": ("E1", 0)}, members={"b3": {0: "ww", 1: "w"}}, ap=5)
    state.value[INDEX["b3"]] = HIGHEST_TEMPLE
    _, plans = planned(state)
    assert list(plans[0].jobs()) == [GUARD[INDEX["b3"]]]


@pytest.mark.parametrize(("rule", "free"), [("free", True), ("present", False), ("own", False)])
def test_a_member_that_walks_away_is_no_longer_there_for_a_camp(rule, free):
    """Section 3, camp, and its rule option."""
    jungle = INDEX["b4"]
    state = position(members={"b4": {0: "w"}}, camp_rule=rule)
    jobs = Jobs(*evaluation_of(state, 0, tuned_weights(state)))
    start = empty_plan(state, 0.0)
    away = start.with_job(Bring(WORKER, jungle, INDEX["a4"], 2), 2, 0.0)
    assert CAMP[jungle] in [job for _, _, job, _ in jobs.next_jobs(start, NO_FLOORS)]
    assert (CAMP[jungle] in [job for _, _, job, _ in jobs.next_jobs(away, NO_FLOORS)]) == free


def test_no_guard_is_placed_when_nothing_is_scored_any_more():
    state = position(tiles={"b3": ("E1", 0)}, members={"b3": {0: "ww", 1: "w"}}, ap=5)
    state.scoring_queue = (1, 0)
    state.seat = 1
    _, plans = planned(state)
    assert not any(isinstance(job, PlaceGuard) for job in plans[0].jobs())


def test_members_walk_by_the_cheapest_way():
    for view in views(ACT, every=151, ap=5):
        _, plans = planned(view)
        for plan in plans:
            spent = sum(job.cost for job in plan.jobs() if isinstance(job, Bring))
            assert spent <= view.ap - plan.ap
