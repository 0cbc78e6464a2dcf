"""The card of an overlay has room for its buttons, whatever its size."""

from itertools import combinations

import pygame
import pytest

from game.table.overlay import OverlayText
from game.table.overlay_card import draw_overlay_card, plan_overlay_card
from game.ui import text, theme
from game.ui.screen import Canvas, Screen

SCREEN = Screen(1280, 800)
IDS = [f"look/{name}" for name in "abcde"]
ROOMS = [(230, 270), (350, 310), (300, 320), (336, 180), (640, 200)]


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("ids", [[], IDS])
@pytest.mark.parametrize("seats", [0, 2, 4])
def test_everything_lies_apart_and_a_finger_finds_it(room, ids, seats):
    inner = pygame.Rect(10, 20, *room)
    plan = plan_overlay_card(SCREEN, inner, ids, seats)
    parts = [*plan.buttons.values(), *([plan.title] if plan.title.h else []), plan.room]
    assert len(plan.buttons) == len(ids) + 1 + seats
    assert not [1 for one, other in combinations(parts, 2) if one.colliderect(other)]
    assert all(inner.contains(one) for one in parts)
    assert all(one.h >= theme.TOUCH for one in plan.buttons.values())
    assert all(one.w >= theme.TOUCH - 4 for one in plan.buttons.values())


def test_rows_come_before_the_note():
    pygame.display.set_mode((64, 64))
    canvas = Canvas(pygame.Surface((400, 400)).convert(), SCREEN)
    told = OverlayText(
        "Title", (("icon_camp", "first", "1"), ("icon_camp", "second", "2")), "A note."
    )

    def said(high):
        with text.record_drawn_lines() as lines:
            draw_overlay_card(
                canvas, plan_overlay_card(SCREEN, pygame.Rect(0, 0, 230, high), [], 0), told
            )
        return [line.shown for line in lines]

    assert said(200) == ["Title", "1", "first", "2", "second", "A note."]
    assert said(100) == ["Title", "1", "first", "2", "second"]
    assert said(75) == ["Title", "1", "first"]
