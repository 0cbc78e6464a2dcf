"""The buttons of overlays: one for each of them, one for all where there is no room, one a seat."""

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

# What the buttons of overlays say.

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
    """An overlay's name, and what is to be seen."""
    return _("{label}: {told}").format(label=label, told=told)


_FINER: Final = 4
_ARC: Final = 32
"""An eye is painted larger than it is shown; the steps of an arc."""
_OPEN: Final = 0.62
"""How wide it is open, in halves of its width."""
_eyes = SurfaceCache()


def overlay_buttons(
    overlays: Sequence[Overlay], seats: int, press: Callable[[str], None]
) -> list[Button]:
    """All of them; their places and how they look are given to them as to all others."""
    made = [Button(ROOM, WORDS["all"], partial(press, ROOM), draw_eye, icon_only=True)]
    for one in overlays:
        act = partial(press, one.button)
        made.append(Button(one.button, one.label, act, one.icon, icon_only=True))
    for id in map(seat_button, range(seats)):
        made.append(Button(id, "", partial(press, id), icon_only=True))
    close = partial(press, CLOSE)
    return [*made, Button(CLOSE, BUTTONS["close"], close, "icon_close", icon_only=True)]


def told_of_overlays(overlays: Sequence[Overlay]) -> Mapping[str, Said]:
    """What their buttons do, by id."""
    words = {
        ROOM: WORDS["all-told"],
        f"{ROOM}/seat": WORDS["seat-told"],
        CLOSE: WORDS["close-told"],
        **{one.button: what_it_shows(one.label, one.told) for one in overlays},
    }
    return {id: Said(one, OVERLAYS) for id, one in words.items()}


def draw_eye(canvas: Canvas, box: pygame.Rect) -> None:
    """An open eye, as wide as the box."""
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
    """The outline between two arcs, a part of the box wide."""
    steps = [2 * i / _ARC - 1 for i in range(_ARC + 1)]
    upper = [(x, _OPEN * (x * x - 1)) for x in steps]
    lower = [(x, -y) for x, y in reversed(upper)]
    half = part * box.w / 2
    return [(box.centerx + x * half, box.centery + y * half) for x, y in upper + lower]
