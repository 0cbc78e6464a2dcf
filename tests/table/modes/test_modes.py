"""What modes of any table answer alike: who decides, what lies above, what takes nothing away."""

import pytest

from game.table.by_link.sending import LEAVE, SEND
from game.table.log import Entry
from game.table.modes import GoOn, Moment
from game.table.modes.handing import TAKE
from game.table.others import Tempo
from game.table.telling import Step
from game.ui.sound import speaker
from tests.table.modes.small_modes import (
    Above,
    Clapping,
    Handing,
    LookingBack,
    Sending,
    Speaking,
    Turn,
    Watching,
)
from tests.table.small_game import Said, Shelf, Speaker, new_session, others


@pytest.fixture(autouse=True)
def _silence(monkeypatch):
    monkeypatch.setattr(speaker, "_deaf", True)


@pytest.fixture
def turn():
    return Turn(Said(seat=1), undo=True)


@pytest.fixture
def watched():
    """Ana's turn goes on, who is played by somebody else."""
    played = others(new_session(Shelf(), [1, 2]), a=Speaker("Good", "day."))
    return Watching(Turn(Said(seat=0)), played)


def entry(word, seat=2):
    return Entry(0, seat, Step(f"says {word}"))


def test_whoever_is_to_act_decides_and_may_take_back(turn):
    mode = Speaking(turn)
    assert (mode.decider, mode.seat, mode.player.name) == (1, 1, "Ben")
    assert mode.words == mode.task == ("Ben", "speaks")
    assert mode.tools["tool/undo"].enabled
    assert mode.tools["tool/restart"].enabled
    assert not mode.tools["tool/redo"].enabled
    assert mode.tools["tool/redo"].why


def test_what_is_told_again_takes_nothing_that_was_begun(turn):
    begun = Speaking(turn, word="Good")
    told = Clapping(turn).keeping(begun)
    assert told.followed_by(Speaking(turn)) == begun
    assert Clapping(turn).followed_by(Speaking(turn)) == Speaking(turn)


def test_where_nobody_decided_nothing_was_begun(turn, watched):
    told = Clapping(turn).keeping(watched)
    assert told.followed_by(Speaking(turn)) == Speaking(turn)


def test_what_lies_above_answers_as_it_is_answered_below(turn):
    under = Speaking(turn, word="Good")
    mode = Above(turn, under)
    assert (mode.decider, mode.menu, mode.words) == (1, under.menu, under.words)
    assert mode.escape() is under


def test_a_line_of_the_log_is_told_over_what_goes_on(turn):
    under = Speaking(turn)
    mode = LookingBack.over(under, entry("Good"))
    assert mode.words == ("Cleo: says Good", "Ben")
    assert (mode.looked_at, mode.decider) == (0, 1)


def test_a_second_line_puts_the_first_away(turn):
    under = Speaking(turn)
    mode = LookingBack.over(LookingBack.over(under, entry("Good")), entry("day", seat=0))
    assert mode.under is under
    assert mode.words[0] == "Ana: says day"


def test_others_are_held_and_go_on_step_by_step(watched):
    assert list(watched.buttons) == ["watch/pause", "watch/skip"]
    watched.hurry("watch/pause")
    assert watched.others.tempo is Tempo.HELD
    assert not watched.busy
    assert list(watched.buttons) == ["watch/pause", "watch/step"]
    assert watched.buttons["watch/step"].at == "watch/skip"
    watched.hurry("watch/step")
    assert watched.others.tempo is Tempo.SINGLE


def test_others_wait_while_something_lies_over_the_table(watched):
    assert watched.update(Moment(0.0, moving=False, covered=True)) is None
    watched.hurry("watch/skip")
    came = [watched.update(Moment(now / 10, moving=False, covered=False)) for now in range(3)]
    assert GoOn() in came
    assert [step.words for step in watched.steps] == ["says Good", "says day."]


def test_who_is_elsewhere_gets_a_link_and_nothing_goes_on(watched):
    mode = Sending(Turn(Said(seat=2)), watched.others)
    assert mode.task == ("Cleo's turn", "at another device")
    assert list(mode.buttons) == [LEAVE, SEND]
    assert mode.update(Moment(9.0, moving=False, covered=False)) is None
    assert not mode.busy


def test_a_tap_takes_the_hand_over_away(turn):
    mode = Handing(turn, ())
    assert mode.press(TAKE) == GoOn(left=True)
    assert mode.press("tool/menu") is mode
