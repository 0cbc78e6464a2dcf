"""A lesson's card beside the table: the step's text, the hint, and the buttons to go on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from pygame import Rect

from game.lessons.lesson import LessonProgress, LessonState, Onward
from game.lessons.places import NOWHERE, lay_in, lay_on, lay_out
from game.platform.node import Node
from game.ui import panels, text, theme
from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import pgettext_noop as NC_
from game.ui.nodes import flat, group
from game.ui.screen import Canvas, Screen
from game.ui.sentence import RuleText, Words, phrases, sentence
from game.ui.text import fitting_style
from game.ui.theme import TextStyle
from game.ui.widgets import RED, Button
from game.words.buttons import BUTTONS

WORDS: Final = phrases(
    __name__,
    {
        "again-explained": N_("Begins this lesson from its first step."),
        "anew-explained": N_("Takes back all that was done since this step began."),
        "hint": NC_("button", "Hint"),
        "leave": NC_("button", "Leave"),
        "learnt": N_("The lesson is learnt"),
        "lesson": NC_("button", "Lesson"),
        "do-as-it-says": N_("do what the lesson says"),
        "leave-explained": N_("Leads to the lessons; a lesson can be begun any time."),
        "something-to-read": N_("Something to read"),
        "step-anew": N_("Step anew"),
        "offer": N_("Take your time. A hint is there if you like."),
        "step-lost": N_("This step is lost"),
    },
)


@sentence
def choose_to_go_on(button: Words) -> str:
    """Say which button leads on."""
    return _("choose {button} to go on").format(button=button)


NEXT, HINT, ANEW, ON, AGAIN, LEAVE = (
    f"lesson/{name}" for name in ("next", "hint", "anew", "on", "again", "leave")
)
"""Button ids: read on, show the hint, start the step anew, go to the next lesson (or the list of
lessons), start this lesson again, leave."""
TEXT: Final = "lesson/text"
"""The id of the lesson's node."""
_LEADING_ON: Final = {
    LessonState.READING: ("something-to-read", NEXT),
    LessonState.GOAL_LOST: ("step-lost", ANEW),
    LessonState.DONE: ("learnt", ON),
}
"""The headline and the button of each state in which a button leads on."""
_LARGE: Final = replace(theme.BODY, size=18)
_RED: Final = replace(theme.RED_SMALL, size=theme.LABEL.size)
_HINT: Final = replace(theme.BODY, colour=theme.SKY_DARK)
_LOST: Final = replace(theme.BODY, colour=theme.RUST)
_DOT: Final = 7
"""The width in dp of a progress dot."""
_BETWEEN: Final = 14
"""The gap in dp between paragraphs in a column."""
_LITTLE: Final = 4
"""The gap in dp between text and hint on a small card."""


