"""The four technologies: what each level does, who has it, and the bonus beyond."""

from collections.abc import Mapping
from functools import partial
from typing import Final

from pygame import Rect

from game.tzolkin.rules.data.board import MOST_LEVELS, TRACKS
from game.tzolkin.table.panels import ground
from game.tzolkin.table.panels.placed import Placed
from game.tzolkin.table.seen import Seen
from game.tzolkin.table.signs import drawing, sign, technologies
from game.tzolkin.table.signs.layout import clear_width
from game.tzolkin.table.things import Technology, Thing
from game.ui import text, theme
from game.ui.painting.cells import grid, row, split
from game.ui.screen import Canvas
from game.ui.theme import TextStyle

_ICON: Final = 34
_MARK: Final = 15
_SIGN: Final = 22
_PRICE: Final = (20, 15)
"""The width of a step's price, and the height of its signs, in dp."""
_NONE: Final = TextStyle("num", 12, theme.INK_SOFT)
BONUS: Final = MOST_LEVELS + 1
_FLAT: Final = 1.7
"""The ratio of width to height from which marks stand beside a level's signs, not below."""


class Technologies(Placed):
    """A row for each technology, with a cell for each level and for the bonus."""

    def arranged(self, seen: Seen) -> Mapping[Thing, Rect]:  # noqa: ARG002
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
            ground.draw_band(canvas, band, ground.look_of(seen, Technology(track)))
            icon = Rect(band.x, band.y, first.x - band.x, band.h).inflate(-px(6), -px(4))
            drawing.icon(canvas, name, icon)
            for level in range(BONUS + 1):
                self._paint_level(canvas, seen, Technology(track, level))

    def _paint_level(self, canvas: Canvas, seen: Seen, thing: Technology) -> None:
        look, levels = ground.look_of(seen, thing), seen.state.techs[thing.track :: len(TRACKS)]
        base = (
            theme.PAPER_DIM
            if thing.level == BONUS and look is ground.GroundLook.PLAIN
            else theme.CARD
        )
        reached = [seat for seat, level in enumerate(levels) if level == thing.level]
        standing = self.standing(seen, thing, reached)
        cost = seen.costs.get(thing, 0)
        paint = partial(_paint_level, thing=thing, standing=standing, cost=cost)
        ground.draw_kept(canvas, self.places[thing], (thing, standing, cost), (look, base), paint)


def _paint_level(
    canvas: Canvas, cell: Rect, thing: Technology, standing: ground.MarkOwners, cost: int
) -> None:
    """Draw what a level does (or its number, if nothing), who has it, and what the step costs."""
    px, inner = canvas.px, cell.inflate(-canvas.px(4), -canvas.px(4))
    shown = technologies.short_level(thing.track, thing.level)
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
    ground.draw_marks(canvas, lower, standing, px(_MARK))


def _halves(cell: Rect, wide: int) -> tuple[Rect, Rect]:
    """Return the room for a level's signs, which is ``wide`` in a flat cell, and for its marks."""
    if cell.w > _FLAT * cell.h:
        left = Rect(cell.x, cell.y, wide, cell.h)
        return left, Rect(left.right, cell.y, cell.right - left.right, cell.h)
    upper = Rect(cell.x, cell.y, cell.w, cell.h * 11 // 20)
    return upper, Rect(cell.x, upper.bottom, cell.w, cell.bottom - upper.bottom)
