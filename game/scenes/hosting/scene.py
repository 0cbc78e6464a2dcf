"""Hosting tables: the address and its QR code, and how many are there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, Protocol

from pygame import Rect, Surface

from game.platform.node import Node
from game.scenes.hosting.process import Standing
from game.scenes.hosting.words import WORDS, guests_there, host_ended, not_installed, tables_used
from game.scenes.window_buttons import WORDS as BUTTON_WORDS
from game.table.dialogs.share import copy_text
from game.ui import panels, text, theme
from game.ui.dialog import Dialog, DialogButton
from game.ui.nodes import paragraphs
from game.ui.painting.qr import draw_qr_code, qr_code
from game.ui.scene import Scene, Stage
from game.ui.screen import Canvas, Screen
from game.ui.sentence import Words
from game.ui.widgets import RED, Button
from game.words.buttons import BUTTONS

_BESIDE: Final = (820, 420)
"""The panel's greatest size in dp where the QR code lies beside the text."""
_ABOVE: Final = (460, 780)
"""The same where the code lies above the text."""
_PAD: Final = 16
_HEAD: Final = 34
_ADDRESS: Final = 34
_COUNT: Final = 48
"""The heights of the heading, the address and the lines that count, in dp."""
_CODE: Final = 46
"""How much of the panel's width the code takes beside the text, in hundredths."""


class Host(Protocol):
    """A host that somebody has started.

    Attributes:
        standing: how it stands.
    """

    standing: Standing

    @property
    def ended(self) -> bool:
        """True once it has ended."""

    @property
    def complaint(self) -> str:
        """What it has complained of last."""

    def hear(self) -> bool:
        """Take over what it has said; return True if it stands otherwise now."""
        ...

    def end(self) -> None:
        """End it."""


