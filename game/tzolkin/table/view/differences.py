"""Which parts around the gears look different, so that nothing else is painted anew."""

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from typing import Final

from pygame import Rect

from game.tzolkin.rules.state import State
from game.tzolkin.table.seen import Seen
from game.tzolkin.table.shown import Shown
from game.tzolkin.table.things import (
    BuildingTile,
    MonumentTile,
    Technology,
    Temple,
    Thing,
)
from game.tzolkin.table.view.places import Places

_READS: Final[Mapping[str, tuple[tuple[str, ...], type[Thing]]]] = {
    "temples": (("temples", "food_days_done"), Temple),
    "technologies": (("techs",), Technology),
    "buildings": (("display", "deck1", "deck2", "age"), BuildingTile),
    "monuments": (("monuments",), MonumentTile),
}
"""What some parts show of a position, and their kind of thing; other parts show all of it."""


@dataclass(frozen=True)
class Sights:
    """What is seen around the gears, for comparison.

    Attributes:
        whole: if this differs, everything does.
        parts: by name, a rectangle and what is shown in it.
    """

    whole: object
    parts: Mapping[str, tuple[Rect, object]]

    def changed(self, before: "Sights") -> list[Rect] | None:
        """Return the rectangles that look different from before; None for the whole window."""
        if before.whole != self.whole:
            return None
        was, now = before.parts, self.parts
        names = [name for name in {**was, **now} if was.get(name) != now.get(name)]
        return [sights[name][0] for name in names for sights in (was, now) if name in sights]


def sights(
    shown: Shown, pictured: Seen, places: Places, there: Mapping[str, Rect], about: Thing | None
) -> Sights:
    """Return the sights of what is shown.

    ``pictured`` is what is seen of the position, ``there`` holds the parts' rectangles, and
    ``about`` is the explained thing.
    """
    placed = {id: rect for id, rect in places.buttons.items() if id in shown.looks}
    beside = [id for id, rect in placed.items() if places.tray.contains(rect)]
    found: dict[str, tuple[Rect, object]] = {
        "ribbon": (places.ribbon, (shown.seat, shown.words)),
        "tray": (places.tray, (shown.tray, beside)),
        "info": (places.info, (about, _read(shown.seen.state, State.__slots__))),
    }
    for name, rect in there.items():
        found[name] = rect, _part(name, pictured)
    for id, rect in placed.items():
        found[id] = rect, shown.looks[id]
    whole = places, dict(there), shown.players, shown.tray.large, shown.beside, shown.told
    return Sights(whole, found)


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
