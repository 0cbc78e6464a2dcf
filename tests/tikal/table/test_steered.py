"""The board under fingers where the system moves it: nothing is drawn, and nothing is lost."""

import pygame
import pytest

from game.platform import platform
from game.ui import theme
from game.ui.camera import BAND
from game.ui.input import Drag, Phase, Pinch, Press, Release, Tap
from game.ui.screen import Canvas
from tests.compositor import Sheets
from tests.tikal.table.test_scene import Table, new_match


class Steered(Table):
    """A table whose board is moved by a compositor, driven as the app does it."""

    def __init__(self, monkeypatch, **given):
        self.drawn = 0
        window = pygame.display.set_mode((1280, 800))
        self.sheets = Sheets(window)
        monkeypatch.setattr(platform, "compositor", self.sheets)
        super().__init__(new_match(3, actions=120), **given)
        self.sheets.window = self.surface
        self.pass_time(2 * theme.TOAST)
        self.drawn = 0

    def look(self):
        for _turn in range(2):
            self.turn(theme.SETTLE)

    def turn(self, seconds=0.016):
        self.now += seconds
        if part := self.stage.update(self.now):
            part = self.sheets.bared_by(part)
            self.surface.set_clip(part)
            self.stage.draw(self.surface)
            self.surface.set_clip(None)
            self.sheets.drawn(part)
            self.drawn += 1

    def drag(self, phase=Phase.MOVE, by=(24, 12)):
        self.stage.handle(Drag(self.centre, self.centre, by, phase))
        self.turn()

    def pinch(self, scale=1.5):
        self.stage.handle(Pinch(self.centre, scale, (0, 0), Phase.MOVE))
        self.turn()

    def rest(self):
        for _turn in range(400):
            self.turn()
            if not self.sheets.floats:
                return
        pytest.fail("it floats for ever")

    @property
    def centre(self):
        return self.scene.picture.board.rect.center


@pytest.fixture
def table(monkeypatch):
    return Steered(monkeypatch)


def test_nothing_is_drawn_while_fingers_move_the_board(table):
    for _step in range(4):
        table.pinch(1.2)
        table.drag()
    assert table.sheets.floats
    assert not table.drawn
    assert table.sheets.moves > 4


def test_what_is_seen_then_is_the_board_where_it_will_be(table):
    table.pinch(2.0)
    table.rest()
    table.pinch(0.7)
    table.drag()
    for _turn in range(20):
        table.turn(0.0)  # until the board from afar lies beneath
    seen = pygame.transform.box_blur(table.sheets.seen(), 4)
    table.rest()
    sharp = pygame.transform.box_blur(table.surface, 4)
    one, other = (pygame.surfarray.array3d(shot).astype(int) for shot in (seen, sharp))
    assert abs(one - other).mean() < 4


def test_after_the_rest_the_window_is_as_if_nothing_had_floated(table):
    table.pinch(2.0)
    table.drag()
    table.rest()
    bands = -(-table.scene.picture.board.rect.h // BAND)
    assert table.drawn == bands, "it was painted unseen"
    after = pygame.image.tobytes(table.surface, "RGB")
    table.scene.picture.board.leave()
    canvas = Canvas(table.surface.copy(), table.stage.screen)
    for _part in table.scene.picture.board.prepare(canvas, table.scene.picture.drawn):
        pass
    table.scene.redraw_board()
    table.turn()
    assert pygame.image.tobytes(table.surface, "RGB") == after


def test_from_two_fingers_to_one_it_floats_on(table):
    table.pinch()
    table.stage.handle(Pinch(table.centre, 1.0, (0, 0), Phase.END))
    table.drag()
    assert table.sheets.floats
    assert not table.drawn


def test_a_gesture_that_is_broken_off_ends_in_a_sharp_board(table):
    table.pinch()
    table.stage.handle(Pinch(table.centre, 1.0, (0, 0), Phase.CANCEL))
    table.stage.handle(Release())
    table.rest()
    assert not table.scene.picture.board.pending


def test_a_tap_while_it_floats_means_what_is_seen(table, monkeypatch):
    table.pinch(1.5)
    board = table.scene.picture.board
    space = next(one.id for one in table.stage.elements() if one.id.startswith("space/"))
    place = table.element(space).rect.center
    expected = board.pick(place)
    tapped = []
    monkeypatch.setattr(
        type(table.scene.mode), "touch", lambda mode, at: (tapped.append(at), mode)[1]
    )
    for gesture in (Press(place), Tap(place), Release()):
        table.scene.gesture(gesture)
    assert tapped == [expected]


def test_a_note_is_seen_at_once(table):
    table.pinch()
    table.stage.toast("Something")
    table.turn()
    assert not table.sheets.floats
    assert table.drawn


def test_the_board_floats_beside_a_note(table):
    table.stage.toast("Something")
    table.turn()
    table.pinch()
    assert table.stage.toast_rect
    assert table.sheets.floats


def test_a_note_that_reaches_over_the_board_does_not_move_with_it(table):
    table.stage.toast("Something long. " * 40)
    table.turn()
    assert table.stage.toast_rect.colliderect(table.scene.picture.board.box)
    table.drag()
    assert not table.sheets.floats


def test_what_changes_while_it_floats_is_seen_at_once(table):
    table.pinch()
    table.scene.refresh()
    table.turn()
    assert not table.sheets.floats


def test_neither_idle_life_nor_a_rest_comes_in_between(table):
    table.pinch()
    assert not table.stage.animate_idle(table.now + 10)
    assert table.stage.busy
    table.rest()
    assert table.stage.animate_idle(table.now + 20) or table.stage.reduced_motion
    assert not table.stage.busy


def test_what_a_tap_may_bring_waits_until_it_rests(table):
    table.stage.portion = 0.01
    made = []
    table.stage._ahead = iter(lambda: made.append(1), 2)
    table.pinch()
    table.drag()
    assert not made
