"""The gears as parts: what is touched, where it lies, and that both views draw all there is."""

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest
from pygame import Rect

from game.table.players import Player
from game.tzolkin.rules.data.board import FIRST_TOOTH, GEAR_OF, GEARS, LAST_SPACE, SPACE_OF, TEETH
from game.tzolkin.rules.play import new_game
from game.tzolkin.rules.setup import Options, new_setup
from game.tzolkin.rules.state import DUMMY
from game.tzolkin.table.board import Tracks, Train, geometry, plates, track_cells, wheels
from game.tzolkin.table.board.workers import ring_of
from game.tzolkin.table.foresight.placing import Price
from game.tzolkin.table.seen import Seen
from game.tzolkin.table.things import (
    Ahead,
    Calendar,
    Gear,
    Plate,
    QuickSpaces,
    Space,
    StartSpace,
)
from game.tzolkin.table.view.layout import choose_layout
from game.tzolkin.table.view.parts import Parts
from game.tzolkin.table.view.places import TableFacts
from game.tzolkin.words import names
from game.ui import sprites, text, theme
from game.ui.painting import surfaces
from game.ui.painting.surfaces import transparent_surface
from game.ui.screen import Canvas, Screen

MARKS = ("red", "blue", "yellow", "white", "violet")
WIDE, NARROW = Rect(16, 66, 720, 620), Rect(6, 60, 378, 376)
SPACES = [(gear, space) for gear in range(len(GEARS)) for space in range(LAST_SPACE[gear] + 1)]


@pytest.fixture(autouse=True)
def _window():
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    surfaces.set_budget_for_window((1280, 800))


def position(seats=5, quick=True):
    setup = new_setup([{"name": "x", "kind": "human"}] * seats, 0, 1, Options(quick_actions=quick))
    state = new_game(setup)
    for seat in range(seats):
        for tooth in (seat, 12 + seat, 45 + seat):
            state.teeth[tooth] = seat
    state.offered_spaces = 0b1010
    state.calendar_corn = 6
    return state


def part(kind, area, seen, seats=5, **known):
    made = kind([Player("x", mark) for mark in MARKS[:seats]], **known)
    made.lay_out(Screen(1280, 800), area)
    made.show(seen)
    return made


def painted(made, seen):
    canvas = Canvas(pygame.Surface((1280, 800)).convert(), Screen(1280, 800))
    canvas.surface.fill(theme.PAPER)
    made.paint(canvas, seen)
    return canvas.surface


@pytest.mark.parametrize(("kind", "area"), [(Train, WIDE), (Tracks, NARROW)])
def test_everything_that_has_a_place_is_found_there(kind, area):
    seen = Seen(state=position(), seat=0)
    made = part(kind, area, seen)
    for thing in [StartSpace(), QuickSpaces(), *(Gear(gear) for gear in range(len(GEARS)))]:
        box = made.place_of(thing)
        assert area.inflate(2, 2).contains(box)
        if not isinstance(thing, Gear) or kind is Train:
            assert made.pick(box.center) == thing
    for gear, space in SPACES:
        assert made.pick(made.place_of(Space(FIRST_TOOTH[gear] + space)).center) == Space(
            FIRST_TOOTH[gear] + space
        )


def test_plates_and_the_hub_of_the_train_are_found():
    made = part(Train, WIDE, Seen(state=position(), seat=0))
    for thing in (Plate(0, 3), Plate(4, 10), Ahead(1), Ahead(2)):
        assert made.pick(made.place_of(thing).center) == thing
    assert made.place_of(Plate(0, 0)) is None
    assert made.pick(made.layout.middle) == Calendar()
    assert made.pick((WIDE.right - 3, WIDE.bottom - 3)) is None


def test_a_cell_stands_for_its_plate_where_that_can_be_touched():
    seen = Seen(state=position(), seat=0, lit=[Plate(1, 2), Plate(3, 1)], dim=[Plate(1, 3)])
    made = part(Tracks, NARROW, seen)
    for plate in (Plate(1, 2), Plate(1, 3)):
        assert made.pick(made.place_of(plate).center) == plate
    assert made.pick(made.place_of(Plate(1, 4)).center) == Space(FIRST_TOOTH[1] + 4)


