"""Choosing never bites: what is picked up is meant, and one tap changes one's mind."""

import pytest

from game.table.outcome import Refuse
from game.tikal import rules
from game.tikal.rules.board import INDEX, SPACES
from game.tikal.rules.components import BASE_CAMP_SPACE, HEXAGON_KINDS, VOLCANO
from game.tikal.table import things
from game.tikal.table.modes.acting import Acting
from game.tikal.table.modes.choices import (
    LastActionSpace,
    NoChoice,
    PartyChoice,
    SpaceChoice,
    VerbChoice,
)
from game.tikal.table.things import SPACE
from game.tikal.words.refusals import REFUSALS
from game.tikal.words.rulebook_sections import MOVE
from tests.tikal.table.standing import chosen_in, costs_in, lit_in
from tests.tikal.table.test_modes import acting, advice, after, notation, turn

A4, A5, B4, B5 = INDEX["a4"], BASE_CAMP_SPACE, INDEX["b4"], INDEX["b5"]
CARRIED = things.Party()
TWO_GROUPS = ("enter w a5", "enter w a5", "enter w a5", "move w a5 b5")
"""Two workers in the base camp, one at the temple beside it; six action points are left."""


def played(mode, outcome):
    """The mode of the one who has just given an order."""
    state = mode.view
    for action in outcome.actions:
        rules.check(state, action)
        rules.apply(state, action)
    return Acting(turn(state)).after(outcome)


def party(choice):
    assert isinstance(choice, PartyChoice)
    return choice.leader, choice.workers


# what is left of an order


def test_after_an_order_nothing_is_picked_up_and_the_place_is_shown():
    mode = acting(*TWO_GROUPS).touch(SPACE[A5])
    mode = played(mode, mode.touch(SPACE[B4]))
    assert isinstance(mode.choice, LastActionSpace)
    assert mode.choice.space is None
    assert mode.choice.shown_space == B4
    assert chosen_in(mode) is None
    assert not costs_in(mode)
    # the next tap on another group chooses it, wherever the last one went
    assert mode.touch(SPACE[B5]).choice.origin == B5


def test_a_verb_is_not_for_the_place_that_is_only_shown():
    mode = acting("enter w a5").touch(SPACE[A5])
    mode = played(mode, mode.touch(SPACE[B5]))
    waiting = mode.press("action/dig")
    assert waiting.choice == VerbChoice(waiting.turn, "dig")
    assert notation(waiting.touch(SPACE[B5])) == ["dig b5"]


def test_the_same_verb_again_is_for_the_same_place():
    mode = acting("enter w a5", "enter w a5", "move w a5 b5", "move w a5 b5")
    mode = played(mode, mode.press("action/dig").touch(SPACE[B5]))
    assert notation(mode.press("action/dig")) == ["dig b5"]


def test_the_next_thing_at_the_same_place_is_one_tap():
    mode = acting("enter w a5").touch(SPACE[A5])
    mode = played(mode, mode.touch(SPACE[B5]))
    assert mode.looks["here/dig"].enabled
    assert notation(mode.press("here/dig")) == ["dig b5"]
    mode = played(mode, mode.press("here/dig"))
    assert not mode.looks["here/dig"].enabled
    assert mode.looks["here/dig"].why.words == (
        "This level needs 2 of your members in b5. The leader counts as one."
    )


def test_a_place_that_is_shown_is_chosen_by_a_tap():
    mode = acting("enter w a5").touch(SPACE[A5])
    mode = played(mode, mode.touch(SPACE[B5]))
    assert mode.touch(SPACE[B5]).choice.origin == B5
    assert mode.escape().choice == NoChoice(mode.turn)


# where own members stand


def test_a_tap_on_own_members_chooses_them_and_a_second_one_lets_the_others_come():
    mode = acting(*TWO_GROUPS).touch(SPACE[A5]).press("party/all")
    chosen = mode.touch(SPACE[B5])
    assert party(chosen.choice) == (False, 1)
    assert chosen.choice.origin == B5
    assert str(chosen.choice.hint) == (
        "“Come here” brings 2 workers from a5. To pick up those on b5, choose an empty hexagon."
    )
    empty = (space for space in range(SPACES) if not mode.view.members[mode.seat].get(space))
    assert all(chosen.touch(SPACE[space]).choice.routes == chosen.choice.routes for space in empty)
    assert chosen.look(None).path == (A5, B5)
    assert str(chosen.looks["party/go"].note) == "4 AP"
    assert notation(chosen.touch(SPACE[B5])) == ["move w a5 b5"] * 2
    assert notation(chosen.press("party/go")) == ["move w a5 b5"] * 2


