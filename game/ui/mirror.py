"""Layouts for the left hand: what lies at the right of the table lies at its left."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from typing import TYPE_CHECKING, Any, Final, TypeVar

from pygame import Rect

from game.ui.screen import Screen

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

    PlacesT = TypeVar("PlacesT", bound=DataclassInstance)

_DIVIDED: Final = 1
"""By how many pixels the parts of a divided row may differ."""


def placed_for_hand(
    screen: Screen, place: Callable[[Screen], PlacesT], whole: Sequence[str] = ()
) -> PlacesT:
    """Return what a function places in a window: for the left hand, the other way round.

    The fields of ``whole`` are places of panels. What lies inside of one stays as it is there.
    """
    if not screen.left_handed:
        return place(screen)
    top, right, bottom, left = screen.insets
    places = place(replace(screen, insets=(top, left, bottom, right), left_handed=False))
    mirror = _Mirror(screen.width, [getattr(places, name) for name in whole])
    turned = {one.name: mirror.turned(getattr(places, one.name)) for one in fields(places)}
    return replace(places, **turned)


def turned_within(area: Rect, rect: Rect) -> Rect:
    """Return a rectangle turned round within an area."""
    return rect.move(area.x + area.right - rect.right - rect.x, 0)


@dataclass(frozen=True)
class _Mirror:
    """Turns rectangles round in a window of this width, and panels with all that is in them."""

    width: int
    panels: Sequence[Rect]

    def turned(self, value: Any) -> Any:  # noqa: ANN401 (whatever a field of places is)
        """Return a rectangle, or several, turned round; anything else as it is.

        A row of equal buttons keeps its order: undo stays at the left of redo.
        """
        match value:
            case Rect():
                return self._turned([value])[0]
            case Mapping():
                return dict(zip(value, self._turned(list(value.values())), strict=True))
            case tuple() if all(isinstance(one, Rect) for one in value):
                return tuple(self._turned(value))
        return value

    def _turned(self, rects: Sequence[Rect]) -> list[Rect]:
        turned = [self._alone(rect) for rect in rects]
        for one in rects:
            row = [rank for rank, other in enumerate(rects) if _are_alike(one, other)]
            before = sorted({rects[rank].x for rank in row})
            after = sorted({self._alone(rects[rank]).x for rank in row})
            for rank in row:
                turned[rank].x = after[before.index(rects[rank].x)]
        return turned

    def _alone(self, rect: Rect) -> Rect:
        panel = next((one for one in self.panels if one.w and one.contains(rect)), rect)
        way = self.width - panel.right - panel.x
        return rect.move(way, 0) if rect.w else rect.copy()


def _are_alike(one: Rect, other: Rect) -> bool:
    """Return True for equal buttons of a row; where it was divided, one may be a pixel wider."""
    return (one.y, one.h) == (other.y, other.h) and abs(one.w - other.w) <= _DIVIDED
