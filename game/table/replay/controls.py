"""The controls of a replay: its buttons, its keys, and the bar that seeks."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Final

import pygame
from pygame import Rect

from game.outcome import PointsHistory
from game.table.charts import Plot, draw_graph, plot_of
from game.table.replay.film import Film, Playback
from game.table.rule_names import LOG
from game.ui import panels, sprites, theme
from game.ui.element import Element
from game.ui.figures import number_text
from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import ngettext
from game.ui.i18n import pgettext_noop as NC_
from game.ui.input import Drag, Key, Phase, Pos
from game.ui.painting.surfaces import SurfaceCache, transparent_surface
from game.ui.screen import Canvas, Screen
from game.ui.sentence import RuleText, phrases, sentence
from game.ui.shortcuts import Shortcut
from game.ui.widgets import RED, Button, Widget

WORDS: Final = phrases(
    __name__,
    {
        "turn-back": N_("The turn before"),
        "back": N_("A step back"),
        "run": NC_("replay", "Play"),
        "pause": NC_("button", "Pause"),
        "step": N_("A step on"),
        "turn": N_("The next turn"),
        "speed-told": N_("How fast it goes on by itself"),
        "play-on": N_("Play on from here"),
        "play-on-told": N_("A new game begins with this position; you choose who plays."),
        "leave": NC_("button", "Leave"),
        "course": N_("The course of the game"),
        "begin": N_("The beginning"),
        "end": N_("The end"),
        "scoring": N_("The next scoring"),
        "faster": NC_("replay", "Faster"),
        "slower": NC_("replay", "Slower"),
    },
)


@sentence
def times_as_fast(speed: float) -> str:
    """Say the speed of a replay, in a few letters."""
    return _("×{speed}").format(speed=number_text(speed))


# The bar: it shows the present moment, the scorings and the points, and seeks.

_BAR: Final = 26
_TRACK: Final = 10
_KNOB: Final = 20
_MARK: Final = 24
_FOOT: Final = 4
"""Sizes in dp."""


class SeekBar(Widget):
    """A slider over the turns of a match, with the graph of the points below it.

    A tap or a drag seeks.
    """

    role = "slider"

    def __init__(
        self,
        id: str,
        film: Film,
        course: PointsHistory,
        marks: Sequence[str],
        seek: Callable[[int], None],
    ) -> None:
        super().__init__(id, WORDS["course"])
        self.index = 0
        self._film, self._course, self._marks, self._seek = film, course, marks, seek
        self._plot: Plot | None = None

    def elements(self) -> list[Element]:
        """Return the slider's element, whose value is the number of actions so far and of all."""
        value = f"{self.index}/{self._film.count}"
        return [Element(self.id, self.label, self.rect, self.enabled, self.role, value)]

    @property
    def tooltip(self) -> str:
        turn = int(self._film.turn_at(self.index))
        told = ngettext("{turn} turn is over", "{turn} turns are over", turn)
        return told.format(turn=turn)

    def place(self, screen: Screen, rect: Rect) -> None:
        """Lay the slider out in a rectangle; the graph takes what the bar leaves."""
        self.rect = rect
        self._plot = plot_of(screen, self._graph(screen), self._course)

    def _graph(self, screen: Screen) -> Rect:
        bar = screen.px(_BAR)
        room = self.rect.h - bar - screen.px(_FOOT)
        return Rect(self.rect.x, self.rect.y + bar, self.rect.w, max(1, room))

    def tap(self, pos: Pos) -> None:
        """Seek to the moment at a pixel."""
        if self._plot:
            turns = self._plot.turns * (pos[0] - self._plot.box.x) / self._plot.box.w
            self._seek(self._film.index_at(turns))

    def key(self, key: Key) -> bool:
        """Take Enter without doing anything."""
        return key.name in ("return", "enter")

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel, the graph, the bar with its scorings, and the present moment."""
        panels.draw(canvas, self.rect, panels.PARCHMENT)
        if self._plot is None:
            return
        draw_graph(canvas, self._graph(canvas.screen), self._course, self._marks)
        box, line = self._plot.box, canvas.px(2)
        here = round(self._plot.at(self._film.turn_at(self.index), 0)[0])
        middle = self.rect.y + canvas.px(_BAR) * 6 // 10
        track = Rect(box.x, 0, box.w, canvas.px(_TRACK)).move_to(centery=middle)
        panels.pill(canvas, track, theme.WALNUT, theme.INK, 1.5)
        done = Rect(track.x, track.y, max(track.h, here - track.x), track.h)
        panels.pill(canvas, done, theme.GOLD_BRIGHT, theme.INK, 1.5)
        canvas.surface.fill(theme.RUST, Rect(here - line // 2, middle, line, box.bottom - middle))
        for turn in self._course.scorings if self._course.scoring_sprite else ():
            side = canvas.px(_MARK)
            mark = Rect(0, 0, side, side)
            mark.center = round(self._plot.at(turn, 0)[0]), middle
            sprites.draw_in(canvas, self._course.scoring_sprite, mark)
        knob = Rect(0, 0, canvas.px(_KNOB), canvas.px(_KNOB))
        knob.center = here, middle
        panels.pill(canvas, knob, theme.PAPER_LIT, theme.INK)


# The signs on the buttons.

_FINER: Final = 4
_kept = SurfaceCache()

Shape = tuple[tuple[float, float], ...]
_ON: Final[Shape] = ((0.2, 0.08), (0.86, 0.5), (0.2, 0.92))
_HALF: Final[Shape] = ((0.06, 0.16), (0.5, 0.5), (0.06, 0.84))
_OTHER: Final[Shape] = tuple((x + 0.42, y) for x, y in _HALF)


def _bar(left: float, width: float = 0.14) -> Shape:
    return ((left, 0.12), (left + width, 0.12), (left + width, 0.88), (left, 0.88))


_STEP: Final = (((0.1, 0.14), (0.66, 0.5), (0.1, 0.86)), _bar(0.72))
_SHAPES: Final[dict[str, tuple[Shape, ...]]] = {
    "run": (_ON,),
    "pause": (_bar(0.2, 0.2), _bar(0.6, 0.2)),
    "step": _STEP,
    "turn": (_HALF, _OTHER),
}


def sign_painter(name: str, *, back: bool = False) -> Callable[[Canvas, Rect], None]:
    """Return a function that paints a sign into a box; ``back`` mirrors it."""
    return partial(_draw, name, back)


def _draw(name: str, back: bool, canvas: Canvas, box: Rect) -> None:
    picture = _kept.get((name, back, box.size), lambda: _painted(_SHAPES[name], back, box))
    canvas.surface.blit(picture, box)


def _painted(shapes: tuple[Shape, ...], back: bool, box: Rect) -> pygame.Surface:
    large = transparent_surface((box.w * _FINER, box.h * _FINER))
    for shape in shapes:
        corners = [
            ((1 - x if back else x) * large.get_width(), y * large.get_height()) for x, y in shape
        ]
        pygame.draw.polygon(large, theme.INK, corners)
    return pygame.transform.smoothscale(large, box.size)


# The buttons and keys.

_KEYS: Final[Sequence[tuple[tuple[str, ...], str, str]]] = (
    (("space",), "replay/run", "run"),
    (("right",), "replay/step", "step"),
    (("left",), "replay/back", "back"),
    (("down", "page down"), "replay/turn", "turn"),
    (("up", "page up"), "replay/turn-back", "turn-back"),
    (("home",), "replay/begin", "begin"),
    (("end",), "replay/end", "end"),
    (("v",), "replay/scoring", "scoring"),
    (("+", "="), "replay/speed", "faster"),
    (("-",), "replay/slower", "slower"),
    (("escape",), "replay/leave", "leave"),
)
"""Keys, the button that each presses, and the key of the words for it in ``WORDS``."""
_ROW: Final = ("turn-back", "back", "run", "step", "turn", "speed")
_ROWS: Final = ("back", "run", "step", "turn-back", "speed", "turn")
"""The order of the buttons in a single row, and in two rows."""
_BLOCK: Final = 190
_PLAY_ON: Final = 170
"""Widths in dp: of the block of buttons in two rows, and of the button that plays on."""
_BROAD: Final = 720
_LOW: Final = 130
"""In dp: from this width on and below this height everything lies side by side."""


class Controls:
    """The widgets of a replay.

    ``press`` is called with the id of the button that is pressed, ``seek`` with the number of
    actions after which the position is to be shown.
    """

    def __init__(
        self,
        film: Film,
        course: PointsHistory,
        marks: Sequence[str],
        press: Callable[[str], None],
        seek: Callable[[int], None],
    ) -> None:
        self.seek_bar = SeekBar("replay/bar", film, course, marks, seek)
        self._film = film
        self._buttons = {
            "turn-back": self._sign("turn-back", press, back=True),
            "back": self._sign("back", press, back=True),
            "run": self._sign("run", press),
            "step": self._sign("step", press),
            "turn": self._sign("turn", press),
            "speed": Button("replay/speed", "", partial(press, "replay/speed"), style=theme.NUMBER),
        }
        play_on, leave = partial(press, "replay/play-on"), partial(press, "replay/leave")
        self._play_on = Button(
            "replay/play-on", WORDS["play-on"], play_on, look=RED, style=theme.RED_SMALL
        )
        self._leave = Button("replay/leave", WORDS["leave"], leave, "icon_close", icon_only=True)
        self._buttons["speed"].explanation = RuleText(WORDS["speed-told"], LOG)
        self._play_on.explanation = RuleText(WORDS["play-on-told"], LOG)

    @staticmethod
    def _sign(id: str, press: Callable[[str], None], *, back: bool = False) -> Button:
        kind = {"back": "step", "turn-back": "turn"}.get(id, id)
        act = partial(press, f"replay/{id}")
        return Button(f"replay/{id}", WORDS[id], act, sign_painter(kind, back=back), icon_only=True)

    @property
    def widgets(self) -> list[Widget]:
        """All widgets, in the order in which the keyboard reaches them."""
        return [*self._buttons.values(), self._play_on, self._leave, self.seek_bar]

    def handle_drag(self, drag: Drag) -> bool:
        """Follow a drag that began on the bar; return False for any other drag."""
        if not self.seek_bar.rect.collidepoint(drag.start):
            return False
        if drag.phase is not Phase.CANCEL:
            self.seek_bar.tap(drag.pos)
        return True

    def place(self, screen: Screen, strip: Rect, leave: Rect) -> None:
        """Lay the controls out in a strip below the picture, and the close button in ``leave``."""
        self._leave.rect = leave.copy()
        if strip.w >= screen.px(_BROAD) and strip.h < screen.px(_LOW):
            self._place_broad(screen, strip)
        else:
            self._place_high(screen, strip)

    def _place_broad(self, screen: Screen, strip: Rect) -> None:
        """Lay out side by side: buttons in two rows, the bar, and the button that plays on."""
        gap = screen.px(theme.GAP)
        block = Rect(strip.x, strip.y, screen.px(_BLOCK), strip.h)
        _fill(block, 3, 2, screen.px(5), [self._buttons[id] for id in _ROWS])
        on = Rect(0, strip.y, screen.px(_PLAY_ON), strip.h).move_to(right=strip.right)
        self._play_on.rect = on
        left = block.right + gap
        self.seek_bar.place(screen, Rect(left, strip.y, on.x - gap - left, strip.h))

    def _place_high(self, screen: Screen, strip: Rect) -> None:
        """Lay out the bar, and the buttons in a row below it.

        The button that plays on lies beside that row if there is room, else below it.
        """
        gap, high = screen.px(6), screen.px(theme.TOUCH)
        beside = strip.w >= screen.px(_BLOCK * 2 + _PLAY_ON)
        rows = 1 if beside else 2
        foot = Rect(strip.x, 0, strip.w, rows * (high + gap) - gap).move_to(bottom=strip.bottom)
        bar = Rect(strip.x, strip.y, strip.w, max(high, foot.y - gap - strip.y))
        self.seek_bar.place(screen, bar)
        row = Rect(foot.x, foot.y, foot.w, high)
        on = Rect(foot.x, foot.bottom - high, foot.w, high)
        if beside:
            on = Rect(0, foot.y, screen.px(_PLAY_ON), high).move_to(right=foot.right)
            row.w = on.x - gap - row.x
        self._play_on.rect = on
        _fill(row, len(_ROW), 1, gap, [self._buttons[id] for id in _ROW])

    def show(self, index: int, reel: Playback, *, may_play_on: bool) -> None:
        """Set the buttons and the bar after ``index`` actions."""
        run, speed = self._buttons["run"], self._buttons["speed"]
        run.icon = sign_painter("pause" if reel.running else "run")
        run.label = WORDS["pause" if reel.running else "run"]
        speed.label = times_as_fast(reel.speed)
        for id in ("turn-back", "back"):
            self._buttons[id].enabled = index > 0
        for id in ("step", "turn", "run"):
            self._buttons[id].enabled = index < self._film.count
        self._play_on.enabled = may_play_on
        self.seek_bar.index = index


def _fill(area: Rect, columns: int, rows: int, gap: int, buttons: Sequence[Button]) -> None:
    wide, high = (area.w + gap) // columns - gap, (area.h + gap) // rows - gap
    for number, button in enumerate(buttons):
        row, column = divmod(number, columns)
        button.rect = Rect(area.x + column * (wide + gap), area.y + row * (high + gap), wide, high)


def shortcuts(
    press: Callable[[str], None], can: Callable[[str], bool], resting: Collection[str]
) -> list[Shortcut]:
    """Return the keys of a replay, but those that are ``resting``.

    ``press`` is called with the id of a button, ``can`` tells whether that does anything now.
    """

    def pressing(button: str) -> Callable[[str], None]:
        return lambda _key: press(button)

    return [
        Shortcut(awake, WORDS[word], pressing(button))
        for keys, button, word in _KEYS
        if can(button) and (awake := tuple(key for key in keys if key not in resting))
    ]
