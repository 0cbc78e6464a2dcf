"""The tiles on display: buildings, monuments and prophecies."""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Final

from pygame import Rect

from game.table.players import Player
from game.tzolkin.rules.data.board import DISPLAYED_BUILDINGS, FOOD_DAYS
from game.tzolkin.rules.data.tiles import BUILDINGS, MONUMENTS
from game.tzolkin.rules.scoring import prophecy_count, prophecy_points
from game.tzolkin.rules.state import State
from game.tzolkin.table.panels.panel import CardLook, Panel, draw_card, look_of
from game.tzolkin.table.panels.tile import draw_tile, plan_tile
from game.tzolkin.table.seen import Seen
from game.tzolkin.table.signs import drawing, tiles
from game.tzolkin.table.signs.sign import Line, Sign
from game.tzolkin.table.things import BuildingTile, MonumentTile, ProphecyTile, Thing
from game.tzolkin.words import expansion
from game.ui import text, theme
from game.ui.i18n import gettext as _
from game.ui.i18n import ngettext, pgettext
from game.ui.screen import Canvas, grid, row

_TITLE: Final = 20
_TITLED: Final = 62
"""The smallest height in dp of a tile that leaves room for a title above."""
_LYING: Final = 1.08
"""The smallest ratio of width to height of a tile below a title."""
_BETWEEN: Final = 4
_FLAT: Final = 1.25
"""The ratio of width to height at which a tile reads best."""


def assign_places(
    before: Sequence[Thing | None], things: Sequence[Thing], places: int
) -> list[Thing | None]:
    """Return which thing lies in which place: old ones stay, new ones take free places.

    None is an empty place.
    """
    kept = [one if one in things else None for one in before[:places]]
    kept += [None] * (places - len(kept))
    new = iter([one for one in things if one not in kept])
    return [next(new, None) if one is None else one for one in kept]


