"""Goes to what one calls by its name: the keyboard's ring is there then."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import partial
from typing import Final

from pygame import Rect

from game.platform.node import Node
from game.ui import text, theme
from game.ui.controls.focus import Stop
from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.line_dialog import LineDialog, LineRequest
from game.ui.nodes import group
from game.ui.scene import Scene, Stage
from game.ui.screen import Canvas, Screen
from game.ui.sentence import RuleText, phrases
from game.ui.sound import speaker
from game.ui.typed import folded
from game.ui.widgets import Button

_WORDS: Final = phrases(
    __name__,
    {"go-to": N_("Go to"), "name": N_("Name, or a part of it"), "found": N_("Called so")},
)
_LONGEST: Final = 40
"""The greatest number of letters that can be typed."""
_MOST: Final = 6
"""The greatest number of things that are listed."""
_ROW: Final = 36
_GAP: Final = 4
"""The height of a listed thing and the gap above it, in dp."""


def called(name: str, stops: Iterable[Stop]) -> list[Stop]:
    """Return what has all words of the name in its own, what fits best first; at most six.

    Whole words fit better than beginnings of words, and short names better than long ones.
    """
    wanted = _words(name)
    ranked = ((_rank(wanted, _words(one.label)), one) for one in stops)
    fitting = [(rank, one) for rank, one in ranked if rank is not None]
    return [one for _rank, one in sorted(fitting, key=lambda pair: pair[0])][:_MOST]


def _words(label: str) -> list[str]:
    return re.findall(r"\w+", folded(label))


def _rank(wanted: list[str], words: list[str]) -> tuple[int, int] | None:
    """Return what is less for what fits better; None for what does not fit."""
    whole = all(one in words for one in wanted)
    if not wanted or not (whole or all(any(w.startswith(one) for w in words) for one in wanted)):
        return None
    order = 0 if words[: len(wanted)] == wanted else 1 if whole else 2
    return order, len(words)


class JumpDialog(LineDialog):
    """A field for the name of something in the scene below, and what is called so."""

    def __init__(self, stage: Stage, scene: Scene) -> None:
        """Make the dialog for the scene that it is shown over."""
        self._scene = scene
        self._found: list[Stop] = []
        self._list = Rect(0, 0, 0, 0)
        asked = LineRequest("jump", _WORDS["go-to"], _WORDS["name"], _LONGEST)
        super().__init__(stage, asked, self._go)
        self._around = list(self.form.widgets)

    @property
    def _told(self) -> str:
        """What is said where nothing is listed."""
        name = self._field.value.strip()
        if not name:
            return _("Type what you are looking for. What is called so is listed here.")
        return _("Nothing you can go to now is called “{name}”.").format(name=name)

    def _changed(self, typed: str) -> None:
        super()._changed(typed)
        self._found = called(typed, self._scene.form.stops())
        rows = [
            Button(f"jump/to/{one.id}", one.label, partial(self._go, one.id)) for one in self._found
        ]
        field, *buttons = self._around
        self.form.widgets = [field, *rows, *buttons]
        self.layout(self.screen)
        self.redraw()

    def _finish(self) -> None:
        """Go to what fits best; say so if nothing does."""
        if self._found:
            self._go(self._found[0].id)
        else:
            speaker.play("refuse")
            self.stage.show_toast(RuleText(self._told))

    def _go(self, id: str) -> None:
        self.stage.pop()
        self._scene.form.go_to(id)

    def layout(self, screen: Screen) -> None:
        """Place the list between the field and the buttons, as much of it as there is room for."""
        super().layout(screen)
        step, gap = screen.px(_ROW + _GAP), screen.px(_GAP)
        room = screen.safe.h - screen.px(24) - self._panel.h
        self._list = self._place(screen, between=step * max(1, min(_MOST, room // step)))
        for number, row in enumerate(self.form.widgets[1 : 1 + len(self._found)]):
            top = self._list.y + gap + number * step
            row.rect = Rect(self._list.x, top, self._list.w, step - gap)
            row.visible = row.rect.bottom <= self._list.bottom

    def nodes(self) -> list[Node]:
        field, *others = super().nodes()
        listed = [one for one in others if one.id.startswith("jump/to/")]
        said = [] if self._found else [Node("jump/told", "status", self._told)]
        found = group("jump/found", _WORDS["found"], listed)
        return [field, *said, *found, *(one for one in others if one not in listed)]

    def draw(self, canvas: Canvas) -> None:
        """Draw the dialog; where nothing is listed, why."""
        super().draw(canvas)
        if not self._found:
            text.paragraph(canvas, self._told, self._list, theme.BODY, "mm")
