"""Choosing never bites: what is picked up is meant, and one tap changes one's mind."""

from game.tikal import rules
from game.tikal.rules.board import INDEX, SPACES
from game.tikal.rules.components import BASE_CAMP_SPACE
from game.tikal.table.modes import Refused
from game.tikal.table.modes.acting import Acting
from game.tikal.table.modes.choices import Done, Nothing, Party, Space, Waiting
from tests.tikal.table.test_modes import acting, after, notation, turn

A4, A5, B4, B5 = INDEX["a4"], BASE_CAMP_SPACE, INDEX["b4"], INDEX["b5"]
TWO_GROUPS = ("enter w a5", "enter w a5", "enter w a5", "move w a5 b5")
"""Two workers in the base camp, one at the temple beside it; six action points are left."""


def played(mode, outcome):
    """The mode of the one who has just given an order."""
    state = mode.view
    for action in outcome.actions:
        rules.check(state, action)
        rules.apply(state, action)
    return Acting(turn(state)).after(outcome.actions[-1])


def party(choice):
    assert isinstance(choice, Party)
    return choice.leader, choice.workers


# what is left of an order


def test_after_an_order_nothing_is_picked_up_and_the_place_is_shown():
    mode = acting(*TWO_GROUPS).tap(A5)
    mode = played(mode, mode.tap(B4))
    assert isinstance(mode.choice, Done)
    assert mode.choice.space is None
    assert mode.choice.place == B4
    assert mode.lit(None).selected is None
    assert not mode.lit(None).reach
    # the next tap on another group chooses it, wherever the last one went
    assert mode.tap(B5).choice.origin == B5


def test_a_verb_is_not_for_the_place_that_is_only_shown():
    mode = acting("enter w a5").tap(A5)
    mode = played(mode, mode.tap(B5))
    waiting = mode.press("action/dig")
    assert waiting.choice == Waiting(waiting.turn, "dig")
    assert notation(waiting.tap(B5)) == ["dig b5"]


def test_the_next_thing_at_the_same_place_is_one_tap():
    mode = acting("enter w a5").tap(A5)
    mode = played(mode, mode.tap(B5))
    assert mode.looks["here/dig"].enabled
    assert notation(mode.press("here/dig")) == ["dig b5"]
    mode = played(mode, mode.press("here/dig"))
    assert not mode.looks["here/dig"].enabled
    assert mode.looks["here/dig"].why.words == "This level needs 2 of your members in b5."


def test_a_place_that_is_shown_is_chosen_by_a_tap():
    mode = acting("enter w a5").tap(A5)
    mode = played(mode, mode.tap(B5))
    assert mode.tap(B5).choice.origin == B5
    assert mode.escape().choice == Nothing(mode.turn)


# where own members stand


def test_a_tap_on_own_members_chooses_them_and_a_second_one_lets_the_others_come():
    mode = acting(*TWO_GROUPS).tap(A5).press("party/all")
    chosen = mode.tap(B5)
    assert party(chosen.choice) == (False, 1)
    assert chosen.choice.origin == B5
    assert chosen.choice.guide == "Tap again: 2 members come here for 4 AP."
    assert chosen.lit(None).path == (A5, B5)
    assert chosen.looks["party/go"].cost == "4"
    assert notation(chosen.tap(B5)) == ["move w a5 b5"] * 2
    assert notation(chosen.press("party/go")) == ["move w a5 b5"] * 2


def test_those_picked_up_may_join_own_members_by_one_gesture_that_says_what_it_costs():
    mode = acting(*TWO_GROUPS)
    assert (mode.offer(B5), mode.send(B5)) == ("", mode)
    mode = mode.tap(A5).press("party/all")
    assert mode.offer(B5) == "2 members join these for 4 AP."
    assert notation(mode.send(B5)) == ["move w a5 b5"] * 2
    # where they stand themselves, and where nobody stands, a hold only explains
    assert (mode.offer(A5), mode.send(A5), mode.offer(None)) == ("", mode, "")
    # the first of two taps has asked already
    assert (mode.tap(B5).offered, mode.tap(B5).offer(A5)) == (B5, "")


def test_held_the_leader_joins_the_workers_who_are_in():
    mode = acting("enter l a5", "enter w a5").tap(A5)
    assert party(mode.press("party/leader").choice) == (True, 0)
    assert party(mode.press("party/leader/join").choice) == (True, 1)


def test_who_changes_his_mind_among_own_groups_lets_nobody_go():
    mode = acting(*TWO_GROUPS).tap(A5)
    for space in (B5, A5, B5):
        mode = mode.tap(space)
        assert mode.choice.origin == space
    # who says which of them are to go means them
    assert mode.press("party/worker/1").choice.coming is None
    assert mode.press("party/worker/1").tap(B5).choice == Nothing(mode.turn)


def test_arriving_at_ones_camp_is_meant_at_once():
    mode = acting("enter w a5").press("action/enter")
    assert notation(mode.tap(A5)) == ["enter w a5"]
    elsewhere = acting("enter w a5", "move w a5 b5").press("action/enter").tap(B5)
    assert elsewhere.choice.origin == B5
    assert notation(elsewhere.tap(B5)) == ["enter w a5", "move w a5 b5"]