class _Display(Panel):
    """Tiles in as many columns as suit the area, below a title if there is room.

    A tile keeps its place when another goes.
    """

    def __init__(self, players: Sequence[Player]) -> None:
        super().__init__(players)
        self._kept: list[Thing | None] = []

    def thing_rects(self, seen: Seen) -> Mapping[Thing, Rect]:
        things = self.things(seen.state)
        self._kept = assign_places(
            self._kept, things, max(self.fewest_places(seen.state), len(things))
        )
        placed = zip(self._kept, self._cells(len(self._kept)), strict=False)
        return {thing: cell for thing, cell in placed if thing is not None}

    def _cells(self, count: int) -> Sequence[Rect]:
        gap = self.screen.px(_BETWEEN)
        below = self._below_title
        columns, rows = self._shape(below, count)
        high = below.h // rows
        if high < self.screen.px(_TITLED) or below.w // columns < _LYING * high:
            below = self.area
            columns, rows = self._shape(below, count)
        self._titled = below is not self.area
        return grid(below, columns, rows, gap)

    @property
    def _below_title(self) -> Rect:
        title = self.screen.px(_TITLE)
        return Rect(self.area.x, self.area.y + title, self.area.w, self.area.h - title)

    def _shape(self, area: Rect, count: int) -> tuple[int, int]:
        """Return the columns and rows in which this many tiles are nearest to their best shape."""
        shapes = [(columns, -(-count // columns)) for columns in range(1, count + 1)]

        def unlike(shape: tuple[int, int]) -> float:
            wide, high = area.w / shape[0], area.h / shape[1]
            return max(wide / high / _FLAT, _FLAT * high / wide) + 2 * shape[0] * shape[1] / count

        return min(shapes, key=unlike)

    def paint(self, canvas: Canvas, seen: Seen) -> None:
        if self._titled:
            self._paint_title(canvas, seen.state)
        signs = {thing: self.tile_signs(thing, seen.state) for thing in self.places}
        pictured = self._mostly_pictured(signs)
        for thing, rect in self.places.items():
            look = look_of(seen, thing)
            draw_tile(canvas, rect, thing, signs[thing], look, pictured=pictured)

    def _mostly_pictured(self, signs: Mapping[Thing, tuple[Line, Line]]) -> bool:
        """Return True if half of the tiles have room for a picture: fewer look like a mistake."""
        plans = [plan_tile(self.screen, self.places[one], one, signs[one]) for one in signs]
        return 2 * sum(plan.picture is not None for plan in plans) >= len(plans)

    def _paint_title(self, canvas: Canvas, state: State) -> None:
        title, note = self.titles(state)
        y, area = self.area.y + canvas.px(_TITLE) // 2, self.area
        beneath = Rect(area.x, area.y, area.w, canvas.px(_TITLE) - canvas.px(2))
        self.draw_slab(canvas, beneath.inflate(canvas.px(4), 0))
        left, right = area.x + canvas.px(2), area.right - canvas.px(3)
        end = text.draw(canvas, title, (left, y), theme.LABEL, "lm").right + canvas.px(8)
        room = right - end
        if text.fits(canvas.screen, note, theme.NOTE_PLAIN, room):
            text.draw(canvas, note, (right, y), theme.NOTE_PLAIN, "rm", max_width=room)

    @abstractmethod
    def things(self, state: State) -> Sequence[Thing]:
        """Return the displayed things."""

    def fewest_places(self, state: State) -> int:  # noqa: ARG002
        """Return the number of places to keep, whatever is displayed."""
        return 1

    @abstractmethod
    def tile_signs(self, thing: Thing, state: State) -> tuple[Line, Line]:
        """Return a tile's kind with its cost, and what it does."""

    @abstractmethod
    def titles(self, state: State) -> tuple[str, str]:
        """Return the title, and a note about all tiles."""


class Buildings(_Display):
    """The buildings that can be built now."""

    def things(self, state: State) -> Sequence[Thing]:
        return [BuildingTile(number) for number in state.displayed_buildings]

    def fewest_places(self, state: State) -> int:  # noqa: ARG002
        return DISPLAYED_BUILDINGS

    def tile_signs(self, thing: Thing, state: State) -> tuple[Line, Line]:  # noqa: ARG002
        assert isinstance(thing, BuildingTile)
        number = thing.building
        kind = Sign(BUILDINGS[number].kind)
        return (kind, *tiles.building_cost(number)), tiles.building(number)

    def titles(self, state: State) -> tuple[str, str]:
        left = len(state.deck1 if state.age == 1 else state.deck2)
        age = (
            ngettext("first age, {count} left", "first age, {count} left", left)
            if state.age == 1
            else ngettext("second age, {count} left", "second age, {count} left", left)
        )
        return pgettext("heading", "Buildings"), age.format(count=left)


class Monuments(_Display):
    """The monuments that nobody has built yet."""

    def things(self, state: State) -> Sequence[Thing]:
        return [MonumentTile(number) for number in state.displayed_monuments]

    def tile_signs(self, thing: Thing, state: State) -> tuple[Line, Line]:
        assert isinstance(thing, MonumentTile)
        number = thing.monument
        kind = Sign(MONUMENTS[number].kind)
        return (kind, *tiles.monument_cost(number)), tiles.monument(number, state.seats)

    def titles(self, state: State) -> tuple[str, str]:  # noqa: ARG002
        return pgettext("heading", "Monuments"), _("scored at the end")


# The prophecies: over, in force with what the viewer would score, or to come.

_SIGN: Final = 22
_TWO_LINES: Final = 40
"""The smallest height in dp of a prophecy with two lines of words."""
_PAST: Final = 0.5


class Prophecies(Panel):
    """The prophecies, side by side or below one another, as the area allows."""

    def thing_rects(self, seen: Seen) -> Mapping[Thing, Rect]:
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
        """Return True if every name has room beside its signs, and a line below it."""
        if any(cell.h < canvas.px(_TWO_LINES) for cell in self.places.values()):
            return False
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
        if look is CardLook.PLAIN:
            look = CardLook.DIM if over else CardLook.LIT if now else look
        draw_card(canvas, cell, look)
        inner = _inner(canvas, cell)
        line = tiles.prophecy(thing.prophecy)
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
        return pgettext("state", "over")
    points = prophecy_points(seen.state, seen.seat)
    told = ngettext("you: {count}, {points} point", "you: {count}, {points} points", abs(points))
    count = prophecy_count(seen.state, seen.seat, number)
    return told.format(count=count, points=str(points).replace("-", "−"))
