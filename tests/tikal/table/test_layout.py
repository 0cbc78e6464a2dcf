"""Where the table's parts lie: what a phone has no room for gives way to what is done now."""

from itertools import combinations, product

import pygame
import pytest

from game.tikal.rules.board import NAMES
from game.tikal.rules.setup import MINI
from game.tikal.rules.state import ACT, PLACE
from game.tikal.table.shown.shown import Desk
from game.tikal.table.verbs import VERBS
from game.tikal.table.view.controls import Controls
from game.tikal.table.view.places import lay_out, place_all
from game.ui import text, theme
from game.ui.input import Key
from game.ui.screen import Canvas, Screen
from tests.tikal.table.test_scene import Table, new_match
from tools.gallery import SCENES, visit
from tools.gallery.windows import WINDOWS

PHONES = [name for name, screen in WINDOWS.items() if screen.compact]
SMALLEST = (360, 560, 1)


def phones():
    return pytest.mark.parametrize("window", PHONES)


def seats():
    return pytest.mark.parametrize("seats", [2, 3, 4])


@phones()
@seats()
def test_only_the_desk_is_divided_anew(window, seats):
    layouts = [lay_out(WINDOWS[window], seats, desk) for desk in Desk]
    for name in ("board", "ribbon", "seats", "card"):
        assert len({str(getattr(one, name)) for one in layouts}) == 1, name
    assert len({str(one.tools["menu"]) for one in layouts}) == 1


@phones()
@seats()
@pytest.mark.parametrize("desk", Desk)
def test_everything_lies_apart_within_what_is_not_covered(window, seats, desk):
    screen = WINDOWS[window]
    layout = lay_out(screen, seats, desk)
    verbs = list(layout.verbs.values())
    over = verbs[0].unionall(verbs) if verbs and not layout.drawer_button.w else None
    parts = [layout.board, layout.ribbon, *layout.seats, layout.context, layout.points, over]
    parts += [
        *layout.tools.values(),
        *layout.overlay_buttons.values(),
        layout.drawer_button,
        layout.hint_button,
    ]
    parts += [layout.end_button] if desk not in (Desk.CARD, Desk.WATCHED) else []
    parts = [one for one in parts if one and one.w]
    assert all(screen.safe.contains(one) for one in parts)
    for one, other in combinations(parts, 2):
        assert not one.colliderect(other), (one, other)


@phones()
@seats()
def test_a_finger_finds_everything(window, seats):
    """Panels of seats too, for a tap opens them."""
    screen = WINDOWS[window]
    for desk in Desk:
        places = place_all(screen, seats, desk)
        layout = places.layout
        there = [*layout.seats, *layout.verbs.values(), *layout.tools.values(), layout.end_button]
        there += [*layout.overlay_buttons.values()]
        there += [layout.drawer_button, layout.hint_button, places.buttons["scoring/continue"]]
        there += [places.buttons[id] for id in ("watch/pause", "watch/skip", "rotate")]
        if desk is Desk.CARD:
            there += list(places.auction.buttons.values())
        for one in there:
            assert not one.w or min(one.size) >= screen.px(theme.TOUCH), (desk, one)


@phones()
@seats()
def test_the_board_has_the_greatest_part(window, seats):
    """As wide as an upright window; in one that lies as high as it, less a row."""
    screen = WINDOWS[window]
    layout = lay_out(screen, seats, Desk.ACTIONS)
    if screen.portrait:
        assert layout.board.w >= 0.95 * screen.safe.w
        assert layout.board.w / layout.board.h <= 1.45
    else:
        assert layout.board.h >= 0.8 * screen.safe.h


SEEN = {
    Desk.DRAWER: (*(f"action/{verb}" for verb in VERBS), "hint", "end-turn"),
    Desk.HAND: ("rotate", "confirm", "hint"),
}


@pytest.mark.parametrize("desk", SEEN)
def test_every_action_has_its_name_and_icon_whole_in_windows_of_every_size(desk):
    controls = Controls(lambda _id: None, lambda _thing: None)
    for wide, high in product(range(640, 2561, 40), range(360, 1601, 40)):
        screen = Screen(wide, high)
        canvas = Canvas(pygame.Surface((1, 1)), screen)
        buttons = place_all(screen, 4, desk).buttons
        for id in SEEN[desk]:
            button = controls.buttons[id]
            if not buttons[id].w:
                continue
            button.rect = buttons[id]
            assert min(button.rect.size) >= screen.px(theme.TOUCH), (wide, high, id)
            assert not button._bare(canvas), (wide, high, id)
            room = button.rect.w - screen.px(6)
            assert text.fits(screen, button.label, theme.LABEL, room), (wide, high, id)


@pytest.mark.parametrize("window", WINDOWS)
def test_mini_tikals_board_is_whole_and_lies_in_the_middle(window):
    with text.record_drawn_lines() as lines:
        board = visit(SCENES["mini"], WINDOWS[window]).stage.bottom.picture.board
    first, *others = (board.rect_of(space) for space in MINI.area)
    whole = first.unionall(others)
    assert board.rect.contains(whole)
    assert abs(whole.centerx - board.rect.centerx) <= 2
    written = {line.meant for line in lines} & set(NAMES)
    assert written == {NAMES[space] for space in MINI.area}


def test_verbs_and_points_give_way_while_a_hexagon_is_placed():
    for size in ((390, 664, 1), (844, 390, 1)):
        table = Table(new_match(4), size)
        assert table.match.state.phase == PLACE
        assert not [one for one in table.ids() if one.startswith("action/")]
        assert "end-turn" not in table.ids()
        board = table.scene.picture.board.rect.copy()
        table.place()
        assert table.match.state.phase == ACT
        assert {f"action/{verb}" for verb in VERBS} <= set(table.ids())
        assert table.scene.picture.board.rect == board


def test_in_a_large_window_everything_lies_still():
    layouts = [lay_out(WINDOWS["1280x800@1"], 4, desk) for desk in Desk]
    assert all(one == layouts[0] for one in layouts)


def test_verbs_without_room_are_drawn_out_and_put_away():
    table = Table(new_match(4), SMALLEST)
    table.place()
    assert "action/enter" not in table.ids()
    table.tap("actions")
    assert {f"action/{verb}" for verb in VERBS} <= set(table.ids())
    table.tap("actions")
    assert "action/enter" not in table.ids()
    table.tap("actions")
    table.tap("action/enter")
    assert "action/enter" not in table.ids()
    table.tap_space("a5")
    assert table.notation[1] == "enter w a5"


def test_escape_puts_the_verbs_away():
    table = Table(new_match(4), SMALLEST)
    table.place()
    table.tap("actions")
    table.stage.handle(Key("escape"))
    table.look()
    assert "action/enter" not in table.ids()
    assert "dialog/stay" not in table.ids()


def test_verbs_drawn_out_stay_where_a_larger_window_has_room():
    table = Table(new_match(4), SMALLEST)
    table.place()
    table.tap("actions")
    screen = WINDOWS["390x844@1"]
    table.stage.layout(screen)
    table.look()
    assert "actions" not in table.ids()
    assert {f"action/{verb}" for verb in VERBS} <= set(table.ids())
