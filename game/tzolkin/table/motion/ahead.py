"""Whatever moves, drawn once where nobody sees it, so that no frame has to make pictures."""

from collections.abc import Iterator
from typing import Final

from game.table.things import Seat
from game.tzolkin.table.motion import light
from game.tzolkin.table.motion.moves import Fly, Hop, Movement, PlaceOf
from game.tzolkin.table.motion.occasions import Serve, Sun
from game.tzolkin.table.signs import goods, sign
from game.tzolkin.table.things import Calendar, Space
from game.ui.painting.animation import ease_in_out
from game.ui.screen import Canvas

_MOMENTS: Final = 12
"""At so many moments of its time each is drawn: once at every size and brightness."""


def draw_ahead(canvas: Canvas, place_of: PlaceOf, marks: tuple[str, ...]) -> Iterator[None]:
    """Draw one of every kind of movement and the day's light, yielding after each moment."""
    shares = [moment / _MOMENTS for moment in range(_MOMENTS + 1)]
    for move in _kinds(marks):
        for share in shares:
            if pose := move.pose(canvas.screen, place_of, share):
                move.draw(canvas, pose)
                yield
    face = place_of(Calendar())
    if face and face.w == face.h:
        for share in shares:
            light.pass_over(canvas, face, share)
            yield


def _kinds(marks: tuple[str, ...]) -> Iterator[Movement]:
    card, sky = Seat(0), Calendar()
    for mark in marks:
        yield Hop(card, Space(0), mark)
    for icon in sorted(goods.GOODS):
        yield Fly(sky, card, sign.counted(icon, 1))
    yield Sun(sky, sky, ease_in_out)
    yield Serve(card, card, True)
    yield Serve(card, card, False)