class HostScene(Scene):
    """Shows how a host is reached, for as long as it is to be there."""

    def __init__(
        self, stage: Stage, host: Host, *, back: Callable[[], None], browse: Callable[[str], object]
    ) -> None:
        """Create the scene of a host, which ends when the scene is left.

        Args:
            stage: the stage on which the scene is shown.
            host: the host.
            back: goes back to the title.
            browse: opens an address in a browser.
        """
        super().__init__(stage)
        self._host, self._back, self._browse = host, back, browse
        self._code: Surface | None = None
        self._told_end = False
        small = theme.RED_SMALL
        self._buttons = [
            Button("host/stop", WORDS["stop"], self._ask_to_stop, style=theme.BUTTON),
            Button("host/copy", WORDS["copy"], self._copy, style=theme.BUTTON),
            Button("host/open", WORDS["open-page"], self._open, look=RED, style=small),
        ]
        self.form.widgets = list(self._buttons)
        self.form.escape = self._ask_to_stop
        self._panel = self._picture = self._words = Rect(0, 0, 0, 0)
        self._let_reach()

    @property
    def _address(self) -> str:
        return self._host.standing.address

    def update(self, now: float) -> None:
        """Hear how the host stands."""
        before = self._address
        if self._host.hear():
            if self._address != before:
                self._code = qr_code([self._address])
                self._let_reach()
                self._open()
            self.redraw()
        if self._host.ended and not self._told_end:
            self._told_end = True
            tell_no_host(self.stage, host_ended(self._host.complaint), self._back)
        super().update(now)

    def leave(self) -> None:
        """End the host."""
        self._host.end()
        super().leave()

    def _let_reach(self) -> None:
        """Let the address be copied and opened once there is one."""
        for button in self._buttons[1:]:
            button.enabled = bool(self._address)

    def _open(self) -> None:
        self._browse(self._address)

    def _copy(self) -> None:
        copy_text(self.stage, self._address, WORDS["copied"])

    def _ask_to_stop(self) -> None:
        """Go back to the title; ask first if somebody is at a table."""
        if not self._host.standing.tables:
            self._back()
            return
        answers = [
            DialogButton("back", BUTTONS["back"]),
            DialogButton("stop", WORDS["stop"], self._back, RED),
        ]
        dialog = Dialog(self.stage, WORDS["stop-title"], WORDS["stop-told"], answers)
        self.stage.push(dialog)

    def layout(self, screen: Screen) -> None:
        super().layout(screen)
        px, safe = screen.px, screen.safe.inflate(-screen.px(16), -screen.px(16))
        beside = safe.w > safe.h
        wide, high = _BESIDE if beside else _ABOVE
        self._panel = Rect(0, 0, min(px(wide), safe.w), min(px(high), safe.h))
        self._panel.center = safe.center
        area = self._panel.inflate(-2 * px(_PAD), -2 * px(_PAD))
        if beside:
            side = min(area.h, area.w * _CODE // 100)
            self._picture = Rect(area.x, area.y, side, area.h)
            left = area.x + side + px(_PAD)
            area = Rect(left, area.y, area.right - left, area.h)
        else:
            side = min(area.w, area.h * 2 // 5)
            self._picture = Rect(area.x, area.y, area.w, side)
            top = self._picture.bottom + px(theme.GAP)
            area = Rect(area.x, top, area.w, area.bottom - top)
        self._words = self._place(area)

    def _place(self, area: Rect) -> Rect:
        """Lay out the buttons at the foot: the one that goes on below two; return what is left."""
        gap, high = self.screen.px(theme.GAP), self.screen.px(theme.TOUCH)
        half = (area.w - gap) // 2
        stop, copy, go = self._buttons
        go.rect = Rect(area.x, area.bottom - high, area.w, high)
        upper = go.rect.y - gap - high
        stop.rect = Rect(area.x, upper, half, high)
        copy.rect = Rect(area.right - half, upper, half, high)
        return Rect(area.x, area.y, area.w, upper - gap - area.y)

    @property
    def title(self) -> str:
        return str(BUTTON_WORDS["host"])

    @property
    def _counts(self) -> list[Words]:
        standing = self._host.standing
        return [guests_there(standing.guests), tables_used(standing.tables)]

    def nodes(self) -> list[Node]:
        told = (
            [self._address, WORDS["how"], *self._counts] if self._address else [WORDS["starting"]]
        )
        return [*paragraphs("host/told", told), *super().nodes()]

    def draw(self, canvas: Canvas) -> None:
        panels.wood(canvas)
        panels.draw(canvas, self._panel)
        px, left, room = canvas.px, self._words.x, self._words.w
        heading = Rect(left, self._words.y, room, px(_HEAD))
        text.draw_in(canvas, self.title, heading, theme.HEADING)
        address = Rect(left, heading.bottom, room, px(_ADDRESS))
        counts = Rect(left, self._words.bottom - px(_COUNT), room, px(_COUNT))
        how = Rect(left, address.bottom, room, counts.y - address.bottom)
        if self._code:
            draw_qr_code(canvas, self._code, self._picture)
            style = text.fitting_style(canvas.screen, self._address, theme.SUBHEADING, room)
            text.draw(canvas, self._address, address.midleft, style, "lm", max_width=room)
            text.paragraph(canvas, WORDS["how"], how, theme.BODY)
            told = "\n".join(map(str, self._counts))
            text.paragraph(canvas, told, counts, theme.NOTE, "lb")
        else:
            text.paragraph(canvas, WORDS["starting"], how, theme.BODY)
        super().draw(canvas)


def tell_missing(stage: Stage, command: str) -> None:
    """Say that a package is missing; the command that adds it can be copied."""
    copy = partial(copy_text, stage, command, WORDS["command-copied"])
    copier = DialogButton("copy", WORDS["copy-command"], copy)
    tell_no_host(stage, not_installed(command), others=[copier])


def tell_no_host(
    stage: Stage,
    why: Words,
    then: Callable[[], None] = lambda: None,
    others: Sequence[DialogButton] = (),
) -> None:
    """Say why there is no host; ``then`` is called when that is read. ``others``: more answers."""
    answers = [DialogButton("understood", BUTTONS["understood"], then), *others]
    stage.push(Dialog(stage, WORDS["no-host"], why, answers))
