"""What plays at a tap is as large as a finger, what only explains has 24 dp, in every window."""

import pytest
from pygame import Rect

from game.tzolkin.rules.data.board import GEARS, HIGHEST_ACTION
from game.tzolkin.table.panels.panel import Panel
from game.tzolkin.table.things import Cube, Plate, Space
from game.tzolkin.table.touch import without_overlaps
from game.ui import theme
from tools.gallery.tzolkin import SCENES
from tools.gallery.visit import visit
from tools.gallery.windows import LAYOUTS

EXPLAINS = 24
LOW = 400
"""Windows under so many dp have lower rows: what plays there is told in docs/tzolkin-table.md."""
ROOMY = {name: one for name, one in LAYOUTS.items() if min(one.safe.size) >= LOW * one.scale}


def opened(name, screen):
    return visit(SCENES[name], screen).stage


@pytest.mark.parametrize("window", ROOMY)
@pytest.mark.parametrize("name", ["placing-5", "picking-4"])
def test_what_plays_is_as_large_as_a_finger(name, window):
    screen = LAYOUTS[window]
    stage = opened(name, screen)
    plays = [one for one in stage.elements() if one.id.startswith(("gear/", "space/", "card/"))]
    assert plays
    for one in plays:
        assert min(one.rect.size) >= screen.px(theme.TOUCH) - 1, one


@pytest.mark.parametrize("window", LAYOUTS)
def test_a_worker_who_can_be_picked_up_has_a_card_as_large_as_a_finger(window):
    screen = LAYOUTS[window]
    there = {one.id: one.rect for one in opened("picking-4", screen).elements()}
    workers = [id for id in there if id.startswith("space/")]
    assert workers
    for id in workers:
        assert min(there[f"card/{id}"].size) >= screen.px(theme.TOUCH)


@pytest.mark.parametrize("window", ROOMY)
def test_what_explains_is_found_in_24_dp_about_its_middle(window):
    screen = LAYOUTS[window]
    parts = opened("picking-4", screen).top.picture.parts
    half = screen.px(EXPLAINS) // 2 - 1
    for gear in range(len(GEARS)):
        for number in range(1, HIGHEST_ACTION[gear] + 1):
            plate = Plate(gear, number)
            x, y = parts.place_of(plate).center
            for spot in ((x - half, y), (x + half, y), (x, y - half), (x, y + half)):
                found = parts.pick(spot)
                assert found == plate or isinstance(found, Space), (plate, found)
    for part in parts._shown.values():
        if isinstance(part, Panel):
            for thing, rect in part.places.items():
                assert min(rect.size) >= screen.px(EXPLAINS) - 1, thing


def test_cubes_that_are_to_be_paid_lie_in_the_row_of_goods_on_a_phone():
    parts = opened("technology-4", LAYOUTS["390x844@1"]).top.picture.parts
    assert parts.place_of(Cube(0)) in parts._made["goods"].places.values()


def test_of_two_that_are_near_each_has_its_half():
    left, right = without_overlaps([Rect(0, 0, 44, 44), Rect(30, 4, 44, 44)])
    assert (left.right, right.left) == (37, 37)
    upper, lower = without_overlaps([Rect(0, 0, 44, 44), Rect(4, 30, 44, 44)])
    assert (upper.bottom, lower.top) == (37, 37)
    assert without_overlaps([Rect(0, 0, 44, 44), Rect(44, 0, 44, 44)])[0].w == 44
