"""The course of the points, and what everybody did, are what the match says."""

import random
from pathlib import Path

import pytest

from game.tikal.ending.outcome import course_of, feats_of, further_pages
from game.tikal.rules.actions import END_TURN, Recover, Uncover
from game.tikal.rules.components import ACTION_POINTS
from game.tikal.rules.records import read
from game.tikal.rules.scoring import breakdown

RECORDS = sorted((Path(__file__).parents[2] / "records").glob("*.json"))[::7]
games = pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)


def match_of(path):
    return read(path.read_text("utf-8"))


@games
def test_the_course_begins_and_ends_with_the_match(path):
    match = match_of(path)
    course = course_of(match)
    assert course.points[0] == tuple(match.before(0).score)
    assert course.points[-1] == tuple(match.state.score) == course.if_scored[-1]
    assert len(course.points) == 1 + match.actions.count(END_TURN)


@games
def test_a_scoring_round_is_over_when_all_seats_have_scored(path):
    match = match_of(path)
    rounds = len(match.state.scorings) // match.setup.seats
    course = course_of(match)
    assert len(course.scorings) == rounds
    assert course.scorings[-1] == len(course.points) - 1


@games
def test_who_would_be_paid_is_paid_when_it_is_scored(path):
    match = match_of(path)
    course = course_of(match)
    ends = [index for index, action in enumerate(match.actions) if action is END_TURN]
    for turn, index in enumerate(ends, start=1):
        before, after = match.before(index), match.before(index + 1)
        seat = before.seat
        if before.scoring_queue:
            assert after.score[seat] == before.score[seat] + breakdown(before, seat).total
            # what he was paid for just now is not counted twice
            assert course.if_scored[turn][seat] >= course.points[turn][seat]


@games
def test_all_action_points_are_told(path):
    match = match_of(path)
    deeds = feats_of(match)
    for seat, own in enumerate(deeds):
        turns = sum(
            action is END_TURN and match.before(index).seat == seat
            for index, action in enumerate(match.actions)
        )
        assert sum(own.ap_by_action.values()) == turns * ACTION_POINTS
    assert sum(one.levels_uncovered for one in deeds) == sum(
        isinstance(a, Uncover) for a in match.actions
    )
    assert sum(one.treasures_recovered for one in deeds) == sum(
        isinstance(a, Recover) for a in match.actions
    )


@games
def test_the_best_temple_and_the_pages_are_by_seat(path):
    match = match_of(path)
    for own in feats_of(match):
        assert 0 <= own.best_temple[0] <= 10
        assert own.longest_walk <= ACTION_POINTS
    for page in further_pages(match):
        for group in page.table:
            assert all(len(cells) == match.setup.seats for _name, cells in group)


def test_a_walk_is_what_one_member_walks_in_a_row():
    match = match_of(random.Random(1).choice(RECORDS))
    walks = [0] * match.setup.seats
    for index, action in enumerate(match.actions):
        if action.verb != "move":
            continue
        steps, end, who = 1, action.space, (action.member, match.before(index).seat)
        for later in match.actions[index + 1 :]:
            if later.verb != "move" or (later.member, later.origin) != (who[0], end):
                break
            steps, end = steps + 1, later.space
        walks[who[1]] = max(walks[who[1]], steps)
    assert [one.longest_walk for one in feats_of(match)] == walks
