"""Everything on the table has its signs, every sign a picture, and they say what the rules do."""

from collections import Counter

import pygame
import pytest

from game.tzolkin.rules import apply, legal_actions
from game.tzolkin.rules import state as phases
from game.tzolkin.rules.actions import Build, BuildMonument, Do, Take
from game.tzolkin.rules.data import board, expansion
from game.tzolkin.rules.data.tiles import BUILDINGS, MONUMENTS, WEALTH
from game.tzolkin.rules.effects import gear_actions, steps
from game.tzolkin.rules.effects.gear_actions import do_action
from game.tzolkin.table import things
from game.tzolkin.table.signs import sign, spaces, tiles
from game.tzolkin.table.signs.drawing import extent, fitted, sprite
from game.tzolkin.table.signs.of_things import signs_of
from game.ui import sprites
from game.ui.painting import covers
from tests.tzolkin.rules.positions import own, position

GIVEN = {steps.GOLD: sign.GOLD, steps.SKULLS: sign.SKULL}
"""What is not given at once, for it may be taxed."""


def all_signs():
    """Name and signs of all that is on the table."""
    for gear, last in enumerate(board.LAST_SPACE):
        for number in range(1, last + 1):
            yield f"space {gear} {number}", spaces.space(gear, number)
            yield f"short {gear} {number}", spaces.ways_to_say(gear, number)[-1]
    for number in range(len(BUILDINGS)):
        yield f"building {number}", (tiles.building_cost(number), tiles.building(number))
    for number in range(len(MONUMENTS)):
        yield f"monument {number}", (tiles.monument_cost(number), tiles.monument(number, 2))
    for number in range(len(WEALTH)):
        yield f"wealth {number}", tiles.wealth(number)
    for number in range(1, len(expansion.TRIBES) + 1):
        yield f"tribe {number}", (tiles.tribe(number),)
    for number in range(1, len(expansion.PROPHECIES) + 1):
        yield f"prophecy {number}", (tiles.prophecy(number),)
    for name in expansion.QUICK_TILES:
        yield f"quick {name}", spaces.quick(name)
    for track in range(4):
        for level in range(1, 5):
            yield f"technology {track} {level}", (spaces.level(track, level),)


ALL = dict(all_signs())
ICONS = sorted({one.icon for lines in ALL.values() for line in lines for one in line if one.icon})


@pytest.fixture(autouse=True, scope="module")
def _window():
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))


@pytest.mark.parametrize("name", ALL)
def test_it_has_signs_and_each_its_picture(name):
    assert all(ALL[name]), "no line is empty"
    for one in (one for line in ALL[name] for one in line):
        assert one.icon or one.number
        assert not one.icon or covers.is_here(sprites.info(sprite(one.icon)).file)


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("room", [(60, 40), (100, 24), (30, 100)])
def test_it_fits_into_a_small_place(name, room):
    lines = fitted(ALL[name], room, 24)
    wide, high = extent(lines.lines, lines.size)
    assert wide <= room[0]
    assert high <= room[1]
    assert [one for line in lines.lines for one in line] == [
        one for line in ALL[name] for one in line
    ]


def test_a_line_is_broken_evenly_and_never_before_an_arrow():
    corn, arrow = sign.Sign(sign.CORN), sign.TO
    six = fitted(((corn,) * 6,), (50, 60), 20)
    assert [len(line) for line in six.lines] == [3, 3]
    paid = fitted(((corn, arrow, sign.Sign(sign.BUILDING)),), (40, 60), 20)
    assert [line[-1].icon for line in paid.lines] == [sign.ARROW, sign.BUILDING]


@pytest.mark.parametrize("icon", ICONS)
def test_every_sign_of_24_pixels_is_told_by_its_outline_alone(icon):
    own = outline(icon)
    for other in ICONS:
        assert icon == other or (own ^ outline(other)).mean() > 0.05, other


