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
from game.ui.sentence import Words
from game.ui.theme import TextStyle

_SQUEEZED = 0.85
_FINAL_ABOVE = 64
"""The height in dp from which the sign on what is final lies above the label, not beside it."""
_CHIP, _HIGH_CHIP = 18, 24
"""The side in dp of a cost, on low buttons and on high ones."""
_SMALL_ICON = 18
"""The side in dp of an icon above a second line."""
Action = Callable[[], None]
Painter = Callable[[Canvas, pygame.Rect], object]


class Appearance(NamedTuple):
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
    it ``waits`` at first and looks like it. What ``covers`` lies over what can be touched itself.
    What ``goes_on`` does more while it is held. ``second`` is what it does when a hold is let go
    that has explained it, and at once at the mouse's right button; None for nothing.
    """

    role = "button"
    binds = False
    waits = False
    covers = False
    goes_on = False
    second: Action | None = None

    def __init__(self, id: str, label: Words) -> None:
        self.id = id
        self._label = label
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.enabled = True
        self.why = Said()
        self.visible = True
        self.hovered = False
        self.pressed = False
        self.focused = False

    @property
    def label(self) -> str:
        """What it is called, in the language in use."""
        return str(self._label)

    @label.setter
    def label(self, label: Words) -> None:
        self._label = label

    @property
    def called(self) -> Words:
        """The same in no language yet."""
        return self._label

    @property
    def ready(self) -> bool:
        """True if it can be touched and takes a tap."""
        return self.enabled and not self.waits

    def elements(self) -> list[Element]:
        return [Element(self.id, self.label, self.rect, self.ready, self.role)]

    @property
    def remark(self) -> str:
        """What it tells when it is held, or when the mouse rests on it; empty for nothing."""
        return ""

    @property
    def rule(self) -> str:
        """The place in the rulebook that this comes from; empty for none."""
        return ""

    @property
    def sight(self) -> Appearance:
        """How it looks, as far as pointing at it changes that."""
        x, y, width, height = self.rect
        states = self.enabled, self.waits, self.hovered, self.pressed, self.focused
        return Appearance((x, y, width, height), states)

    def takes(self, pos: Pos) -> bool:
        """Whether a finger there means it."""
        return self.rect.collidepoint(pos)

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
class ButtonStyle:
    """The skins of a button's states and the style of its label."""

    normal: panels.Skin
    hover: panels.Skin
    pressed: panels.Skin
    off: panels.Skin
    style: TextStyle
    off_ink: theme.Colour = theme.INK_FADED


PAPER = ButtonStyle(
    panels.BUTTON, panels.BUTTON_HOVER, panels.BUTTON_PRESSED, panels.BUTTON_OFF, theme.BUTTON
)
RED = ButtonStyle(
    panels.RED,
    panels.RED_HOVER,
    panels.RED_PRESSED,
    panels.RED_OFF,
    theme.BUTTON_RED,
    theme.CREAM_FADED,
)


