"""Moving the board's camera by drag, wheel, pinch and double tap; nothing is played."""

from typing import Protocol

from pygame import Rect

from game.ui import theme
from game.ui.camera import Camera
from game.ui.input import DoubleTap, Drag, Gesture, Phase, Pinch, Pos, Wheel


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
