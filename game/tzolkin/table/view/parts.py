"""The parts of the picture: which things lie where in them, and which of them look different."""

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from pygame import Rect

from game.table.part import Board, Part
from game.table.players import Player
from game.tzolkin.rules.state import State
from game.tzolkin.table import panels as beside
from game.tzolkin.table.board import Tracks, Train
from game.tzolkin.table.seen import Seen
from game.tzolkin.table.shown import Shown
from game.tzolkin.table.things import BuildingTile, MonumentTile, Technology, Temple, Thing
from game.tzolkin.table.view.places import Places
from game.ui import panels
from game.ui.input import Pos
from game.ui.screen import Canvas, Screen

_PARTS: Final[Mapping[str, Callable[[Sequence[Player]], beside.Panel]]] = {
    "temples": beside.Temples,
    "technologies": beside.Technologies,
    "buildings": beside.Buildings,
    "monuments": beside.Monuments,
    "prophecies": beside.Prophecies,
    "seats": beside.Seats,
}


class Parts:
    """Everything that lies on the table, part by part.

    Attributes:
        train, tracks: the gears in mesh, and unrolled.
        belongings: what one seat has, in a drawer.
        goods: the viewer's goods in a row, on a phone.
        unrolled: True if the tracks are seen, False for the train.
        open_drawer: the drawer that is open where not everything has room; empty for none.
        area: where the gears lie.
    """

    def __init__(self, players: Sequence[Player]) -> None:
        self.players = players
        self.open_drawer = ""
        self.belongings, self.goods = beside.Belongings(players), beside.GoodsRow(players)
        self._made: dict[str, beside.Panel] = {name: made(players) for name, made in _PARTS.items()}
        self._made |= {"seat": self.belongings, "goods": self.goods}
        self._there: dict[str, Rect] = {}
        self.train, self.tracks = Train(players), Tracks(players)
        self.unrolled = False
        self._covered = self.area = Rect(0, 0, 0, 0)

    @property
    def part_rects(self) -> Mapping[str, Rect]:
        """The rectangles of the visible parts, by name, without the gears."""
        return self._there

    @property
    def board(self) -> Board[Seen, Thing]:
        """The gears as they are seen now: in mesh or unrolled."""
        return self.tracks if self.unrolled else self.train

    def lay_out(self, screen: Screen, places: Places) -> None:
        """Lay everything out for a window; the drawer holds the open part."""
        self._there = dict(places.parts)
        if places.drawer.w and self.open_drawer:
            inner = places.drawer.inflate(-2 * screen.px(8), -2 * screen.px(8))
            self._there[self.open_drawer] = inner
        self._covered = places.drawer if self.open_drawer and places.over else Rect(0, 0, 0, 0)
        # the rows of unrolled gears would cover the corners that the train leaves free
        self.area = places.page if self.unrolled else places.gears
        self.board.lay_out(screen, self.area)
        for name, rect in self._there.items():
            self._made[name].lay_out(screen, rect)
            self._made[name].on_paper = name in places.drawers

    def show(self, seen: Seen) -> None:
        """Show a new state of the table in all visible parts."""
        for part in self._shown.values():
            part.show(seen)

    def paint(self, canvas: Canvas, seen: Seen) -> Iterator[None]:
        """Paint all visible parts but the gears, yielding after each."""
        for name, rect in self._there.items():
            if panels.seen(canvas, rect):
                self._made[name].paint(canvas, seen)
                yield

    def pick(self, pos: Pos) -> Thing | None:
        """Return the thing at a pixel, or None."""
        for name, rect in self._there.items():
            if rect.collidepoint(pos) and (found := self._made[name].pick(pos)) is not None:
                return found
        return None if self._covered.collidepoint(pos) else self.board.pick(pos)

    def detail_at(self, pos: Pos) -> tuple[str, Rect] | None:
        """Return the name and the rectangle of a part of a thing at a pixel, or None."""
        there = [name for name, rect in self._there.items() if rect.collidepoint(pos)]
        return next(filter(None, (self._made[name].detail_at(pos) for name in there)), None)

    def place_of(self, thing: Thing) -> Rect | None:
        """Return a thing's rectangle; None if it cannot be seen now."""
        for name in self._there:
            if (found := self._made[name].place_of(thing)) is not None:
                return found
        return None if self._covered.w else self.board.place_of(thing)

    @property
    def _shown(self) -> Mapping[str, Part[Rect, Seen, Thing]]:
        return {**{name: self._made[name] for name in self._there}, "board": self.board}


# Which parts around the gears look different, so that nothing else is painted anew.

_READS: Final[Mapping[str, tuple[tuple[str, ...], type[Thing]]]] = {
    "temples": (("temples", "food_days_done"), Temple),
    "technologies": (("techs",), Technology),
    "buildings": (("displayed_buildings", "deck1", "deck2", "age"), BuildingTile),
    "monuments": (("displayed_monuments",), MonumentTile),
}
"""What some parts show of a position, and their kind of thing; other parts show all of it."""


@dataclass(frozen=True)
class VisibleParts:
    """What is seen around the gears, for comparison.

    Attributes:
        whole: if this differs, everything does.
        parts: by name, a rectangle and what is shown in it.
    """

    whole: object
    parts: Mapping[str, tuple[Rect, object]]

    def changed(self, before: "VisibleParts") -> list[Rect] | None:
        """Return the rectangles that look different from before; None for the whole window."""
        if before.whole != self.whole:
            return None
        was, now = before.parts, self.parts
        names = [name for name in {**was, **now} if was.get(name) != now.get(name)]
        return [sights[name][0] for name in names for sights in (was, now) if name in sights]


def visible_parts(
    shown: Shown, pictured: Seen, places: Places, there: Mapping[str, Rect], about: Thing | None
) -> VisibleParts:
    """Return the sights of what is shown.

    ``pictured`` is what is seen of the position, ``there`` holds the parts' rectangles, and
    ``about`` is the explained thing.
    """
    placed = {id: rect for id, rect in places.buttons.items() if id in shown.looks}
    beside = [id for id, rect in placed.items() if places.tray.contains(rect)]
    found: dict[str, tuple[Rect, object]] = {
        "ribbon": (places.ribbon, (shown.seat, shown.words)),
        "tray": (places.tray, (shown.tray, beside)),
        "info": (places.info, (about, pictured.ahead, _read(pictured.state, State.__slots__))),
    }
    for name, rect in there.items():
        found[name] = rect, _part(name, pictured)
    for id, rect in placed.items():
        found[id] = rect, shown.looks[id]
    whole = places, dict(there), shown.players, shown.tray.large, shown.handover, shown.outlined
    return VisibleParts(whole, found)


def _part(name: str, seen: Seen) -> tuple[object, ...]:
    """Return everything that a part shows, for comparison."""
    names, kind = _READS.get(name, (State.__slots__, None))
    touched = [
        {one for one in things if kind is None or isinstance(one, kind)}
        for things in (seen.lit, seen.chosen, seen.dim)
    ]
    shadows = {one: seat for one, seat in seen.shadows.items() if kind in {None, type(one)}}
    costs = dict(seen.costs) if kind is Technology else {}
    return seen.seat, _read(seen.state, names), touched, costs, shadows


def _read(state: State, names: tuple[str, ...]) -> tuple[Hashable, ...]:
    values = (getattr(state, name) for name in names)
    return tuple(tuple(one) if isinstance(one, list) else one for one in values)
