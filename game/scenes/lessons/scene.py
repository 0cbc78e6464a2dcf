"""The scene with the list of a game's lessons."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from pygame import Rect

from game.lessons.lesson import Lesson
from game.scenes.lessons.words import WORDS, progress
from game.ui import panels, sprites, text, theme
from game.ui.i18n import gettext as _
from game.ui.scene import Scene, Stage
from game.ui.screen import Canvas, Screen
from game.ui.sentence import Sentence
from game.ui.widgets import RED, Button
from game.words.buttons import BUTTONS

# All sizes are in dp.

_WIDEST: Final = 440
"""The greatest width of a lesson's button."""
_HIGHEST: Final = 84
_TOLD: Final = 52
"""The smallest height of a lesson's button that also shows what the lesson is about."""
_HEAD: Final = 60
_NUMBERED: Final = theme.TextStyle("num", 18)


class LessonEntry(Button):
    """The button of a lesson: its number or a sign for "finished", its title and its subject."""

    def __init__(
        self, lesson: Lesson, number: int, action: Callable[[], None], *, done: bool
    ) -> None:
        super().__init__(f"lessons/{lesson.id}", lesson.title, action)
        self._about, self._number, self._done = lesson.about, number, done

    def draw(self, canvas: Canvas) -> None:
        panels.draw(canvas, self.rect, self.skin)
        side = min(canvas.px(34), self.rect.h - canvas.px(12))
        box = Rect(self.rect.x + canvas.px(12), self.rect.centery - side // 2, side, side)
        if self._done:
            sprites.draw_in(canvas, "icon_confirm", box)
        else:
            panels.pill(canvas, box, theme.PAPER_LIT, theme.PAPER_EDGE)
            text.draw(canvas, str(self._number), box.center, _NUMBERED)
        left = box.right + canvas.px(12)
        self._draw_words(canvas, Rect(left, self.rect.y, self.rect.right - left, self.rect.h))

    def _draw_words(self, canvas: Canvas, words: Rect) -> None:
        """Draw the title, and below it the lesson's subject if both have room."""
        words.w -= canvas.px(12)
        told = text.fits(canvas.screen, self._about, theme.NOTE, words.w)
        if words.h < canvas.px(_TOLD) or not told:
            text.draw_in(canvas, self.label, words, theme.BUTTON)
            return
        upper, lower = words.y + words.h * 0.36, words.y + words.h * 0.7
        text.draw(canvas, self.label, (words.x, upper), theme.BUTTON, "lm", max_width=words.w)
        text.draw(canvas, self._about, (words.x, lower), theme.NOTE, "lm", max_width=words.w)


class LessonsScene(Scene):
    """All lessons in order, with a red button that goes on with the first unfinished one.

    When all are finished, that button begins a first match.
    """

    def __init__(
        self,
        stage: Stage,
        lessons: Sequence[Lesson],
        finished: Collection[str],
        begin: Callable[[int], None],
        back: Callable[[], None],
        *,
        play: Callable[[], None],
    ) -> None:
        """Create the scene.

        Args:
            stage: the stage on which the scene is shown.
            lessons: all lessons, in order.
            finished: the ids of the finished lessons.
            begin: opens a lesson by its number, from 0.
            back: leaves the list.
            play: begins a first match; offered when no lesson is left.
        """
        super().__init__(stage)
        self._choices = [
            LessonEntry(one, number + 1, partial(begin, number), done=one.id in finished)
            for number, one in enumerate(lessons)
        ]
        left = [number for number, one in enumerate(lessons) if one.id not in finished]
        label = WORDS["begin"] if len(left) == len(lessons) else BUTTONS["go-on"]
        self._on = (
            Button("lessons/on", label, partial(begin, left[0]), look=RED)
            if left
            else Button("lessons/play", WORDS["play-a-first-game"], play, look=RED)
        )
        self._back = Button("lessons/back", BUTTONS["back"], back)
        self._told = _progress(len(lessons) - len(left), len(lessons))
        self.form.widgets = [*self._choices, self._back, self._on]
        self.form.escape = back
        self._head = Rect(0, 0, 0, 0)

    def layout(self, screen: Screen) -> None:
        super().layout(screen)
        px, gap = screen.px, screen.px(theme.GAP)
        area = screen.safe.inflate(-2 * px(12), -2 * px(8))
        columns = 1 if screen.portrait else 2
        rows = -(-len(self._choices) // columns)
        foot = px(theme.BUTTON_HEIGHT if area.h >= px(400) else theme.TOUCH)
        head = min(px(_HEAD), area.h // 8)
        wide = min(px(_WIDEST), (area.w - (columns - 1) * gap) // columns)
        high = min(px(_HIGHEST), (area.h - head - foot - gap) // rows - gap)
        body = Rect(0, 0, columns * (wide + gap) - gap, rows * (high + gap))
        whole = Rect(0, 0, body.w, head + body.h + gap + foot)
        whole.center = area.center
        self._head = Rect(whole.x, whole.y, whole.w, head)
        for number, choice in enumerate(self._choices):
            column, row = divmod(number, rows)
            x, y = whole.x + column * (wide + gap), whole.y + head + row * (high + gap)
            choice.rect = Rect(x, y, wide, high)
        half = (body.w - gap) // 2
        self._back.rect = Rect(whole.x, whole.bottom - foot, half, foot)
        self._on.rect = Rect(whole.right - half, whole.bottom - foot, half, foot)

    def draw(self, canvas: Canvas) -> None:
        """Draw the heading with the number of finished lessons, and the buttons."""
        panels.wood(canvas)
        head, title = self._head, replace(theme.DISPLAY, colour=theme.CREAM)
        if head.h < canvas.px(_HEAD):
            text.draw(canvas, _("Lessons"), head.midleft, replace(title, size=22), "lm")
            text.draw(canvas, self._told, head.midright, theme.NOTE_LIGHT, "rm")
        else:
            text.draw(canvas, _("Lessons"), (head.centerx, head.y + head.h * 0.3), title)
            lower = (head.centerx, head.y + head.h * 0.74)
            text.draw(canvas, self._told, lower, theme.NOTE_LIGHT, max_width=head.w)
        super().draw(canvas)


def _progress(done: int, count: int) -> Sentence:
    """Say how many lessons are finished, or what lessons are if none is."""
    if not done:
        return WORDS["what-lessons-are"]
    return progress(done, count)
