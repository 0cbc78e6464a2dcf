"""What is more than a move: a food day, a monument that rises, the end of the game."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from pygame import Rect

from game.table.things import Seat
from game.tzolkin.rules.state import OVER
from game.tzolkin.table.foresight.food_day import accounts
from game.tzolkin.table.interludes import food_day_of
from game.tzolkin.table.motion import light
from game.tzolkin.table.motion.moves import Movement, PlaceOf, Pose
from game.tzolkin.table.motion.step import Played, Step
from game.tzolkin.table.panels.tile import picture_of
from game.tzolkin.table.things import Calendar, MonumentTile
from game.ui import panels, sprites, theme
from game.ui.painting.animation import ease_in_out, ease_out, partial_progress
from game.ui.screen import Canvas, Screen

# A food day: the sun stands over the wheel, and a bowl before each seat is full or empty.

_SUN: Final = 0.46
"""The width of the sun, in widths of the wheel's face."""
_SUN_FLAT: Final = 1.2
"""Its width where the wheel is unrolled, in heights of the strip."""
_LIGHT: Final = 1.9
"""The width of the light around it, in widths of the sun."""
_BRIGHT: Final = 0.55
_LEVELS: Final = 5
_BELOW: Final = 0.55
"""How far below the middle the sun rises and sets, in widths of the face."""
_BOWL: Final = 52
"""The width of a bowl, in dp."""
_COMES: Final = 0.35
"""The part of its time in which a bowl comes."""


@dataclass(frozen=True, slots=True)
class Sun(Movement):
    """The sun rises over the calendar, stands there, or sets.

    Attributes:
        height: how high it stands after a share of its time: 0 below the wheel's face, 1 in its
            middle.
    """

    height: Callable[[float], float]

    def pose(self, screen: Screen, place_of: PlaceOf, share: float) -> Pose | None:  # noqa: ARG002
        face = place_of(self.start)
        if face is None:
            return None
        high, is_round = self.height(share), face.w == face.h
        side = round(_SUN * face.w if is_round else min(_SUN_FLAT * face.h, face.w))
        box = Rect(0, 0, side, side)
        box.center = face.centerx, round(face.centery + (1 - high) * _BELOW * face.h)
        return Pose(box, share=high)

    def reach(self, screen: Screen, pose: Pose) -> Rect:  # noqa: ARG002
        return pose.box.inflate(*(round(_LIGHT * pose.box.w),) * 2)

    def draw(self, canvas: Canvas, pose: Pose) -> None:
        level = round(_LEVELS * pose.share)
        if level:
            side, bright = round(_LIGHT * pose.box.w), _BRIGHT * level / _LEVELS
            light.add_glow(canvas, pose.box.center, side, theme.SUNLIGHT, bright)
        sprites.draw(canvas, "tzolkin/sun", pose.box.center, pose.box.w, min(1.0, 2 * pose.share))


@dataclass(frozen=True, slots=True)
class Serve(Movement):
    """A bowl is set before a seat: full if all of its workers are fed, else empty.

    Attributes:
        full: whether it is.
    """

    full: bool

    def pose(self, screen: Screen, place_of: PlaceOf, share: float) -> Pose | None:
        card = place_of(self.goal)
        if card is None:
            return None
        box = Rect(0, 0, *(min(screen.px(_BOWL), card.h, card.w),) * 2)
        rise = 1 - ease_out(min(1.0, share / _COMES))
        box.center = card.right - box.w * 2 // 3, round(card.centery - rise * box.h / 2)
        return Pose(box, round(rise * box.h / 2), share)

    def draw(self, canvas: Canvas, pose: Pose) -> None:
        x, y = pose.box.center
        light.draw_shadow(canvas, (x, y + pose.lift + pose.box.h * 0.25), pose.box.w)
        name = "full" if self.full else "empty"
        alpha = min(1.0, pose.share / _COMES)
        sprites.draw_in(canvas, f"tzolkin/good_bowl_{name}", pose.box, alpha)


def _stands(share: float) -> float:  # noqa: ARG001
    return 1.0


def _sets(share: float) -> float:
    return 1 - ease_in_out(share)


def food_day_steps(played: Played, given: tuple[Movement, ...]) -> list[Step]:
    """Return the steps of a food day that is held with an action; empty if none is.

    ``given`` are the flights of what the gods give and take.
    """
    held = food_day_of(played)
    if held is None:
        return []
    sky = Calendar()
    bowls = [
        Serve(Seat(one.seat), Seat(one.seat), one.fed >= one.workers) for one in accounts(held.view)
    ]
    return [
        Step(theme.SUNRISE, (Sun(sky, sky, ease_out),), held.view, paced=True),
        Step(theme.SERVE, (Sun(sky, sky, _stands), *bowls), held.view, paced=True),
        Step(theme.BLESSING, (Sun(sky, sky, _sets), *given), held.view, paced=True),
    ]


def ending_steps(played: Played) -> list[Step]:
    """Return the step that ends the game: the sun goes down over the wheel."""
    if played.after.phase != OVER or played.before.phase == OVER:
        return []
    sky = Calendar()
    return [Step(theme.SUNSET, (Sun(sky, sky, _sets),), played.after, paced=True)]


# A monument rises from the ground where its tile lies, and is then carried to its seat.

_RISES: Final = 0.8
"""The part of the time after which it stands; the light on it fades in the rest."""


@dataclass(frozen=True, slots=True)
class Rise(Movement):
    """A monument comes up out of the ground where its tile lies."""

    def pose(self, screen: Screen, place_of: PlaceOf, share: float) -> Pose | None:  # noqa: ARG002
        place = place_of(self.start)
        return None if place is None else Pose(place, share=share)

    def draw(self, canvas: Canvas, pose: Pose) -> None:
        box, clip = pose.box, canvas.surface.get_clip()
        stone = box.move(0, round((1 - ease_out(min(1.0, pose.share / _RISES))) * box.h))
        above = panels.reach(canvas.screen, box)
        above.h = box.bottom - above.y  # what is still in the ground is not seen
        canvas.surface.set_clip(clip.clip(above))
        panels.draw(canvas, stone, panels.BUTTON_HOVER)
        within = stone.inflate(-canvas.px(8), -canvas.px(8))
        sprites.print_in(canvas, picture_of(self.start), within)
        canvas.surface.set_clip(clip)
        shine = round(_LEVELS * (1 - partial_progress(pose.share, _RISES / 2, 1.0)))
        if shine:
            light.add_glow(canvas, box.midbottom, box.w, theme.SUNLIGHT, _BRIGHT * shine / _LEVELS)


def rising_step(played: Played, monument: int) -> Step:
    """Return the step in which a monument rises."""
    tile = MonumentTile(monument)
    return Step(theme.RISE, (Rise(tile, tile),), played.before, paced=True)
