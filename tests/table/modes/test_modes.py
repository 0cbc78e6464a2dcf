"""What modes of any table answer alike: who decides, what lies above, what takes nothing away."""

from dataclasses import replace

import pytest

from game.table.log.entry import LogEntry
from game.table.modes import GoOn, Moment
from game.table.modes.deciding import MORE, TAKE
from game.table.modes.watching import LEAVE, SEND
from game.table.news import Change
from game.table.outcome import Tempo, Watch
from game.table.telling import ActionReport
from game.table.words import did, turn_of
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
    return Watching(Turn(Said(seat=0)), played.state)


def entry(word, seat=2):
    return LogEntry(0, seat, ActionReport(f"says {word}"))


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
    told = Clapping(turn).restoring(begun)
    assert told.followed_by(Speaking(turn)) == begun
    assert Clapping(turn).followed_by(Speaking(turn)) == Speaking(turn)


def test_where_nobody_decided_nothing_was_begun(turn, watched):
    told = Clapping(turn).restoring(watched)
    assert told.followed_by(Speaking(turn)) == Speaking(turn)


def test_what_lies_above_answers_as_it_is_answered_below(turn):
    under = Speaking(turn, word="Good")
    mode = Above(turn, under)
    assert (mode.decider, mode.menu, mode.words) == (1, under.menu, under.words)
    assert mode.shown() == under.shown()
    assert mode.escape() is under


def test_a_line_of_the_log_is_told_over_what_goes_on(turn):
    under = Speaking(turn)
    mode = LookingBack.over(under, entry("Good"))
    assert mode.words == (did("Cleo", "says Good"), "Ben")
    assert (mode.looked_at, mode.decider) == (0, 1)


def test_a_second_line_puts_the_first_away(turn):
    under = Speaking(turn)
    mode = LookingBack.over(LookingBack.over(under, entry("Good")), entry("day", seat=0))
    assert mode.under is under
    assert mode.words[0] == did("Ana", "says day")


def test_others_are_held_and_go_on_step_by_step(watched):
    assert list(watched.buttons) == ["watch/pause", "watch/skip"]
    assert watched.busy
    assert watched.press("watch/pause") is Watch.PAUSE
    assert watched.press("watch/skip") is Watch.SKIP
    held = watched.with_others(replace(watched.others, tempo=Tempo.PAUSED))
    assert not held.busy
    assert list(held.buttons) == ["watch/pause", "watch/step"]
    assert held.buttons["watch/step"].at == "watch/skip"
    assert held.press("watch/step") is Watch.STEP
    assert held.press("tool/menu") is held


def test_others_wait_while_something_lies_over_the_table(watched):
    assert watched.update(Moment(0.0, moving=False, covered=True)) is None
    assert watched.update(Moment(0.0, moving=False, covered=False)) is Watch.CONTINUE


def test_what_lies_above_tells_of_the_others_as_they_are(watched):
    held = replace(watched.others, tempo=Tempo.PAUSED)
    assert Above(watched.turn, watched).with_others(held).under.others is held


def test_who_is_elsewhere_gets_a_link_and_nothing_goes_on(watched):
    mode = Sending(Turn(Said(seat=2)), watched.others)
    assert tuple(map(str, mode.task)) == ("Cleo's turn", "at another device")
    assert list(mode.buttons) == [LEAVE, SEND]
    assert mode.update(Moment(9.0, moving=False, covered=False)) is None
    assert not mode.busy


def test_a_button_takes_the_hand_over_away(turn):
    mode = Handing(turn, "A word.", ())
    assert mode.press(TAKE) == GoOn(left=True)
    assert mode.press("tool/menu") is mode
    assert mode.task == (turn_of("Ben"), "A word.")
    assert mode.press(MORE).page == 1


def test_what_the_hand_over_outlines_has_the_numbers_of_its_rows(turn):
    changes = (Change(0, "says 3", (3,)), Change(2, "nods"), Change(2, "says 3, 5", (3, 5)))
    mode = Handing(turn, "A word.", changes)
    assert [(row.number, row.words) for row in mode.card.rows] == [
        (1, "says 3"),
        (0, "nods"),
        (2, "says 3, 5"),
    ]
    assert mode.numbers == {3: "1,2", 5: "2"}
