"""Every number on the board has a place of its own: in the most crowded position that there can
be, at every size and zoom, none lies on another, and no cost on the stones that it counts."""

import itertools
import math

import pygame
import pytest

from game.table.things import ThingState
from game.tikal.rules import new_game
from game.tikal.rules.actions.tile import lay_hexagon
from game.tikal.rules.board import SPACES
from game.tikal.rules.components import HEXAGON_INDEX, HEXAGON_KINDS, WORKERS
from game.tikal.rules.scoring import strength
from game.tikal.rules.setup import new_setup
from game.tikal.rules.state import NONE
from game.tikal.table.board import WORLD, BoardView, labels, numbers
from game.tikal.table.board.geometry import HexagonView, Layout, is_compact
from game.tikal.table.board.slots import stands_on, stone_spots
from game.tikal.table.shown.shown import BoardLook, BoardShown, Preview
from game.tikal.table.things import SPACE
from game.ui import text
from game.ui.screen import Canvas, Screen

MARKS = ("red", "blue", "yellow", "white")
WIDTHS = (52.5, 56, 58.5, 64, 75, 80, 81, 95, 123, 142, 187, 300)
"""Of a hexagon in dp: a small phone's, a phone's in all its windows, a tablet's, a large screen's,
some of them zoomed."""
MOST = 10
"""The highest number of a temple, and the greatest cost."""
LAND = ("E1", "A2", "A3", "temple_north", "D1", "F3", "B5")
"""Temples, treasures and jungles, all over the board."""


def crowded(guards=False):
    """All seats are everywhere, with nearly all their workers and numbers that are told apart."""
    state = new_game(new_setup([{"name": "x", "kind": "human"}] * 4, 0, 1))
    for space in range(SPACES):
        if state.hexagon[space] == NONE:
            lay_hexagon(state, space, HEXAGON_INDEX[LAND[space % len(LAND)]], space % 6)
        kind = HEXAGON_KINDS[state.hexagon[space]]
        state.value[space] = MOST if kind == "temple" else 0
        state.guard[space] = 1 if guards and kind == "temple" else NONE
        state.ruin_treasures[space] = (0,) * 4 if kind == "treasure" else ()
        state.camp[space] = 2 if kind == "jungle" else NONE
        for seat in range(4):
            state.members[seat][space] = WORKERS - seat
    return state


@pytest.fixture(params=itertools.product(WIDTHS, (1, 2)), ids=lambda p: "{}@{}".format(*p))
def board(request):
    """A view of the whole board with hexagons of a width."""
    pygame.display.set_mode((64, 64))
    width, ratio = request.param
    rect = pygame.Rect(0, 0, round(WORLD.w * width * ratio), round(WORLD.h * width * ratio))
    return BoardView(Screen(1280 * ratio, 800 * ratio, ratio), rect, MARKS)


def drawn(view, state, **lit):
    """The boxes of all figures of a position, as they are drawn on its ground."""
    shown = BoardShown(view=state, **lit)
    view.show(shown)
    canvas = Canvas(pygame.Surface(view.rect.size).convert(), view.screen)
    for _part in view._ground.prepare(canvas, state, view.camera):
        pass
    with text.record_drawn_lines() as lines:
        for _part in view._paint_over(canvas, shown, view.camera):
            pass
    return [(line.shown, line.box) for line in lines]


def met(boxes, shade=0.0):
    """Pairs of those that lie on one another, by more than the pixel to which places are rounded; a
    number is no pair with its own shade below."""
    return [
        (one, other)
        for one, other in itertools.combinations(boxes, 2)
        if one[1].inflate(-2, -2).colliderect(other[1])
        and not (one[0] == other[0] and abs(one[1].y - other[1].y) <= shade)
    ]


@pytest.mark.parametrize("guards", [False, True])
def test_no_number_lies_on_another(board, guards):
    things = dict.fromkeys(SPACE, ThingState(lit=True, cost=MOST))
    figures = drawn(board, crowded(guards), things=things)
    assert len(figures) > 20
    assert met(figures, shade=board.layout.width / 40 + 1) == []


def plates(canvas, state, space, layout):
    """All that is drawn as a plate or figures on a hexagon, by name."""
    middle, width = layout.centre(space), layout.width
    here = stands_on(state, space, HexagonView(is_compact(canvas.screen, width)))
    found = [
        (f"strength {i}", numbers.strength_box(canvas, stand, middle, width))
        for i, stand in enumerate(here)
        if stand.group.number
    ]
    at = labels.cost_at(canvas, state, space, layout)
    found.append(("cost", labels.cost_box(canvas, MOST, at, width)))
    if state.value[space]:
        with text.record_drawn_lines() as lines:
            labels.draw_number(canvas, MOST, labels.number_at(canvas, middle, width), width)
        found.append(("number", lines[-1].box))
        if state.guard[space] == NONE:
            found.append(("leads", labels.leading_seat_box(canvas, middle, width)))
    return found


