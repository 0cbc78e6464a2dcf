"""The unrolled gears: a row for each, and nobody in another's."""

import pygame
import pytest
from pygame import Rect

from game.tzolkin.rules.data.board import (
    GEAR_OF,
    GEARS,
    HARVEST_CORN,
    LAST_SPACE,
    LOGGING_WOOD,
    PALENQUE,
    SPACE_OF,
)
from game.tzolkin.rules.game_rules import random_match
from game.tzolkin.rules.state import DUMMY, FREE
from game.tzolkin.table.board import track_cells, tracks
from game.tzolkin.table.board.plates import PlateContents, draw_fields
from game.tzolkin.table.board.track_cells import TrackLayout
from game.tzolkin.table.board.workers import draw_tag
from game.tzolkin.table.foresight.ahead import MOST_DAYS, state_in_days
from game.tzolkin.table.foresight.placing import Price
from game.tzolkin.table.seen import Seen
from game.ui import text
from game.ui.screen import Canvas, Screen
from tools.gallery import visit
from tools.gallery.tzolkin import SCENES
from tools.gallery.windows import WINDOWS

AREAS = {"upright": Rect(8, 60, 374, 376), "wide": Rect(16, 230, 716, 452)}


@pytest.mark.parametrize("area", AREAS.values(), ids=AREAS)
def test_who_stands_beyond_the_last_space_is_in_no_other_row(area):
    layout = TrackLayout(Screen(1280, 900, 1), area)
    for gear in range(len(GEARS)):
        beyond = layout.cell(gear, LAST_SPACE[gear] + 1)
        others = [layout.row(other) for other in range(len(GEARS)) if other != gear]
        assert beyond.collidelist(others) < 0


def cell_of(width, height):
    pygame.display.set_mode((1, 1))  # pictures are made for it
    return Canvas(pygame.Surface((100, 100)), Screen(390, 844, 1)), Rect(0, 0, width, height)


@pytest.mark.parametrize("height", range(26, 84))
def test_a_worker_stands_clear_of_the_signs_of_his_cell(height):
    canvas, box = cell_of(42, height)
    (x, y), high = track_cells.worker_in(canvas.screen, box)
    figure = Rect(0, 0, round(0.8 * high), high)
    figure.center = round(x), round(y)
    assert figure.clip(
        track_cells.signs_rect(canvas, box, "5", track_cells.HEAD_WITH_WORKER).inflate(-2, -2)
    ).size == (0, 0)
    assert figure.h >= 16
    if not track_cells.is_low(canvas.screen, box):
        number = text.measure(canvas.screen, "5", track_cells._NUMBER)[0] + canvas.px(
            track_cells._MARGIN
        )
        assert number <= figure.x


@pytest.mark.parametrize("height", range(22, 84))
def test_a_price_covers_no_sign_of_its_cell(height):
    canvas, box = cell_of(42, height)
    middle, high = track_cells.tag_in(canvas, box)
    tag = draw_tag(canvas, middle, Price(3), high)
    assert tag.clip(
        track_cells.signs_rect(canvas, box, "5", track_cells.HEAD_WITH_PRICE).inflate(-4, -4)
    ).size == (0, 0)


@pytest.mark.parametrize("window", ["390x844@1", "844x390@1", "360x560@1"])
def test_every_cell_with_a_worker_keeps_its_signs_from_him(window, monkeypatch):
    heads, draw = {}, track_cells.draw_cell

    def watched(canvas, box, shown, head=0):
        heads[shown.gear, shown.space] = head
        draw(canvas, box, shown, head)

    monkeypatch.setattr(track_cells, "draw_cell", watched)
    state = visit(SCENES["picking-4"], WINDOWS[window]).stage.top.mode.view
    stands = {
        (GEAR_OF[tooth], SPACE_OF[tooth])
        for tooth, seat in enumerate(state.teeth[:-1])
        if seat != FREE and SPACE_OF[tooth] <= LAST_SPACE[GEAR_OF[tooth]]
    }
    assert stands
    assert {cell for cell, head in heads.items() if head == track_cells.HEAD_WITH_WORKER} == stands


@pytest.mark.parametrize(
    ("head", "size", "least"), [(0, (42, 49), 8), (0.48, (42, 49), 6), (0.48, (40, 38), 6)]
)
@pytest.mark.parametrize("seats", [2, 5])
def test_corn_and_wood_of_the_jungle_are_as_large_as_their_cell_lets_them_be(
    head, size, least, seats
):
    """None is smaller than it was where a phone broke them into lines of five pixels."""
    canvas, _box = cell_of(*size)
    for space in (3, 4, 5):
        shown = PlateContents(PALENQUE, space, "plain", (seats, 1), False, seats)
        with text.record_drawn_lines() as lines:
            track_cells._painted(canvas, size, shown, head)
        drawn = {line.shown: line.box.h for line in lines}
        wood = str(LOGGING_WOOD[space])
        assert min(drawn[str(HARVEST_CORN[space])], drawn["/"], drawn[wood]) >= least


def test_jungle_tiles_that_would_be_too_small_one_by_one_are_figures():
    canvas, box = cell_of(36, 12)
    for tiles, fields, told in (((5, 3), 5, ["3", "2"]), ((2, 1), 2, []), ((0, 0), 5, [])):
        with text.record_drawn_lines() as lines:
            draw_fields(canvas, box, tiles, fields)
        assert [line.shown for line in lines] == told


def standing(state):
    """The spaces of the rows on which dummies stand."""
    there = ((GEAR_OF[tooth], SPACE_OF[tooth]) for tooth in dummies(state))
    return {(gear, space) for gear, space in there if space <= LAST_SPACE[gear]}


def dummies(state):
    return [tooth for tooth, seat in enumerate(state.teeth) if seat == DUMMY]


@pytest.mark.parametrize("days", range(1, MOST_DAYS + 1))
def test_a_dummy_comes_round_again_in_the_rows_as_it_does_on_its_gear(days):
    state = random_match(2, 5).before(30)
    seen = Seen(state=state, seat=0, turned=float(days))
    rows = {(GEAR_OF[one], tracks.origin_space(seen, one) + days) for one in dummies(state)}
    rows = {(gear, space) for gear, space in rows if 0 <= space <= LAST_SPACE[gear]}
    assert rows == standing(state_in_days(state, days))
    assert rows != standing(state)
