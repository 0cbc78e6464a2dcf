"""A choice of one of several options, side by side."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise

import pygame

from game.platform.node import Act, Node
from game.ui import panels, sprites, text, theme
from game.ui.element import Element
from game.ui.input import Key, Pos
from game.ui.screen import Canvas
from game.ui.sentence import RuleText, Words
from game.ui.widgets import Widget


class RadioGroup(Widget):
    """One of several options, side by side; the arrow keys go through them.

    Attributes:
        options: each option's value and label.
        value: the value of the chosen option.
        on_change: called with the new value when another option is chosen.
        icons: for some values a sprite's name, drawn in place of the label.
        notes: for some values a line that explains the option to assistive software.
        explanation: the text of its tooltip and the rule that goes with it.
    """

    role = "radio"
    explanation = RuleText()

    def __init__(
        self,
        id: str,
        label: Words,
        *,
        options: Sequence[tuple[str, Words]],
        value: str,
        on_change: Callable[[str], None],
        icons: Mapping[str, str] | None = None,
        notes: Mapping[str, Words] | None = None,
    ) -> None:
        super().__init__(id, label)
        self._options = list(options)
        self.icons = icons or {}
        self.notes = notes or {}
        self.value = value
        self.on_change = on_change

    @property
    def options(self) -> list[tuple[str, str]]:
        """Each value with its label in the language in use."""
        return [(value, str(label)) for value, label in self._options]

    @options.setter
    def options(self, options: Sequence[tuple[str, Words]]) -> None:
        self._options = list(options)

    def option_rects(self) -> list[pygame.Rect]:
        """Return the rectangle of each option; icons get the least width, long words the most."""
        shares = [
            1.0 if value in self.icons else 1 + len(label) / 10 for value, label in self.options
        ]
        unit = self.rect.w / sum(shares)
        edges = [self.rect.x + round(unit * sum(shares[:i])) for i in range(len(shares) + 1)]
        return [pygame.Rect(a, self.rect.y, b - a, self.rect.h) for a, b in pairwise(edges)]

    def elements(self) -> list[Element]:
        return [
            Element(
                f"{self.id}/{value}",
                label,
                part,
                self.enabled,
                self.role,
                "on" * (value == self.value),
            )
            for (value, label), part in zip(self.options, self.option_rects(), strict=True)
        ]

    @property
    def tooltip(self) -> str:
        return self.explanation.words

    @property
    def rule(self) -> str:
        return self.explanation.rule

    def nodes(self) -> list[Node]:
        x, y, width, height = self.rect
        own = Node(self.id, "radiogroup", self.label, (x, y, width, height))
        values = [value for value, _label in self.options]
        children = (
            node._replace(description=str(self.notes.get(value, node.description)))
            for value, node in zip(values, super().nodes(), strict=True)
        )
        return [own._replace(description=self.tooltip, children=tuple(children))]

    def act(self, act: Act) -> None:
        self.choose(act.id.removeprefix(f"{self.id}/"))

    def choose(self, value: str) -> None:
        """Choose a value; call ``on_change`` if it is a new one."""
        if value != self.value:
            self.value = value
            self.on_change(value)

    def tap(self, pos: Pos) -> None:
        for (value, _label), part in zip(self.options, self.option_rects(), strict=True):
            if part.collidepoint(pos):
                self.choose(value)

    def key(self, key: Key) -> bool:
        step = {"left": -1, "right": 1}.get(key.name)
        if step is None:
            return False
        values = [value for value, _label in self.options]
        place = values.index(self.value) + step if self.value in values else 0
        self.choose(values[place % len(values)])
        return True

    def draw(self, canvas: Canvas) -> None:
        panels.draw(canvas, self.rect, panels.DARK)
        inset = canvas.px(4)
        for (value, label), part in zip(self.options, self.option_rects(), strict=True):
            box = part.inflate(-2 * inset, -2 * inset)
            chosen = value == self.value
            if chosen:
                panels.draw(canvas, box, panels.BUTTON_HOVER if self.hovered else panels.BUTTON)
            if value in self.icons:
                side = min(box.w, box.h) - canvas.px(10)
                square = pygame.Rect(0, 0, side, side)
                square.center = box.center
                sprites.draw_in(canvas, self.icons[value], square)
                continue
            colour = theme.INK if chosen else theme.CREAM_SOFT
            room = box.w - canvas.px(4)
            text.draw(canvas, label, box.center, theme.LABEL, colour=colour, max_width=room)
