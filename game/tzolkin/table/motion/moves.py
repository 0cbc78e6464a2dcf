"""What can move, where it is meanwhile, and how it is drawn."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from pygame import Rect

from game.table.things import Seat
from game.tzolkin.table.board import workers
from game.tzolkin.table.motion import light
from game.tzolkin.table.panels import seat_card
from game.tzolkin.table.panels.tile import picture_of
from game.tzolkin.table.signs import Line, drawing, goods
from game.tzolkin.table.things import Standing, Thing
from game.ui import panels, sprites, text, theme
from game.ui.painting.animation import arch, ease_in_out, partial_progress
from game.ui.screen import Canvas, Screen, split
from game.ui.theme import TextStyle

PlaceOf = Callable[[Thing], Rect | None]

_FIGURE: Final = 40
_SIGN: Final = 28
_COUNT: Final = TextStyle("num", 14)
_BADGE: Final = 18
"""The letters of the number beside a good, and the height of what it stands on, in dp."""
_MARK: Final = 20
_TILE: Final = (84, 48)
"""The width and height of a carried tile, in dp."""
_HIGH: Final = 0.16
"""The height of a hop or flight, as a part of its length."""
_LEAST: Final = 18
"""The smallest height of a hop or flight, in dp."""
_LANDS: Final = 0.74
"""The part of its time after which a worker has landed; then he bounces and settles."""
_BOUNCE: Final = 0.10
"""The height of the bounce, as a part of that of the hop."""
_SIZES: Final = 6
"""In so many steps a worker grows or shrinks on his way, so that few pictures are scaled."""
_SHADOW: Final = 0.62
"""The width of a shadow on the ground, in widths of what throws it, and"""
_SHADOW_LOWER: Final = 0.30
"""how far below its middle it lies."""


@dataclass(frozen=True, slots=True)
class Pose:
    """Where something is.

    Attributes:
        box: its rectangle.
        lift: how many pixels it is above the ground.
        share: how much of its time is over, from 0 to 1.
    """

    box: Rect
    lift: int = 0
    share: float = 1.0


@dataclass(frozen=True, slots=True)
class Movement:
    """A move from one thing to another.

    Attributes:
        during: the part of its step in which it moves; it is invisible before and after.
    """

    start: Thing
    goal: Thing
    during: tuple[float, float] = field(default=(0.0, 1.0), kw_only=True)

    def pose(self, screen: Screen, place_of: PlaceOf, share: float) -> Pose | None:
        """Return where it is after this share of its time, 0 to 1.

        None if its start or goal cannot be seen.
        """
        start, goal = self._ends(screen, place_of)
        if start is None or goal is None:
            return None
        along, up = self._way(share)
        (x, y), (to_x, to_y) = start.center, goal.center
        far = max(screen.px(_LEAST), _HIGH * (abs(to_x - x) + abs(to_y - y)))
        lift = round(far * up)
        box = Rect((0, 0), self._size(screen, (start, goal), along))
        aside = self._aside(screen) * arch(along)
        box.center = round(x + (to_x - x) * along + aside), round(y + (to_y - y) * along) - lift
        return Pose(box, lift, share)

    def _ends(self, screen: Screen, place_of: PlaceOf) -> tuple[Rect | None, Rect | None]:  # noqa: ARG002
        return place_of(self.start), place_of(self.goal)

    def _way(self, share: float) -> tuple[float, float]:
        """Return how far along its way it is, and how high in parts of the greatest height."""
        along = ease_in_out(share)
        return along, arch(along)

    def _aside(self, screen: Screen) -> float:  # noqa: ARG002
        """Return how far it swerves to the right in the middle of its way, in pixels."""
        return 0.0

    def _size(
        self,
        screen: Screen,
        ends: tuple[Rect, Rect],  # noqa: ARG002
        along: float,  # noqa: ARG002
    ) -> tuple[int, int]:
        return screen.px(4 * _SIGN), screen.px(_SIGN)

    def reach(self, screen: Screen, pose: Pose) -> Rect:
        """Return the rectangle of the window in which it is drawn."""
        return panels.reach(screen, pose.box.union(pose.box.move(0, pose.lift)))

    def draw(self, canvas: Canvas, pose: Pose) -> None:
        """Draw it."""


@dataclass(frozen=True, slots=True)
class Hop(Movement):
    """A seat's worker is taken up, carried over the board and set down.

    Attributes:
        mark: his seat's mark.
        number: his space's number, where the start or goal has several.
    """

    mark: str
    number: int = 0

    def _ends(self, screen: Screen, place_of: PlaceOf) -> tuple[Rect | None, Rect | None]:
        start, goal = (self._end(screen, place_of, thing) for thing in (self.start, self.goal))
        return start, goal

    def _end(self, screen: Screen, place_of: PlaceOf, thing: Thing) -> Rect | None:
        """Return the square in which he stands at an end of his way."""
        if not isinstance(thing, Seat):
            return place_of(Standing(thing, self.number))
        card = place_of(thing)
        return workers.square(card.center, screen.px(_FIGURE)) if card else None

    def _way(self, share: float) -> tuple[float, float]:
        if share < _LANDS:
            share /= _LANDS
            return ease_in_out(share), arch(share)
        return 1.0, _BOUNCE * arch(partial_progress(share, _LANDS, 1.0))

    def _size(self, screen: Screen, ends: tuple[Rect, Rect], along: float) -> tuple[int, int]:  # noqa: ARG002
        start, goal = ends
        step = round(along * _SIZES) / _SIZES
        return (round(start.w + (goal.w - start.w) * step),) * 2

    def draw(self, canvas: Canvas, pose: Pose) -> None:
        x, y = pose.box.center
        if pose.lift:  # on the ground he throws that of his picture
            ground = x, y + pose.lift + _SHADOW_LOWER * pose.box.h
            light.draw_shadow(canvas, ground, round(_SHADOW * pose.box.w))
        workers.draw_worker(canvas, self.mark, pose.box.center, pose.box.w)


@dataclass(frozen=True, slots=True)
class Fly(Movement):
    """Signs fly: goods that are paid or taken, or points."""

    line: Line

    def _ends(self, screen: Screen, place_of: PlaceOf) -> tuple[Rect | None, Rect | None]:
        return _ends_of_good(self, screen, place_of, self.line[0].icon)

    def draw(self, canvas: Canvas, pose: Pose) -> None:
        icon, number = self.line[0].icon, self.line[0].number
        if icon not in goods.GOODS:
            drawing.draw(canvas, pose.box, (self.line,), pose.box.h)
            return
        thing = Rect(0, 0, pose.box.h, pose.box.h).move_to(center=pose.box.center)
        goods.draw(canvas, icon, thing)
        _draw_badge(canvas, thing.midleft, number)


def _draw_badge(canvas: Canvas, end: tuple[int, int], number: str) -> None:
    """Draw a number on a pill with its right end at a point; it is read over anything."""
    wide = text.measure(canvas.screen, number, _COUNT)[0]
    badge = Rect(0, 0, wide + canvas.px(_BADGE // 2), canvas.px(_BADGE))
    badge.midright = end[0] + canvas.px(2), end[1]
    panels.pill(canvas, badge, theme.PAPER_LIT, theme.INK_SOFT, 1.5)
    text.draw(canvas, number, badge.center, _COUNT, "mm", theme.INK)


@dataclass(frozen=True, slots=True)
class Toss(Movement):
    """One more good flies along with those that are counted.

    Attributes:
        icon: the good.
        side: how far it swerves to the right, in widths of its picture.
    """

    icon: str
    side: float = 0.0

    def _ends(self, screen: Screen, place_of: PlaceOf) -> tuple[Rect | None, Rect | None]:
        return _ends_of_good(self, screen, place_of, self.icon)

    def _aside(self, screen: Screen) -> float:
        return self.side * screen.px(_SIGN)

    def _size(self, screen: Screen, ends: tuple[Rect, Rect], along: float) -> tuple[int, int]:  # noqa: ARG002
        return (screen.px(_SIGN),) * 2

    def draw(self, canvas: Canvas, pose: Pose) -> None:
        goods.draw(canvas, self.icon, pose.box)


def _ends_of_good(
    move: Movement, screen: Screen, place_of: PlaceOf, icon: str
) -> tuple[Rect | None, Rect | None]:
    """Return where a good begins and ends: on a seat's card, where it is counted."""

    def end(thing: Thing) -> Rect | None:
        place = place_of(thing)
        if place is None or not isinstance(thing, Seat):
            return place
        return seat_card.place_of_good(screen, place, icon) or place

    return end(move.start), end(move.goal)


