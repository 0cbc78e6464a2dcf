"""The three temples as stairs: points and goods of each step, who stands where, who leads."""

from collections.abc import Mapping
from functools import partial
from typing import Final

from pygame import Rect

from game.tzolkin.rules.data import board
from game.tzolkin.rules.effects.food_day import AGE_ENDS
from game.tzolkin.table.foresight.temples import Lead, leads
from game.tzolkin.table.panels.ground import (
    MarkOwners,
    draw_band,
    draw_kept,
    draw_marks,
    look_of,
    roomiest,
)
from game.tzolkin.table.panels.placed import Placed
from game.tzolkin.table.seen import Seen
from game.tzolkin.table.signs import drawing, sign
from game.tzolkin.table.things import Temple, Thing
from game.ui import text, theme
from game.ui.painting.cells import grid
from game.ui.screen import Canvas
from game.ui.theme import TextStyle

_COLOURS: Final = (theme.TERRACOTTA, theme.OCHRE, theme.MALACHITE)
_LOWEST: Final = 0.74
"""The height of the lowest block, as a part of the highest."""
_ICON, _BONUS = 38, 56
"""The widths in dp of a temple's sign, and of the bonus for its highest."""
_MARK: Final = 17
_FIGURES: Final = TextStyle("num", 12)


def _goods(temple: int, step: int) -> str:
    """Return the sign of what lies on a step; empty for nothing."""
    kind, steps = board.TEMPLE_CUBES[temple]
    if (temple, step) == board.TEMPLE_SKULL:
        return sign.SKULL
    return board.KINDS[kind] if step in steps else ""


class Temples(Placed):
    """Three stairs that rise to the right, one below the other."""

    def arranged(self, seen: Seen) -> Mapping[Thing, Rect]:  # noqa: ARG002
        px, places = self.screen.px, dict[Thing, Rect]()
        rows = grid(self.area, 1, len(board.TEMPLES), px(4))
        icon = min(px(_ICON), rows[0].h, self.area.w // 9)
        bonus = min(px(_BONUS), self.area.w // 8)
        wide = (self.area.w - icon - bonus) // (max(board.TOP) + 1)
        for temple, row in enumerate(rows):
            places[Temple(temple)] = row
            for step in range(board.TOP[temple] + 1):
                high = round(row.h * (_LOWEST + (1 - _LOWEST) * step / board.TOP[temple]))
                left = row.x + icon + step * wide
                places[Temple(temple, step)] = Rect(left, row.bottom - high, wide - px(2), high)
        return places

    def paint(self, canvas: Canvas, seen: Seen) -> None:
        now_first = seen.state.food_days_done < AGE_ENDS
        for (temple, name), lead in zip(enumerate(board.TEMPLES), leads(seen.state), strict=True):
            row, first = self.places[Temple(temple)], self.places[Temple(temple, 0)]
            last = self.places[Temple(temple, board.TOP[temple])]
            icon = Rect(row.x, row.y, first.x - row.x, row.h)
            draw_band(canvas, row, look_of(seen, Temple(temple)))
            drawing.icon(canvas, name, icon.inflate(-canvas.px(6), -canvas.px(4)))
            for step in range(board.TOP[temple] + 1):
                self._paint_step(canvas, seen, Temple(temple, step))
            bonus = Rect(last.right, row.y, row.right - last.right, row.h)
            self._paint_bonus(canvas, bonus, lead, later=now_first)

    def _paint_step(self, canvas: Canvas, seen: Seen, thing: Temple) -> None:
        temple, step = thing.temple, thing.step
        base = theme.CARD if step == board.FIRST_STEP else _COLOURS[temple]
        steps = seen.state.temples[temple::3]
        standing = self.standing(seen, thing, [seat for seat, at in enumerate(steps) if at == step])
        paint = partial(_paint_step, thing=thing, standing=standing)
        ground = look_of(seen, thing), base
        draw_kept(canvas, self.places[thing], (thing, standing), ground, paint)

    def _paint_bonus(self, canvas: Canvas, box: Rect, lead: Lead, *, later: bool) -> None:
        """Draw the bonus of the highest, now and perhaps later, and who that is."""
        px = canvas.px
        upper = Rect(box.x + px(4), box.y, box.w - px(4), box.h * 3 // 5)
        first, second = board.HIGHEST_BONUS
        now = (first if later else second)[lead.temple]
        then = (sign.Sign("", f"/ {second[lead.temple]}"),) if later else ()
        line = (sign.points(now), *then)
        drawing.draw(canvas, upper, (line,), min(upper.h, px(25)), anchor="l")
        lower = Rect(upper.x, upper.bottom, upper.w, box.bottom - upper.bottom)
        marks = tuple(self.players[seat].mark for seat in lead.seats)
        draw_marks(canvas, lower, MarkOwners(marks), px(_MARK), "l")


def _paint_step(canvas: Canvas, block: Rect, thing: Temple, standing: MarkOwners) -> None:
    """Draw a step's points and goods, and who stands there: below them or beside the points."""
    px, temple, step = canvas.px, thing.temple, thing.step
    line = min(px(16), max(px(14), block.h * 2 // 5))
    head = Rect(block.x + px(3), block.y + px(2), block.w - px(5), line)
    points = str(board.TEMPLE_POINTS[temple][step]).replace("-", "−")
    end = text.draw(canvas, points, (head.x, head.centery), _FIGURES, "lm").right
    lies = sign.STAR if step == board.TOP[temple] else _goods(temple, step)
    if lies:
        drawing.icon(canvas, lies, Rect(end, head.y, head.right - end, head.h))
    below = Rect(block.x + px(2), head.bottom, block.w - px(4), block.bottom - head.bottom)
    beside = Rect(end, block.y, block.right - px(2) - end, block.h)
    box = roomiest([below] if lies else [below, beside], len(standing))
    draw_marks(canvas, box.inflate(0, -px(3)), standing, px(_MARK))
