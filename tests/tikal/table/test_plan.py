"""A master's plan is told step by step, and taken as a whole or in part."""

import re

import pytest

from game.players.player import Decision, Reason, decide
from game.tikal import rules
from game.tikal.players.roster import player_named
from game.tikal.rules.actions import PlaceTile
from game.tikal.rules.board import INDEX
from game.tikal.rules.records.notation import parse
from game.tikal.rules.state import ACT, PLACE
from game.tikal.table.match.plan import plan_of
from game.tikal.table.modes.planned import Planned
from tests.tikal.table.test_modes import PLAYERS, after
from tests.tikal.table.test_scene import Table, golden
from tests.windows import sized


def planned(state, *lines):
    decision = Decision(tuple(parse(line) for line in lines), Reason("goes on"))
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
    table.scene._enter(table.scene.mode.planned(plan))
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
    assert first.what.startswith("2 workers from your supply to ")
    assert first.what.endswith("(b4)")
    assert first.way == (INDEX["a5"], INDEX["b4"])
    assert first.ap == state.ap - rules_after(state, first.actions).ap
    assert second.what == "The leader from your supply to Base camp (a5)"
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
    assert all(step.what and step.why and step.way for step in plan.steps if step.ap)
    assert plan.ap <= 10
    assert not any(step.final for step in plan.steps[:-1])


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
    assert any(table.scene.mode.plan.steps[0].what.startswith(words) for words in on_card if words)


def test_all_of_it_is_one_order_that_one_undo_takes_back():
    table = advised(at(0.2, ACT))
    before, plan = len(table.match.actions), table.scene.mode.plan
    table.tap("plan/all")
    assert tuple(table.match.actions[before:]) == plan.actions
    assert not isinstance(table.scene.mode, Planned)
    if not plan.steps[-1].final:
        table.tap("tool/undo")
        assert len(table.match.actions) == before


def test_step_by_step_the_rest_stays():
    table = advised(at(0.5, PLACE))
    plan = table.scene.mode.plan
    assert len(plan.steps) > 2
    for step in plan.steps:
        assert table.scene.mode.plan.steps[0] == step
        before = len(table.match.actions)
        table.tap("plan/step")
        assert tuple(table.match.actions[before:]) == step.actions
    assert not isinstance(table.scene.mode, Planned)


def test_whatever_its_player_does_himself_puts_it_away():
    for touched in ("plan/close", "action/enter"):
        table = advised(at(0.5, ACT))
        table.tap(touched)
        assert not isinstance(table.scene.mode, Planned)
    table = advised(at(0.5, ACT))
    table.scene._follow(table.scene.mode.tap(INDEX["b3"]))
    assert not isinstance(table.scene.mode, Planned)


def test_a_hexagon_is_laid_for_what_it_does_there():
    view = rules.view(at(0, PLACE).state)
    laid = next(one for one in rules.legal_actions(view) if isinstance(one, PlaceTile))
    plan = plan_of(view, Decision((laid,), Reason("so")), PLAYERS + PLAYERS)
    (step,) = plan.steps
    assert re.fullmatch(r"A step to it costs [1-6] AP from .*\.", step.why)


def test_who_goes_somewhere_goes_for_what_is_done_there_later_not_for_what_was_done():
    state = after("enter w a5", "move w a5 b4")
    plan = planned(state, "camp b4", "enter w b4")
    assert plan.steps[1].why != "To set up a camp there."
    plan = planned(state, "enter w a5", "move w a5 b4", "camp b4")
    assert plan.steps[0].why == "To set up a camp there."
