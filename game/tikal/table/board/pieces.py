"""Figures, tents and guards as sprites; on small hexagons as plain marks."""

from collections.abc import Iterator, Sequence
from typing import Final

import pygame

from game.tikal.table.board import ink
from game.tikal.table.board.geometry import Point
from game.tikal.table.board.slots import GUARD, LEADER_STEP, STACK_STEP, TENT, Stand
from game.ui import sprites, theme
from game.ui.screen import Canvas

WORKER: Final = "worker"
LEADER: Final = "leader"
PIECES: Final = (WORKER, LEADER, GUARD, TENT)

_MARK: Final = 0.28
_PENNANT_AT: Final[Point] = (0.45, -0.4)
"""The place of the leader's pennant beside a mark, outward and down, in sizes of the mark."""


def draw_piece(canvas: Canvas, kind: str, mark: str, xy: Point, width: float) -> None:
    """Draw a piece with its foot at xy, as large as on a hexagon of this width in pixels.

    Args:
        kind: ``worker``, ``leader``, ``guard`` or ``tent``.
        mark: ``red``, ``blue``, ``yellow`` or ``white``.
    """
    sprites.draw(canvas, f"{kind}_{mark}", xy, width)


def draw_stand(canvas: Canvas, stand: Stand, mark: str, foot: Point, width: float) -> None:
    """Draw a group of figures."""
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
    """Return the foot of the front worker of a group."""
    both = stand.group.leader and stand.group.workers
    return foot[0] - (LEADER_STEP / 2 * stand.size * width if both else 0), foot[1]


def leader_foot(stand: Stand, foot: Point, width: float) -> Point:
    """Return the foot of a group's leader: beside the workers, a little behind."""
    if not stand.group.workers:
        return foot
    step = LEADER_STEP / 2 * stand.size * width
    return foot[0] + step, foot[1] - step / 4


def draw_mark(canvas: Canvas, stand: Stand, mark: str, foot: Point, width: float) -> None:
    """Draw a group on a small hexagon: the seat's mark, and a pennant for the leader. A group with
    a number has no mark, since the number stands for it."""
    draw_pennant(canvas, stand, mark, foot, width)
    _draw_bare_mark(canvas, stand, mark, foot, width)


def draw_pennant(canvas: Canvas, stand: Stand, mark: str, foot: Point, width: float) -> None:
    """Draw the flag beside the mark of a group with a leader; nothing for other groups."""
    if stand.group.leader:
        side = round(_MARK * width * stand.size)
        outward = -1 if stand.foot[0] < 0 else 1
        at = foot[0] + outward * side * _PENNANT_AT[0], foot[1] + side * _PENNANT_AT[1]
        ink.blit_centred(canvas.surface, _pennant(mark, side, outward), at)


def _draw_bare_mark(canvas: Canvas, stand: Stand, mark: str, foot: Point, width: float) -> None:
    """Draw a group's mark on a small hexagon, without the pennant; no mark where a number is
    drawn."""
    side = round(_MARK * width * stand.size)
    kind = stand.group.kind
    if kind in (GUARD, TENT):
        ink.blit_centred(canvas.surface, _plate(kind, side), foot)
        side -= side // 3
    if not stand.group.number:
        box = pygame.Rect(0, 0, side, side)
        box.center = round(foot[0]), round(foot[1])
        sprites.draw_in(canvas, f"mark_{mark}", box)


_PLATES: Final[dict[str, tuple[Point, ...]]] = {
    GUARD: ((0.06, 0.04), (0.94, 0.04), (0.94, 0.62), (0.5, 1.0), (0.06, 0.62)),
    TENT: ((0.5, 0.0), (1.0, 0.9), (0.0, 0.9)),
}


def _plate(kind: str, mark_size: int) -> pygame.Surface:
    """Return the plate under the mark of a guard (a shield) or of a camp (a tent)."""
    side = round(mark_size * (1.2 if kind == GUARD else 1.55))

    def paint(large: pygame.Surface) -> None:
        whole = large.get_width()
        for shrink, colour in ((1.0, theme.INK), (0.86, theme.PAPER)):
            points = [
                ((0.5 + (x - 0.5) * shrink) * whole, (0.52 + (y - 0.52) * shrink) * whole)
                for x, y in _PLATES[kind]
            ]
            pygame.draw.polygon(large, colour, points)

    return ink.supersampled(("plate", kind), (side, side), paint)


def _pennant(mark: str, mark_size: int, outward: int) -> pygame.Surface:
    """Return the leader's flag on a pole, blowing to the right (``outward`` 1) or to the left
    (-1)."""
    side = round(mark_size * 0.9)
    pole = ((0.14, 0.0), (0.3, 0.0), (0.3, 1.0), (0.14, 1.0))
    cloth = ((0.22, 0.0), (1.0, 0.26), (0.22, 0.56))
    inner = ((0.3, 0.13), (0.8, 0.27), (0.3, 0.43))

    def paint(large: pygame.Surface) -> None:
        whole = large.get_width()
        shapes = (pole, theme.INK), (cloth, theme.INK), (inner, theme.SEAT_FILL[mark])
        for points, colour in shapes:
            turned = [(x if outward > 0 else 1 - x, y) for x, y in points]
            pygame.draw.polygon(large, colour, [(x * whole, y * whole) for x, y in turned])

    return ink.supersampled(("pennant", mark, outward), (side, side), paint)


def scale_figures(
    standing: Sequence[tuple[Stand, Point]], marks: Sequence[str], width: float
) -> Iterator[None]:
    """Scale the pictures of all groups on large hexagons ahead, one by one."""
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
    """Draw all groups, each with its foot in pixels, in such an order that no flag that blows over
    a border covers a figure on the next hexagon."""
    if compact:
        for draw in (draw_pennant, _draw_bare_mark):
            for stand, foot in sorted(standing, key=_depth):
                draw(canvas, stand, marks[stand.group.seat], foot, width)
        return

    def place(one: tuple[Stand, Point]) -> tuple[int, float]:
        """Sort hexagons from the left, since leaders carry their flags at the right; on each, the
        rear groups first."""
        stand, foot = one
        return round(foot[0] - stand.foot[0] * width), _depth(one)

    for stand, foot in sorted(standing, key=place):
        draw_stand(canvas, stand, marks[stand.group.seat], foot, width)


def _depth(one: tuple[Stand, Point]) -> float:
    return one[1][1]
