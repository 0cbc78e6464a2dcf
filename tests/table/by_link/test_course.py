"""What a link brings, and who sits where."""

import json

import pytest

from game.games import read
from game.table.by_link.course import Course, alike_until, course_of
from game.table.by_link.seats import ended_here, goes_by_link, people_here, sit_down
from game.tikal.rules.legal import legal_actions
from game.tikal.rules.records.record import TikalMatch
from game.tikal.rules.setup import new_setup

HERE, FAR = "human", "link"


def begun(*kinds, seed=3, first=0):
    players = [{"name": name, "kind": kind} for name, kind in zip("ABCD", kinds, strict=False)]
    return TikalMatch(new_setup(players, first, seed))


def played(match, count, place=0):
    """The same with more actions: those at a place of what is legal."""
    again = read(match.record())
    for _ in range(count):
        again.play(legal_actions(again.state)[place])
    return again


@pytest.mark.parametrize(
    ("came", "kept", "course"),
    [(5, 5, Course.KNOWN), (7, 5, Course.NEWS), (4, 5, Course.OLD)],
)
def test_a_link_is_compared_with_what_is_kept(came, kept, course):
    match = begun(HERE, FAR)
    assert course_of(played(match, came), played(match, kept)) is course


def test_a_game_that_went_on_in_two_ways_has_come_apart():
    match = played(begun(HERE, FAR), 2)
    one, other = played(match, 1, 0), played(match, 1, -1)
    assert course_of(one, other) is Course.APART
    assert alike_until(one, other) == 2


@pytest.mark.parametrize(
    ("kinds", "first", "here"),
    [
        ((HERE, FAR), 0, [0]),
        ((HERE, FAR), 1, [1]),
        ((HERE, FAR, HERE, FAR), 0, [0, 2]),
        ((HERE, FAR, "ai:novice", FAR), 3, [3]),
        ((FAR, FAR), 1, [1]),
        ((HERE, HERE), 1, []),
    ],
)
def test_whoever_opens_a_link_first_sits_down(kinds, first, here):
    match = begun(*kinds, first=first)
    sit_down(match)
    assert match.here == here
    assert goes_by_link(match) == (FAR in kinds)


def test_who_sits_here_is_kept_and_never_handed_out():
    match = begun(HERE, FAR)
    sit_down(match)
    again = read(match.record())
    again.play(legal_actions(again.state)[0])
    sit_down(again)
    assert again.here == [0]
    assert json.loads(again.record())["here"] == [0]
    assert "here" not in json.loads(again.record_to_hand_out())


@pytest.mark.parametrize("nonsense", [5, "01", [9], [-1], {"0": 1}, ["0"]])
def test_nonsense_in_a_record_seats_nobody(nonsense):
    record = json.loads(begun(HERE, FAR).record()) | {"here": nonsense}
    assert read(json.dumps(record)).here == []


def test_without_links_everybody_but_the_computers_is_here():
    assert people_here(begun(HERE, HERE, HERE), {1: None}) == {0, 2}
    match = begun(HERE, FAR, "ai:novice")
    sit_down(match)
    assert people_here(match, {2: None}) == {0}


def test_the_one_who_acted_last_tells_the_end():
    match = played(begun(HERE, FAR), 3)
    match.here = [match.before(2).seat]
    assert ended_here(match)
    match.here = [1 - match.before(2).seat]
    assert not ended_here(match)
