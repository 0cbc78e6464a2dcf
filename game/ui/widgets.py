"""The base of all widgets, and the button: drawn from panels, worked by tap and by keyboard."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import NamedTuple

import pygame

from game.platform.node import Act, Node, Role
from game.ui import panels, sprites, text, theme
from game.ui.element import Element, node_of
from game.ui.i18n import gettext as _
from game.ui.input import Key, Pos
from game.ui.screen import Canvas
from game.ui.sentence import RuleText, Words
from game.ui.theme import TextStyle

_SQUEEZED, _AIR = 0.85, 12
_FINAL_ABOVE = 64
"""The button height in dp from which the no-undo sign lies above the label, not beside it."""
_CHIP, _HIGH_CHIP, _SMALL_ICON = 18, 24, 18
"""The sides in dp of a cost chip, on low buttons and on high ones (from 64 dp), and of an icon
above a second line."""
Action = Callable[[], None]
Painter = Callable[[Canvas, pygame.Rect], object]


class Appearance(NamedTuple):
    """A widget's place and look, compared to find out whether it must be drawn again.

    Attributes:
        place: x, y, width and height in device pixels.
        look: every value that its appearance depends on.
    """

    place: tuple[int, int, int, int]
    look: Hashable


class Widget:
    """A rectangle that can be touched; the base of buttons, fields and choices.

    Attributes:
        rect: its place in device pixels.
        enabled: False if a tap only tells why it cannot be used.
        disabled_reason: shown when it is touched while not enabled; empty for no reason.
        binds: True if its action cannot be undone or ends the turn. Then it takes a tap only after
            a short wait, so that a tap meant for something else cannot start it.
        irreversible: True if its action cannot be undone; a button's sign in the corner says so.
        is_waiting: True during that wait, set by the form; it looks disabled then.
        covers: True if it lies over other things that can be touched.
        repeats: True if it acts again and again while it is held.
        secondary_action: called when a hold that showed its tooltip is released, or on a click of
            the right mouse button; None for nothing.
        hovered, pressed, focused: set by the form.
    """

    role: Role = "button"
    binds = False
    irreversible = False
    is_waiting = False
    covers = False
    repeats = False
    secondary_action: Action | None = None

    def __init__(self, id: str, label: Words) -> None:
        self.id = id
        self._label = label
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.enabled = True
        self.disabled_reason = RuleText()
        self.visible = True
        self.hovered = False
        self.pressed = False
        self.focused = False

    @property
    def label(self) -> str:
        """The label in the language in use."""
        return str(self._label)

    @label.setter
    def label(self, label: Words) -> None:
        self._label = label

    @property
    def untranslated_label(self) -> Words:
        """The label before it is translated."""
        return self._label

    @property
    def is_ready(self) -> bool:
        """True if it takes a tap now: enabled and not waiting."""
        return self.enabled and not self.is_waiting

    def elements(self) -> list[Element]:
        """Return its touchable elements: itself, or each option of a choice."""
        return [Element(self.id, self.label, self.rect, self.is_ready, self.role)]

    def nodes(self) -> list[Node]:
        """Return what assistive software is told of it: each element as a node."""
        tooltip = self.tooltip
        about = "" if tooltip == self.label else tooltip
        return [
            node_of(one, self.told(one), about, enabled=self.enabled) for one in self.elements()
        ]

    def told(self, element: Element) -> str:
        """Return the name of an element's node, if a screen reader says more than its label."""
        return element.label

    def act(self, act: Act) -> None:  # noqa: ARG002 (only some can be set)
        """Do what assistive software asks for: a press, or a new value where it has one."""
        self.tap(self.rect.center)

    @property
    def tooltip(self) -> str:
        """The tooltip shown while it is held or the mouse rests on it; empty for none."""
        return ""

    @property
    def rule(self) -> str:
        """The rule (a place in the rulebook) that its tooltip refers to; empty for none."""
        return ""

    @property
    def appearance(self) -> Appearance:
        """Its place and look now; the form redraws the widget when this value changes."""
        x, y, width, height = self.rect
        states = self.enabled, self.is_waiting, self.hovered, self.pressed, self.focused
        return Appearance((x, y, width, height), states)

    def contains(self, pos: Pos) -> bool:
        """Hit test: return True if a touch at this pixel is on the widget."""
        return self.rect.collidepoint(pos)

    def tap(self, pos: Pos) -> None:
        """Act on a tap; Enter and Space call it with the middle of the widget."""

    def key(self, key: Key) -> bool:  # noqa: ARG002 (what a plain widget leaves to the form)
        """Handle a key while focused; return False to leave it to the form."""
        return False

    def type_text(self, letters: str) -> bool:  # noqa: ARG002
        """Handle typed letters while focused; return False if they are not for it."""
        return False

    def update(self, now: float) -> bool:  # noqa: ARG002
        """Move on to this time (monotonic seconds); return True if its look has changed."""
        return False

    def draw(self, canvas: Canvas) -> None:
        """Paint the widget; every subclass has to define this."""
        raise NotImplementedError


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

    With ``icon_only``, or if the label would be cut, only the icon is drawn. A second line that
    would be cut is left out.

    Attributes:
        stacked: True to put the icon above the label, as in the other buttons of a row.
        explanation: the text of its tooltip and the rule that goes with it.
        chosen: True for the chosen one of several buttons.
    """

    stacked = False
    explanation = RuleText()

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
        return [Element(self.id, self.label, self.rect, self.is_ready, self.role, value)]

    def told(self, element: Element) -> str:
        from game.ui.punctuation import with_note  # noqa: PLC0415 (not for the first picture)

        return with_note(element.label, self.note)

    @property
    def note(self) -> str:
        """The second line in the language in use."""
        return str(self._note)

    @note.setter
    def note(self, note: Words) -> None:
        self._note = note

    @property
    def appearance(self) -> Appearance:
        place, states = super().appearance
        words = self.label, self.cost, self.note, self.shows_label
        return Appearance(place, (states, words, self.icon, self.chosen, self.irreversible))

    @property
    def tooltip(self) -> str:
        told = self.explanation.words or (self.label if self.icon_only else "")
        why = "" if self.enabled else self.disabled_reason.words
        for_good = _("{label}: this cannot be undone.") if self.irreversible else ""
        return "\n".join(filter(None, (told, why, for_good.format(label=self.label))))

    @property
    def rule(self) -> str:
        return (not self.enabled and self.disabled_reason.rule) or self.explanation.rule

    def tap(self, pos: Pos) -> None:  # noqa: ARG002 (a button is the same all over)
        self.action()

    @property
    def skin(self) -> panels.Skin:
        """The skin for its present state."""
        if not self.is_ready:
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
        if self.irreversible:
            slash = theme.INK if self.look is RED else theme.RUST
            panels.no_undo(canvas, rect, self._colour(), slash if self.is_ready else self._colour())

    def _bare(self, canvas: Canvas) -> bool:
        """Return True to draw the icon alone: ``icon_only``, or no room for the whole label."""
        if not self.icon or not self.shows_label:
            return False
        room = self.rect.w - canvas.px(6)
        style = text.fitting_style(canvas.screen, self.label, self.style, room)
        return self.icon_only or not text.fits(canvas.screen, self.label, style, room)

    def _noted(self, canvas: Canvas) -> bool:
        """Return True if it has an icon and a second line, and both lines fit whole."""
        if not (self.icon and self.note):
            return False
        label, note = self._rows(canvas, self.rect)
        whole = text.fits(canvas.screen, self.label, theme.LABEL, label.w)
        return whole and text.fits(canvas.screen, self.note, theme.NOTE, note.w)

    def _rows(self, canvas: Canvas, rect: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
        """Return the rectangle of the label (between icon and cost chip) and of the second line."""
        px = canvas.px
        inner = rect.inflate(-px(12), -px(8))
        before, cost = px(_SMALL_ICON + 4), px(_CHIP) if self.cost else 0
        above = pygame.Rect(inner.x + before, inner.y, inner.w - before - cost, inner.h // 2)
        return above, pygame.Rect(inner.x, above.bottom, inner.w, inner.bottom - above.bottom)

    def _stands(self, canvas: Canvas) -> bool:
        """Return True to put the icon above the label, not to the left of it.

        Only on a button of at least 40 dp in height: if it is ``stacked``, at least 64 dp high, or
        too narrow for the label, shrunk a little, beside the icon.
        """
        rect, px = self.rect, canvas.px
        if rect.h < px(40):
            return False
        label = text.measure(canvas.screen, self.label, self.style)[0] * _SQUEEZED
        beside = px(38) + label + px(20)
        cost = px(_CHIP) if self.cost else 0
        return self.stacked or rect.h >= px(64) or beside + cost > rect.w

    def _colour(self) -> theme.Colour:
        return self.style.colour if self.is_ready else self.look.off_ink

    def _draw_tall(self, canvas: Canvas, rect: pygame.Rect) -> None:
        side = min(canvas.px(38), rect.h * 2 // 5)
        shift = canvas.px(6) if self.cost else 0
        top = (rect.centerx - shift, rect.y + round(rect.h * 0.13))
        self._draw_icon(canvas, pygame.Rect(0, 0, side, side).move_to(midtop=top))
        below = (rect.centerx, rect.bottom - max(canvas.px(14), round(rect.h * 0.215)))
        style, room = self._fitted(canvas, self.label, rect.w - canvas.px(6))
        text.draw(canvas, self.label, below, style, colour=self._colour(), max_width=room)

    def _draw_noted(self, canvas: Canvas, rect: pygame.Rect) -> None:
        label, note = self._rows(canvas, rect)
        side = canvas.px(_SMALL_ICON)
        box = pygame.Rect(label.x - canvas.px(4) - side, label.centery - side // 2, side, side)
        self._draw_icon(canvas, box)
        begin, colour = (label.x, label.centery), self._colour()
        above, below = (
            text.in_row(canvas.screen, one, label.h) for one in (theme.LABEL, theme.NOTE)
        )
        text.draw(canvas, self.label, begin, above, "lm", colour, max_width=label.w)
        text.draw(canvas, self.note, note.center, below, max_width=note.w)

    def _draw_bare(self, canvas: Canvas, rect: pygame.Rect) -> None:
        side = min(canvas.px(30), rect.h - canvas.px(10), rect.w - canvas.px(10))
        self._draw_icon(canvas, pygame.Rect(0, 0, side, side).move_to(center=rect.center))

    def _draw_wide(self, canvas: Canvas, rect: pygame.Rect) -> None:
        side = min(canvas.px(30), rect.w, rect.h - canvas.px(14)) if self.icon else 0
        label = self.label if self.shows_label else ""
        gap = canvas.px(8) if self.icon and label else 0
        beside = self.irreversible and not self.icon and rect.h < canvas.px(_FINAL_ABOVE)
        sign = canvas.px(panels.NO_UNDO) if beside else 0
        room = rect.w - side - gap - canvas.px(20 if self.icon else 12) - sign
        style, room = self._fitted(canvas, label, room)
        width = max(0, min(room, text.measure(canvas.screen, label, style)[0]))
        left = max(rect.centerx - (side + gap + width) // 2, rect.x + canvas.px(6) + sign)
        if self.icon:
            box = pygame.Rect(0, 0, side, side).move_to(midleft=(left, rect.centery))
            self._draw_icon(canvas, box)
        middle: Pos = (left + side + gap + width / 2, rect.centery)
        light = theme.NOTE_WARNING if self.look is RED else theme.NOTE
        if self.note and text.fits(canvas.screen, self.note, light, rect.w - canvas.px(12)):
            style = text.in_row(canvas.screen, style, rect.h * 0.42, label)
            light = text.in_row(canvas.screen, light, rect.h * 0.38, self.note)
            middle = (middle[0], rect.y + rect.h * 0.36)
            under = (rect.centerx, rect.y + round(rect.h * 0.72))
            text.draw(canvas, self.note, under, light, max_width=rect.w - canvas.px(12))
        text.draw(canvas, label, middle, style, colour=self._colour(), max_width=room)

    def _fitted(self, canvas: Canvas, label: str, room: int) -> tuple[TextStyle, int]:
        """Return a label's style and width: off the edges, if it shrinks but little for that."""
        style = text.fitting_style(canvas.screen, label, self.style, room)
        airy = room - canvas.px(_AIR)
        least = text.measure(canvas.screen, label, style)[0] * _SQUEEZED
        has_air = least <= airy and text.fits(canvas.screen, label, style, airy)
        return style, airy if has_air else room

    def _draw_icon(self, canvas: Canvas, box: pygame.Rect) -> None:
        if isinstance(self.icon, str):
            sprites.draw_in(canvas, self.icon, box, 1.0 if self.is_ready else 0.45)
        elif self.icon:
            self.icon(canvas, box)

    def _draw_cost(self, canvas: Canvas, rect: pygame.Rect) -> None:
        high = rect.h >= canvas.px(64)
        side = canvas.px(_HIGH_CHIP if high else _CHIP)
        corner = (rect.right - canvas.px(3), rect.y + canvas.px(5 if high else 3))
        chip = pygame.Rect(0, 0, side, side).move_to(topright=corner)
        able, off = (theme.GOLD_BRIGHT, theme.INK), (theme.PAPER_OFF, theme.INK_FADED)
        panels.pill(canvas, chip, *(able if self.is_ready else off))
        text.draw(canvas, self.cost, chip.center, theme.CHIP, max_width=chip.w - canvas.px(4))
