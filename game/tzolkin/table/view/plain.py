"""Stand-ins for parts that are still to come: every thing is a labelled rectangle."""

from collections.abc import Callable, Sequence

from pygame import Rect

from game.tzolkin.rules.state import State
from game.tzolkin.table.naming import name_of
from game.tzolkin.table.part import Seen
from game.tzolkin.table.things import (
    BuildingTile,
    MonumentTile,
    ProphecyTile,
    Seat,
    Technology,
    Temple,
    Thing,
)
from game.ui import panels, text, theme
from game.ui.input import Pos
from game.ui.painting.cells import grid
from game.ui.screen import Canvas, Screen

Things = Callable[[State], Sequence[Thing]]


class Plain:
    """Cells with names."""

    def __init__(self, things: Things, columns: int) -> None:
        self._things, self._columns = things, columns
        self._area = Rect(0, 0, 0, 0)
        self._cells: dict[Thing, Rect] = {}

    def lay_out(self, screen: Screen, area: Rect) -> None:  # noqa: ARG002
        self._area, self._cells = area, {}

    def show(self, seen: Seen) -> None:
        things = self._things(seen.state)
        rows = max(1, -(-len(things) // self._columns))
        cells = grid(self._area, self._columns, rows, 3)
        self._cells = dict(zip(things, cells, strict=False))

    def paint(self, canvas: Canvas, seen: Seen) -> None:
        for thing, cell in self._cells.items():
            skin = panels.BUTTON_OFF if thing in seen.dim else panels.BUTTON
            if thing in seen.lit:
                skin = panels.BUTTON_HOVER
            if thing in seen.chosen:
                skin = panels.BUTTON_CHOSEN
            panels.draw(canvas, cell, skin)
            told = name_of(thing, seen.state) or type(thing).__name__
            if thing in seen.prices:
                told += f" ({seen.prices[thing].corn})"
            if isinstance(thing, Seat):
                s, i = seen.state, thing.seat
                told = f"{i}: corn {s.corn[i]} {s.cubes_of(i)} hand {s.hand[i]} score {s.score[i]}"
            text.paragraph(canvas, told, cell, theme.NOTE_PLAIN, "mm")

    def pick(self, pos: Pos) -> Thing | None:
        return next((one for one, cell in self._cells.items() if cell.collidepoint(pos)), None)

    def place_of(self, thing: Thing) -> Rect | None:
        return self._cells.get(thing)


PLAIN: dict[str, tuple[Things, int]] = {
    "temples": (lambda _s: [Temple(t) for t in range(3)], 1),
    "technologies": (lambda _s: [Technology(t) for t in range(4)], 1),
    "buildings": (lambda s: [BuildingTile(b) for b in s.display], 2),
    "monuments": (lambda s: [MonumentTile(b) for b in s.monuments], 2),
    "prophecies": (lambda s: [ProphecyTile(b) for b in s.prophecies], 3),
    "seats": (lambda s: [Seat(i) for i in range(s.seats)], 1),
    "goods": (lambda _s: [Seat(0)], 1),
    "seat": (lambda _s: [Seat(0)], 1),
}