def test_those_picked_up_may_join_own_members_by_one_gesture_that_says_what_it_costs():
    mode = acting(*TWO_GROUPS)
    assert (mode.offer(CARRIED, SPACE[B5]), mode.drop(CARRIED, SPACE[B5])) == ("", mode)
    mode = mode.touch(SPACE[A5]).press("party/all")
    assert str(mode.offer(CARRIED, SPACE[B5])) == "2 members join these for 4 AP."
    assert notation(mode.drop(CARRIED, SPACE[B5])) == ["move w a5 b5"] * 2
    # where they stand themselves, and where nobody stands, a hold only explains
    assert (mode.offer(CARRIED, SPACE[A5]), mode.drop(CARRIED, SPACE[A5])) == ("", mode)
    assert mode.offer(CARRIED, None) == ""
    # the first of two taps has asked already
    assert (mode.touch(SPACE[B5]).offered, mode.touch(SPACE[B5]).offer(CARRIED, SPACE[A5])) == (
        SPACE[B5],
        "",
    )


def test_held_the_leader_joins_the_workers_who_are_in():
    mode = acting("enter l a5", "enter w a5").touch(SPACE[A5])
    assert party(mode.press("party/leader").choice) == (True, 0)
    assert party(mode.press("party/leader/join").choice) == (True, 1)


def test_where_the_party_may_come_to_own_members_it_stays_chosen_and_nothing_else_is_asked():
    mode = acting(*TWO_GROUPS).touch(SPACE[A5]).press("party/all")
    met = mode.touch(SPACE[B5])
    assert (chosen_in(met), lit_in(met), costs_in(met)) == (A5, (), {})
    assert met.panel.space == B5
    assert met.panel.party is None
    assert not [id for id in met.looks if id.startswith("party/") and id != "party/go"]


@pytest.mark.parametrize(
    ("taps", "who"),
    [
        ((), "1 worker"),
        (("party/leader",), "your leader"),
        (("party/all",), "your leader and 1 worker"),
    ],
)
def test_it_says_who_would_come(taps, who):
    lines = "enter w a5", "move w a5 b5", "enter l a5", "enter w a5"
    mode = acting(*lines).touch(SPACE[A5])
    for tap in taps:
        mode = mode.press(tap)
    assert str(mode.touch(SPACE[B5]).choice.hint).startswith(f"“Come here” brings {who} from a5.")


def test_who_changes_his_mind_among_own_groups_lets_nobody_go():
    mode = acting(*TWO_GROUPS).touch(SPACE[A5]).press("party/all")
    met = mode.touch(SPACE[B5])
    assert (met.choice.origin, met.choice.previous) == (B5, mode.choice)
    # those from before are taken again as they were, or those who were met are taken instead
    assert met.touch(SPACE[A5]) == mode
    taken = met.touch(SPACE[B4])
    assert (taken.choice.origin, taken.choice.previous) == (B5, None)
    assert costs_in(taken) == taken.choice.reachable != mode.choice.reachable
    assert notation(taken.touch(SPACE[A4]))[0].startswith("move w b5")


def test_whoever_arrives_goes_wherever_it_is_lit_at_once():
    mode = acting("enter w a5").press("action/enter")
    assert notation(mode.touch(SPACE[A5])) == ["enter w a5"]
    elsewhere = acting("enter w a5", "move w a5 b5").press("action/enter").touch(SPACE[B5])
    assert notation(elsewhere) == ["enter w a5", "move w a5 b5"]


def test_where_nobody_can_arrive_is_told_and_arriving_stays_chosen():
    mode = acting("enter w a5", "move w a5 b5", *["enter w a5"] * 6).press("action/enter")
    refused = mode.touch(SPACE[B5])
    assert str(refused.error) == "too-few-action-points (cost: 3, ap: 1)"
    assert refused.mode == mode


def test_a_tap_on_the_stack_that_is_picked_up_puts_it_down():
    mode = acting("enter w a5", "enter w a5").touch(SPACE[A5])
    assert mode.touch(SPACE[A5]).choice == NoChoice(mode.turn)


# who goes


def test_the_leader_alone_is_one_tap():
    mode = acting("enter w a5", "enter w a5", "enter l a5").touch(SPACE[A5])
    assert party(mode.choice) == (False, 1)
    mode = mode.press("party/leader")
    assert party(mode.choice) == (True, 0)
    assert party(mode.press("party/more").choice) == (True, 1)
    assert party(mode.press("party/leader").choice) == (False, 1)


def test_once_workers_are_named_the_leader_joins_them():
    mode = acting("enter w a5", "enter w a5", "enter l a5").touch(SPACE[A5]).press("party/more")
    assert party(mode.press("party/leader").choice) == (True, 2)
    assert party(mode.press("party/leader").press("party/leader").choice) == (False, 2)


def test_a_party_is_never_empty_and_never_larger_than_its_stack():
    mode = acting("enter w a5", "enter w a5").touch(SPACE[A5])
    for _ in range(5):
        mode = mode.press("party/more")
    assert mode.choice.workers == 2
    assert not mode.looks["party/more"].enabled
    for _ in range(5):
        mode = mode.press("party/less")
    assert mode.choice.workers == 1
    assert not mode.press("party/leader").choice.leader


def test_all_of_them_is_one_tap():
    mode = acting("enter w a5", "enter w a5", "enter l a5").touch(SPACE[A5]).press("party/all")
    assert party(mode.choice) == (True, 2)
    assert mode.looks["party/all"].chosen


# what cannot be


