"""A master's plan is told step by step, and taken as a whole or in part."""

import re
from dataclasses import replace

import pytest

from game.core.message import Message
from game.players.player import Decision, decide
from game.tikal import rules
from game.tikal.players.roster import player_named
from game.tikal.rules.actions import PlaceTile, Recover, parse
from game.tikal.rules.board import INDEX
from game.tikal.rules.state import ACT, PLACE
from game.tikal.table.match.plan import ap_of, plan_of
from game.tikal.table.modes.deciding import ShowingPlan
from game.tikal.table.things import SPACE
from game.ui import text
from game.ui.screen import Screen
from tests.tikal.table.test_modes import PLAYERS, after
from tests.tikal.table.test_scene import Table, golden, new_match
from tests.windows import sized
from tools.gallery import SCENES, visit


def planned(state, *lines):
    decision = Decision(tuple(parse(line) for line in lines), Message("plays-safe"))
    return plan_of(rules.view(state), decision, PLAYERS)


def at(part, phase):
    """A golden match, at a position in which a whole turn is to be played."""
    match = golden("basic-4-6", part)
    while match.state.phase != phase or (phase == ACT and match.state.ap < 10):
        match.play(rules.legal_actions(match.state)[0])
    return match


def advised(match, size=(1280, 800, 1)):
    """A table at which a plan has come."""
    table = Table(match, size)
    decision = decide(player_named("master", 0), table.scene.mode.view)
    plan = plan_of(table.scene.mode.view, decision, table.scene.players)
    table.scene._enter(table.scene.mode.show_plan(plan))
    table.look()
    return table


def test_a_walk_is_one_step_whoever_walks_together_is_told_together_and_the_end_is_left_out():
    state = after()
    plan = planned(
        state,
        "enter w a5",
        "move w a5 b4",
        "enter w a5",
        "move w a5 b4",
        "enter l a5",
        "end",
    )
    first, second = plan.steps
    assert str(first.description).startswith("Bring 2 workers from your supply to ")
    assert str(first.description).endswith("(b4)")
    assert first.way == (INDEX["a5"], INDEX["b4"])
    assert first.ap == state.ap - rules_after(state, first.actions).ap
    assert str(second.description) == "Bring the leader from your supply to Base camp (a5)"
    assert plan.actions == (*first.actions, *second.actions)
    assert plan.rest.steps == (second,)
    assert plan.rest.rest is None


def rules_after(state, actions):
    state = state.copy()
    for action in actions:
        rules.apply(state, action)
    return state


@pytest.mark.parametrize("part", [0.2, 0.4, 0.6, 0.8])
@pytest.mark.parametrize("phase", [PLACE, ACT])
def test_every_step_says_what_for_and_costs_what_it_takes(part, phase):
    view = rules.view(at(part, phase).state)
    decision = decide(player_named("master", 0), view)
    plan = plan_of(view, decision, PLAYERS + PLAYERS)
    assert plan.actions == tuple(one for one in decision.actions if one.verb != "end")
    assert all(step.description and step.reason and step.way for step in plan.steps if step.ap)
    assert ap_of(plan) <= 10
    assert not any(step.is_final for step in plan.steps[:-1])


@sized(playable_only=True)
@pytest.mark.parametrize("phase", [PLACE, ACT])
def test_the_plan_lies_apart_from_all_that_can_be_touched(size, phase, lines):
    table = advised(at(0.5, phase), size)
    lines.clear()
    table.scene.redraw()
    table.look()
    card = table.scene.picture.places.card
    own = [one for one in table.stage.elements() if one.id.startswith("plan/")]
    assert {one.id for one in own} == {"plan/step", "plan/all", "plan/close"}
    for one in table.stage.elements():
        assert one in own or not one.rect.colliderect(card)
        assert one not in own or min(one.rect.size) >= table.stage.screen.px(44) - 1
    on_card = [words for words, _size, rect in lines if card.contains(rect)]
    assert any(
        str(table.scene.mode.plan.steps[0].description).startswith(words)
        for words in on_card
        if words
    )


def test_all_of_it_is_one_order_that_one_undo_takes_back():
    table = advised(at(0.2, ACT))
    before, plan = len(table.match.actions), table.scene.mode.plan
    table.tap("plan/all")
    assert tuple(table.match.actions[before:]) == plan.actions
    assert not isinstance(table.scene.mode, ShowingPlan)
    if not plan.steps[-1].is_final:
        table.tap("tool/undo")
        assert len(table.match.actions) == before


