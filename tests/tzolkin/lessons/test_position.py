"""The match of a lesson: fixed, with a beginning that stays."""

import pytest

from game.players.player import decide
from game.tzolkin.lessons.position import LEARNER, RIVAL, lesson_match, scripted_ben
from game.tzolkin.rules.actions import parse
from game.tzolkin.rules.data.tiles import BUILDINGS, MONUMENTS
from game.tzolkin.rules.hidden import view
from game.tzolkin.rules.setup import Options
from game.tzolkin.rules.state import DUMMY, OVER

KEPT = ("keep W04 W08", "keep W10 W16")
WEALTH = ("W08 W04", "W10 W16")


def ben_plays(match, *lines):
    """Let Ben play until it is the learner's turn; return what he has played, in notation."""
    played = []
    while match.state.phase != OVER and match.state.seat == RIVAL:
        (action,) = decide(scripted_ben(*lines)[RIVAL], view(match.state, RIVAL)).actions
        match.play(action)
        played.append(str(action))
    return played


def test_the_learner_is_ada_and_begins_with_the_tiles_named():
    match = lesson_match(KEPT, wealth=WEALTH)
    assert [one["name"] for one in match.setup.players] == ["Ada", "Ben"]
    assert (match.state.seat, match.state.phase) == (LEARNER, "turn")
    assert match.state.cubes == [2, 2, 0, 0, 2, 1]
    assert match.state.corn == [12, 14]


def test_tiles_named_are_drawn_first():
    state = lesson_match(KEPT, wealth=WEALTH, buildings1="B13 B08", monuments="M13").state
    assert [BUILDINGS[one].id for one in state.displayed_buildings[:2]] == ["B13", "B08"]
    assert MONUMENTS[state.displayed_monuments[0]].id == "M13"
    quick = lesson_match(
        KEPT, wealth=WEALTH, options=Options(quick_actions=True), quick1="market stone1"
    )
    assert quick.state.quick_tiles[:2] == ("market", "stone1")


def test_nothing_is_drawn():
    first, second = (lesson_match((*KEPT, "place tikal"), wealth=WEALTH) for _time in range(2))
    assert first.record() == second.record()


@pytest.mark.parametrize("dummies", [False, True])
def test_dummies_stand_on_quick_spaces_only_where_they_are_wanted(dummies):
    options = Options(tribes=True, quick_actions=True)
    match = lesson_match((), wealth=WEALTH, dummies=dummies, options=options)
    assert (DUMMY in match.state.teeth) == dummies
    assert (DUMMY in match.state.quick_spaces) == dummies


@pytest.mark.parametrize("dummies", [False, True])
def test_dummies_stand_only_where_they_are_wanted(dummies):
    match = lesson_match((*KEPT, "place tikal", "end"), wealth=WEALTH, dummies=dummies)
    ben_plays(match)
    assert (DUMMY in match.state.teeth) == dummies


def test_the_beginning_cannot_be_undone_and_what_follows_can():
    match = lesson_match((*KEPT, "place tikal"), wealth=WEALTH)
    assert not match.can_undo
    match.play(parse("place tikal"))
    assert match.can_undo
    match.undo()
    assert match.state.phase == "placing"
    assert not match.can_undo


def test_what_is_taken_back_leaves_no_trace():
    match = lesson_match(KEPT, wealth=WEALTH)
    given = len(match.actions)
    match.play(parse("place tikal"))
    match.play(parse("end"))
    match.take_back(given)
    assert (match.state.phase, match.state.seat, match.taken_back) == ("turn", LEARNER, [])


def test_ben_plays_his_own_lines_and_else_as_little_as_he_may():
    match = lesson_match((*KEPT, "place tikal", "end"), wealth=WEALTH)
    assert ben_plays(match, "place uxmal") == ["place uxmal", "end"]
    match.play(parse("place tikal"))
    match.play(parse("end"))
    assert ben_plays(match) == ["place palenque", "end"]


def test_ben_goes_on_whatever_becomes_of_the_match():
    match = lesson_match(KEPT, wealth=WEALTH)
    while match.state.phase != OVER:
        match.play(decide(scripted_ben()[RIVAL], view(match.state, LEARNER)).actions[0])
        ben_plays(match)
    assert match.state.food_days_done == 4
