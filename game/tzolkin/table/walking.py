"""What the keyboard reaches beside what can be chosen: all in sight that can be asked about."""

from collections.abc import Iterator
from typing import Final

from pygame import Rect

from game.tzolkin.table.nodes import things_on
from game.tzolkin.table.things import Gear
from game.tzolkin.table.view.picture import Picture
from game.ui.element import Element

_BARE: Final = 0.3
"""The part of a gear's width and height that its middle takes."""


class Askable:
    """The things in sight on a picture; they are looked for once until something else is shown."""

    def __init__(self, picture: Picture) -> None:
        self._picture = picture
        self._looked_at: tuple[object, object] = (None, None)
        self._elements: list[Element] = []

    def elements(self) -> list[Element]:
        """Return the things that can be asked about now."""
        now = (self._picture.shown, self._picture.places)
        if any(one is not before for one, before in zip(now, self._looked_at, strict=True)):
            self._looked_at, self._elements = now, list(self._look())
        return self._elements

    def _look(self) -> Iterator[Element]:
        picture, shown = self._picture, self._picture.shown
        over = shown.cover or shown.handover or shown.tray.large
        for thing in () if over else things_on(shown.seen.state):
            place = picture.parts.place_of(thing)
            if place and isinstance(thing, Gear):
                place = self._bare_part(thing, place)
            if place and picture.pick(place.center) is not None:
                yield Element(thing.id, str(picture.screen_reader_label(thing)), place)

    def _bare_part(self, gear: Gear, whole: Rect) -> Rect | None:
        """Return the part of a gear on which none of its plates lies: its middle or its left end.

        None if everything is covered.
        """
        middle = whole.scale_by(_BARE)
        end = middle.move_to(midleft=whole.midleft)
        bare = (one for one in (middle, end) if self._picture.pick(one.center) == gear)
        return next(bare, None)
