"""The buttons of overlays: one for each overlay, one for all of them, and one for each seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

import pygame

from game.table.guide.places import OVERLAYS
from game.table.overlays.overlay import CLOSE, ROOM, Overlay, seat_button
from game.ui import theme
from game.ui.controls.said import Said
from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.painting.cache import SurfaceCache
from game.ui.painting.surfaces import clear
from game.ui.screen import Canvas
from game.ui.sentence import Words, phrases, sentence
from game.ui.widgets import Button
from game.words.buttons import BUTTONS

# The texts of the buttons.

WORDS: Final = phrases(
    __name__,
    {
        "all": N_("Overlays"),
        "all-told": N_("Other ways of looking at the board. Nothing that you have begun is lost."),
        "seat-told": N_("Shows this for another seat."),
        "close-told": N_("Puts the overlay away; everything is as it was."),
    },
)


@sentence
def what_it_shows(label: Words, told: Words) -> str:
    """Join an overlay's name with what it shows."""
    return _("{label}: {told}").format(label=label, told=told)


_FINER: Final = 4
_ARC: Final = 32
"""How many times larger than shown the eye is painted, and the number of steps of its arcs."""
_OPEN: Final = 0.62
"""The height of each half of the eye, as a fraction of half its width."""
_eyes = SurfaceCache()


def overlay_buttons(
    overlays: Sequence[Overlay], seats: int, press: Callable[[str], None]
) -> list[Button]:
    """Return the buttons of all overlays, of all of them together, of each seat, and of closing.

    Their places and states are set like those of all other buttons.
    """
    made = [Button(ROOM, WORDS["all"], partial(press, ROOM), draw_eye, icon_only=True)]
    for one in overlays:
        act = partial(press, one.button)
        made.append(Button(one.button, one.label, act, one.icon, icon_only=True))
    for id in map(seat_button, range(seats)):
        made.append(Button(id, "", partial(press, id), icon_only=True))
    close = partial(press, CLOSE)
    return [*made, Button(CLOSE, BUTTONS["close"], close, "icon_close", icon_only=True)]


def describe_overlays(overlays: Sequence[Overlay]) -> Mapping[str, Said]:
    """Return the explanations of the buttons, by id."""
    words = {
        ROOM: WORDS["all-told"],
        f"{ROOM}/seat": WORDS["seat-told"],
        CLOSE: WORDS["close-told"],
        **{one.button: what_it_shows(one.label, one.told) for one in overlays},
    }
    return {id: Said(one, OVERLAYS) for id, one in words.items()}


def draw_eye(canvas: Canvas, box: pygame.Rect) -> None:
    """Draw an open eye, as wide as the box."""
    picture = _eyes.get(box.size, lambda: _eye(box.size))
    canvas.surface.blit(picture, box, special_flags=pygame.BLEND_PREMULTIPLIED)


def _eye(size: tuple[int, int]) -> pygame.Surface:
    large = clear((size[0] * _FINER, size[1] * _FINER))
    for part, colour in ((1.0, theme.INK), (0.8, theme.CREAM)):
        pygame.draw.polygon(large, colour, _lens(large.get_rect(), part))
    for part, colour in ((0.4, theme.INK), (0.12, theme.CREAM)):
        pygame.draw.circle(large, colour, large.get_rect().center, part * large.get_width() / 2)
    return pygame.transform.smoothscale(large, size)


def _lens(box: pygame.Rect, part: float) -> list[tuple[float, float]]:
    """Return the corners of an eye's outline, whose width is a fraction of the box's."""
    steps = [2 * i / _ARC - 1 for i in range(_ARC + 1)]
    upper = [(x, _OPEN * (x * x - 1)) for x in steps]
    lower = [(x, -y) for x, y in reversed(upper)]
    half = part * box.w / 2
    return [(box.centerx + x * half, box.centery + y * half) for x, y in upper + lower]
