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
WORDS = ("undo", "redo", "back", "computer", "agree", "disagree", "return")


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
    assert logged.agreement.asked is None
    assert [len(one.actions) for one in logged.match.taken_back] == [18]


@pytest.mark.parametrize("then", ["disagree", "action"])
def test_nothing_is_taken_back_without_all(logged, then):
    logged.enter(0, "back 12")
    logged.enter(1, "agree")
    seat = logged.match.state.seat
    action = str(logged.rules.engine.legal_actions(logged.match.state)[0])
    logged.enter(2 if then == "disagree" else seat, then if then == "disagree" else action)
    assert logged.agreement.asked is None
    with pytest.raises(Refusal, match="nothing-asked"):
        logged.enter(2, "agree")
    assert len(logged.match.actions) >= 30


@pytest.mark.parametrize("wrong", ["back", "back 30", "back -1", "back x", f"back {10**30}"])
def test_only_what_was_played_can_be_taken_back(logged, wrong):
    n = logged.n
    with pytest.raises(Refusal, match="nothing-to-take-back"):
        logged.enter(0, wrong)
    assert (logged.n, logged.agreement.asked) == (n, None)


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
    assert standing["asked"] == {
        "by": seat,
        "question": "back 0",
        "people": [0, 1],
        "agreed": [seat],
    }
    finished(tables.play(id, 1 - seat, 2, "agree"))
    assert finished(tables.loaded(id)).match.actions == []


AWAY = "computer 2 ai:novice 0,1"


def test_those_who_are_here_let_a_computer_play_on_until_somebody_returns(logged):
    logged.enter(0, AWAY)
    assert not logged.agreement.computers
    logged.enter(1, "agree")
    assert logged.agreement.computers == {2: "ai:novice"}
    logged.enter(0, "back 12")
    assert logged.enter(1, "agree").back == 12  # whoever is away is not asked
    logged.enter(2, "return")
    assert logged.agreement.people == {0, 1, 2}
    with pytest.raises(Refusal, match="nothing-asked"):
        logged.enter(2, "return")


def test_an_action_ends_no_question_about_who_plays_but_a_return_does(logged):
    seat = logged.match.state.seat
    away, *here = [seat, *({0, 1, 2} - {seat})]
    logged.enter(here[0], f"computer {away} ai:novice {here[0]},{here[1]}")
    logged.enter(seat, str(logged.rules.engine.legal_actions(logged.match.state)[0]))
    assert logged.agreement.asks_about(away)
    logged.enter(away, "return")
    assert logged.agreement.asked is None


def test_a_computer_player_has_the_turn_of_whom_it_plays_for(logged):
    seat = logged.match.state.seat
    one, other = {0, 1, 2} - {seat}
    assert logged.thinker == ""
    logged.enter(one, f"computer {seat} ai:novice {one}")
    assert logged.thinker == "novice"
    logged.enter(one, "back 3")
    assert logged.thinker == ""  # nobody acts while people are asked to take something back
    logged.enter(other, "disagree")
    assert logged.thinker == "novice"


@pytest.mark.parametrize(
    "wrong",
    [
        "computer",
        "computer 2 ai:novice",
        "computer 2 ai:nobody 0,1",
        "computer 2 human 0,1",
        "computer 7 ai:novice 0,1",
        "computer 0 ai:novice 0,1",
        "computer 0 ai:novice 1",
        "computer 2 ai:novice 1",
        "computer 2 ai:novice 0,1,2",
        "computer 2 ai:novice 0,1,7",
        "computer -2 ai:novice 0,1",
        "computer \u0662 ai:novice 0,1",
        f"computer 2 ai:{'novice' * 9} 0,1",
    ],
)
def test_a_computer_plays_only_for_who_is_away(logged, wrong):
    n = logged.n
    with pytest.raises(Refusal):
        logged.enter(0, wrong)
    assert (logged.n, logged.agreement.asked) == (n, None)
