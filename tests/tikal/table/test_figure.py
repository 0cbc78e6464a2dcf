"""The figures of the rules: a game by the rules, and what their captions say is to be seen."""

import pygame
import pytest

from game.tikal.rules.board import INDEX
from game.tikal.rules.components import KINDS
from game.tikal.rules.components import VOLCANO as A_VOLCANO
from game.tikal.rules.play import apply
from game.tikal.rules.records.notation import parse
from game.tikal.rules.refusal import check
from game.tikal.rules.state import NONE
from game.tikal.rules.turns.scoring import strength, temple_owner
from game.tikal.table.figure import lit_in, paint_figure, position
from game.tikal.words import figures
from game.tikal.words.figures import ACTIONS, Shown
from game.ui.screen import Canvas
from tests.windows import Viewer

ADA, BEN = 0, 1
C4, A5, C5, D5 = (INDEX[name] for name in ("c4", "a5", "c5", "d5"))
ALL = (
    figures.overview,
    figures.placement,
    figures.walk,
    figures.camp,
    figures.guard,
    figures.temple,
    figures.scoring,
)


def seen(figure):
    return position(figure().shown)


def test_the_game_is_played_by_the_rules():
    state = position(Shown(0, ()))
    for line in ACTIONS:
        check(state, parse(line))
        apply(state, parse(line))


def test_a_temple_is_held_by_five_to_four():
    state = seen(figures.temple)
    assert [strength(state, seat, C4) for seat in (ADA, BEN)] == [5, 4]
    assert (state.value[C4], temple_owner(state, C4)) == (3, ADA)
    assert all(state.leader[seat] == C4 for seat in (ADA, BEN))


def test_the_hexagon_in_hand_makes_a_way_of_three_stones():
    shown = figures.placement().shown
    assert set(lit_in(shown, position(shown)).preview.opens.values()) == {3}


def test_a_worker_goes_on_from_the_base_camp():
    shown = figures.walk().shown
    lit = lit_in(shown, position(shown))
    assert (lit.selected, lit.reach[INDEX["b4"]]) == (A5, 1)
    assert set(lit.reach) < set(shown.area)


def test_the_camp_stands_beside_the_temple_and_the_guard_upon_it():
    assert seen(figures.camp).camp[C5] == ADA
    state = seen(figures.guard)
    assert (state.guard[C4], strength(state, ADA, C4)) == (ADA, 0)


def test_the_volcano_lies_and_the_temple_pays_its_owner():
    shown = figures.scoring().shown
    state = position(shown)
    assert KINDS[state.hexagon[D5]] == A_VOLCANO
    pulse = lit_in(shown, state).pulse
    assert (pulse.space, pulse.points, pulse.seat) == (C4, 3, ADA)
    assert state.guard[C4] == NONE


@pytest.mark.parametrize("figure", ALL, ids=lambda one: one.__name__)
@pytest.mark.parametrize("high", [84, 280])
def test_a_figure_covers_all_of_its_room(figure, high):
    made, screen = figure(), Viewer(1280, 800, 1).stage.screen
    surface = pygame.Surface((round(high * made.ratio), high), pygame.SRCALPHA)
    for _part in paint_figure(made.shown, Canvas(surface, screen)):
        pass
    middle = surface.get_rect().inflate(-20, -20)
    edge = [surface.get_at((x, y)) for x in (middle.left, middle.right) for y in (20, high - 20)]
    assert all(colour.a == 255 for colour in edge)
    assert len({tuple(surface.get_at((x, high // 2))) for x in range(middle.left, middle.w)}) > 20