def test_a_tap_on_the_stack_that_is_picked_up_puts_it_down():
    mode = acting("enter w a5", "enter w a5").tap(A5)
    assert mode.tap(A5).choice == Nothing(mode.turn)


# who goes


def test_the_leader_alone_is_one_tap():
    mode = acting("enter w a5", "enter w a5", "enter l a5").tap(A5)
    assert party(mode.choice) == (False, 1)
    mode = mode.press("party/leader")
    assert party(mode.choice) == (True, 0)
    assert party(mode.press("party/worker/2").choice) == (True, 2)
    assert party(mode.press("party/leader").choice) == (False, 1)


def test_once_workers_are_named_the_leader_joins_them():
    mode = acting("enter w a5", "enter w a5", "enter l a5").tap(A5).press("party/worker/2")
    assert party(mode.press("party/leader").choice) == (True, 2)
    assert party(mode.press("party/leader").press("party/leader").choice) == (False, 2)


def test_workers_are_taken_up_to_the_one_that_is_tapped_and_left_from_the_last():
    mode = acting(*["enter w a5"] * 4).tap(A5).press("party/worker/3")
    assert party(mode.choice) == (False, 3)
    figures = [mode.looks[f"party/worker/{count}"].chosen for count in range(1, 5)]
    assert figures == [True, True, True, False]
    assert party(mode.press("party/worker/3").choice) == (False, 2)
    assert party(mode.press("party/worker/1").choice) == (False, 1)


def test_a_party_is_never_empty_and_never_larger_than_its_stack():
    mode = acting("enter w a5", "enter w a5").tap(A5)
    for _ in range(5):
        mode = mode.press("party/more")
    assert mode.choice.workers == 2
    assert not mode.looks["party/more"].enabled
    for _ in range(5):
        mode = mode.press("party/less")
    assert mode.choice.workers == 1
    assert mode.press("party/worker/1").choice.workers == 1
    assert not mode.press("party/leader").choice.leader


def test_all_of_them_is_one_tap():
    mode = acting("enter w a5", "enter w a5", "enter l a5").tap(A5).press("party/all")
    assert party(mode.choice) == (True, 2)
    assert mode.looks["party/all"].chosen


# what cannot be


def test_a_party_that_costs_too_much_stays_and_says_what_it_costs():
    mode = acting(*["enter w a5"] * 8).tap(A5).press("party/all")
    assert not mode.choice.reach
    assert mode.choice.guide == "Their way costs more than you have: take fewer."
    refused = mode.tap(B4)
    assert isinstance(refused, Refused)
    assert str(refused.error) == "that costs 8 AP and 2 are left"
    assert refused.mode == mode


def test_who_cannot_be_paid_to_come_says_so_and_the_others_are_chosen():
    lines = ("enter w a5", "move w a5 b5", *["enter w a5"] * 6)
    mode = acting(*lines).tap(A5).press("party/all").tap(B5)
    assert mode.choice.origin == B5
    look = mode.looks["party/go"]
    assert (look.enabled, look.why.words) == (False, "That costs 12 AP and 1 are left.")
    assert isinstance(mode.tap(B5), Refused)


def test_where_no_path_leads_is_told_and_nothing_is_let_go():
    state = after("enter w a5")
    placed = next(space for space in range(SPACES) if state.value[space] and space not in (A4, B5))
    state.costs[placed].clear()
    for costs in state.costs:
        costs.pop(placed, None)
    mode = Acting(turn(state)).tap(A5)
    refused = mode.tap(placed)
    assert "no path leads from a5" in str(refused.error)
    assert refused.mode == mode
    assert mode.tap(INDEX["h1"]).choice == Nothing(mode.turn)


def test_a_verb_that_waits_says_why_not_and_waits_on_or_own_members_are_chosen():
    mode = acting("enter w a5", "move w a5 b5").press("action/dig")
    refused = mode.tap(B4)
    assert refused.mode == mode
    own = acting("enter w a5").press("action/dig").tap(A5)
    assert "is no temple" in str(own.error)
    assert own.mode.choice.origin == A5


def test_the_reason_is_told_where_something_cannot_be_done():
    mode = acting().tap(B5)
    assert isinstance(mode.choice, Space)
    assert "Uncover: " in mode.panel.said
    assert "needs 1 of your members" in mode.panel.said
    assert mode.looks["here/guard"].why
    assert mode.tap(B5).choice == Nothing(mode.turn)


def test_a_guard_says_how_many_members_it_costs():
    mode = acting("enter w a5", "move w a5 b5").tap(A5)
    mode = Acting(mode.turn, picked=Done(mode.turn, B5))
    assert mode.looks["here/guard"].label == "Guard −1"
    assert mode.panel.said == "Guard: 1 member leaves the game."


def test_a_walk_waits_for_a_stack_or_takes_the_chosen_one():
    mode = acting("enter w a5").press("action/move")
    assert mode.choice == Waiting(mode.turn, "move")
    assert mode.lit(None).legal == (A5,)
    picked = mode.tap(A5)
    assert isinstance(picked.choice, Party)
    assert picked.looks["action/move"].chosen
    assert picked.press("action/move").choice == picked.choice
