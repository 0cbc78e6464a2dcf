"""Nobody's flag covers anybody on the next hexagon."""

import pygame
import pytest

from game.tikal.table.board import pieces
from game.tikal.table.board.geometry import HEIGHT
from game.tikal.table.board.slots import MEMBERS, Group, Stand
from game.ui.screen import Canvas, Screen

MIDDLE = (200, 150)
ROUNDED = 8
"""So much may a colour differ because what is laid under it has another one."""
LEADER, WORKER = Group(MEMBERS, 0, 0, leader=True), Group(MEMBERS, 1, 1)
FIGURES = ((0.28, 0.14), (-0.28, 0.14), 1.0)
LOWER_MARKS = ((0.25, -0.112), (-0.25, 0.112), 0.8)
"""Where the leader stands on his hexagon, the worker on the one at the upper right, and their
sizes."""


def differ(one, other):
    return max(abs(a - b) for a, b in zip(one, other, strict=True)) > ROUNDED


@pytest.mark.parametrize(
    ("compact", "width", "places", "side"),
    [
        (False, 160, FIGURES, 1),
        (False, 100, FIGURES, 1),
        (True, 70, LOWER_MARKS, 1),
        (True, 70, LOWER_MARKS, -1),
        (True, 56, LOWER_MARKS, 1),
    ],
)
def test_a_worker_is_seen_whole_beside_a_leader_of_the_next_hexagon(compact, width, places, side):
    *feet, size = places

    def standing(group, foot, column):
        stand = Stand(group, (side * foot[0], foot[1]), size)
        across = side * (column * HEIGHT + foot[0])
        down = foot[1] - column * HEIGHT / 2
        return stand, (MIDDLE[0] + across * width, MIDDLE[1] + down * width)

    def drawn(*there, under=(0, 0, 0)):
        canvas = Canvas(pygame.Surface((400, 300)), Screen(400, 300))
        canvas.surface.fill(under)
        pieces.draw_standing(canvas, there, ("red", "blue"), width, compact)
        return canvas.surface

    leader, worker = standing(LEADER, feet[0], 0), standing(WORKER, feet[1], 1)
    alone, bright = drawn(worker), drawn(worker, under=(255, 255, 255))
    solid = [
        (x, y)
        for x in range(400)
        for y in range(300)
        if not differ(alone.get_at((x, y)), bright.get_at((x, y)))
    ]
    assert len(solid) > 30
    for both in (drawn(leader, worker), drawn(worker, leader)):
        assert [at for at in solid if differ(both.get_at(at), alone.get_at(at))] == []