@dataclass(frozen=True, slots=True)
class Slide(Movement):
    """A seat's marker moves by a step, on a temple or a technology."""

    mark: str

    def _size(self, screen: Screen, ends: tuple[Rect, Rect], along: float) -> tuple[int, int]:  # noqa: ARG002
        return (screen.px(_MARK),) * 2

    def draw(self, canvas: Canvas, pose: Pose) -> None:
        sprites.draw_in(canvas, f"mark_{self.mark}", pose.box)


@dataclass(frozen=True, slots=True)
class Carry(Movement):
    """A building or monument is taken from where it lies.

    Attributes:
        kind: the sign of its kind.
    """

    kind: str

    def _size(self, screen: Screen, ends: tuple[Rect, Rect], along: float) -> tuple[int, int]:  # noqa: ARG002
        return screen.px(_TILE[0]), screen.px(_TILE[1])

    def draw(self, canvas: Canvas, pose: Pose) -> None:
        panels.draw(canvas, pose.box, panels.BUTTON_HOVER)
        inner = pose.box.inflate(-canvas.px(10), -canvas.px(8))
        sign, picture = split(inner, inner.w * 3 // 5, canvas.px(2))
        drawing.icon(canvas, self.kind, sign)
        sprites.print_in(canvas, picture_of(self.start), picture)
