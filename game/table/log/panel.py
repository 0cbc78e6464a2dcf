"""The log's panel beside the board, and the dialog for windows that have no room for it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from pygame import Rect

from game.core.game import AnyMatch
from game.platform.node import Node
from game.table import ids
from game.table.log.entries import Log
from game.table.log.entry import WORDS, LogEntry, LogTurn
from game.table.log.lines import LogLine, LogLines
from game.table.modes import ButtonState
from game.table.nodes import log_lines
from game.table.players import Player
from game.table.rule_names import LOG, UNDO
from game.table.words import NODES
from game.table.words import WORDS as COMMON
from game.ui import panels, theme
from game.ui.controls.radio_group import RadioGroup
from game.ui.controls.tooltips import Tooltip
from game.ui.element import Element
from game.ui.input import Gesture, Pos, Tap
from game.ui.line_breaking import rejoined
from game.ui.scene import Scene, Stage
from game.ui.screen import Canvas, Screen
from game.ui.sentence import RuleText
from game.ui.widgets import Button, Widget
from game.words.buttons import BUTTONS

_ALL: Final = "all"
_PAD: Final = 10
"""The distance of the contents from the panel's edge, in dp."""


@dataclass(frozen=True, slots=True)
class LogState:
    """What the log may do at the moment.

    Attributes:
        undo_from: the index of the first action that can be undone; None for none.
        looked_at: the index of the first action of the line that is shown on the board; None for
            none.
        repeats: True if the others' actions can be shown again now.
    """

    undo_from: int | None = None
    looked_at: int | None = None
    repeats: bool = False


@dataclass(frozen=True)
class LogActions:
    """The functions that the log's lines and buttons call.

    Attributes:
        show: shows on the board where a line was played.
        undo: undoes everything from an action's index on.
        repeat: shows again, step by step, what the others did.
    """

    show: Callable[[LogEntry], None]
    undo: Callable[[int], None]
    repeat: Callable[[], None]


