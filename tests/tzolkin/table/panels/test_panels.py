"""The panels beside the gears: everything lies in its place at every size, is found by a tap, and
no figure is cut."""

from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from pygame import Rect

from game.table.players import Player
from game.tzolkin.rules.data.board import KINDS, TEMPLES, TRACKS
from game.tzolkin.rules.game_rules import RULES
from game.tzolkin.table import things
from game.tzolkin.table.explaining import Viewer, explain
from game.tzolkin.table.panels import (
    Belongings,
    Buildings,
    GoodsRow,
    Monuments,
    Prophecies,
    Seats,
    Technologies,
    Temples,
    draw_info,
)
from game.tzolkin.table.panels.seats import belongings
from game.tzolkin.table.panels.tile import picture_of
from game.tzolkin.table.panels.tiles import assign_places
from game.tzolkin.table.seen import Seen
from game.tzolkin.table.signs import signs_of
from game.tzolkin.table.view.layout import choose_layout
from game.tzolkin.table.view.places import TableFacts
from game.ui import sprites, text, theme
from game.ui.screen import Canvas, Screen
from game.ui.theme import MARKS
from tools.gallery.windows import LAYOUTS

RECORDS = Path(__file__).parents[2] / "records"
PARTS = {
    "temples": Temples,
    "technologies": Technologies,
    "buildings": Buildings,
    "monuments": Monuments,
    "prophecies": Prophecies,
    "seats": Seats,
    "goods": GoodsRow,
    "seat": Belongings,
}
NAMES = ("Marisol", "Heinrich", "Yun-seo", "Ana", "Li Wei")


@pytest.fixture(autouse=True, scope="module")
def _window():
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))


def seen_of(record, share, **looks):
    match = RULES.read((RECORDS / f"{record}.json").read_text("utf-8"))
    state = match.before(round(len(match.actions) * share))
    return Seen(state=state, seat=state.seat, **looks)


def players_of(state):
    return tuple(Player(NAMES[seat], MARKS[seat]) for seat in range(state.seats))


SEEN = {
    "base-2": ("base-2-eager-56", 0.9),
    "base-4": ("base-4-eager-58", 0.6),
    "all-5": ("tpnq-5-eager-111", 0.7),
}


def areas(screen, state):
    """Every part with the places that it has in a window."""
    places = choose_layout(screen, TableFacts(state.seats, state.options))
    found = dict(places.parts)
    inner = places.drawer.inflate(-screen.px(16), -screen.px(16))
    found |= dict.fromkeys(places.drawers, inner)
    return found


def laid_out(name, screen, area, seen):
    part = PARTS[name](players_of(seen.state))
    part.lay_out(screen, area)
    part.show(seen)
    return part


@pytest.mark.parametrize("table", SEEN)
@pytest.mark.parametrize("window", LAYOUTS)
def test_all_lies_in_its_place_and_no_letter_is_cut(window, table):
    screen, seen = LAYOUTS[window], seen_of(*SEEN[table])
    canvas = Canvas(pygame.Surface(screen.size), screen)
    for name, area in areas(screen, seen.state).items():
        part = laid_out(name, screen, area, seen)
        for thing, rect in part.places.items():
            assert area.contains(rect), (name, thing)
            assert part.place_of(thing) == rect
        with text.record_drawn_lines() as lines:
            part.paint(canvas, seen)
        assert not [line.meant for line in lines if line.cut], name
        assert not [line.meant for line in lines if not line.whole], name


@pytest.mark.parametrize("table", SEEN)
@pytest.mark.parametrize("window", LAYOUTS)
def test_what_can_be_touched_lies_apart(window, table):
    screen, seen = LAYOUTS[window], seen_of(*SEEN[table])
    for name, area in areas(screen, seen.state).items():
        part = laid_out(name, screen, area, seen)
        whole = {things.Temple(t) for t in range(3)} | {things.Technology(t) for t in range(4)}
        whole |= {things.Seat(seat) for seat in range(5)}
        single = [rect for thing, rect in part.places.items() if thing not in whole]
        assert not [rect for rect in single if len(rect.collidelistall(single)) > 1], name