def test_the_gear_whose_actions_are_to_be_chosen_from_is_enlarged():
    state = position()
    made = part(Tracks, NARROW, Seen(state=state, seat=0))
    for lit, enlarged in (([Plate(2, 1), Plate(2, 3)], 2), ([Plate(2, 1), Plate(0, 1)], None)):
        made.show(Seen(state=state, seat=0, lit=lit))
        assert made.enlarged == enlarged
    low = part(Tracks, Rect(0, 0, 378, 280), Seen(state=state, seat=0, lit=[Plate(2, 1)]))
    assert low.enlarged is None


@pytest.mark.parametrize("size", [(1280, 800), (820, 1180), (2560, 1440)])
def test_the_rows_leave_the_corners_to_what_lies_there(size):
    setup = new_setup([{"name": "x", "kind": "human"}] * 2, 0, 1, Options())
    seen = Seen(state=new_game(setup), seat=0)
    parts = Parts([Player("x", mark) for mark in MARKS[:2]])
    parts.unrolled = True
    places = choose_layout(Screen(*size), TableFacts(2, Options()))
    parts.lay_out(Screen(*size), places)
    parts.show(seen)
    rows = [Gear(gear) for gear in range(len(GEARS))] + [StartSpace(), Calendar()]
    for thing in rows:
        assert parts.place_of(thing).collidelist(list(parts.part_rects.values())) < 0
        assert places.board.contains(parts.place_of(thing))


def test_rows_show_no_neutral_worker_beside_their_spaces():
    state = position()
    empty = painted(part(Tracks, NARROW, Seen(state=state, seat=0)), Seen(state=state, seat=0))
    beside = [t for t in range(len(GEAR_OF)) if SPACE_OF[t] > LAST_SPACE[GEAR_OF[t]]]
    for tooth in beside:
        state.teeth[tooth] = DUMMY
    there = painted(part(Tracks, NARROW, Seen(state=state, seat=0)), Seen(state=state, seat=0))
    assert beside
    assert pygame.image.tobytes(empty, "RGB") == pygame.image.tobytes(there, "RGB")


@pytest.mark.parametrize("gear", range(len(GEARS)))
def test_a_gear_enlarged_takes_the_place_of_the_rows(gear):
    seen = Seen(state=position(), seat=0)
    made = part(Tracks, NARROW, seen)
    made.enlarged = gear
    assert NARROW.contains(made.place_of(Gear(gear)))
    for space in range(1, LAST_SPACE[gear] + 1):
        box = made.place_of(Plate(gear, space))
        assert NARROW.contains(box)
        assert made.pick(box.center) == Plate(gear, space)
    made.enlarged = None
    assert made.pick(made.place_of(StartSpace()).center) == StartSpace()


@pytest.mark.parametrize(("kind", "area"), [(Train, WIDE), (Tracks, NARROW)])
def test_what_is_different_looks_different(kind, area):
    state = position()
    seens = [
        Seen(state=state, seat=0),
        Seen(state=state, seat=0, turned=0.4),
        Seen(state=state, seat=0, turned=1),
        Seen(state=state, seat=0, lit=[Plate(2, 2)]),
        Seen(state=state, seat=0, lit=[Space(0)]),
        Seen(state=state, seat=0, lit=[Gear(1)], handles={Gear(1): Space(9 - 4)}),
        Seen(state=state, seat=0, dim=[Plate(2, 2)]),
        Seen(state=state, seat=0, prices={Space(9 - 4): Price(3)}),
        Seen(state=state, seat=0, prices={Space(9 - 4): Price(3, lacking=1)}),
        Seen(state=state, seat=0, prices={StartSpace(): Price(1)}),
        Seen(state=state, seat=0, shadows={Space(25): 2}),
    ]
    made = part(kind, area, seens[0])
    pictures = {painted(made, seen).get_buffer().raw for seen in seens}
    assert len(pictures) == len(seens)