class LogPanel:
    """A log on parchment: above its lines the choice of a seat, below them the buttons.

    Attributes:
        lines: the lines.
        widgets: the choice and the buttons.
        rect: the panel's rectangle in the window; empty where it has no room.
        standing: what the log may do at the moment.
        uses: the functions that the lines and buttons call.
    """

    def __init__(
        self,
        log: Log,
        players: Sequence[Player],
        uses: LogActions,
        close: Callable[[], None] | None = None,
    ) -> None:
        """Make the panel; one with ``close`` is for a dialog and is made for fingers."""
        self.lines = LogLines(players, for_fingers=close is not None)
        self.rect = Rect(0, 0, 0, 0)
        self._log, self._players, self.actions = log, players, uses
        self.state = LogState()
        self._changed = False
        seats = [(str(seat), player.name) for seat, player in enumerate(players)]
        marks = {str(seat): f"mark_{player.mark}" for seat, player in enumerate(players)}
        self._whose = RadioGroup(
            "log/whose",
            WORDS["whose"],
            options=[(_ALL, WORDS["all"]), *seats],
            value=_ALL,
            on_change=lambda _value: self._show(),
            icons=marks,
        )
        self._whose.explanation = RuleText(WORDS["whose-told"], LOG)
        again = COMMON["what-happened"]
        self._repeat = Button("log/repeat", again, uses.repeat, style=theme.LABEL)
        self._repeat.explanation = RuleText(WORDS["again-told"], LOG)
        self._foot = [self._repeat]
        if close:
            self._foot.append(Button("log/close", BUTTONS["close"], close, style=theme.LABEL))
        self.widgets: list[Widget] = [self._whose, *self._foot]

    @property
    def turns(self) -> Sequence[LogTurn]:
        """All turns as far as they have been shown, the oldest first."""
        self._log.update()
        return self._log.turns

    def enlarged(self, uses: LogActions, close: Callable[[], None]) -> LogPanel:
        """Return a panel of the same log for a dialog, made for fingers."""
        large = LogPanel(self._log, self._players, uses, close)
        large.state = self.state
        large._repeat.enabled = self.state.repeats
        return large

    def layout(self, screen: Screen, rect: Rect) -> None:
        """Lay the panel out in a rectangle; an empty one hides it."""
        self.rect = rect.copy()
        for widget in self.widgets:
            widget.visible = rect.w > 0
        if not rect.w:
            return
        inner = rect.inflate(-2 * screen.px(_PAD), -2 * screen.px(_PAD))
        bar, gap = screen.px(theme.TOUCH), screen.px(theme.GAP)
        self._whose.rect = Rect(inner.x, inner.y, inner.w, bar)
        part = (inner.w + gap) // len(self._foot)
        for rank, button in enumerate(self._foot):
            button.rect = Rect(inner.x + rank * part, inner.bottom - bar, part - gap, bar)
        high = max(1, inner.h - 2 * (bar + gap))
        self.lines.layout(screen, Rect(inner.x, inner.y + bar + gap, inner.w, high))
        self._log.update()
        self._show()

    def update_log(self, standing: LogState) -> None:
        """Add what has been shown, and take over what the log may do now."""
        self._repeat.enabled = standing.repeats
        new, self.state = standing != self.state, standing
        if self.rect.w and (self._log.update() or new):
            self._show()

    def prepare_ahead(self) -> Iterator[None]:
        """Make the lines of a panel that has no room, part by part, in case it is shown later."""
        return iter(()) if self.rect.w else self._log.update_in_parts()

    def _show(self) -> None:
        seat = self._whose.value
        turns = [one for one in self._log.turns if seat in (_ALL, str(one.seat))]
        self.lines.show(turns, self.state.undo_from, self.state.looked_at)
        self._changed = True

    def take(self, gesture: Gesture) -> bool:
        """Handle a tap on a line, scrolling, or the mouse.

        Returns True if the gesture was meant for the lines.
        """
        if isinstance(gesture, Tap) and (line := self.lines.at(gesture.pos)):
            self._touch(line, gesture.pos)
            return True
        return self.lines.take(gesture)

    def _touch(self, line: LogLine, pos: Pos) -> None:
        entry = line.row.entry
        if entry is None:
            return
        if line.undo and line.undo.collidepoint(pos):
            self.actions.undo(entry.index)
        else:
            self.actions.show(entry)

    def update(self, now: float) -> bool:
        """Go on scrolling and recalling; return True if the lines must be redrawn."""
        if self.rect.w and self._log.recall(now):
            self._show()
        changed, self._changed = self._changed, False
        return self.lines.update(now) or changed

    def prepare(self, canvas: Canvas) -> Iterator[None]:
        """Lay the lines out and draw them, part by part."""
        if self.rect.w:
            yield from self.lines.prepare()
            self.draw(canvas)
            yield

    def draw_paper(self, canvas: Canvas) -> None:
        """Draw the panel itself, below the lines and the widgets."""
        if self.rect.w:
            panels.draw(canvas, self.rect)

    def draw(self, canvas: Canvas) -> None:
        """Draw the lines; their form draws the widgets."""
        if self.rect.w:
            self.lines.draw(canvas, self.rect)

    def explains(self, pos: Pos) -> Tooltip | None:
        """Return the tooltip of the line at a pixel: what a tap there does; None for no line."""
        line = self.lines.at(pos) if self.rect.w else None
        if line is None:
            return None
        if line.undo and line.undo.collidepoint(pos):
            return Tooltip(line.undo, WORDS["undo-told"], UNDO)
        return Tooltip(line.rect.clip(self.lines.scroll.rect), WORDS["line-told"], LOG)

    def nodes(self) -> list[Node]:
        """Return the last lines, also where the panel has no room."""
        return log_lines(self._log, self._players)

    def elements(self) -> list[Element]:
        """Return the elements of all lines that are wholly in sight."""
        if not self.rect.w:
            return []
        seen = [
            one for one in self.lines.visible_lines() if self.lines.scroll.rect.contains(one.rect)
        ]
        return [element for line in seen for element in self._of(line)]

    def _of(self, line: LogLine) -> list[Element]:
        entry = line.row.entry
        if entry is None:
            return []
        id, words = f"log/{entry.index}", rejoined(line.row.words)
        value = "on" if entry.index == self.state.looked_at else ""
        if line.undo is None:
            return [Element(id, words, line.rect, role="option", value=value)]
        rest = Rect(line.rect.topleft, (line.undo.x - line.rect.x, line.rect.h))
        undo = Element(f"{id}/undo", str(WORDS["undo"]), line.undo, role="option")
        return [Element(id, words, rest, role="option", value=value), undo]


# The dialog.

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

    @property
    def title(self) -> str:
        return str(NODES["log"])

    def nodes(self) -> list[Node]:
        return [*super().nodes(), *self.panel.nodes()]

    def gesture(self, gesture: Gesture) -> None:
        """Scroll the lines, or touch one."""
        if self.panel.take(gesture):
            self.redraw(self.panel.rect)

    def update(self, now: float) -> None:
        if self.panel.update(now):
            self.redraw(self.panel.rect)
        super().update(now)

    def tooltip_at(self, pos: Pos, held: bool) -> Tooltip | None:  # noqa: ARG002
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
    uses = beside.actions

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


def log_state(
    match: AnyMatch, looks: Mapping[str, ButtonState], menu: Collection[str], looked_at: int | None
) -> LogState:
    """Return what the log may do.

    It undoes where the undo button is enabled, and shows again where the menu offers "repeat".
    """
    undo = looks.get(ids.TOOL_UNDO)
    undo_from = match.undo_limit if undo and undo.enabled else None
    return LogState(undo_from, looked_at, "repeat" in menu and bool(match.actions))