def test_a_hexagon_may_be_on_its_way_while_its_space_is_chosen():
    table = Table(new_match(seed=1))
    steps = ("tile a3 r0", "enter w a5", "move w a5 a4", "move w a4 a3", "recover a3")
    plan = planned(table.match.state, *steps)
    table.scene._enter(table.scene.mode.show_plan(plan))
    table.look()
    table.stage.reduced_motion = False
    table.tap("plan/all")
    table.wait(4)
    assert tuple(table.notation) == steps


def test_step_by_step_the_rest_stays():
    table = advised(at(0.5, PLACE))
    plan = table.scene.mode.plan
    assert len(plan.steps) > 2
    for step in plan.steps:
        assert table.scene.mode.plan.steps[0] == step
        before = len(table.match.actions)
        table.tap("plan/step")
        assert tuple(table.match.actions[before:]) == step.actions
    assert not isinstance(table.scene.mode, ShowingPlan)


def test_whatever_its_player_does_himself_puts_it_away():
    for touched in ("plan/close", "action/enter"):
        table = advised(at(0.5, ACT))
        table.tap(touched)
        assert not isinstance(table.scene.mode, ShowingPlan)
    table = advised(at(0.5, ACT))
    table.scene._follow(table.scene.mode.touch(SPACE[INDEX["b3"]]))
    assert not isinstance(table.scene.mode, ShowingPlan)


def test_a_hexagon_is_laid_for_what_it_does_there():
    view = rules.view(at(0, PLACE).state)
    laid = next(one for one in rules.legal_actions(view) if isinstance(one, PlaceTile))
    plan = plan_of(view, Decision((laid,), Message("plays-safe")), PLAYERS + PLAYERS)
    (step,) = plan.steps
    assert re.fullmatch(r"A step to it costs [1-6] AP from .*\.", str(step.reason))


def test_who_goes_somewhere_goes_for_what_is_done_there_later_not_for_what_was_done():
    state = after("enter w a5", "move w a5 b4")
    plan = planned(state, "camp b4", "enter w b4")
    assert str(plan.steps[1].reason) != "To set up a camp there for 5 AP."
    plan = planned(state, "enter w a5", "move w a5 b4", "camp b4")
    assert str(plan.steps[0].reason) == "To set up a camp there for 5 AP."


def test_a_plan_that_ends_because_something_is_turned_up_says_so():
    state = at_a_ruin()
    recover = next(one for one in rules.legal_actions(state) if isinstance(one, Recover))
    plan = planned(state, str(recover))
    left = state.ap - Recover.cost
    assert str(plan.stop_reason) == f"What the ruin hides decides the rest: {left} AP are left."
    assert planned(state, *[str(one) for one in rules.legal_actions(state)[:1]]).stop_reason == ""
    state.ap = Recover.cost
    assert planned(state, str(recover)).stop_reason == ""


def at_a_ruin():
    """A position in which a treasure can be recovered, and more be done then."""
    match = golden("basic-4-6", 0)
    whole = golden("basic-4-6", 1)
    for action in whole.actions:
        if isinstance(action, Recover) and match.state.ap > Recover.cost + 1:
            return match.state
        match.play(action)
    raise AssertionError("there is none")


@sized(playable_only=True)
def test_why_a_plan_ends_is_read_in_every_window(size, lines):
    table = Table(golden("basic-4-6", 0.5), size)
    while table.match.state.phase != ACT:
        table.match.play(rules.legal_actions(table.match.state)[0])
    table.scene.refresh()
    view = table.scene.session.view
    decision = decide(player_named("master", 0), view)
    stops = "What the ruin hides decides the rest: 5 AP are left."
    plan = replace(plan_of(view, decision, table.scene.players), stop_reason=stops)
    table.scene._enter(table.scene.mode.show_plan(plan))
    lines.clear()
    table.scene.redraw()
    table.look()
    assert stops in " ".join(words for words, _size, _rect in lines)


def test_what_does_a_step_is_named_whole_in_a_low_wide_window():
    with text.record_drawn_lines() as lines:
        visit(SCENES["auction-advised-4"], Screen(1024, 600))
    assert "Step" in {line.shown for line in lines}