@pytest.mark.parametrize("guards", [False, True])
def test_plates_keep_apart_and_within_their_hexagons_square(board, guards):
    state = crowded(guards)
    layout = board.layout
    canvas = Canvas(pygame.Surface((8, 8)).convert(), board.screen)
    for space in range(SPACES):
        found = plates(canvas, state, space, layout)
        assert len(found) >= 5
        assert met(found) == []
        side = layout.width * 0.75 + 2
        square = pygame.FRect(0, 0, side, side).move_to(center=layout.centre(space))
        assert [name for name, box in found if not square.contains(box)] == []


@pytest.mark.parametrize("guards", [False, True])
def test_an_overlays_numbers_lie_on_no_other(board, guards):
    look = BoardLook(tags=dict.fromkeys(range(SPACES), str(MOST)))
    figures = drawn(board, crowded(guards), look=look)
    assert len(figures) > 20
    assert met(figures, shade=board.layout.width / 40 + 1) == []


def test_an_overlays_tag_keeps_to_the_place_of_a_cost(board):
    state, layout = crowded(), board.layout
    canvas = Canvas(pygame.Surface((8, 8)).convert(), board.screen)
    for space in range(SPACES):
        at = labels.cost_at(canvas, state, space, layout)
        tag = labels.tag_box(canvas, str(MOST), at, layout.width)
        assert labels.cost_box(canvas, MOST, at, layout.width).contains(tag)
        assert tag.collidelist(stones(state.stones(space), layout, space)) < 0


def test_who_leads_lies_on_no_stone(board):
    state, layout = crowded(), board.layout
    canvas = Canvas(pygame.Surface((8, 8)).convert(), board.screen)
    for space in (one for one in range(SPACES) if state.value[one]):
        box = labels.leading_seat_box(canvas, layout.centre(space), layout.width).inflate(-2, -2)
        below = box.collidelistall(stones(state.stones(space), layout, space))
        assert not below or is_compact(board.screen, layout.width)


def test_everybodys_strength_stands_on_a_temple_and_lies_on_no_other_number(board):
    """Section 5: a worker counts 1, the leader 3."""
    state = crowded()
    for seat in range(4):
        state.leader[seat] = next(space for space in range(SPACES) if state.value[space])
    temples = [space for space in range(SPACES) if state.value[space]]
    figures = drawn(board, state)
    assert met(figures, shade=board.layout.width / 40 + 1) == []
    for space in temples:
        there = [words for words, box in figures if board.layout.pick(box.center) == space]
        strengths = [str(strength(state, seat, space)) for seat in range(4)]
        assert sorted(strengths) == sorted(one for one in there if one in strengths)


def test_no_cost_covers_a_stone(board):
    state = crowded()
    layout = board.layout
    canvas = Canvas(pygame.Surface((8, 8)).convert(), board.screen)
    for space in range(SPACES):
        at = labels.cost_at(canvas, state, space, layout)
        cost = labels.cost_box(canvas, MOST, at, layout.width)
        assert cost.collidelist(stones(state.stones(space), layout, space)) < 0


def stones(counted, layout, space):
    """The middles of all stones of a hexagon, as much as must be seen of them."""
    size = layout.width * 0.05
    spots = [spot for side, count in enumerate(counted) for spot in stone_spots(side, count)]
    boxes = [pygame.FRect(0, 0, size, size) for _spot in spots]
    for box, spot in zip(boxes, spots, strict=True):
        box.center = layout.beside(space, spot)
    return [pygame.Rect(box) for box in boxes]


def test_the_ways_to_a_laid_hexagon_are_beside_their_stones_and_its_number(board):
    state = new_game(new_setup([{"name": "x", "kind": "human"}] * 4, 0, 1))
    space, opens = 17, {side: side + 1 for side in range(6)}
    preview = Preview(space, HEXAGON_INDEX["E1"], 0, opens)
    all_figures = drawn(board, state, look=BoardLook(preview=preview))
    figures = [one for one in all_figures if one[0] in "123456"]
    assert met(figures, shade=board.layout.width / 40 + 1) == []
    canvas = Canvas(pygame.Surface((8, 8)).convert(), board.screen)
    layout = board.layout
    discs = [labels.way_box(canvas, side, layout.centre(space), layout.width) for side in opens]
    for one, other in itertools.combinations(discs, 2):
        assert math.dist(one.center, other.center) > one.w - 1.5
    for disc in discs:
        assert disc.collidelist(stones((3,) * 6, layout, space)) < 0


@pytest.mark.parametrize("what", ["_NUMBER_AT", "_COST_AT"])
def test_numbers_that_do_meet_are_found(what, monkeypatch):
    pygame.display.set_mode((64, 64))
    monkeypatch.setattr(labels, what, (0.0, 0.0))
    canvas = Canvas(pygame.Surface((8, 8)).convert(), Screen(1280, 800))
    state = crowded()
    temple = next(space for space in range(SPACES) if state.value[space])
    assert met(plates(canvas, state, temple, Layout(0, 0, 140)))