class Button(Widget):
    """A label with an optional icon (a sprite's name or a painter), cost chip and second line.

    The icon stands above the label where there is height for it or no room beside it, or all of a
    row are ``stacked``, else to its left; with icon_only, and where the label would be cut, it is
    only told, not drawn. A second line that would be cut is left out. What is ``final`` cannot be
    taken back, and has a sign of that in its corner. ``explained`` is what there is to know of it.
    """

    final = stacked = False
    explained = Said()

    def __init__(
        self,
        id: str,
        label: Words,
        action: Action,
        icon: str | Painter | None = None,
        *,
        cost: str = "",
        note: Words = "",
        look: ButtonStyle = PAPER,
        style: TextStyle | None = None,
        icon_only: bool = False,
    ) -> None:
        super().__init__(id, label)
        self.icon_only = icon_only
        self.action = action
        self.icon = icon
        self.cost = cost
        self._note = note
        self.look = look
        self.style = style or look.style
        self.chosen = False
        self.shows_label = True

    def elements(self) -> list[Element]:
        value = "on" if self.chosen else ""
        return [Element(self.id, self.label, self.rect, self.ready, self.role, value)]

    @property
    def note(self) -> str:
        """Its second line, in the language in use."""
        return str(self._note)

    @note.setter
    def note(self, note: Words) -> None:
        self._note = note

    @property
    def sight(self) -> Appearance:
        place, states = super().sight
        words = self.label, self.cost, self.note
        return Appearance(
            place, (states, words, self.icon, self.chosen, self.final, self.shows_label)
        )

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
        elif self._noted(canvas):
            self._draw_noted(canvas, rect)
        elif self.icon and self.shows_label and self._stands(canvas):
            self._draw_tall(canvas, rect)
        else:
            self._draw_wide(canvas, rect)
        if self.cost:
            self._draw_cost(canvas, rect)
        if self.final:
            slash = theme.INK if self.look is RED else theme.RUST
            panels.no_undo(canvas, rect, self._colour(), slash if self.ready else self._colour())

    def _bare(self, canvas: Canvas) -> bool:
        """True where there is an icon, and no room for the label anywhere."""
        if not self.icon or not self.shows_label:
            return False
        room = self.rect.w - canvas.px(6)
        style = style_for(canvas.screen, self.label, self.style, room)
        return self.icon_only or not text.fits(canvas.screen, self.label, style, room)

    def _noted(self, canvas: Canvas) -> bool:
        """True where there are an icon and a second line, and room for it and the label."""
        if not (self.icon and self.note):
            return False
        label, note = self._rows(canvas, self.rect)
        whole = text.fits(canvas.screen, self.label, theme.LABEL, label.w)
        return whole and text.fits(canvas.screen, self.note, theme.NOTE, note.w)

    def _rows(self, canvas: Canvas, rect: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
        """The room of the label, between icon and cost, and of the second line below it."""
        px = canvas.px
        inner = rect.inflate(-px(12), -px(8))
        above = pygame.Rect(inner.x, inner.y, inner.w, inner.h // 2)
        above.x += (before := px(_SMALL_ICON + 4))
        above.w -= before + (px(_CHIP) if self.cost else 0)
        return above, pygame.Rect(inner.x, above.bottom, inner.w, inner.bottom - above.bottom)

    def _stands(self, canvas: Canvas) -> bool:
        """True where the icon has room above the label, or the label none beside it, even if it
        is drawn a little smaller."""
        rect, px = self.rect, canvas.px
        if rect.h < px(40):
            return False
        label = text.measure(canvas.screen, self.label, self.style)[0] * _SQUEEZED
        beside = px(38) + label + px(20)
        cost = px(_CHIP) if self.cost else 0
        return self.stacked or rect.h >= px(64) or beside + cost > rect.w

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

    def _draw_noted(self, canvas: Canvas, rect: pygame.Rect) -> None:
        label, note = self._rows(canvas, rect)
        side = canvas.px(_SMALL_ICON)
        box = pygame.Rect(label.x - canvas.px(4) - side, label.centery - side // 2, side, side)
        self._draw_icon(canvas, box)
        begin, colour = (label.x, label.centery), self._colour()
        text.draw(canvas, self.label, begin, theme.LABEL, "lm", colour, max_width=label.w)
        text.draw(canvas, self.note, note.center, theme.NOTE, max_width=note.w)

    def _draw_bare(self, canvas: Canvas, rect: pygame.Rect) -> None:
        side = min(canvas.px(30), rect.h - canvas.px(10), rect.w - canvas.px(10))
        box = pygame.Rect(0, 0, side, side).move_to(center=rect.center)
        self._draw_icon(canvas, box)

    def _draw_wide(self, canvas: Canvas, rect: pygame.Rect) -> None:
        side = min(canvas.px(30), rect.w, rect.h - canvas.px(14)) if self.icon else 0
        label = self.label if self.shows_label else ""
        gap = canvas.px(8) if self.icon and label else 0
        beside = self.final and not self.icon and rect.h < canvas.px(_FINAL_ABOVE)
        sign = canvas.px(panels.NO_UNDO) if beside else 0
        room = rect.w - side - gap - canvas.px(20 if self.icon else 12) - sign
        style = style_for(canvas.screen, label, self.style, room)
        width = max(0, min(room, text.measure(canvas.screen, label, style)[0]))
        left = max(rect.centerx - (side + gap + width) // 2, rect.x + canvas.px(6) + sign)
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
        side = canvas.px(_HIGH_CHIP if high else _CHIP)
        chip = pygame.Rect(0, 0, side, side)
        chip.topright = (rect.right - canvas.px(3), rect.y + canvas.px(5 if high else 3))
        able, off = (theme.GOLD_BRIGHT, theme.INK), (theme.PAPER_OFF, theme.INK_FADED)
        panels.pill(canvas, chip, *(able if self.ready else off))
        text.draw(canvas, self.cost, chip.center, theme.CHIP, max_width=chip.w - canvas.px(4))
