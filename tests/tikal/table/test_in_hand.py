"""A hexagon is turned in hand before it is laid, in every way that there is."""

import random

import pytest

from game.tikal import rules
from game.tikal.rules.board import NAMES
from game.tikal.rules.components import DISTINCT_ROTATIONS
from game.tikal.rules.state import PLACE
from game.tikal.table.modes.placing import Placing
from game.tikal.table.things import SPACE
from game.ui.input import Key, Wheel
from tests.tikal.table.test_modes import start, turn
from tests.tikal.table.test_scene import Table, new_match
from tests.windows import sized


def hands(seed):
    """Positions of a game in which a hexagon is in hand."""
    chance, state = random.Random(seed), start(seed)
    while legal := rules.legal_actions(state):
        if state.phase == PLACE:
            yield Placing(turn(state.copy()))
        rules.apply(state, chance.choice(legal))


@pytest.mark.parametrize("seed", range(4))
def test_it_lies_as_it_was_turned_or_in_the_next_rotation_that_fits(seed):
    """Section 3.2: a stone has to lead there."""
    kept = moved = 0
    for bare in hands(seed):
        mode, hexagon = bare, bare.view.hand
        for _turn in DISTINCT_ROTATIONS[hexagon]:
            rotation = mode.shown_rotation
            for space, rests in mode.turn.placements.items():
                legal = [one.rotation for one in rests]
                laid = mode.touch(SPACE[space]).tried
                after = [*(one for one in legal if one >= rotation), *legal]
                assert laid.rotation == after[0]
                kept, moved = kept + (rotation in legal), moved + (rotation not in legal)
            mode = mode.press("rotate")
        assert mode.shown_rotation == bare.shown_rotation
    assert kept > 100
    assert moved


def test_what_lies_keeps_its_rotation_where_it_is_laid_next_and_in_hand():
    mode = next(one for one in hands(1) if len(DISTINCT_ROTATIONS[one.view.hand]) == 6)
    space, other = list(mode.turn.placements)[:2]
    laid = mode.touch(SPACE[space]).touch(SPACE[space])
    assert laid.put_down().shown_rotation == laid.tried.rotation
    assert laid.touch(SPACE[other]).tried == laid.put_down().touch(SPACE[other]).tried
    assert mode == Placing(mode.turn)  # a mode never changes


def test_what_looks_the_same_in_every_rotation_says_so():
    mode = next(one for one in hands(2) if len(DISTINCT_ROTATIONS[one.view.hand]) == 1)
    look = mode.looks["rotate"]
    assert (look.enabled, bool(look.why.words)) == (False, True)


def test_it_turns_by_a_tap_on_it_by_keys_and_by_the_wheel():
    table = Table(new_match(seed=3))
    hand = table.element("rotate/hand").rect.center
    turned = []
    for act in (
        lambda: table.tap("rotate/hand"),
        lambda: table.tap("rotate"),
        lambda: table.stage.handle(Key("r")),
        lambda: table.stage.handle(Key("t")),
        lambda: table.stage.handle(Wheel(hand, -1.0)),
        lambda: table.stage.handle(Wheel(hand, 1.0)),
    ):
        act()
        table.look()
        turned.append(table.scene.mode.shown_rotation)
    ways = DISTINCT_ROTATIONS[table.match.state.hand]
    wanted = [1, 2, 3, 4, 5, 4]
    assert turned == [ways[one % len(ways)] for one in wanted]
    assert not table.notation


@sized(playable_only=True)
def test_the_hexagon_in_hand_is_large_enough_for_a_finger(size):
    rect = Table(new_match(seed=3), size).element("rotate/hand").rect
    assert min(rect.size) >= 44 * size[2]


def test_taken_back_into_the_hand_it_is_turned_as_it_lay():
    table = Table(new_match(seed=3))
    table.tap("rotate")
    table.tap("rotate")
    turned = table.scene.mode.shown_rotation
    space = next(
        one.space
        for one in table.scene.mode.turn.legal_actions
        if getattr(one, "rotation", 0) == turned
    )
    table.tap(f"space/{NAMES[space]}")
    table.tap("confirm")
    assert table.match.actions[-1].rotation == turned
    table.tap("tool/undo")
    assert table.scene.mode.shown_rotation == turned > 0
    table.tap("tool/redo")
    table.tap("tool/restart")
    assert table.scene.mode.shown_rotation == turned
