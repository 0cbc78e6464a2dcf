"""A lesson's card beside the table: what is told, what is to be done, and how to go on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from pygame import Rect

from game.lessons.course import LessonProgress, LessonState
from game.lessons.places import NOWHERE, lay_in, lay_out
from game.lessons.words import WORDS
from game.ui import panels, text, theme
from game.ui.controls.said import Said
from game.ui.i18n import gettext as _
from game.ui.painting.fitting import style_for
from game.ui.screen import Canvas, Screen
from game.ui.theme import TextStyle
from game.ui.widgets import RED, Button
from game.words.buttons import BUTTONS

NEXT, HINT, ANEW, ON, AGAIN, LEAVE = (
    f"lesson/{name}" for name in ("next", "hint", "anew", "on", "again", "leave")
)
"""What has been read; help; the step anew; the next lesson; this one again; the way out."""
_LARGE: Final = replace(theme.BODY, size=18)
_RED: Final = replace(theme.RED_SMALL, size=theme.LABEL.size)
_HINT: Final = replace(theme.BODY, colour=theme.RUST)
_DOT: Final = 7
"""The width in dp of a dot that stands for a step."""
_BETWEEN: Final = 14
"""Room in dp between what was told and what is,"""
_LITTLE: Final = 4
"""and between that and the hint in a small card."""


class LessonCard:
    """Shows a course, and has the buttons that lead through it.

    Attributes:
        buttons: by their ids.
        undoes: whether something can be taken back now.
    """

    undoes = False

    def __init__(
        self, screen: Screen, course: LessonProgress, press: Callable[[str], None], *, last: bool
    ) -> None:
        """``press`` is called with a button's id; after the ``last`` lesson comes no other."""
        self._course = course
        on = WORDS["all-lessons"] if last else WORDS["next-lesson"]
        red = theme.RED_SMALL
        made = [
            Button(NEXT, BUTTONS["next"], partial(press, NEXT), look=RED, style=red),
            Button(HINT, WORDS["hint"], partial(press, HINT), "icon_help", style=theme.LABEL),
            Button(
                ANEW, WORDS["step-anew"], partial(press, ANEW), "icon_restart", style=theme.LABEL
            ),
            Button(ON, on, partial(press, ON), look=RED, style=red),
            Button(
                AGAIN,
                BUTTONS["once-more"],
                partial(press, AGAIN),
                "icon_restart",
                style=theme.LABEL,
            ),
            Button(LEAVE, WORDS["leave"], partial(press, LEAVE), "icon_close", style=theme.LABEL),
        ]
        self.buttons = {one.id: one for one in made}
        self.buttons[ANEW].explained = Said(WORDS["anew-explained"])
        self.buttons[AGAIN].explained = Said(WORDS["again-explained"])
        self.buttons[LEAVE].explained = Said(WORDS["leave-explained"])
        self._places = NOWHERE
        self.lay_out(screen)

    def lay_out(self, screen: Screen) -> Screen:
        """Takes its place in this window; the window that is left to the table."""
        self._screen, self._in_board = screen, False
        if (found := lay_out(screen)) is None:
            self._in_board = True
            return screen
        self._places, beside = found
        self.show()
        return beside

    def lay_in(self, board: Rect) -> Rect:
        """Takes its place in the board's where the table can spare no other; what is left of it."""
        if self._in_board:
            self._places, board = lay_in(self._screen, board)
            self.show()
        return board

    @property
    def rect(self) -> Rect:
        """Where it is, in device pixels."""
        return self._places.panel

    def show(self) -> None:
        """Only the buttons that there is a use for now, each where it belongs."""
        places, standing = self._places, self._course.standing
        there = {LEAVE: places.leave}
        match standing:
            case LessonState.TOLD:
                there |= {NEXT: places.main, ANEW: places.anew}
            case LessonState.ASKED:
                there |= {HINT: places.main, ANEW: places.anew}
            case LessonState.LOST:
                there |= {ANEW: places.main}
            case LessonState.LEARNT:
                there |= {ON: places.main, AGAIN: places.anew}
        for id, button in self.buttons.items():
            button.visible = bool(there.get(id))
            button.rect = there.get(id, button.rect).copy()
        for id in (ANEW, AGAIN, LEAVE):
            self.buttons[id].icon_only = self.buttons[id].rect.w < 2 * places.leave.h
        self.buttons[HINT].chosen = self._course.helped
        self.buttons[ANEW].look = RED if standing is LessonState.LOST else self.buttons[HINT].look
        self.buttons[ANEW].style = _RED if standing is LessonState.LOST else theme.LABEL

    @property
    def words(self) -> str:
        """What is told now."""
        learnt = self._course.standing is LessonState.LEARNT
        return self._course.lesson.praise if learnt else self._course.step.words

    @property
    def hint(self) -> str:
        """How it is done, or what helps where it cannot be any more; empty where nobody needs to
        know."""
        if self._course.standing is LessonState.LOST:
            return self._way_out
        asked = self._course.standing is LessonState.ASKED and self._course.helped
        return self._course.step.hint if asked else ""

    @property
    def _way_out(self) -> str:
        """Why the step cannot be done any more, and what helps."""
        why, anew = self._course.lost, self.buttons[ANEW].label
        if self.undoes:
            return _("{why} Use {undo} or {anew}.").format(why=why, undo=BUTTONS["undo"], anew=anew)
        return _("{why} {anew} leads back to where it can be done.").format(why=why, anew=anew)

    def draw(self, canvas: Canvas) -> None:
        """The card; its buttons are drawn by the table's form."""
        if not panels.seen(canvas, self.rect):
            return
        panels.draw(canvas, self.rect, panels.PARCHMENT)
        if self._places.column:
            self._draw_title(canvas, self._places.title)
            self._draw_column(canvas, self._places.words)
            return
        if self._places.title.w > canvas.px(_BETWEEN):
            self._draw_dots(canvas, self._places.title, "m")
        self._draw_small(canvas, self._places.words)

    def _draw_small(self, canvas: Canvas, area: Rect) -> None:
        """The words and the hint below them; one of them where there is no room for both."""
        size = theme.BODY.size if canvas.screen.compact else _LARGE.size
        words, hint = replace(theme.BODY, size=size), replace(_HINT, size=size)
        told, gap = [(self.words, words), (self.hint, hint)], canvas.px(_LITTLE)
        high = _height(canvas.screen, told, area, gap) - gap
        if not self.hint or high > area.h:
            style = hint if self.hint else words
            text.paragraph(canvas, self._told(canvas.screen), area, style, "lm")
        else:
            _draw_told(canvas, told, area.move(0, (area.h - high) // 2), gap)

    def _told(self, screen: Screen) -> str:
        """The words or the hint; what cannot be done any more is told with what helps, if it has
        room."""
        both = f"{self.words}\n{self.hint}"
        lost = self._course.standing is LessonState.LOST
        if lost and text.paragraph_fits(screen, both, self._places.words, theme.BODY):
            return both
        return self.hint or self.words

    def _draw_title(self, canvas: Canvas, area: Rect) -> None:
        title = self._course.lesson.title
        style = style_for(canvas.screen, title, theme.HEADING, area.w)
        text.draw(canvas, title, area.topleft, style, "lt", max_width=area.w)
        high = canvas.px(_DOT)
        self._draw_dots(canvas, Rect(area.x, area.bottom - high, area.w, high), "l")

    def _draw_dots(self, canvas: Canvas, area: Rect, anchor: str) -> None:
        """One for each step, full for those that are behind."""
        side, count = canvas.px(_DOT), len(self._course.lesson.steps)
        step = min(2 * side, area.w // count)
        left = area.x if anchor == "l" else area.centerx - (count * step - side) // 2
        for number in range(count):
            dot = Rect(left + number * step, area.centery - side // 2, side, side)
            fill = theme.RUST if number < self._course.number else theme.PAPER_LIT
            panels.pill(canvas, dot, fill, theme.PAPER_EDGE, 1.2)

    def _draw_column(self, canvas: Canvas, area: Rect) -> None:
        """What was told before in soft ink, as far back as there is room, then what is told now."""
        screen, gap = canvas.screen, canvas.px(_BETWEEN)
        now: list[tuple[str, TextStyle]] = [(self.words, _LARGE)]
        if self.hint:
            now.append((self.hint, _HINT))
        before = [(step.words, theme.NOTE) for step in self._course.lesson.steps]
        shown = now
        for told in reversed(before[: self._course.number]):
            if _height(screen, [told, *shown], area, gap) > area.h:
                break
            shown = [told, *shown]
        _draw_told(canvas, shown, area, gap)


def _draw_told(canvas: Canvas, told: list[tuple[str, TextStyle]], area: Rect, gap: int) -> None:
    """One below the other."""
    for words, style in told:
        area = area.move(0, text.paragraph(canvas, words, area, style) + gap)


def _height(screen: Screen, told: list[tuple[str, TextStyle]], area: Rect, gap: int) -> int:
    return sum(text.paragraph_height(screen, words, area, style) + gap for words, style in told)