def outline(icon):
    """Where a picture is, 24 pixels high."""
    sheet, source = pygame.Surface((24, 24), pygame.SRCALPHA), sprites.decode(sprite(icon))
    factor = 24 / max(source.get_size())
    size = [max(1, round(length * factor)) for length in source.get_size()]
    small = pygame.transform.smoothscale(source, size)
    sheet.blit(small, small.get_rect(center=(12, 12)), None, pygame.BLEND_PREMULTIPLIED)
    return pygame.surfarray.array_alpha(sheet) > 100


def brought(state):
    """What seat 0, who had nothing, has or is about to get."""
    had = Counter({sign.CORN: state.corn[0]})
    had.update(dict(zip(board.KINDS, state.cubes_of(0), strict=True)))
    had.update({GIVEN[step[0]]: step[1] for step in state.pending_steps})
    return +had


def said(lines):
    """How many of each thing signs name."""
    told = Counter()
    for one in (one for line in lines for one in line):
        told[one.icon] += int(one.number or 1)
    return told


PLAIN = [(board.PALENQUE, 1), (board.PALENQUE, 2), *((board.YAXCHILAN, n) for n in range(1, 6))]
"""Spaces without a choice between corn and wood."""


@pytest.mark.parametrize(("gear", "number"), PLAIN)
def test_a_space_says_what_it_gives(gear, number):
    state = position()
    do_action(state, gear, number)
    assert said(spaces.space(gear, number)) == brought(state)


@pytest.mark.parametrize("number", range(1, 6))
@pytest.mark.parametrize("gear", [board.PALENQUE, board.YAXCHILAN, board.TIKAL, board.UXMAL])
def test_what_is_had_instead_of_something_else_is_behind_an_or(gear, number):
    """In each way to say it: corn or wood, buildings or a monument, and nowhere else."""
    state = own(position(), corn=20, wood=9, stone=9, gold=9)
    state.jungle_corn, state.jungle_wood = [3, 3, 3, 3], [0, 2, 2, 2]
    state.phase_args, state.phase, state.pending_steps = (
        (gear, number),
        phases.WORKER,
        [(steps.ON_PICKING,)],
    )
    apply(state, Do.of(number))
    kinds = {type(one) for one in legal_actions(state) if isinstance(one, Build | BuildMonument)}
    kinds |= {one.wood for one in legal_actions(state) if isinstance(one, Take)}
    for way in spaces.ways_to_say(gear, number):
        either = [one for line in way for one in line if one == sign.OR]
        assert len(either) == max(0, len(kinds) - 1), way


@pytest.mark.parametrize("name", ["corn3", "wood1_corn1", "stone1", "gold1"])
def test_a_quick_action_says_what_it_gives(name):
    state = position(quick_actions=True)
    state.quick_tiles = (name,)
    gear_actions.do_quick_action(state)
    assert said(spaces.quick(name)) == brought(state)


@pytest.mark.parametrize(
    ("track", "levels", "gear", "number"),
    [(0, 1, 0, 2), (1, 1, 1, 1), (1, 2, 1, 2), (1, 3, 1, 3), (3, 3, 1, 4)],
)
def test_a_level_says_how_much_more_there_is(track, levels, gear, number):
    plain, learned = position(), position()
    learned.techs[track] = levels
    for state in (plain, learned):
        do_action(state, gear, number)
    (told,) = spaces.level(track, levels)
    assert brought(learned) - brought(plain) == Counter({told.icon: int(told.number)})


def test_all_that_can_be_touched_is_asked_for_its_signs():
    state = position(seats=5, quick_actions=True, tribes=True, prophecies=True)
    assert signs_of(things.Space(board.FIRST_TOOTH[board.TIKAL] + 3), state) == spaces.space(
        board.TIKAL, 3
    )
    assert signs_of(things.Space(board.FIRST_TOOTH[board.TIKAL]), state) == ()
    assert signs_of(things.MonumentTile(4), state)[0][-2] == sign.points(3), "3 for five players"
    assert signs_of(things.Technology(3, 1), state) == (spaces.level(3, 1),)
    assert signs_of(things.Technology(3), state) == ((sign.Sign("theology"),),)
    assert signs_of(things.Seat(0), state) == ()
