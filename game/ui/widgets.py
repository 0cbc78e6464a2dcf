"""Buttons and choices: drawn from panels, worked by tap and by keyboard."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import NamedTuple

import pygame

from game.ui import panels, sprites, text, theme
from game.ui.controls.said import Said
from game.ui.i18n import gettext as _
from game.ui.input import Key, Pos
from game.ui.painting.fitting import style_for
from game.ui.screen import Canvas
from game.ui.theme import TextStyle

_SQUEEZED = 0.85
_LOCK = 12
"""The side in dp of the lock on what is final."""
_LOCK_ABOVE = 64
"""The height in dp from which it lies above the label, not beside it."""
Action = Callable[[], None]
Painter = Callable[[Canvas, pygame.Rect], object]


class Sight(NamedTuple):
    """Where a widget is seen, and all that decides how it looks."""

    place: tuple[int, int, int, int]
    look: Hashable


@dataclass(frozen=True)
class Element:
    """What can be touched: for tests, for the keyboard and for screen readers.

    role is "button", "link", "textbox", "radio", "gridcell" or, for a line of a list, "option";
    value is a field's text or "on" where something is chosen.
    """

    id: str
    label: str
    rect: pygame.Rect
    enabled: bool = True
    role: str = "button"
    value: str = ""


class Widget:
    """Something with a place that can be touched. The form sets hovered, pressed and focused.

    ``why`` is what it tells when it is touched while it is not enabled; without words nothing.
    What ``binds`` ends or binds a turn: a tap on it must not have been meant for anything else, so
    that it ``waits`` at first and looks like it. What ``goes_on`` does more while it is held.
    ``second`` is what it does when a hold is let go that has explained it, and at once at the
    mouse's right button; None for nothing.
    """

    role = "button"
    binds = False
    waits = False
    goes_on = False
    second: Action | None = None

    def __init__(self, id: str, label: str) -> None:
        self.id = id
        self.label = label
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.enabled = True
        self.why = Said()
        self.visible = True
        self.hovered = False
        self.pressed = False
        self.focused = False

    def elements(self) -> list[Element]:
        return [Element(self.id, self.label, self.rect, self.enabled, self.role)]

    @property
    def remark(self) -> str:
        """What it tells when it is held, or when the mouse rests on it; empty for nothing."""
        return ""

    @property
    def rule(self) -> str:
        """The place in the rulebook that this comes from; empty for none."""
        return ""

    @property
    def sight(self) -> Sight:
        """How it looks, as far as pointing at it changes that."""
        x, y, width, height = self.rect
        states = self.enabled, self.waits, self.hovered, self.pressed, self.focused
        return Sight((x, y, width, height), states)

    def tap(self, pos: Pos) -> None:
        """Called when touched, or with the widget's middle on Enter."""

    def key(self, key: Key) -> bool:  # noqa: ARG002 (what a plain widget leaves to the form)
        """Takes a key while focused; False leaves it to the form."""
        return False

    def typed(self, letters: str) -> bool:  # noqa: ARG002
        """Takes letters while focused."""
        return False

    def update(self, now: float) -> bool:  # noqa: ARG002
        """Whether time alone has changed how it looks."""
        return False

    def draw(self, canvas: Canvas) -> None:
        raise NotImplementedError

    def draw_focus(self, canvas: Canvas) -> None:
        """The ring that shows where the keyboard is."""
        dark = self.rect.inflate(canvas.px(10), canvas.px(10))
        panels.outline(canvas, dark, theme.SKY_DARK, 5, theme.RADIUS + 5)
        light = self.rect.inflate(canvas.px(8), canvas.px(8))
        panels.outline(canvas, light, theme.SKY_LINE, 3, theme.RADIUS + 4)


@dataclass(frozen=True)
class Look:
    """The skins of a button's states and the style of its label."""

    normal: panels.Skin
    hover: panels.Skin
    pressed: panels.Skin
    off: panels.Skin
    style: TextStyle
    off_ink: theme.Colour = theme.INK_FADED


