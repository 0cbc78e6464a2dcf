"""What a finger finds and what can be read at the fullest table, in every window."""

import pytest

from game.tikal.rules.board import INDEX
from game.tikal.rules.scoring import treasure_points
from game.tikal.table.view.seat_chip import is_chip
from game.ui import text
from tests.sizes import EVERY_WINDOW, too_small_to_read, too_small_to_touch
from tools.gallery import SCENES, visit
from tools.gallery.windows import LAYOUTS

FULL = (
    *("placing-middle-4", "acting-late-4", "party-coming-4", "reach-late-4", "planned-placing-4"),
    *("scoring-4", "handing-4", "watching-4", "auction-bidding-4", "log-4"),
)
"""Every kind of panel, with four seats."""
TINY = 400
"""In windows whose shorter side has fewer dp, hexagons are as large as they can be."""
HEXAGON_THERE = 39
"""The least height in dp of a hexagon in them."""


def explains(element):
    """Seats tell what they own; a line of the log shows on the board what was done."""
    return (element.role == "option" and not element.id.endswith("/undo")) or is_seat(element)


def is_seat(element):
    return element.id.startswith("seat/")


def place_on(board):
    """A space answers all over its hexagon, of which its element is the middle."""

    def place(element):
        on_board = element.role == "gridcell"
        return board.rect_of(INDEX[element.id.removeprefix("space/")]) if on_board else element.rect

    return place


def is_tiny(screen):
    return min(screen.size) < TINY * screen.scale


@pytest.mark.parametrize("window", EVERY_WINDOW)
@pytest.mark.parametrize("name", FULL)
def test_a_finger_finds_everything_and_every_figure_can_be_read(name, window):
    screen = LAYOUTS[window]
    with text.record_drawn_lines() as lines:
        stage = visit(SCENES[name], screen).stage
    elements, board = stage.elements(), stage.bottom.picture.board
    if is_tiny(screen):
        assert board.layout.width * 0.75 >= screen.px(HEXAGON_THERE)
        elements = [one for one in elements if one.role != "gridcell"]
    assert too_small_to_touch(elements, screen, explains, place_on(board)) == []
    assert too_small_to_read(lines, screen) == []


def panels_of(stage, lines):
    """For every seat what is written in its panel."""
    seats = stage.bottom.picture.places.layout.seats
    return [[one.shown for one in lines if seat.contains(one.box)] for seat in seats]


@pytest.mark.parametrize("window", LAYOUTS)
@pytest.mark.parametrize("name", ["acting-late-4", "auction-bidding-4", "watching-4"])
def test_what_is_ones_own_is_always_seen_and_what_is_the_others_at_a_tap(name, window):
    screen = LAYOUTS[window]
    with text.record_drawn_lines() as lines:
        stage = visit(SCENES[name], screen).stage
    state, picture = stage.bottom.mode.view, stage.bottom.picture
    own = picture.own_seat
    assert own in stage.bottom.session.people
    pays = treasure_points(state.treasures[own])
    goods = [state.score[own], state.workers[own], state.camps_left[own], state.guards_left[own]]
    written = panels_of(stage, lines)[own]
    for count in map(str, goods):
        assert count in written, (count, written)
        written.remove(count)
    if pays and is_chip(screen, picture.places.layout.seats[own]):
        assert f"+{pays}" in written
    for seat, panel in enumerate(panels_of(stage, lines)):
        assert str(state.score[seat]) in panel or any(one.isdigit() for one in panel)
    there = [one for one in stage.elements() if is_seat(one)]
    assert len(there) == state.seats
    assert too_small_to_touch(there, screen, explains) == []