class LessonCard:
    """Shows a lesson's progress, with the buttons that lead through it.

    Attributes:
        buttons: all buttons by their ids; the table's form draws them.
        undoes: True while an action can be undone at the table.
        aside: what is told in place of the step, while the table shows something else; mostly
            empty.
        needs_room: True if the window can spare the card no room beside the table, which then has
            to give it some (``lay_in``, ``lay_on``).
    """

    undoes = False
    aside = ""

    def __init__(
        self,
        screen: Screen,
        course: LessonProgress,
        press: Callable[[str], None],
        *,
        onward: Onward,
    ) -> None:
        """``press`` is called with a button's id; ``onward`` is what comes after the lesson."""
        self._course, self._onward = course, onward
        red = theme.RED_SMALL
        made = [
            Button(NEXT, BUTTONS["next"], partial(press, NEXT), look=RED, style=red),
            Button(HINT, WORDS["hint"], partial(press, HINT), "icon_help", style=theme.LABEL),
            Button(
                ANEW, WORDS["step-anew"], partial(press, ANEW), "icon_restart", style=theme.LABEL
            ),
            Button(ON, onward.label, partial(press, ON), look=RED, style=red),
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
        self.buttons[NEXT].binds = True  # a second quick tap would leave out what comes next
        self.buttons[ANEW].explanation = RuleText(WORDS["anew-explained"])
        self.buttons[AGAIN].explanation = RuleText(WORDS["again-explained"])
        self.buttons[LEAVE].explanation = RuleText(WORDS["leave-explained"])
        self._places = NOWHERE
        self.lay_out(screen)

    def lay_out(self, screen: Screen) -> Screen:
        """Lay the card out in a window; return the screen that is left to the table."""
        self._screen, self.needs_room = screen, False
        if (found := lay_out(screen)) is None:
            self.needs_room = True
            return screen
        self._places, beside = found
        self.show()
        return beside

    def lay_in(self, board: Rect) -> Rect:
        """Lay the card out in the board's place if it needs room; return the rest of that."""
        if self.needs_room:
            self._places, board = lay_in(self._screen, board)
            self.show()
        return board

    def lay_on(self, panel: Rect) -> None:
        """Lay the card out on this panel."""
        self._places = lay_on(self._screen, panel)
        self.show()

    @property
    def rect(self) -> Rect:
        """The card's rectangle in device pixels."""
        return self._places.panel

    def show(self) -> None:
        """Show and place the buttons of the present state, and hide the others."""
        places, standing = self._places, self._course.state
        there = {LEAVE: places.leave}
        match standing:
            case LessonState.READING:
                there |= {NEXT: places.main, ANEW: places.anew}
            case LessonState.PLAYING if self.aside:
                there |= {ANEW: places.anew}
            case LessonState.PLAYING:
                there |= {HINT: places.hint, ANEW: places.anew}
            case LessonState.GOAL_LOST:
                there |= {ANEW: places.wide}
            case LessonState.DONE:
                there |= {ON: places.wide, AGAIN: places.anew}
        if HINT in there and places.hint == places.leave:
            del there[LEAVE]
        for id, button in self.buttons.items():
            button.visible = bool(there.get(id))
            button.rect = there.get(id, button.rect).copy()
        for id in (ANEW, AGAIN, LEAVE):
            self.buttons[id].icon_only = self.buttons[id].rect.w < 2 * places.leave.h
        self.buttons[HINT].chosen = self._course.hint_shown
        self.buttons[ANEW].look = (
            RED if standing is LessonState.GOAL_LOST else self.buttons[HINT].look
        )
        self.buttons[ANEW].style = _RED if standing is LessonState.GOAL_LOST else theme.LABEL

    @property
    def words(self) -> str:
        """The text of the present step; at the end, what was learnt and what comes next."""
        if self.aside:
            return self.aside
        learnt = self._course.state is LessonState.DONE
        return self._farewell if learnt else self._course.step.words

    @property
    def _farewell(self) -> str:
        lesson, then = self._course.lesson, self._onward.words
        told = _("You have learnt “{title}”. {praise} {then}")
        return told.format(title=lesson.title, praise=lesson.praise, then=then)

    def task(self, task: tuple[Words, Words]) -> tuple[Words, Words]:
        """Return what is to be done, as a headline and a hint, while nothing has been begun.

        ``task`` is what it would be in a game, where nobody has a lesson to follow.
        """
        if not self.next_id:
            return task[0], WORDS["do-as-it-says"]
        label = self.buttons[self.next_id].untranslated_label
        return WORDS[_LEADING_ON[self._course.state][0]], choose_to_go_on(label)

    @property
    def next_id(self) -> str:
        """The id of the button that leads on; empty while something is to be done at the table."""
        return _LEADING_ON[self._course.state][1] if self._course.state in _LEADING_ON else ""

    def nodes(self) -> list[Node]:
        """Return the lesson: step and hint, read aloud whenever they change, and the buttons."""
        told = [
            Node(f"{TEXT}/words", "status", flat(self._numbered)),
            Node(f"{TEXT}/hint", "status", flat(self.hint)),
        ]
        buttons = (one for one in self.buttons.values() if one.visible)
        return group(
            TEXT,
            WORDS["lesson"],
            [
                *(one for one in told if one.name),
                *(node for button in buttons for node in button.nodes()),
            ],
        )

    @property
    def _numbered(self) -> str:
        """The text, with the number of its step."""
        steps, number = self._course.lesson.steps, self._course.number + 1
        if number > len(steps):
            return self.words
        told = _("Step {number} of {count}: {words}")
        words = self.aside or self._course.step.aloud or self.words
        return told.format(number=number, count=len(steps), words=words)

    @property
    def hint(self) -> str:
        """The hint or its offer, or how to get back if the goal is lost; else empty."""
        if self.aside:
            return ""
        if self._course.state is LessonState.GOAL_LOST:
            return self._way_out
        if self._course.state is not LessonState.PLAYING:
            return ""
        if self._course.hint_shown:
            return self._course.step.hint
        return str(WORDS["offer"]) if self._course.hint_offered else ""

    @property
    def _hint_style(self) -> TextStyle:
        return _LOST if self._course.state is LessonState.GOAL_LOST else _HINT

    @property
    def _way_out(self) -> str:
        """Why the goal cannot be reached any more, and which button leads back."""
        why, anew = self._course.why_lost, self.buttons[ANEW].label
        if self.undoes:
            return _("{why} Use {undo} or {anew}.").format(why=why, undo=BUTTONS["undo"], anew=anew)
        return _("{why} {anew} leads back to where it can be done.").format(why=why, anew=anew)

    def draw(self, canvas: Canvas) -> None:
        """Draw the card without its buttons, which the table's form draws."""
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
        """Draw text and hint below each other, or only one of them if there is no room."""
        size = theme.BODY.size if canvas.screen.compact else _LARGE.size
        words, hint = replace(theme.BODY, size=size), replace(self._hint_style, size=size)
        told, gap = [(self.words, words), (self.hint, hint)], canvas.px(_LITTLE)
        high = _height(canvas.screen, told, area, gap) - gap
        if not self.hint or high > area.h:
            told_words = self._told(canvas.screen)
            style = words if told_words == self.words else hint
            text.paragraph(canvas, told_words, area, style, "lm")
        else:
            _draw_told(canvas, told, area.move(0, (area.h - high) // 2), gap)

    def _told(self, screen: Screen) -> str:
        """Return the hint, or else the text; if the goal is lost both, as far as they fit. An offer
        gives way to the text."""
        both = f"{self.words}\n{self.hint}"
        lost = self._course.state is LessonState.GOAL_LOST
        if lost and text.paragraph_fits(screen, both, self._places.words, theme.BODY):
            return both
        return self.hint if lost or (self._course.hint_shown and self.hint) else self.words

    def _draw_title(self, canvas: Canvas, area: Rect) -> None:
        title = self._course.lesson.title
        style = fitting_style(canvas.screen, title, theme.HEADING, area.w)
        text.draw(canvas, title, area.topleft, style, "lt", max_width=area.w)
        high = canvas.px(_DOT)
        self._draw_dots(canvas, Rect(area.x, area.bottom - high, area.w, high), "l")

    def _draw_dots(self, canvas: Canvas, area: Rect, anchor: str) -> None:
        """Draw a dot for each step, filled for the steps that are done.

        The anchor is l for the left end of the area, else the middle.
        """
        side, count = canvas.px(_DOT), len(self._course.lesson.steps)
        step = min(2 * side, area.w // count)
        left = area.x if anchor == "l" else area.centerx - (count * step - side) // 2
        for number in range(count):
            dot = Rect(left + number * step, area.centery - side // 2, side, side)
            fill = theme.RUST if number < self._course.number else theme.PAPER_LIT
            panels.pill(canvas, dot, fill, theme.PAPER_EDGE, 1.2)

    def _draw_column(self, canvas: Canvas, area: Rect) -> None:
        """Draw earlier steps in soft ink, as many as fit, then the present text and hint."""
        screen, gap = canvas.screen, canvas.px(_BETWEEN)
        now: list[tuple[str, TextStyle]] = [(self.words, _LARGE)]
        if self.hint:
            now.append((self.hint, self._hint_style))
        before = [(step.words, theme.NOTE) for step in self._course.lesson.steps]
        shown = now
        for told in reversed(before[: self._course.number]):
            if _height(screen, [told, *shown], area, gap) > area.h:
                break
            shown = [told, *shown]
        _draw_told(canvas, shown, area, gap)


def _draw_told(canvas: Canvas, told: list[tuple[str, TextStyle]], area: Rect, gap: int) -> None:
    """Draw paragraphs one below the other from the area's top."""
    for words, style in told:
        area = area.move(0, text.paragraph(canvas, words, area, style) + gap)


def _height(screen: Screen, told: list[tuple[str, TextStyle]], area: Rect, gap: int) -> int:
    """Return the height of paragraphs in device pixels, with a gap below each."""
    return sum(text.paragraph_height(screen, words, area, style) + gap for words, style in told)
