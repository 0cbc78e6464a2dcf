"""Figures, tents and guards as sprites; on small hexagons plain marks; counts and numbers."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

import pygame

from game.tikal.table.board import ink
from game.tikal.table.board.geometry import Point
from game.tikal.table.board.slots import GUARD, LEADER_STEP, STACK_STEP, TENT, Stand
from game.ui import panels, sprites, text, theme
from game.ui.screen import Canvas

WORKER: Final = "worker"
LEADER: Final = "leader"
PIECES: Final = (WORKER, LEADER, GUARD, TENT)

_BADGE: Final = 0.118
_LEAST_BADGE: Final = 15
"""The smallest height of a count in dp."""
_BADGE_AT: Final[Point] = (0.11, 0.03)
_BADGE_BESIDE: Final[Point] = (-0.12, 0.03)
"""Where the count of workers is, with nobody and with their leader beside them."""
_MARK: Final = 0.28
_MARK_BADGE: Final = 0.19
_MARK_BADGE_AT: Final[Point] = (0.11, 0.11)


def draw_piece(canvas: Canvas, kind: str, mark: str, xy: Point, width: float) -> None:
    """A piece with its foot at xy, as large as on a hexagon of this width in pixels.

    Args:
        kind: ``worker``, ``leader``, ``guard`` or ``tent``.
        mark: ``red``, ``blue``, ``yellow`` or ``white``.
    """
    sprites.draw(canvas, f"{kind}_{mark}", xy, width)


def draw_stand(canvas: Canvas, stand: Stand, mark: str, foot: Point, width: float) -> None:
    """A group of figures without its count."""
    group, size = stand.group, stand.size * width
    if group.kind in (GUARD, TENT):
        draw_piece(canvas, group.kind, mark, foot, size)
        return
    front = workers_foot(stand, foot, width)
    if group.leader:
        draw_piece(canvas, LEADER, mark, leader_foot(stand, foot, width), size)
    if group.workers > 1:
        behind = front[0] + STACK_STEP[0] * size, front[1] + STACK_STEP[1] * size
        draw_piece(canvas, WORKER, mark, behind, size)
    if group.workers:
        draw_piece(canvas, WORKER, mark, front, size)


def workers_foot(stand: Stand, foot: Point, width: float) -> Point:
    """Where the front worker of a group stands."""
    both = stand.group.leader and stand.group.workers
    return foot[0] - (LEADER_STEP / 2 * stand.size * width if both else 0), foot[1]


def leader_foot(stand: Stand, foot: Point, width: float) -> Point:
    """Where the leader of a group stands: beside his workers, a little behind."""
    if not stand.group.workers:
        return foot
    step = LEADER_STEP / 2 * stand.size * width
    return foot[0] + step, foot[1] - step / 4


def draw_count(canvas: Canvas, stand: Stand, foot: Point, width: float) -> None:
    """How many workers, from two up."""
    if stand.group.workers > 1:
        x, y = workers_foot(stand, foot, width)
        size = width * stand.size
        step = _BADGE_BESIDE if stand.group.leader else _BADGE_AT
        at = x + step[0] * size, y + step[1] * size
        badge(canvas, stand.group.workers, at, max(_BADGE * size, canvas.px(_LEAST_BADGE)))


def badge(canvas: Canvas, count: int, xy: Point, height: float) -> None:
    """A dark count with a light rim; a circle, longer for two digits."""
    high = round(height)
    wide = high if count < 10 else round(height * 1.35)
    box = pygame.Rect(0, 0, wide, high)
    box.center = round(xy[0]), round(xy[1])
    panels.pill(canvas, box, theme.INK, theme.CREAM, height / 14 / canvas.screen.scale)
    style = replace(theme.CHIP, size=height * 0.74 / canvas.screen.scale, colour=theme.CREAM)
    text.draw(canvas, str(count), box.center, style)


def draw_mark(canvas: Canvas, stand: Stand, mark: str, foot: Point, width: float) -> None:
    """A group on a small hexagon: shape and colour, a pennant for the leader, the count."""
    size = _MARK * width * stand.size
    box = pygame.Rect(0, 0, round(size), round(size))
    box.center = round(foot[0]), round(foot[1])
    kind = stand.group.kind
    if kind in (GUARD, TENT):
        ink.lay(canvas.surface, _plate(kind, box.w), foot)
        box = box.inflate(-box.w // 3, -box.h // 3)
    if stand.group.leader:
        top = foot[0] + size * 0.28, foot[1] - size * 0.5
        ink.lay(canvas.surface, _pennant(mark, box.w), top)
    sprites.draw_in(canvas, f"mark_{mark}", box)


def draw_mark_count(canvas: Canvas, stand: Stand, foot: Point, width: float) -> None:
    """How many workers a mark stands for, from two up."""
    if stand.group.workers > 1:
        size = width * stand.size
        at = foot[0] + _MARK_BADGE_AT[0] * size, foot[1] + _MARK_BADGE_AT[1] * size
        height = max(_MARK_BADGE * size, canvas.px(_LEAST_BADGE))
        badge(canvas, stand.group.workers, at, height)


_PLATES: Final[dict[str, tuple[Point, ...]]] = {
    GUARD: ((0.06, 0.04), (0.94, 0.04), (0.94, 0.62), (0.5, 1.0), (0.06, 0.62)),
    TENT: ((0.5, 0.0), (1.0, 0.9), (0.0, 0.9)),
}


def _plate(kind: str, mark_size: int) -> pygame.Surface:
    """What a guard's mark (a shield) or a camp's (a tent) lies on."""
    side = round(mark_size * (1.2 if kind == GUARD else 1.55))

    def paint(large: pygame.Surface) -> None:
        whole = large.get_width()
        for shrink, colour in ((1.0, theme.INK), (0.86, theme.PAPER)):
            points = [
                ((0.5 + (x - 0.5) * shrink) * whole, (0.52 + (y - 0.52) * shrink) * whole)
                for x, y in _PLATES[kind]
            ]
            pygame.draw.polygon(large, colour, points)

    return ink.smooth(("plate", kind), (side, side), paint)


def _pennant(mark: str, mark_size: int) -> pygame.Surface:
    """The leader's flag on a pole."""
    side = round(mark_size * 0.9)
    pole = ((0.14, 0.0), (0.3, 0.0), (0.3, 1.0), (0.14, 1.0))
    cloth = ((0.22, 0.0), (1.0, 0.26), (0.22, 0.56))
    inner = ((0.3, 0.13), (0.8, 0.27), (0.3, 0.43))

    def paint(large: pygame.Surface) -> None:
        whole = large.get_width()
        shapes = (pole, theme.INK), (cloth, theme.INK), (inner, theme.SEAT_FILL[mark])
        for points, colour in shapes:
            pygame.draw.polygon(large, colour, [(x * whole, y * whole) for x, y in points])

    return ink.smooth(("pennant", mark), (side, side), paint)


def scale_figures(
    standing: Sequence[tuple[Stand, Point]], marks: Sequence[str], width: float
) -> Iterator[None]:
    """Makes the pictures of all groups on large hexagons ahead, one by one."""
    for stand, _foot in standing:
        group = stand.group
        figures = {LEADER: group.leader, WORKER: group.workers}
        alone = {group.kind: True} if group.kind in (GUARD, TENT) else {}
        for kind, there in (alone or figures).items():
            if there:
                sprites.scaled(f"{kind}_{marks[group.seat]}", stand.size * width)
                yield


def draw_standing(
    canvas: Canvas,
    standing: Sequence[tuple[Stand, Point]],
    marks: Sequence[str],
    width: float,
    compact: bool,
) -> None:
    """All groups with their feet in pixels, the rear ones first, their counts over all."""
    one, count = (draw_mark, draw_mark_count) if compact else (draw_stand, draw_count)
    for stand, foot in sorted(standing, key=lambda s: s[1][1]):
        one(canvas, stand, marks[stand.group.seat], foot, width)
    for stand, foot in standing:
        count(canvas, stand, foot, width)
