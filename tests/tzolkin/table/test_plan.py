"""A hint's plan is true, has places and figures, and is taken whole or step by step."""

import re
from itertools import chain
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.players.player import Decision, decide
from game.players.tournament.fixture import Fixture
from game.tzolkin import rules
from game.tzolkin.description import TZOLKIN
from game.tzolkin.players.roster import player_named
from game.tzolkin.rules.state import ADVANCE, KEEP, PICKING, PLACING, TRIBE, TURN
from game.tzolkin.table.explaining.plan import plan_of
from game.ui.screen import Screen
from tests.players.watched import decisions
from tests.tzolkin.players.situations import views
from tests.tzolkin.players.test_reasons import PARTS, QUICK
from tests.tzolkin.table.plan_truth import after, falsehoods, parts
from tools.gallery import visit
from tools.gallery.tzolkin import SCENES

LONGEST = 14
"""The most words of a plan's own sentence."""


def false_hints(fixture):
    """What is false in the hints of a game, also in some in the middle of its turns."""
    chance, found = Random(fixture.seed), []
    for state, decision in decisions(fixture):
        found += falsehoods(state, decision)
        if len(decision.actions) > 2 and chance.random() < 0.2:
            begun = after(state, *decision.actions[: chance.randrange(1, len(decision.actions))])
            found += falsehoods(begun, advice(begun))
    return found


def advice(state, name="explorer"):
    return decide(player_named(name, 3), rules.view(state, state.seat))


@settings(max_examples=5, deadline=None)
@given(
    names=st.lists(st.sampled_from(QUICK), min_size=2, max_size=5),
    parts=st.sets(st.sampled_from(PARTS)),
    seed=st.integers(0, 10**6),
)
def test_no_hint_is_false_in_a_game(names, parts, seed):
    options = dict.fromkeys(sorted(parts), True)
    if len(names) == 5:
        options["quick_actions"] = True
    fixture = Fixture(TZOLKIN, tuple(names), seed, options=tuple(options.items()))
    assert not false_hints(fixture)


def test_no_hint_is_false_when_the_last_turn_of_a_round_has_a_quick_action():
    options = ("tribes", "prophecies", "quick_actions")
    fixture = Fixture(
        TZOLKIN, ("novice",) * 3, 20009, options=tuple((one, True) for one in options)
    )
    assert not false_hints(fixture)


@pytest.mark.long(minutes=3)
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("names", [("master", "archaeologist"), ("archaeologist", "novice")])
def test_no_hint_of_who_thinks_more_is_false(names, seed):
    parts = tuple((part, True) for part in PARTS[: seed + 1])
    assert not false_hints(Fixture(TZOLKIN, names, seed, options=parts))


@pytest.mark.parametrize("phase", [TURN, KEEP, TRIBE])
def test_its_sentences_are_short(phase):
    for view in views(phase, 5 if phase == TURN else 1):
        for step in plan_of(view, advice(view)).steps:
            for told in (*parts(step.description), *parts(step.reason)):
                does = str(told.fields.get("does", ""))  # as it is told everywhere
                for sentence in re.split(r"(?<=[.!?])\s", str(told).replace(does, "")):
                    words = sentence.replace("\N{NO-BREAK SPACE}", " ").split()
                    assert len(words) <= LONGEST, sentence


def test_the_end_of_the_turn_is_left_to_the_player_unless_nothing_else_is_left():
    for view in views(every=11):
        decision = advice(view)
        plan = plan_of(view, decision)
        assert plan.actions == decision.actions[:-1] or plan.actions == decision.actions
        assert not any(step.is_final for step in plan.steps[:-1])
        ended = after(view, *decision.actions[:-1])
        only = plan_of(ended, Decision(decision.actions[-1:], decision.reason))
        assert [str(action) for action in only.actions] == [str(decision.actions[-1])]


def test_a_hint_in_the_middle_of_a_turn_goes_on_from_there():
    phases = set()
    for view in views(every=7):
        decision = advice(view)
        for count in range(1, len(decision.actions) - 1):
            begun = after(view, *decision.actions[:count])
            rest = advice(begun).actions
            ended = after(begun, *rest[:-1])
            assert ended.phase in (PLACING, PICKING)
            assert str(rest[-1]) == "end"
            phases.add(begun.phase)
    assert len(phases) > 4


def test_by_ear_every_step_is_told_in_order():
    shown = visit(SCENES["planned-5"], Screen(780, 1688, 2)).stage.bottom
    (told,) = [node for node in shown.table_nodes() if node.id == "plan"]
    steps = shown.mode.plan.steps
    assert len(steps) > 1
    for node, step in zip(told.children, steps, strict=True):
        assert str(step.description) in node.name
        assert str(step.reason).splitlines()[-1] in node.name


def test_a_hundred_hints_have_each_a_place_and_a_figure_at_every_step():
    drawn = Random(1).sample(list(chain(views(every=2), views(KEEP, 1), views(ADVANCE, 1))), 100)
    for view in drawn:
        for step in plan_of(view, advice(view)).steps:
            told = f"{step.description}. {step.reason}"
            assert step.places, told
            assert re.search(r"\d", told), told


def test_a_plan_that_begs_and_places_is_headed_by_that():
    """Not by its smallest part, a step down on a temple."""
    heads = set()
    for view in views(every=3):
        if view.phase != TURN:
            continue
        actions = advice(view).actions
        verbs = [action.verb for action in actions]
        placed, begs = verbs.count("place"), "beg" in verbs
        if placed and "pick" not in verbs:
            head = str(plan_of(view, Decision(actions, advice(view).reason)).reason)
            workers = "" if begs else " worker" + "s" * (placed > 1)
            assert head == f"Plan: {'beg, then ' * begs}place {placed}{workers}"
            heads.add(begs)
    assert heads