PAPER = Look(
    panels.BUTTON, panels.BUTTON_HOVER, panels.BUTTON_PRESSED, panels.BUTTON_OFF, theme.BUTTON
)
RED = Look(
    panels.RED,
    panels.RED_HOVER,
    panels.RED_PRESSED,
    panels.RED_OFF,
    theme.BUTTON_RED,
    theme.CREAM_FADED,
)


class Button(Widget):
    """A label with an optional icon (a sprite's name or a painter), cost chip and second line.

    The icon stands above the label where there is height for it or no room beside it, else to
    its left; with icon_only, and where the label would be cut, it is only told, not drawn. A
    second line that would be cut is left out. What is ``final`` cannot be taken back, and has a
    lock in its corner. ``explained`` is what there is to know of it.
    """

    final = False
    explained = Said()

    def __init__(
        self,
        id: str,
        label: str,
        action: Action,
        icon: str | Painter | None = None,
        *,
        cost: str = "",
        note: str = "",
        look: Look = PAPER,
        style: TextStyle | None = None,
        icon_only: bool = False,
    ) -> None:
        super().__init__(id, label)
        self.icon_only = icon_only
        self.action = action
        self.icon = icon
        self.cost = cost
        self.note = note
        self.look = look
        self.style = style or look.style
        self.chosen = False
        self.shows_label = True

    def elements(self) -> list[Element]:
        value = "on" if self.chosen else ""
        return [Element(self.id, self.label, self.rect, self.ready, self.role, value)]

    @property
    def sight(self) -> Sight:
        place, states = super().sight
        words = self.label, self.cost, self.note
        return Sight(place, (states, words, self.icon, self.chosen, self.final, self.shows_label))

    @property
    def ready(self) -> bool:
        """True if it can be touched and takes a tap."""
        return self.enabled and not self.waits

    @property
    def remark(self) -> str:
        told = self.explained.words or (self.label if self.icon_only else "")
        why = "" if self.enabled else self.why.words
        for_good = _("{label}: this cannot be undone.") if self.final else ""
        return "\n".join(filter(None, (told, why, for_good.format(label=self.label))))

    @property
    def rule(self) -> str:
        return (not self.enabled and self.why.rule) or self.explained.rule

    def tap(self, pos: Pos) -> None:  # noqa: ARG002 (a button is the same all over)
        self.action()

    @property
    def skin(self) -> panels.Skin:
        if not self.ready:
            return self.look.off
        if self.pressed:
            return self.look.pressed
        if self.chosen:
            return panels.BUTTON_CHOSEN
        return self.look.hover if self.hovered else self.look.normal

    def draw(self, canvas: Canvas) -> None:
        rect = self.rect.move(0, canvas.px(1.5)) if self.pressed else self.rect
        panels.draw(canvas, rect, self.skin)
        if self._bare(canvas):
            self._draw_bare(canvas, rect)
        elif self.icon and self.shows_label and self._stands(canvas):
            self._draw_tall(canvas, rect)
        else:
            self._draw_wide(canvas, rect)
        if self.cost:
            self._draw_cost(canvas, rect)
        if self.final:
            side = canvas.px(_LOCK)
            corner = rect.x + canvas.px(6), rect.y + canvas.px(5)
            panels.lock(canvas, pygame.Rect(corner, (side, side)), self._colour())

    def _bare(self, canvas: Canvas) -> bool:
        """True where there is an icon, and no room for the label anywhere."""
        if not self.icon or not self.shows_label:
            return False
        room = self.rect.w - canvas.px(6)
        style = style_for(canvas.screen, self.label, self.style, room)
        return self.icon_only or not text.fits(canvas.screen, self.label, style, room)

    def _stands(self, canvas: Canvas) -> bool:
        """True where the icon has room above the label, or the label none beside it, even if it
        is drawn a little smaller."""
        rect, px = self.rect, canvas.px
        if rect.h < px(40):
            return False
        label = text.measure(canvas.screen, self.label, self.style)[0] * _SQUEEZED
        beside = px(38) + label + px(20)
        return rect.h >= px(64) or beside + (px(18) if self.cost else 0) > rect.w

    def _colour(self) -> theme.Colour:
        return self.style.colour if self.ready else self.look.off_ink

    def _draw_tall(self, canvas: Canvas, rect: pygame.Rect) -> None:
        side = min(canvas.px(38), rect.h * 2 // 5)
        shift = canvas.px(6) if self.cost else 0
        box = pygame.Rect(0, 0, side, side)
        box.midtop = (rect.centerx - shift, rect.y + round(rect.h * 0.13))
        self._draw_icon(canvas, box)
        below = (rect.centerx, rect.bottom - max(canvas.px(14), round(rect.h * 0.215)))
        room = rect.w - canvas.px(6)
        style = style_for(canvas.screen, self.label, self.style, room)
        text.draw(canvas, self.label, below, style, colour=self._colour(), max_width=room)

    def _draw_bare(self, canvas: Canvas, rect: pygame.Rect) -> None:
        side = min(canvas.px(30), rect.h - canvas.px(10), rect.w - canvas.px(10))
        box = pygame.Rect(0, 0, side, side)
        box.center = rect.center
        self._draw_icon(canvas, box)

    def _draw_wide(self, canvas: Canvas, rect: pygame.Rect) -> None:
        side = min(canvas.px(30), rect.w, rect.h - canvas.px(14)) if self.icon else 0
        label = self.label if self.shows_label else ""
        gap = canvas.px(8) if self.icon and label else 0
        beside = self.final and not self.icon and rect.h < canvas.px(_LOCK_ABOVE)
        lock = canvas.px(_LOCK + 2) if beside else 0
        room = rect.w - side - gap - canvas.px(20 if self.icon else 12) - lock
        style = style_for(canvas.screen, label, self.style, room)
        width = max(0, min(room, text.measure(canvas.screen, label, style)[0]))
        left = max(rect.centerx - (side + gap + width) // 2, rect.x + canvas.px(6) + lock)
        if self.icon:
            box = pygame.Rect(left, 0, side, side)
            box.centery = rect.centery
            self._draw_icon(canvas, box)
        middle: Pos = (left + side + gap + width / 2, rect.centery)
        light = theme.NOTE_LIGHT if self.look is RED else theme.NOTE
        if self.note and text.fits(canvas.screen, self.note, light, rect.w - canvas.px(12)):
            middle = (middle[0], rect.y + rect.h * 0.36)
            under = (rect.centerx, rect.y + round(rect.h * 0.72))
            text.draw(canvas, self.note, under, light, max_width=rect.w - canvas.px(12))
        text.draw(canvas, label, middle, style, colour=self._colour(), max_width=room)

    def _draw_icon(self, canvas: Canvas, box: pygame.Rect) -> None:
        if isinstance(self.icon, str):
            sprites.draw_in(canvas, self.icon, box, 1.0 if self.ready else 0.45)
        elif self.icon:
            self.icon(canvas, box)

    def _draw_cost(self, canvas: Canvas, rect: pygame.Rect) -> None:
        high = rect.h >= canvas.px(64)
        chip = pygame.Rect(0, 0, canvas.px(24 if high else 18), canvas.px(24 if high else 18))
        chip.topright = (rect.right - canvas.px(3), rect.y + canvas.px(5 if high else 3))
        if self.ready:
            panels.pill(canvas, chip, theme.GOLD_BRIGHT, theme.INK)
        else:
            panels.pill(canvas, chip, theme.PAPER_OFF, theme.INK_FADED)
        room = chip.w - canvas.px(4)
        text.draw(canvas, self.cost, chip.center, theme.CHIP, max_width=room)
