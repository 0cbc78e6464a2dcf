"""Treasures in a figure of the rules."""

from collections.abc import Sequence

from pygame import Rect

from game.tikal.rules.components import TREASURE_POINTS
from game.tikal.table.words import WAFERS
from game.tikal.words.figures.shown import Exchanged
from game.ui import panels, sprites, text, theme
from game.ui.painting.cells import grid
from game.ui.screen import Canvas
from game.ui.theme import MARKS


def paint_sets(kind: int, canvas: Canvas) -> None:
    """A row for each number of one kind, with what that pays."""
    area = _paper(canvas)
    rows = grid(area, 1, len(TREASURE_POINTS) - 1, canvas.px(4))
    for row, points in zip(rows, TREASURE_POINTS[1:], strict=True):
        count = TREASURE_POINTS.index(points)
        cells = grid(Rect(row.x, row.y, row.w * 3 // 4, row.h), 3, 1, canvas.px(4))
        for cell in cells[3 - count :]:
            sprites.draw_in(canvas, f"wafer_{WAFERS[kind]}", cell)
        middle = row.x + row.w * 7 // 8, row.centery
        text.draw(canvas, str(points), middle, theme.NUMBER_BIG, max_width=row.w // 5)


def paint_exchange(shown: Exchanged, canvas: Canvas) -> None:
    """Two players' treasures before and, after an arrow, afterwards."""
    area = _paper(canvas)
    half = Rect(area.x, area.y, area.w * 4 // 9, area.h)
    _draw_hands(canvas, half, shown.hands, (shown.give, shown.take))
    after = exchanged(shown)
    right = half.move_to(right=area.right)
    _draw_hands(canvas, right, after, (shown.take, shown.give))
    side = min(canvas.px(30), right.x - half.right)
    arrow = Rect(0, 0, side, side).move_to(center=area.center)
    sprites.draw_in(canvas, "icon_exchange", arrow)


def exchanged(shown: Exchanged) -> tuple[Sequence[int], Sequence[int]]:
    """What both have afterwards."""
    first, second = (list(hand) for hand in shown.hands)
    for kind, step in ((shown.give, -1), (shown.take, 1)):
        first[kind] += step
        second[kind] -= step
    return first, second


def _draw_hands(
    canvas: Canvas, area: Rect, hands: Sequence[Sequence[int]], marked: Sequence[int]
) -> None:
    """A row a player: the mark, then every treasure; the one that changes hands on gold."""
    rows = grid(area, 1, len(hands), canvas.px(6))
    for seat, (row, hand, kind) in enumerate(zip(rows, hands, marked, strict=True)):
        have = [one for one, count in enumerate(hand) for _number in range(count)]
        cells = grid(row, 4, 1, canvas.px(3))
        mark = cells[0].inflate(-cells[0].w // 3, -cells[0].h // 3)
        sprites.draw_in(canvas, f"mark_{MARKS[seat]}", mark)
        for number, (one, cell) in enumerate(zip(have, cells[1:], strict=False)):
            if one == kind and kind not in have[:number]:
                side = min(cell.size)
                disc = Rect(0, 0, side, side).move_to(center=cell.center)
                panels.pill(canvas, disc, theme.GOLD_BRIGHT, theme.GOLD)
            sprites.draw_in(
                canvas, f"wafer_{WAFERS[one]}", cell.inflate(-canvas.px(6), -canvas.px(6))
            )


def _paper(canvas: Canvas) -> Rect:
    """What they lie on; its inside."""
    whole = canvas.surface.get_rect()
    panels.draw(canvas, whole.inflate(-canvas.px(2), -canvas.px(2)), panels.PARCHMENT_DIM)
    return whole.inflate(-canvas.px(28), -canvas.px(20))
