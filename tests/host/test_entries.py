"""What an entry can say besides an action: undo, redo, and taking back what all agree to."""

import pytest

from game.core.message import NotationError, Refusal
from game.host.border import told
from game.host.entries import MOST_ENTRIES, LoggedMatch
from game.host.kept import Kept
from game.host.tables import Tables
from tests.host.finished import finished
from tests.host.test_tables import SHORT, seated
from tests.random_matches import KINDS, Kind, random_match

THREE = Kind("tikal", 3, "basic")
WORDS = ("undo", "redo", "back", "agree", "disagree")


@pytest.fixture
def logged():
    """A match of three people that has begun."""
    match = LoggedMatch(random_match(THREE, 1, most_actions=0), THREE.rules)
    for action in random_match(THREE, 1, most_actions=30).actions:
        match.enter(match.match.state.seat, str(action))
    return match


@pytest.mark.parametrize("kind", KINDS, ids=str)
@pytest.mark.parametrize("word", WORDS)
def test_no_game_has_an_action_that_begins_so(kind, word):
    with pytest.raises(NotationError, match="no-action"):
        kind.rules.parse(word)


def test_all_people_agree_to_take_back(logged):
    before = logged.match.before(12)
    first, second, third = (logged.enter(0, "back 12"), *[logged.enter(s, "agree") for s in (2, 1)])
    assert (first.back, second.back, third.back) == (None, None, 12)
    assert told(third, 0)["back"] == 12
    assert "back" not in told(second, 0)
    assert logged.match.state is before
    assert logged.asked is None
    assert [len(one.actions) for one in logged.match.taken_back] == [18]


@pytest.mark.parametrize("then", ["disagree", "action"])
def test_nothing_is_taken_back_without_all(logged, then):
    logged.enter(0, "back 12")
    logged.enter(1, "agree")
    seat = logged.match.state.seat
    action = str(logged.rules.engine.legal_actions(logged.match.state)[0])
    logged.enter(2 if then == "disagree" else seat, then if then == "disagree" else action)
    assert logged.asked is None
    with pytest.raises(Refusal, match="nothing-asked"):
        logged.enter(2, "agree")
    assert len(logged.match.actions) >= 30


@pytest.mark.parametrize("wrong", ["back", "back 30", "back -1", "back x", f"back {10**30}"])
def test_only_what_was_played_can_be_taken_back(logged, wrong):
    n = logged.n
    with pytest.raises(Refusal, match="nothing-to-take-back"):
        logged.enter(0, wrong)
    assert (logged.n, logged.asked) == (n, None)


def test_nobody_agrees_twice_or_for_a_match_that_is_over_or_endless(logged):
    logged.enter(0, "back 12")
    with pytest.raises(Refusal, match="nothing-asked"):
        logged.enter(0, "agree")
    logged.n = MOST_ENTRIES
    with pytest.raises(Refusal, match="too-late"):
        logged.enter(1, "agree")
    match = random_match(THREE, 1)
    with pytest.raises(Refusal, match="too-late"):
        LoggedMatch(match, THREE.rules).enter(0, "back 3")


def test_whoever_comes_later_hears_what_is_asked():
    tables = Tables(Kept(":memory:"))
    id, _keys = seated(tables, SHORT)
    loaded = finished(tables.loaded(id))
    seat = loaded.match.state.seat
    finished(
        tables.play(id, seat, 0, str(loaded.rules.engine.legal_actions(loaded.match.state)[0]))
    )
    finished(tables.play(id, seat, 1, "back 0"))
    (standing,) = finished(tables.standing(id, 1 - seat, None))
    assert standing["asked"] == {"by": seat, "back": 0, "agreed": [seat]}
    finished(tables.play(id, 1 - seat, 2, "agree"))
    assert finished(tables.loaded(id)).match.actions == []
