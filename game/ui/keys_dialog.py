"""The list of keys: what every key does in the scene below it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final, NamedTuple

from pygame import Rect

from game.platform import platform
from game.platform.node import Node
from game.ui import panels, text, theme
from game.ui.controls.directions import DIRECTIONS
from game.ui.i18n import gettext as _
from game.ui.i18n import pgettext
from game.ui.i18n import pgettext_noop as NC_
from game.ui.nodes import table
from game.ui.scene import Scene, Stage
from game.ui.screen import Canvas, Screen
from game.ui.sentence import phrases
from game.ui.text import fitting_style
from game.ui.widgets import Button

_WORDS: Final = phrases(__name__, {"close": NC_("button", "Close")})


class Row(NamedTuple):
    """Keys as they are written, what they do, and what does the same on a gamepad."""

    keys: str
    does: str
    pad: str = ""


def key_rows(scene: Scene) -> list[Row]:
    """Return what keys do in a scene; of two that claim a key, the first one has it."""
    letters, claimed, rows = scene.stage.letter_keys, set[str](), list[Row]()
    for one in scene.shortcuts():
        keys = [key for key in one.keys if key not in claimed and (letters or not _is_sign(key))]
        claimed.update(keys)
        if keys:
            rows.append(Row(written(keys), str(one.does), _on_gamepad(keys)))
    return [*rows, *_walking(scene, claimed), *_everywhere(scene, claimed)]


def _walking(scene: Scene, claimed: set[str]) -> Iterator[Row]:
    """Yield what leads from one thing to the next."""
    stops = scene.form.stops()
    if len(stops) > 1 and claimed.isdisjoint(DIRECTIONS):
        pad = _on_gamepad(["arrows"])
        yield Row(pgettext("key", "Arrows"), _("Go from thing to thing"), pad)
    if stops:
        yield Row(pgettext("key", "Tab"), _("Go to the next button"), _on_gamepad(["tab"]))
        if "return" not in claimed:
            yield Row(pgettext("key", "Enter"), _("Choose it or press it"), _on_gamepad(["return"]))
        yield Row("F3", _("Explain what it is"), _on_gamepad(["f3"]))


def _everywhere(scene: Scene, claimed: set[str]) -> Iterator[Row]:
    """Yield the keys that mean the same in every scene that has them."""
    if scene.form.escape and "escape" not in claimed:
        yield Row(pgettext("key", "Esc"), _("Go back"), _on_gamepad(["escape"]))
    if scene.allows_rulebook and scene.stage.bottom.has_rulebook:
        yield Row("F2", _("Read the rules about it"))
    letters = scene.stage.letter_keys and not scene.form.is_written_in
    if letters and platform.can_full_screen:
        yield Row("F", _("Full screen"))
    yield Row("?  F1" if letters else "F1", _("List these keys"))
    if platform.assistive and platform.assistive.has_keys:
        yield from _of_the_page()


def _of_the_page() -> Iterator[Row]:
    """Yield the keys of the accessible page."""
    yield Row(_alt("N"), _("Go to what is to be done"))
    yield Row(_alt("C"), _("Go to the command line"))
    yield Row(_alt("A"), _("Turn this page off or on"))


def _alt(letter: str) -> str:
    return f"{pgettext('key', 'Alt')} {letter}"


def _on_gamepad(keys: Iterable[str]) -> str:
    """Return what strikes these keys on a gamepad, while one is there; empty for nothing."""
    names = {
        "arrows": pgettext("gamepad", "D-pad"),
        "return": "A",
        "escape": "B",
        "f3": "X",
        "f4": "Y",
        "tab": pgettext("gamepad", "RB"),
        "f10": pgettext("gamepad", "Start"),
    }
    return " ".join(names[key] for key in keys if key in names) if platform.has_gamepad else ""


def _is_sign(key: str) -> bool:
    """Return True for the name of a single letter, digit or sign."""
    return len(key) == 1 or key.startswith("typed ")


def written(keys: Iterable[str]) -> str:
    """Return keys as they are written in a list: "1 – 5", "Ctrl Z", "+ =", in the language."""
    names = [_written(key) for key in keys]
    if len(names) > 2 and all(map(str.isdigit, names)):
        return f"{names[0]} – {names[-1]}"
    return "  ".join(dict.fromkeys(names))


def _written(key: str) -> str:
    held, _space, name = key.rpartition(" ")
    if key in (names := _names()):
        return names[key]
    before = [names.get(one, "") for one in held.split()]
    return " ".join(filter(None, [*before, names.get(name, name.upper())]))


def _names() -> dict[str, str]:
    """Return the names of keys that are no letter, in the language in use."""
    return {
        "ctrl": pgettext("key", "Ctrl"),
        "shift": pgettext("key", "Shift"),
        "typed": "",
        "escape": pgettext("key", "Esc"),
        "return": pgettext("key", "Enter"),
        "enter": pgettext("key", "Enter"),
        "space": pgettext("key", "Space"),
        "backspace": pgettext("key", "Backspace"),
        "home": pgettext("key", "Home"),
        "end": pgettext("key", "End"),
        "page up": pgettext("key", "Page up"),
        "page down": pgettext("key", "Page down"),
        "left": "←",
        "right": "→",
        "up": "↑",
        "down": "↓",
        "-": "−",
    }


# The dialog.

_COLUMN: Final = 300
"""The width in dp of a column, with a key and what it does; the key takes ``_KEY`` of it."""
_KEY: Final = 122
_NARROWEST: Final = 230
"""The least width in dp of a column where one is not enough."""
_LINE: Final = 26
_PAD: Final = 22


class KeysDialog(Scene):
    """Lists keys and what they do, in as many columns as the window needs.

    Attributes:
        keys: each key with what it does, in the language in use.
        panel: the dialog's rectangle.
        close: the button that closes it.
    """

    def __init__(self, stage: Stage, scene: Scene) -> None:
        """Make the dialog for the scene that it is shown over."""
        super().__init__(stage)
        self._scene = scene
        self.keys: list[Row] = []
        self.panel = Rect(0, 0, 0, 0)
        self._cells: list[Rect] = []
        self.close = Button("keys/close", _WORDS["close"], stage.pop)
        self.form.widgets = [self.close]
        self.form.escape = stage.pop
        self.form.set_focus(self.close)

    def layout(self, screen: Screen) -> None:
        """Lay out the list and the button, the list with less space where room is short."""
        super().layout(screen)
        self.keys = key_rows(self._scene)
        px, safe = screen.px, screen.safe
        pad, button = px(_PAD), px(theme.BUTTON_HEIGHT)
        title = px(_LINE + 12)
        room = safe.h - px(16) - 2 * pad - title - button - px(theme.GAP)
        most = max(1, (safe.w - px(16) - 2 * pad) // px(_NARROWEST))
        columns = min(max(1, -(-len(self.keys) * px(_LINE) // max(1, room))), most)
        rows = -(-len(self.keys) // columns)
        line = max(1, min(px(_LINE), room // rows))
        width = min(safe.w - px(16), columns * px(_COLUMN) + 2 * pad)
        height = 2 * pad + title + rows * line + px(theme.GAP) + button
        self.panel = Rect(0, 0, width, height)
        self.panel.center = safe.center
        inner = self.panel.inflate(-2 * pad, -2 * pad)
        wide = inner.w // columns
        self._cells = [
            Rect(inner.x + i // rows * wide, inner.y + title + i % rows * line, wide, line)
            for i in range(len(self.keys))
        ]
        self.close.rect = Rect(inner.x, inner.bottom - button, inner.w, button)

    def list_keys(self) -> None:
        """Do nothing: the list is shown already."""

    @property
    def title(self) -> str:
        return pgettext("heading", "Keys")

    def nodes(self) -> list[Node]:
        rows = [(f"{one.keys} {one.pad}".strip(), [one.does]) for one in self.keys]
        return [*table("keys/keys", self.title, rows), *super().nodes()]

    def draw(self, canvas: Canvas) -> None:
        """Draw each key with what it does."""
        px = canvas.px
        panels.draw(canvas, self.panel)
        top = (self.panel.centerx, self.panel.y + px(_PAD) + px(_LINE) // 2)
        text.draw(canvas, self.title, top, theme.HEADING)
        for row, cell in zip(self.keys, self._cells, strict=True):
            self._draw_row(canvas, row, cell)
        super().draw(canvas)

    def _left(self, canvas: Canvas, row: Row, cell: Rect) -> int:
        """Return the width of the keys: a third of the row, or as much as they need at least."""
        smallest = replace(theme.LABEL, size=theme.SMALLEST_DENSE, most=0)
        least = text.measure(canvas.screen, row.keys, smallest)[0] + canvas.px(theme.GAP)
        return max(least, min(canvas.px(_KEY), cell.w // 3))

    def _draw_row(self, canvas: Canvas, row: Row, cell: Rect) -> None:
        """Draw the keys, the gamepad's button in a pill, and what they do."""
        left, between = self._left(canvas, row, cell), canvas.px(theme.GAP)
        if row.pad:
            high = min(canvas.px(20), cell.h)
            sign = text.in_row(canvas.screen, theme.CHIP, high)
            wide = text.measure(canvas.screen, row.pad, sign)[0] + canvas.px(12)
            pill = Rect(0, 0, wide, high)
            pill.midright = cell.x + left - between // 2, cell.centery
            panels.pill(canvas, pill, theme.WALNUT, theme.INK, 1)
            text.draw(canvas, row.pad, pill.center, sign, colour=theme.CREAM)
        taken = between + (wide if row.pad else 0)
        room = left - taken
        label, body = (text.in_row(canvas.screen, one, cell.h) for one in (theme.LABEL, theme.BODY))
        text.draw(canvas, row.keys, cell.midleft, label, "lm", max_width=room)
        at, room = (cell.x + left, cell.centery), cell.w - left - between
        style = fitting_style(canvas.screen, row.does, body, room)
        text.draw(canvas, row.does, at, style, "lm", max_width=room)
