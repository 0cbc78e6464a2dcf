"""Which thing a touch on the table is meant for."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from pygame import Rect

from game.tzolkin.table.things import Calendar, Gear, Thing
from game.tzolkin.table.view.parts import Parts
from game.ui import theme
from game.ui.element import Element
from game.ui.input import Pos
from game.ui.screen import Canvas, Screen
from game.ui.sentence import RuleText, Words
from game.ui.widgets import Widget

# Targets: where lit things take a touch. A tap anywhere else only explains what lies there.


@dataclass(frozen=True)
class Target:
    """The area in which a tap does something.

    Attributes:
        thing: the thing that is meant.
        handle: the thing that is drawn there; for a gear, the space that the next worker would
            take.
        handle_rect: the handle's rectangle.
        touch_rect: the area that takes the tap, at least as large as a finger unless neighbours
            are too near.
    """

    thing: Thing
    handle: Thing
    handle_rect: Rect
    touch_rect: Rect

    def takes(self, pos: Pos, parts: Parts) -> bool:
        """Return True if a tap at a pixel is meant for this target.

        It is if it lies on the thing itself, or beside it and on no other thing drawn there; for a
        gear, also on its dial.
        """
        near = self.touch_rect.collidepoint(pos)
        if not near and self.thing == self.handle:
            return False
        there = parts.pick(pos)
        if not near:
            return there == self.thing
        if there in (None, self.thing, self.handle) or isinstance(there, Gear | Calendar):
            return True
        if self.handle_rect.collidepoint(pos):
            return True
        place = parts.place_of(there) if there is not None else None
        return place is None or not place.collidepoint(pos)


def targets(
    screen: Screen, parts: Parts, lit: Iterable[Thing], handles: Mapping[Thing, Thing]
) -> list[Target]:
    """Return the targets of all lit things; two that are near share the room between them."""
    placed = [(one, handles.get(one, one)) for one in lit]
    seen = [(one, handle, parts.place_of(handle)) for one, handle in placed]
    there = [(one, handle, rect) for one, handle, rect in seen if rect]
    reaches = without_overlaps([enlarged_to_finger(screen, rect) for _one, _handle, rect in there])
    return [Target(*one, reach) for one, reach in zip(there, reaches, strict=True)]


def enlarged_to_finger(screen: Screen, rect: Rect) -> Rect:
    """Return the rectangle enlarged to a finger's size, within the safe area of the window."""
    least = screen.px(theme.TOUCH)
    larger = Rect(0, 0, max(rect.w, least), max(rect.h, least)).move_to(center=rect.center)
    return larger.clip(screen.safe.union(rect))


def without_overlaps(rects: Sequence[Rect]) -> list[Rect]:
    """Return the rectangles without overlaps: each keeps what is nearer to its middle."""
    found = [rect.copy() for rect in rects]
    for i, one in enumerate(found):
        for other in found[:i]:
            if one.colliderect(other):
                _part(one, other)
    return found


def _part(one: Rect, other: Rect) -> None:
    """Cut two overlapping rectangles along the axis in which they are farther apart."""
    x, y = other.centerx - one.centerx, other.centery - one.centery
    if abs(x) >= abs(y):
        left, right = (one, other) if x > 0 else (other, one)
        middle = (left.right + right.left) // 2
        left.w, right.x, right.w = middle - left.x, middle, right.right - middle
    else:
        upper, lower = (one, other) if y > 0 else (other, one)
        middle = (upper.bottom + lower.top) // 2
        upper.h, lower.y, lower.h = middle - upper.y, middle, lower.bottom - middle


# Lit things as widgets, for touch, the keyboard and screen readers.


@dataclass(frozen=True)
class TableQueries:
    """What the widgets of lit things need from the table.

    Attributes:
        touch: does what a touch on a thing means.
        is_hit: returns True if a tap at a pixel is meant for a target.
        explanation_of: returns the explanation of a thing.
    """

    touch: Callable[[Thing], None]
    is_hit: Callable[[Target, Pos], bool]
    explanation_of: Callable[[Thing], RuleText]


_NOWHERE = Target(Calendar(), Calendar(), Rect(0, 0, 0, 0), Rect(0, 0, 0, 0))


class ThingWidget(Widget):
    """A widget for a thing that can be touched to go on; the picture draws it.

    Attributes:
        target: where it takes a touch.
    """

    role = "gridcell"

    def __init__(self, uses: TableQueries) -> None:
        super().__init__("", "")
        self.visible = False
        self.target = _NOWHERE
        self._uses = uses

    def show(self, id: str, label: Words, target: Target, *, binds: bool) -> None:
        """Set the widget's id, label and target.

        ``binds`` is True if a touch plays something, so that it is taken only after a short wait.
        """
        self.id, self.label, self.target, self.binds = id, label, target, binds
        self.rect, self.visible = target.touch_rect, True

    def elements(self) -> list[Element]:
        able = self.enabled and not self.is_waiting
        return [Element(self.id, self.label, self.rect, able, self.role)]

    @property
    def tooltip(self) -> str:
        return self._uses.explanation_of(self.target.thing).words

    @property
    def rule(self) -> str:
        return self._uses.explanation_of(self.target.thing).rule

    def contains(self, pos: Pos) -> bool:
        return self._uses.is_hit(self.target, pos)

    def tap(self, pos: Pos) -> None:  # noqa: ARG002
        self._uses.touch(self.target.thing)

    def draw(self, canvas: Canvas) -> None:
        """Draw nothing: the picture draws the thing."""
