"""Temples and technologies: what each step gives, who stands where, and who leads."""

from collections.abc import Mapping
from functools import partial
from typing import Final

from pygame import Rect

from game.tzolkin.rules.data import board
from game.tzolkin.rules.data.board import MOST_LEVELS, TRACKS
from game.tzolkin.rules.rounds import LAST_FOOD_DAY_OF_AGE_1
from game.tzolkin.table.foresight.food_day import TempleStanding, temple_standings
from game.tzolkin.table.panels import panel
from game.tzolkin.table.seen import Seen
from game.tzolkin.table.signs import drawing, sign, spaces
from game.tzolkin.table.signs.drawing import clear_width
from game.tzolkin.table.things import Technology, Temple, Thing
from game.ui import text, theme
from game.ui.screen import Canvas, grid, row, split
from game.ui.theme import TextStyle

# The temples as stairs.

_COLOURS: Final = (theme.TERRACOTTA, theme.OCHRE, theme.MALACHITE)
_LOWEST: Final = 0.74
"""The height of the lowest block, as a part of the highest."""
_TEMPLE_ICON, _BONUS = 38, 66
"""The widths in dp of a temple's sign, and of the bonus for its highest."""
_BROAD: Final = 400
"""The width in dp from which steps leave more to the bonus: they are wide enough for a finger."""
_SLAB: Final = 76
"""The greatest width in dp of the slab beneath the bonus of the longest stairs."""
_TEMPLE_MARK: Final = 17
_FIGURES: Final = TextStyle("num", 12)


def _goods(temple: int, step: int) -> str:
    """Return the sign of what lies on a step; empty for nothing."""
    kind, steps = board.TEMPLE_CUBES[temple]
    if (temple, step) == board.TEMPLE_SKULL:
        return sign.SKULL
    return board.KINDS[kind] if step in steps else ""