def test_a_party_that_costs_too_much_stays_and_says_what_it_costs():
    mode = acting(*["enter w a5"] * 8).touch(SPACE[A5]).press("party/all")
    assert not mode.choice.reachable
    assert str(mode.choice.hint) == "Their way costs more than you have: take fewer."
    refused = mode.touch(SPACE[B4])
    assert isinstance(refused, Refuse)
    assert str(refused.error) == "too-few-action-points (cost: 8, ap: 2)"
    assert refused.mode == mode


def test_who_cannot_be_paid_to_come_says_so_and_the_others_are_chosen():
    lines = ("enter w a5", "move w a5 b5", *["enter w a5"] * 6)
    mode = acting(*lines).touch(SPACE[A5]).press("party/all").touch(SPACE[B5])
    assert str(mode.error) == "too-few-action-points (cost: 12, ap: 1)"
    assert (mode.mode.choice.origin, mode.mode.choice.previous) == (B5, None)


def test_where_no_path_leads_is_told_and_nothing_is_let_go():
    state = after("enter w a5")
    placed = next(space for space in range(SPACES) if state.value[space] and space not in (A4, B5))
    state.step_costs[placed].clear()
    for costs in state.step_costs:
        costs.pop(placed, None)
    mode = Acting(turn(state)).touch(SPACE[A5])
    refused = mode.touch(SPACE[placed])
    assert "no-path (origin: a5" in str(refused.error)
    assert refused.mode == mode
    unexplored = mode.touch(SPACE[INDEX["h1"]])
    assert (str(unexplored.error), unexplored.mode) == ("no-path (origin: a5, space: h1)", mode)


@pytest.mark.parametrize("walking", [True, False])
def test_that_nobody_enters_a_volcano_is_told_as_such(walking):
    state = after("enter w a5")
    state.hexagon[B4] = HEXAGON_KINDS.index(VOLCANO)
    for costs in state.step_costs:
        costs.pop(B4, None)
    mode = Acting(turn(state))
    refused = (mode.touch(SPACE[A5]) if walking else mode.press("action/enter")).touch(SPACE[B4])
    assert str(refused.error) == "volcano-there (space: b4)"
    assert REFUSALS.rule(refused.error.message) == MOVE
    assert mode.touch(None).choice == NoChoice(mode.turn)


def test_a_verb_that_waits_says_why_not_and_waits_on_or_own_members_are_chosen():
    mode = acting("enter w a5", "move w a5 b5").press("action/dig")
    refused = mode.touch(SPACE[B4])
    assert refused.mode == mode
    own = acting("enter w a5").press("action/dig").touch(SPACE[A5])
    assert "no-temple" in str(own.error)
    assert own.mode.choice.origin == A5


def test_the_reason_is_told_where_something_cannot_be_done():
    mode = acting().touch(SPACE[B5])
    assert isinstance(mode.choice, SpaceChoice)
    assert "Uncover: " in str(mode.panel.text)
    assert "needs 1 of your members" in str(mode.panel.text)
    assert mode.looks["here/guard"].why
    assert mode.touch(SPACE[B5]).choice == NoChoice(mode.turn)


def test_a_guard_of_a_lone_member_costs_no_other():
    mode = acting("enter w a5", "move w a5 b5").touch(SPACE[A5])
    mode = Acting(mode.turn, chosen=LastActionSpace(mode.turn, B5))
    assert not mode.looks["here/guard"].note
    assert str(mode.panel.text) == "Guard: your worker becomes the guard."


@pytest.mark.parametrize(
    ("walk", "told"),
    [
        (["l"], "Guard: your leader becomes the guard."),
        (["l", "w"], "Guard: your worker stays; your leader leaves the game."),
        (["l", "w", "w"], "Guard: one stays; your leader and 1 worker leave the game."),
        (["w", "w"], "Guard: one stays; 1 worker leaves the game."),
        (["w", "w", "w"], "Guard: one stays; 2 workers leave the game."),
    ],
)
def test_a_guard_says_who_stays_and_who_leaves(walk, told):
    steps = [step for who in walk for step in (f"enter {who} a5", f"move {who} a5 b5")]
    state = after(*steps)
    state.ap = 5
    now = turn(state)
    assert str(Acting(now, chosen=LastActionSpace(now, B5)).panel.text) == told


def test_a_walk_waits_for_a_stack_or_takes_the_chosen_one():
    mode = acting("enter w a5").press("action/move")
    assert mode.choice == VerbChoice(mode.turn, "move")
    assert lit_in(mode) == (A5,)
    picked = mode.touch(SPACE[A5])
    assert isinstance(picked.choice, PartyChoice)
    assert picked.looks["action/move"].chosen
    assert picked.press("action/move").choice == picked.choice


def test_an_advice_leaves_who_is_picked_up_and_nothing_acts_for_them_meanwhile():
    begun = acting("enter w a5").touch(SPACE[A5])
    come = begun.with_pending_hint().with_hint(
        advice(next(one for one in begun.turn.legal_actions if one.verb == "enter"))
    )
    assert isinstance(begun.choice, PartyChoice)
    assert chosen_in(come) is None
    assert "put-down" not in come.looks
    assert come.press("action/move") == begun.put_down().press("action/move")
    assert come.press("plan/close") == begun
