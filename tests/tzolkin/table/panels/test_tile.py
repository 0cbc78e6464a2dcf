"""Pictures on tiles: every tile has its own, and none makes a sign smaller or lies below one."""

import pygame
import pytest
from pygame import Rect

from game.tzolkin.rules.data.tiles import BUILDINGS, MONUMENTS
from game.tzolkin.table.panels.tile import picture_of, plan_tile
from game.tzolkin.table.signs import Sign, drawing, tiles
from game.tzolkin.table.things import BuildingTile, MonumentTile, WealthTile
from game.ui import contrast, sprites
from game.ui.screen import Screen

SIZES = ((80, 72), (80, 67), (107, 50), (124, 67), (152, 64), (240, 90))
"""Of tiles, in dp: crowded and roomy windows, and a phone."""
SCREENS = (Screen(1280, 800, 1), Screen(780, 1688, 2))
SIGNS = {
    **{
        BuildingTile(number): (
            (Sign(tile.kind), *tiles.building_cost(number)),
            tiles.building(number),
        )
        for number, tile in enumerate(BUILDINGS)
    },
    **{
        MonumentTile(number): (
            (Sign(tile.kind), *tiles.monument_cost(number)),
            tiles.monument(number, 4),
        )
        for number, tile in enumerate(MONUMENTS)
    },
}


@pytest.fixture(autouse=True, scope="module")
def _window():
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))


def plans(screen):
    for size in SIZES:
        rect = Rect(0, 0, *map(screen.px, size))
        for thing, signs in SIGNS.items():
            yield rect, signs[1], plan_tile(screen, rect, thing, signs)


def test_every_tile_has_a_picture_and_every_monument_one_of_its_own():
    pictures = {thing: picture_of(thing) for thing in SIGNS}
    assert {sprites.decode(name).get_size() for name in pictures.values()} == {(240, 204)}
    monuments = [name for thing, name in pictures.items() if isinstance(thing, MonumentTile)]
    assert len(set(monuments)) == len(MONUMENTS)
    assert not picture_of(WealthTile(0))


@pytest.mark.parametrize("screen", SCREENS)
def test_signs_are_as_large_with_a_picture_as_without(screen):
    there = [one for one in plans(screen) if one[2].picture]
    for rect, does, plan in there:
        alone = Rect(0, 0, rect.w - screen.px(8), plan.box.h)
        most = screen.px(27)
        with_picture = drawing.fitted((does,), plan.box.size, most)
        assert with_picture == drawing.fitted((does,), alone.size, most)
    assert len(there) > len(SIGNS)


@pytest.mark.parametrize("screen", SCREENS)
def test_no_sign_lies_on_a_picture(screen):
    for rect, does, plan in plans(screen):
        if plan.picture:
            lines = (
                plan.kind,
                *drawing.covered(plan.cost_box, plan.cost, screen.px(19), "l"),
                *drawing.covered(plan.box, (does,), screen.px(27), plan.anchor),
                plan.line,
            )
            assert plan.picture.collidelist(lines) < 0
            assert rect.contains(plan.picture)


def test_there_is_no_picture_between_signs_in_high_contrast():
    contrast.use_high(True)
    try:
        assert not any(plan.picture for *_rest, plan in plans(SCREENS[0]))
    finally:
        contrast.use_high(False)
