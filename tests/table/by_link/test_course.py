"""What a link brings, and who sits where."""

import json

import pytest

from game.core.outline import Origin
from game.games import read
from game.table.by_link import (
    LinkRelation,
    alike_until,
    claim_seats,
    compare_link,
    ended_here,
    find_kept_match,
    goes_by_link,
    people_here,
)
from game.tikal.rules.play import legal_actions
from game.tikal.rules.records import TikalMatch
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


def mid_turn():
    """A match in the middle of a turn, and how much of it is there to stay."""
    match = begun(HERE, FAR)
    while not 2 < match.undo_limit < len(match.actions) - 1:
        match = played(match, 1, -1)
    return match, match.undo_limit


@pytest.mark.parametrize(
    ("came", "course"),
    [
        (2, LinkRelation.NEWS),
        (0, LinkRelation.KNOWN),
        (-1, LinkRelation.KNOWN),
        (None, LinkRelation.OLD),
    ],
)
def test_a_link_is_compared_with_what_is_kept(came, course):
    kept, fixed = mid_turn()
    actions = fixed - 1 if came is None else len(kept.actions) + came
    assert compare_link(played(begun(HERE, FAR), actions, -1), kept) is course


def whole_turns(match, place):
    """The same until somebody else is to act and nothing can be undone."""
    again, seat = played(match, 1, place), match.state.seat
    while again.state.seat == seat or again.can_undo:
        again = played(again, 1, place)
    return again


def test_a_game_that_went_on_in_two_ways_has_come_apart():
    _kept, fixed = mid_turn()
    match = played(begun(HERE, FAR), fixed, -1)
    one, other = whole_turns(match, 0), whole_turns(match, -1)
    assert compare_link(one, other) is compare_link(other, one) is LinkRelation.APART
    assert alike_until(one, other) == fixed


def test_whoever_has_begun_a_turn_may_have_played_another_one():
    kept, fixed = mid_turn()
    match = played(begun(HERE, FAR), fixed, -1)
    assert compare_link(whole_turns(match, 0), kept) is LinkRelation.NEWS
    assert compare_link(played(match, 1, 1), kept) is LinkRelation.KNOWN


def branched(match, *, named):
    """A branch of a match that begins where it stands; before branches had names, or since."""
    new = read(match.record())
    new.extra = Origin(len(match.actions), 90, id="ab12" if named else "").entry
    return new


def test_of_several_that_it_goes_on_from_the_nearest_is_meant():
    match = played(begun(HERE, FAR), 9)
    original, old, new = whole_turns(match, 0), *(branched(match, named=one) for one in (0, 1))
    answer = whole_turns(original, 0)
    assert find_kept_match(answer, [old, new, original]) is original
    assert find_kept_match(answer, [new, old]) is old  # some of before are what went on
    assert find_kept_match(answer, [new]) is None
    assert find_kept_match(whole_turns(new, -1), [original, old]) is None
    assert find_kept_match(whole_turns(new, -1), [original, old, new]) is new


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
    claim_seats(match)
    assert match.local_seats == here
    assert goes_by_link(match) == (FAR in kinds)


def test_who_sits_here_is_kept_and_never_handed_out():
    match = begun(HERE, FAR)
    claim_seats(match)
    again = read(match.record())
    again.play(legal_actions(again.state)[0])
    claim_seats(again)
    assert again.local_seats == [0]
    assert json.loads(again.record())["here"] == [0]
    assert "here" not in json.loads(again.record_for_sharing())


@pytest.mark.parametrize("nonsense", [5, "01", [9], [-1], {"0": 1}, ["0"]])
def test_nonsense_in_a_record_seats_nobody(nonsense):
    record = json.loads(begun(HERE, FAR).record()) | {"here": nonsense}
    assert read(json.dumps(record)).local_seats == []


def test_without_links_everybody_but_the_computers_is_here():
    assert people_here(begun(HERE, HERE, HERE), {1: None}) == {0, 2}
    match = begun(HERE, FAR, "ai:novice")
    claim_seats(match)
    assert people_here(match, {2: None}) == {0}


def test_the_one_who_acted_last_tells_the_end():
    match = played(begun(HERE, FAR), 3)
    match.local_seats = [match.before(2).seat]
    assert ended_here(match)
    match.local_seats = [1 - match.before(2).seat]
    assert not ended_here(match)
