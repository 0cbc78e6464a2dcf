"""What is public about a seat: readable in its panel, and all of it at a tap."""

import itertools
from dataclasses import replace

import pygame
import pytest
from pygame import Rect

from game.table.players import Player
from game.tikal.rules.play import new_game
from game.tikal.table.seat_dialog import SeatDialog
from game.tikal.table.view.seat_chip import SeatInfo, dot_side, draw_chip, wafer_boxes
from game.tikal.table.view.seats import lay_out_seat
from game.ui import sprites, text, theme
from game.ui.screen import Canvas, Screen
from tests.tikal.rules.positions import setup
from tools.gallery import SCENES, visit
from tools.gallery.openings import watching

SCREEN = Screen(1280, 800)
PANELS = [(262, 108), (205, 105), (195, 92), (181, 74), (160, 56)]
"""Of the windows' seats in dp."""
ALL_KINDS = [3, 1, 2, 3, 3, 2, 1, 3]


@pytest.mark.parametrize("size", PANELS)
@pytest.mark.parametrize("kinds", [ALL_KINDS[:count] for count in range(1, 9)])
def test_every_kind_has_room_beside_the_others_with_its_dots(size, kinds):
    plan = lay_out_seat(SCREEN, Rect(0, 0, *size))
    wafers = wafer_boxes(SCREEN, plan.treasures, kinds)
    assert list(wafers) == list(range(len(kinds)))
    for one, other in itertools.combinations(wafers.values(), 2):
        assert not one.colliderect(other)
    for wafer in wafers.values():
        assert plan.treasures.contains(wafer)
        assert wafer.w >= 11
        dot = dot_side(plan.treasures, wafer)
        assert 3 * dot + 2 <= wafer.w + 1
        assert wafer.bottom + dot <= plan.treasures.bottom + 1


@pytest.mark.parametrize("size", PANELS)
def test_no_row_of_a_panel_lies_over_another(size):
    panel = Rect(0, 0, *size)
    plan = lay_out_seat(SCREEN, panel)
    rows = (plan.supplies, plan.treasures, plan.payout)
    for one, other in itertools.combinations(rows, 2):
        assert not one.colliderect(other)
    assert all(panel.contains(row) for row in rows)


@pytest.mark.parametrize("width", [66, 82, 90, 110])
def test_no_icon_of_a_chip_lies_over_a_number(width, monkeypatch):
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    boxes = []
    monkeypatch.setattr(
        sprites, "draw_in", lambda _canvas, name, box, *_: boxes.append((name, box))
    )
    state = new_game(setup())
    state.workers[0], state.treasures[0] = 14, ALL_KINDS
    seat = SeatInfo(state, 0, Player("Ana", "circle"), score=188, active=True)
    with text.record_drawn_lines() as lines:
        draw_chip(Canvas(pygame.Surface((width, 46)), SCREEN), Rect(0, 0, width, 46), seat)
    numbers = [line for line in lines if line.shown in {"14", "+32"}]
    icons = [box for name, box in boxes if not name.startswith("mark")]
    assert len(numbers) == len(icons) == (2 if width > 66 else 1)
    assert not any(box.colliderect(line.box) for box in icons for line in numbers)


@pytest.mark.parametrize("size", [(1280, 800), (390, 844), (844, 390), (667, 331), (360, 560)])
def test_a_tap_on_a_seat_shows_all_that_is_public_about_it(size):
    with text.record_drawn_lines() as lines:
        shown = visit(SCENES["seat-4"], Screen(*size))
    assert isinstance(shown.stage.top, SeatDialog)
    said = [line.shown for line in lines]
    assert {"7 workers to come", "11 on the board", "Camps left", "Guards left"} <= set(said)
    assert {"Temples, if it scored now", "+8", "+6", "Together", "+14", "×2  +3"} <= set(said)
    shown.tap("seat/close")
    assert "seat/2" in shown.ids()


def test_what_is_public_about_a_seat_follows_the_table_below(monkeypatch):
    shown = visit(SCENES["seat-4"], Screen(1280, 800))
    sheet, table = shown.stage.top, shown.stage.bottom
    later = table.picture.shown.view.copy()
    later.workers[sheet.seat] -= 1
    with_it = replace(table.picture.shown, view=later)
    monkeypatch.setattr(type(table.picture), "shown", property(lambda _picture: with_it))
    with text.record_drawn_lines() as lines:
        sheet.update(shown.now)
        shown.look()
    assert "6 workers to come" in [line.shown for line in lines]


@pytest.mark.parametrize("ratio", [1, 2])
@pytest.mark.parametrize("size", [(183, 74), (183, 56), (120, 74)])
def test_points_to_come_of_two_digits_have_room_in_a_small_panel(size, ratio):
    screen = Screen(390 * ratio, 844 * ratio, ratio)
    plan = lay_out_seat(screen, Rect(0, 0, *(side * ratio for side in size)))
    if plan.payout.w:
        icon = min(plan.payout.h, screen.px(13)) + screen.px(2)
        assert text.measure(screen, "+88", theme.CHIP)[0] <= plan.payout.w - icon - screen.px(1)


@pytest.mark.parametrize("size", [(1280, 800), (360, 560)])
def test_a_computer_is_called_one_on_its_sheet_and_where_its_seat_is_explained(size):
    opening = watching("basic-2-0", 0.4, 3)
    shown = visit(opening, Screen(*size))
    table = shown.stage.top
    seat = table.mode.seat
    pos = shown.element(f"seat/{seat}").rect.topleft
    assert "Computer: Explorer" in str(table._explained_at(pos, held=False).words)
    with text.record_drawn_lines() as lines:
        shown.tap(f"seat/{seat}")
    assert "Computer: Explorer" in {line.shown for line in lines}


@pytest.mark.parametrize("size", [(1280, 800), (844, 390), (667, 331), (360, 560)])
def test_every_row_of_the_sheet_says_what_it_is_of(size):
    shown = visit(SCENES["seat-4"], Screen(*size))
    said = ""
    for icon, words, _number in shown.stage.top.rows:
        assert words or (not icon and said)
        said = words


def test_a_chip_keeps_the_name_beside_treasures(monkeypatch):
    monkeypatch.setattr(sprites, "draw_in", lambda *_: None)
    state = new_game(setup())
    state.treasures[0] = [1, 0, 0, 0, 0, 0, 0, 0]
    seat = SeatInfo(state, 0, Player("Ben", "triangle"), score=8, active=False)
    with text.record_drawn_lines() as lines:
        draw_chip(Canvas(pygame.Surface((187, 42)), SCREEN), Rect(0, 0, 187, 42), seat)
    assert "Ben" in {line.shown for line in lines}
