"""The parts of a table's picture: what each of them must do, the board's camera, and the ribbon."""

from collections.abc import Iterator
from typing import Protocol, TypeVar

from pygame import Rect

from game.table.players import Player
from game.ui import panels, sprites, text, theme
from game.ui.camera import Camera
from game.ui.input import DoubleTap, Drag, Gesture, Phase, Pinch, Pos, Wheel
from game.ui.screen import Canvas, Screen
from game.ui.sentence import Words
from game.ui.text import fitting_style
from game.ui.theme import TextStyle

# Moving the board's camera by drag, wheel, pinch and double tap; nothing is played.


class SteeredBoard(Protocol):
    """A board that is seen through a camera."""

    @property
    def camera(self) -> Camera:
        """The camera."""

    @property
    def rect(self) -> Rect:
        """The board's rectangle in the window."""

    def pick(self, pos: Pos, /) -> object | None:
        """Return the thing at a pixel; None beside everything."""


def steer(board: SteeredBoard, gesture: Gesture) -> bool:
    """Move the camera if the gesture is meant for it; return True if it was."""
    camera, on_board = board.camera, board.rect.collidepoint
    match gesture:
        case DoubleTap(pos) if board.pick(pos) is None:
            camera.fit()
        case Drag(start, _pos, delta, Phase.MOVE) if on_board(start):
            camera.pan(*delta)
        case Pinch(centre, scale, delta, Phase.MOVE) if on_board(centre):
            camera.pan(*delta)
            camera.zoom_at(centre, scale)
        case Wheel(pos, amount) if on_board(pos):
            camera.zoom_at(pos, theme.WHEEL_ZOOM**amount)
        case _:
            return False
    return True


# The ribbon: the band that says whose turn it is and what is to be done.


def draw_ribbon(canvas: Canvas, rect: Rect, player: Player, words: tuple[Words, Words]) -> None:
    """Draw a player's mark, then headline and hint, in a low band side by side, else in two lines.

    The mark is left out for a headline that has no room beside it. What does not fit at all is told
    by a tap on the ribbon.
    """
    panels.draw(canvas, rect, panels.PARCHMENT)
    px = canvas.px
    headline, hint = words
    side = min(px(34), rect.h - px(8))
    box = Rect(rect.x + px(10), rect.centery - side // 2, side, side)
    left, right = box.right + px(10), rect.right - px(14)
    beside = Rect(left, rect.y, right - left, rect.h - px(8))
    if rect.h < px(44) or text.paragraph_fits(canvas.screen, headline, beside, theme.LABEL):
        sprites.draw_in(canvas, f"mark_{player.mark}", box)
    else:
        left = box.x
    style = fitting_style(canvas.screen, headline, theme.SUBHEADING, right - left)
    if rect.h >= px(44):
        _draw_lines(canvas, Rect(left, rect.y, right - left, rect.h), headline, hint, style)
        return
    middle = rect.centery + px(1)
    drawn = text.draw(canvas, headline, (left, middle), style, "lm", max_width=right - left)
    room = right - drawn.right - px(16)
    if room > px(60):
        text.draw(canvas, hint, (right, middle), theme.NOTE, "rm", max_width=room)


def _draw_lines(canvas: Canvas, area: Rect, headline: Words, hint: Words, style: TextStyle) -> None:
    """Draw headline and hint one above the other; a headline that is too long takes both lines.

    The hint is drawn whole or not at all.
    """
    if not text.fits(canvas.screen, headline, style, area.w):
        text.paragraph(canvas, headline, area.inflate(0, -canvas.px(8)), style, "lm")
        return
    if not text.fits(canvas.screen, hint, theme.NOTE, area.w):
        hint = ""
    if hint:
        style = text.in_row(canvas.screen, style, area.h * 0.42, headline)
    note = text.in_row(canvas.screen, theme.NOTE, area.h * 0.38, hint)
    above = area.x, area.y + area.h * (0.32 if hint else 0.5)
    below = area.x, area.y + area.h * 0.69
    text.draw(canvas, headline, above, style, "lm", max_width=area.w)
    text.draw(canvas, hint, below, note, "lm", max_width=area.w)


AreaT_contra = TypeVar("AreaT_contra", contravariant=True)
"""Where a part lies: one rectangle of the window, or several."""
ShownT_contra = TypeVar("ShownT_contra", contravariant=True)
"""The frozen value that a game's parts draw."""
ThingT = TypeVar("ThingT")
"""A thing on a game's table."""


class Part(Protocol[AreaT_contra, ShownT_contra, ThingT]):
    """A part of the picture. It is redrawn when what is shown has changed, not in every frame."""

    def lay_out(self, screen: Screen, area: AreaT_contra) -> None:
        """Lay everything out in a place of the window, in device pixels."""

    def show(self, shown: ShownT_contra) -> None:
        """Take a new value to show; the places of things follow from it."""

    def paint(self, canvas: Canvas, shown: ShownT_contra) -> None:
        """Draw the value that ``show`` was given last."""

    def pick(self, pos: Pos) -> ThingT | None:
        """Return the thing at a pixel; None beside everything."""

    def place_of(self, thing: ThingT) -> Rect | None:
        """Return the rectangle of a thing, for animations and tooltips.

        None if the thing is not in this part.
        """


class Board(Part[Rect, ShownT_contra, ThingT], Protocol[ShownT_contra, ThingT]):
    """The part of the picture that shows the game's board."""

    def prepare(self, canvas: Canvas, shown: ShownT_contra) -> Iterator[None]:
        """Draw what is shown, part by part."""

    def steer(self, gesture: Gesture) -> bool | ThingT:
        """Pan, zoom or turn the board by a gesture.

        Returns True if the gesture moved the view, False if it was not meant for that, and a thing
        if the board was moved to that.
        """