def test_a_tap_means_what_is_lit():
    seen, screen = seen_of("base-4-eager-58", 0.6), Screen(1280, 800)
    part = laid_out("temples", screen, Rect(500, 60, 446, 140), seen)
    step = things.Temple(1, 3)
    assert part.pick(part.places[step].center) == step
    part.show(replace(seen, lit=(things.Temple(1),)))
    assert part.pick(part.places[step].center) == things.Temple(1)
    assert part.pick((5, 5)) is None


def test_cubes_are_found_on_the_own_card_only_while_they_are_lit():
    seen, screen = seen_of("base-4-eager-58", 0.6), Screen(1280, 800)
    part = laid_out("seats", screen, Rect(1000, 60, 262, 540), seen)
    gold = things.Cube(KINDS.index("gold"))
    where = part.places[gold].center
    assert part.pick(where) == things.Seat(seen.seat)
    part.show(replace(seen, lit=(gold,)))
    assert part.pick(where) == gold


def test_a_building_keeps_its_place_when_another_goes():
    before = [things.BuildingTile(number) for number in (3, 7, 9)]
    left = [things.BuildingTile(3), things.BuildingTile(9)]
    assert assign_places(before, left, 3) == [before[0], None, before[2]]
    came = [*left, things.BuildingTile(12)]
    assert assign_places(before, came, 3) == [before[0], came[2], before[2]]


def test_every_step_and_level_has_its_place():
    seen, screen = seen_of("base-2-eager-56", 0.9), Screen(1280, 800)
    temples = laid_out("temples", screen, Rect(500, 60, 446, 140), seen)
    heights = [temples.places[things.Temple(1, step)].h for step in range(9)]
    assert heights == sorted(heights), "a stair rises"
    assert heights[0] < heights[-1]
    levels = laid_out("technologies", screen, Rect(20, 60, 214, 140), seen)
    assert len(levels.places) == len(TRACKS) * 6
    assert len([one for one in temples.places if one.step < 0]) == len(TEMPLES)


def test_belongings_are_all_tiles_of_a_seat():
    seen = seen_of("tpnq-5-eager-111", 0.9)
    state = seen.state
    for seat in range(state.seats):
        part = Belongings(players_of(state), seat)
        part.lay_out(Screen(1280, 800), Rect(100, 100, 600, 300))
        part.show(seen)
        assert set(belongings(state, seat)) <= set(part.places)


@pytest.mark.parametrize(("width", "height"), [(236, 184), (300, 184), (256, 146), (250, 360)])
def test_an_explanation_keeps_to_its_card(width, height, monkeypatch):
    seen, screen = seen_of("tpnq-5-eager-111", 0.7), Screen(1280, 800)
    canvas, card = Canvas(pygame.Surface(screen.size), screen), Rect(900, 400, width, height)
    asked = Viewer(seen.state, seen.seat, players_of(seen.state))
    shown = [
        *map(things.BuildingTile, seen.state.displayed_buildings),
        *map(things.MonumentTile, seen.state.displayed_monuments),
        things.Temple(1),
        things.Seat(0),
    ]
    printed = []
    monkeypatch.setattr(sprites, "print_in", lambda _canvas, _name, box: printed.append(box))
    for thing in shown:
        told, before = explain(asked, thing), len(printed)
        with text.record_drawn_lines() as lines:
            draw_info(canvas, card, told, signs_of(thing, seen.state), picture_of(thing))
        assert all(card.contains(box) for box in printed)
        for box in printed[before:]:
            assert not [line.meant for line in lines if box.colliderect(line.box)], thing
        assert str(told.name).split()[0] in {line.meant.split()[0] for line in lines}
        assert not [line.meant for line in lines if not card.contains(line.box)], thing
        assert min(line.size for line in lines) >= theme.SMALLEST * 0.98
    assert printed
