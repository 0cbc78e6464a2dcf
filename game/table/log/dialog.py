"""The log in a dialog, for windows that have no room for it beside the board."""

from __future__ import annotations

from typing import Final

from pygame import Rect

from game.table.log.entry import LogEntry
from game.table.log.panel import LogActions, LogPanel
from game.ui.controls.explaining import Tooltip
from game.ui.input import Gesture, Pos
from game.ui.scene import Scene, Stage
from game.ui.screen import Canvas, Screen
from game.ui.widgets import Element

_WIDEST: Final = 520
_HIGHEST: Final = 760
"""The greatest width and height of the panel, in dp."""


class LogDialog(Scene):
    """Shows a log; its ``panel`` has a button that closes the dialog."""

    def __init__(self, stage: Stage, panel: LogPanel) -> None:
        super().__init__(stage)
        self.panel = panel
        self.form.widgets = panel.widgets
        self.form.escape = stage.pop

    def layout(self, screen: Screen) -> None:
        """Lay the panel out in the middle of the window, as high as there is room for."""
        super().layout(screen)
        px, safe = screen.px, screen.safe
        rect = Rect(0, 0, min(px(_WIDEST), safe.w - px(8)), min(px(_HIGHEST), safe.h - px(8)))
        self.panel.layout(screen, rect.move_to(center=safe.center))

    def gesture(self, gesture: Gesture) -> None:
        """Scroll the lines, or touch one."""
        if self.panel.take(gesture):
            self.redraw(self.panel.rect)

    def update(self, now: float) -> None:
        if self.panel.update(now):
            self.redraw(self.panel.rect)
        super().update(now)

    def explains(self, pos: Pos, held: bool) -> Tooltip | None:  # noqa: ARG002
        return self.panel.explains(pos)

    def draw(self, canvas: Canvas) -> None:
        """Draw the panel, the lines and the widgets."""
        self.panel.draw_paper(canvas)
        self.panel.draw(canvas)
        super().draw(canvas)

    def leave(self) -> None:
        self.panel.lines.leave()

    def elements(self) -> list[Element]:
        """Return the widgets and the lines that can be touched."""
        return super().elements() + self.panel.elements()


def open_log(stage: Stage, beside: LogPanel) -> None:
    """Show the log in a dialog, for the panel ``beside`` the board, which has no room.

    The dialog closes before anything that is chosen in it is carried out.
    """
    uses = beside.uses

    def show(entry: LogEntry) -> None:
        stage.pop()
        uses.show(entry)

    def undo(index: int) -> None:
        stage.pop()
        uses.undo(index)

    def repeat() -> None:
        stage.pop()
        uses.repeat()

    stage.push(LogDialog(stage, beside.enlarged(LogActions(show, undo, repeat), stage.pop)))