class Temples(panel.Panel):
    """Three stairs that rise to the right, one below the other."""

    def thing_rects(self, seen: Seen) -> Mapping[Thing, Rect]:  # noqa: ARG002
        px, places = self.screen.px, dict[Thing, Rect]()
        rows = grid(self.area, 1, len(board.TEMPLES), px(4))
        icon = min(px(_TEMPLE_ICON), rows[0].h, self.area.w // 9)
        bonus = min(px(_BONUS), self.area.w // (7 if self.area.w > px(_BROAD) else 8))
        wide = (self.area.w - icon - bonus) // (max(board.TOP_STEP) + 1)
        for temple, stairs in enumerate(rows):
            places[Temple(temple)] = stairs
            for step in range(board.TOP_STEP[temple] + 1):
                high = round(stairs.h * (_LOWEST + (1 - _LOWEST) * step / board.TOP_STEP[temple]))
                left = stairs.x + icon + step * wide
                places[Temple(temple, step)] = Rect(left, stairs.bottom - high, wide - px(2), high)
        return places

    def paint(self, canvas: Canvas, seen: Seen) -> None:
        now_first = seen.state.food_days_done < LAST_FOOD_DAY_OF_AGE_1
        for (temple, name), lead in zip(
            enumerate(board.TEMPLES), temple_standings(seen.state), strict=True
        ):
            row, first = self.places[Temple(temple)], self.places[Temple(temple, 0)]
            last = self.places[Temple(temple, board.TOP_STEP[temple])]
            icon = Rect(row.x, row.y, first.x - row.x, row.h)
            panel.draw_band(canvas, row, panel.look_of(seen, Temple(temple)))
            self.draw_slab(canvas, icon.inflate(-canvas.px(2), 0))
            drawing.icon(canvas, name, icon.inflate(-canvas.px(6), -canvas.px(4)))
            for step in range(board.TOP_STEP[temple] + 1):
                self._paint_step(canvas, seen, Temple(temple, step))
            bonus = Rect(last.right, row.y, row.right - last.right, row.h)
            self.draw_slab(canvas, Rect(bonus.x, row.y, self._bonus_end(canvas) - bonus.x, row.h))
            self._paint_bonus(canvas, bonus, lead, later=now_first)

    def _bonus_end(self, canvas: Canvas) -> int:
        """Return where the slabs beneath the bonuses end, all alike."""
        longest = max(self.places[Temple(one, top)].right for one, top in enumerate(board.TOP_STEP))
        return min(self.area.right, longest + canvas.px(_SLAB))

    def _paint_step(self, canvas: Canvas, seen: Seen, thing: Temple) -> None:
        temple, step = thing.temple, thing.step
        base = theme.CARD if step == board.FIRST_STEP else _COLOURS[temple]
        steps = seen.state.temples[temple::3]
        standing = self.standing(seen, thing, [seat for seat, at in enumerate(steps) if at == step])
        paint = partial(_paint_step, thing=thing, standing=standing)
        ground = panel.look_of(seen, thing), base
        panel.draw_cached_card(canvas, self.places[thing], (thing, standing), ground, paint)

    def _paint_bonus(self, canvas: Canvas, box: Rect, lead: TempleStanding, *, later: bool) -> None:
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
        panel.draw_marks(canvas, lower, panel.StandingMarks(marks), px(_TEMPLE_MARK), "l")


def _paint_step(canvas: Canvas, block: Rect, thing: Temple, standing: panel.StandingMarks) -> None:
    """Draw a step's points and goods, and who stands there: below them or beside the points."""
    px, temple, step = canvas.px, thing.temple, thing.step
    line = min(px(16), max(px(14), block.h * 2 // 5))
    head = Rect(block.x + px(3), block.y + px(2), block.w - px(5), line)
    points = str(board.TEMPLE_POINTS[temple][step]).replace("-", "−")
    end = text.draw(canvas, points, (head.x, head.centery), _FIGURES, "lm").right
    lies = sign.STAR if step == board.TOP_STEP[temple] else _goods(temple, step)
    if lies:
        drawing.icon(canvas, lies, Rect(end, head.y, head.right - end, head.h))
    below = Rect(block.x + px(2), head.bottom, block.w - px(4), block.bottom - head.bottom)
    beside = Rect(end, block.y, block.right - px(2) - end, block.h)
    box = panel.roomiest_box([below] if lies else [below, beside], len(standing))
    panel.draw_marks(canvas, box.inflate(0, -px(3)), standing, px(_TEMPLE_MARK))


_ICON: Final = 34
_MARK: Final = 15
_SIGN: Final = 22
_PRICE: Final = (20, 15)
"""The width of a step's price, and the height of its signs, in dp."""
_NONE: Final = TextStyle("num", 12, theme.INK_SOFT)
BONUS: Final = MOST_LEVELS + 1
_FLAT: Final = 1.7
"""The ratio of width to height from which marks stand beside a level's signs, not below."""


class Technologies(panel.Panel):
    """A row for each technology, with a cell for each level and for the bonus."""

    def thing_rects(self, seen: Seen) -> Mapping[Thing, Rect]:  # noqa: ARG002
        px, places = self.screen.px, dict[Thing, Rect]()
        for track, band in enumerate(grid(self.area, 1, len(TRACKS), px(3))):
            icon = min(px(_ICON), band.h, band.w // 7)
            places[Technology(track)] = band
            levels = Rect(band.x + icon, band.y, band.w - icon, band.h)
            for level, cell in enumerate(row(levels, BONUS + 1, px(2))):
                places[Technology(track, level)] = cell
        return places

    def paint(self, canvas: Canvas, seen: Seen) -> None:
        px = canvas.px
        for track, name in enumerate(TRACKS):
            band, first = self.places[Technology(track)], self.places[Technology(track, 0)]
            panel.draw_band(canvas, band, panel.look_of(seen, Technology(track)))
            self.draw_slab(canvas, band)
            icon = Rect(band.x, band.y, first.x - band.x, band.h).inflate(-px(6), -px(4))
            drawing.icon(canvas, name, icon)
            for level in range(BONUS + 1):
                self._paint_level(canvas, seen, Technology(track, level))

    def _paint_level(self, canvas: Canvas, seen: Seen, thing: Technology) -> None:
        look, levels = panel.look_of(seen, thing), seen.state.techs[thing.track :: len(TRACKS)]
        base = (
            theme.PAPER_DIM if thing.level == BONUS and look is panel.CardLook.PLAIN else theme.CARD
        )
        reached = [seat for seat, level in enumerate(levels) if level == thing.level]
        standing = self.standing(seen, thing, reached)
        cost = seen.costs.get(thing, 0)
        paint = partial(_paint_level, thing=thing, standing=standing, cost=cost)
        panel.draw_cached_card(
            canvas, self.places[thing], (thing, standing, cost), (look, base), paint
        )


def _paint_level(
    canvas: Canvas, cell: Rect, thing: Technology, standing: panel.StandingMarks, cost: int
) -> None:
    """Draw what a level does (or its number, if nothing), who has it, and what the step costs."""
    px, inner = canvas.px, cell.inflate(-canvas.px(4), -canvas.px(4))
    shown = spaces.short_level(thing.track, thing.level)
    if not shown:
        corner = inner.x, inner.y + px(7)
        end = text.draw(canvas, str(thing.level), corner, _NONE, "lm").right
        lower = Rect(end, inner.y, inner.right - end, inner.h)
    else:
        alone = thing.level == BONUS and not cost
        needs = clear_width(canvas.screen, (shown,))
        least = max(needs, inner.w * (2 if cost and standing else 3) // 6)
        upper, lower = (inner, inner) if alone else _halves(inner, least)
        drawing.draw(canvas, upper, (shown,), min(px(_SIGN), upper.h))
    if cost:
        lower, right = split(lower, px(_PRICE[0]), px(1))
        drawing.draw(canvas, right, (sign.counted(sign.CUBE, cost),), px(_PRICE[1]))
    panel.draw_marks(canvas, lower, standing, px(_MARK))


def _halves(cell: Rect, wide: int) -> tuple[Rect, Rect]:
    """Return the room for a level's signs, which is ``wide`` in a flat cell, and for its marks."""
    if cell.w > _FLAT * cell.h:
        left = Rect(cell.x, cell.y, wide, cell.h)
        return left, Rect(left.right, cell.y, cell.right - left.right, cell.h)
    upper = Rect(cell.x, cell.y, cell.w, cell.h * 11 // 20)
    return upper, Rect(cell.x, upper.bottom, cell.w, cell.bottom - upper.bottom)
