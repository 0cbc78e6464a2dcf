"""The three prophecies: over, in force with what the viewer would score, or to come."""

from collections.abc import Mapping
from typing import Final

from pygame import Rect

from game.tzolkin.rules.data.board import FOOD_DAYS
from game.tzolkin.rules.scoring import prophecy_count, prophecy_points
from game.tzolkin.table.panels.ground import GroundLook, draw_card, look_of
from game.tzolkin.table.panels.placed import Placed
from game.tzolkin.table.seen import Seen
from game.tzolkin.table.signs import drawing, powers
from game.tzolkin.table.things import ProphecyTile, Thing
from game.tzolkin.words import expansion
from game.ui import text, theme
from game.ui.i18n import gettext as _
from game.ui.i18n import ngettext
from game.ui.painting.cells import grid, row
from game.ui.screen import Canvas

_SIGN: Final = 22
_PAST: Final = 0.5


class Prophecies(Placed):
    """The prophecies, side by side or below one another, as the area allows."""

    def arranged(self, seen: Seen) -> Mapping[Thing, Rect]:
        gap, numbers = self.screen.px(4), seen.state.prophecies
        lying = self.area.w > 4 * self.area.h
        count = max(1, len(numbers))
        cells = row(self.area, count, gap) if lying else grid(self.area, 1, count, gap)
        return {ProphecyTile(number): cell for number, cell in zip(numbers, cells, strict=False)}

    def paint(self, canvas: Canvas, seen: Seen) -> None:
        for place, (thing, cell) in enumerate(self.places.items(), start=1):
            assert isinstance(thing, ProphecyTile)
            self._paint_one(canvas, cell, seen, thing, place)

    def _named(self, canvas: Canvas) -> bool:
        """Return True if every name has room beside its signs."""
        told = [thing.prophecy for thing in self.places if isinstance(thing, ProphecyTile)]
        rooms = [_halves(canvas, _inner(canvas, cell))[1].w for cell in self.places.values()]
        return all(
            text.fits(canvas.screen, expansion.prophecy(number), theme.LABEL, room)
            for number, room in zip(told, rooms, strict=True)
        )

    def _paint_one(
        self, canvas: Canvas, cell: Rect, seen: Seen, thing: ProphecyTile, place: int
    ) -> None:
        """Draw one prophecy, which is in force after ``place`` food days."""
        px, done = canvas.px, seen.state.food_days_done
        over, now = done > place, done == place < FOOD_DAYS
        look = look_of(seen, thing)
        if look is GroundLook.PLAIN:
            look = GroundLook.DIM if over else GroundLook.LIT if now else look
        draw_card(canvas, cell, look)
        inner = _inner(canvas, cell)
        line = powers.prophecy(thing.prophecy)
        alpha = _PAST if over else 1
        if not self._named(canvas):
            drawing.draw(canvas, inner, (line,), px(_SIGN), alpha=alpha)
            return
        left, words = _halves(canvas, inner)
        drawing.draw(canvas, left, (line,), px(_SIGN), anchor="l", alpha=alpha)
        upper = Rect(words.x, words.y, words.w, words.h // 2)
        lower = Rect(words.x, upper.bottom, words.w, words.bottom - upper.bottom)
        name = expansion.prophecy(thing.prophecy)
        text.draw(canvas, name, (upper.x, upper.centery), theme.LABEL, "lm", max_width=upper.w)
        told = _status(seen, thing.prophecy, place)
        text.draw(canvas, told, (lower.x, lower.centery), theme.NOTE, "lm", max_width=lower.w)


def _inner(canvas: Canvas, cell: Rect) -> Rect:
    return cell.inflate(-canvas.px(8), -canvas.px(6))


def _halves(canvas: Canvas, inner: Rect) -> tuple[Rect, Rect]:
    """Return the room for the signs, and the room for the words."""
    left = Rect(inner.x, inner.y, inner.w * 2 // 5, inner.h)
    begin = left.right + canvas.px(6)
    return left, Rect(begin, inner.y, max(1, inner.right - begin), inner.h)


def _status(seen: Seen, number: int, place: int) -> str:
    """Return when a prophecy is in force, or what it would score now for the viewer."""
    done = seen.state.food_days_done
    if done < place:
        return _("after food day {number}").format(number=place)
    if done > place:
        return _("over")
    points = prophecy_points(seen.state, seen.seat)
    told = ngettext("you: {count}, {points} point", "you: {count}, {points} points", abs(points))
    count = prophecy_count(seen.state, seen.seat, number)
    return told.format(count=count, points=str(points).replace("-", "−"))