@pytest.mark.parametrize(("kind", "area"), [(Train, WIDE), (Tracks, NARROW)])
def test_the_tiles_that_palenque_has_left_are_seen(kind, area):
    """Each number of corn and wood tiles looks different from every other one."""
    pictures, left, seats = set(), [], len(MARKS)
    for corn in range(seats + 1):
        for wood in range(corn + 1):
            state = position(seats)
            state.jungle_corn, state.jungle_wood = [seats, corn, seats, seats], [0, wood, 0, 0]
            seen = Seen(state=state, seat=0)
            pictures.add(painted(part(kind, area, seen), seen).get_buffer().raw)
            left.append((corn, wood))
    assert len(pictures) == len(left)


@pytest.mark.parametrize("wheel", range(6))
def test_a_wheel_turned_by_a_tooth_is_as_before(wheel):
    """All but its shadow and its side: what is drawn for a whole day is the picture of today."""
    picture = sprites.decode(wheels.PICTURES[wheel])
    side = 2 * max(picture.size)
    middle = sprites.info(wheels.PICTURES[wheel]).anchor
    sheet = transparent_surface((side, side))
    sheet.blit(picture, (side / 2 - middle[0], side / 2 - middle[1]))
    teeth = (*TEETH, geometry.CALENDAR_TEETH)[wheel]
    again = pygame.transform.rotozoom(sheet, 360 / teeth, 1.0)
    masks = [pygame.mask.from_surface(one, 220) for one in (sheet, again)]
    beside = [(sheet.width - again.width) // 2, (sheet.height - again.height) // 2]
    common = masks[0].overlap_area(masks[1], beside)
    assert common > 0.96 * masks[0].count()


def test_rings_tell_who_can_be_touched_and_who_will_be_pushed_off():
    state = position()
    state.teeth[7] = 3
    assert ring_of(Seen(state=state, seat=0), 7) is None
    assert ring_of(Seen(state=state, seat=0, lit=[Space(7)]), 7) == theme.GLOW
    assert ring_of(Seen(state=state, seat=0, chosen=[Space(7)]), 7) == theme.CREAM
    assert ring_of(Seen(state=state, seat=0, turned=1), 7) == theme.BRICK
    assert ring_of(Seen(state=state, seat=0, turned=1), 12) is None


def test_the_names_of_the_gears_keep_clear_of_the_numbers():
    seen = Seen(state=position(), seat=0)
    with text.record_drawn_lines() as lines:
        painted(part(Train, WIDE.inflate(-2, -2), seen), seen)
    cities = [str(names.gear(gear)) for gear in range(4)]
    found = [at for at, line in enumerate(lines) if line.shown in cities]
    assert len(found) == 4
    for at in found:
        # each dial is a picture of its own: its eight numbers, then its name
        numbers = [line.box for line in lines[at - 8 : at]]
        assert lines[at].box.inflate(2, 0).collidelist(numbers) < 0


@pytest.mark.parametrize("kind", [Train, Tracks])
def test_the_gears_are_prepared_a_little_at_a_time(kind, monkeypatch):
    drawn, seen = [], Seen(state=position(), seat=0)
    for module, name in (
        (wheels, "draw_wheel"),
        (plates, "draw_plate"),
        (track_cells, "draw_cell"),
    ):
        real = getattr(module, name)
        monkeypatch.setattr(module, name, lambda *given, real=real: drawn.append(1) or real(*given))
    board = part(kind, WIDE, seen)
    whole = painted(board, seen)
    assert len(drawn) > 2 * max(LAST_SPACE)
    canvas = Canvas(pygame.Surface((1280, 800)).convert(), Screen(1280, 800))
    canvas.surface.fill(theme.PAPER)
    drawn.clear()
    for _part in board.prepare(canvas, seen):
        assert len(drawn) <= max(LAST_SPACE) + 1
        drawn.clear()
    bytes_of = (pygame.image.tobytes(one, "RGB") for one in (whole, canvas.surface))
    assert next(bytes_of) == next(bytes_of)
