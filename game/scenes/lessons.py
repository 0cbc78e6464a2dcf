"""The lessons of a game: the path from one to the next, and their list."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from pygame import Rect

from game.core.game import AnyMatch
from game.description import Game
from game.lessons import learnt
from game.lessons.lesson import Lesson, Onward
from game.platform import StorageError
from game.platform.node import Node
from game.scenes.first_game import offer_first_game
from game.ui import panels, sprites, text, theme
from game.ui.element import Element
from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import ngettext, pgettext
from game.ui.i18n import pgettext_noop as NC_
from game.ui.nodes import flat, in_list, paragraphs
from game.ui.scene import Scene, Stage
from game.ui.screen import Canvas, Screen
from game.ui.sentence import Sentence, Words, lines, phrases, sentence
from game.ui.widgets import RED, Button
from game.words.buttons import BUTTONS
from game.words.storage import storage_error_text

_WIDEST: Final = 440
_HIGHEST: Final = 84
"""The greatest width and height of a lesson's button, in dp."""
_TOLD: Final = 52
"""The smallest height of a lesson's button that also shows what the lesson is about, in dp."""
_HEAD: Final = 60
"""The height of the heading, in dp."""
_NUMBERED: Final = theme.TextStyle("num", 18)

WORDS: Final = phrases(
    __name__,
    {
        "all-lessons": N_("All lessons"),
        "begin": NC_("button", "Begin"),
        "first-game-comes": N_("Now play your first game."),
        "learnt": NC_("state", "Learnt."),
        "last-lesson": N_("That was the last lesson."),
        "next-lesson": N_("Next lesson"),
        "play": NC_("button", "Play"),
        "play-a-first-game": N_("Play a first game"),
        "what-lessons-are": N_("A minute or two each, played at the table"),
    },
)


@sentence
def progress_not_known(reason: Words) -> str:
    """Warn that the finished lessons cannot be read, so all are shown as new."""
    return _("What you have learnt is not known: {reason}").format(reason=reason)


@sentence
def progress_not_saved(reason: Words) -> str:
    """Warn that a finished lesson cannot be remembered, so it will be shown as new."""
    return _("What you have learnt cannot be saved: {reason}").format(reason=reason)


@sentence
def next_comes(title: Words) -> str:
    """Say which lesson comes next."""
    return _("Next comes “{title}”, on another board.").format(title=title)


@sentence
def progress(done: int, count: int) -> str:
    """Say how many of the lessons are finished."""
    told = ngettext("{done} of {count} learnt", "{done} of {count} learnt", count)
    return told.format(done=done, count=count)


@sentence
def about_extra(about: Words) -> str:
    """Say what a lesson is about that a first game does not need."""
    return _("Extra: {about}").format(about=about)


def show_lessons(
    stage: Stage, game: Game, back: Callable[[], None], play: Callable[[AnyMatch], None]
) -> None:
    """Show the lessons of a game.

    ``back`` leaves them; ``play`` opens the first match that is offered after the last lesson.
    """
    LessonPath(stage, game, back, play).show()


def show_lesson(
    stage: Stage, game: Game, id: str, back: Callable[[], None], play: Callable[[AnyMatch], None]
) -> None:
    """Open one lesson of a game by its id; its path goes on as from the list."""
    LessonPath(stage, game, back, play).begin_by_id(id)


class LessonPath:
    """Leads from lesson to lesson of one game, and back to the scene before."""

    def __init__(
        self,
        stage: Stage,
        game: Game,
        back: Callable[[], None],
        play: Callable[[AnyMatch], None],
    ) -> None:
        assert game.lessons
        self._stage, self._game, self._back, self._play = stage, game, back, play
        self._lessons = game.lessons()
        self._all = self._lessons.all()

    def show(self) -> None:
        """Show the list of lessons, with the finished ones marked."""
        done, play = self._finished(), self._play_first
        scene = LessonsScene(self._stage, self._all, done, self.begin, self._back, play=play)
        self._stage.go(scene)

    def _play_first(self) -> None:
        """Name the first game, and begin it if that is wanted."""
        offer_first_game(self._stage, self._game, self._play)

    def begin_by_id(self, id: str) -> None:
        """Open a lesson at its beginning, by its id."""
        self.begin(next(number for number, one in enumerate(self._all) if one.id == id))

    def begin(self, number: int) -> None:
        """Open a lesson at its beginning; ``number`` counts from 0."""
        lesson = self._all[number]
        table = self._lessons.open(
            self._stage,
            partial(self._written, number),
            leave=self.show,
            learnt=partial(self._finish, lesson.id),
            onward=self._after(number),
        )
        self._stage.go(table)

    def _after(self, number: int) -> Onward:
        """Return what comes after a lesson: the next of its kind, the first game, or the list."""
        extra = self._all[number].extra
        for next_number, lesson in enumerate(self._all[number + 1 :], start=number + 1):
            if lesson.extra == extra:
                go = partial(self.begin, next_number)
                return Onward(WORDS["next-lesson"], next_comes(lesson.title), go)
        if extra:
            return Onward(WORDS["all-lessons"], WORDS["last-lesson"], self.show)
        return Onward(WORDS["play"], WORDS["first-game-comes"], self._play_first)

    def _written(self, number: int) -> Lesson:
        """Return the lesson anew, in the language in use."""
        return self._lessons.all()[number]

    def _finished(self) -> Collection[str]:
        """Return the ids of the finished lessons; warn and return none if they cannot be read."""
        try:
            return learnt.finished_lessons(self._game.id)
        except StorageError as error:
            self._stage.warn(progress_not_known(storage_error_text(error)))
            return ()

    def _finish(self, lesson: str) -> None:
        """Remember a lesson, by its id, as finished; warn if that cannot be saved."""
        try:
            learnt.save_finished(self._game.id, lesson)
        except StorageError as error:
            self._stage.warn(progress_not_saved(storage_error_text(error)))


# The list of the lessons.


class LessonEntry(Button):
    """The button of a lesson: its title and its subject, and before them a sign.

    That is its number, a plus for an extra one, or a tick if it is finished.
    """

    def __init__(
        self, lesson: Lesson, number: int, action: Callable[[], None], *, done: bool
    ) -> None:
        super().__init__(f"lessons/{lesson.id}", lesson.title, action)
        self._about = about_extra(lesson.summary) if lesson.extra else lesson.summary
        self._done = done
        self._number = "+" if lesson.extra else str(number)

    def told(self, element: Element) -> str:
        learnt = WORDS["learnt"] if self._done else ""
        begins = "" if self._number == "+" else f"{self._number}. "
        return flat(lines((f"{begins}{element.label}", self._about, learnt)))

    def draw(self, canvas: Canvas) -> None:
        panels.draw(canvas, self.rect, self.skin)
        side = min(canvas.px(34), self.rect.h - canvas.px(12))
        box = Rect(self.rect.x + canvas.px(12), self.rect.centery - side // 2, side, side)
        if self._done:
            sprites.draw_in(canvas, "icon_confirm", box)
        else:
            panels.pill(canvas, box, theme.PAPER_LIT, theme.PAPER_EDGE)
            text.draw(canvas, self._number, box.center, _NUMBERED)
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

    When all but the extra ones are finished, that button begins a first match.
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
        needed = [number for number, one in enumerate(lessons) if not one.extra]
        left = [number for number in needed if lessons[number].id not in finished]
        label = WORDS["begin"] if left == needed else BUTTONS["go-on"]
        self._on = (
            Button("lessons/on", label, partial(begin, left[0]), look=RED)
            if left
            else Button("lessons/play", WORDS["play-a-first-game"], play, look=RED)
        )
        self._back = Button("lessons/back", BUTTONS["back"], back)
        self._told = _progress(len(needed) - len(left), len(needed))
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

    @property
    def title(self) -> str:
        return pgettext("heading", "Lessons")

    def nodes(self) -> list[Node]:
        choices = [node for one in self._choices for node in one.nodes()]
        return [
            *paragraphs("lessons/told", [self._told]),
            *in_list("lessons/list", self.title, choices),
            *self._back.nodes(),
            *self._on.nodes(),
        ]

    def draw(self, canvas: Canvas) -> None:
        """Draw the heading with the number of finished lessons, and the buttons."""
        panels.wood(canvas)
        head, title = self._head, replace(theme.DISPLAY, colour=theme.CREAM)
        if head.h < canvas.px(_HEAD):
            text.draw(canvas, self.title, head.midleft, replace(title, size=22), "lm")
            text.draw(canvas, self._told, head.midright, theme.NOTE_LIGHT, "rm")
        else:
            text.draw(canvas, self.title, (head.centerx, head.y + head.h * 0.3), title)
            lower = (head.centerx, head.y + head.h * 0.74)
            text.draw(canvas, self._told, lower, theme.NOTE_LIGHT, max_width=head.w)
        super().draw(canvas)


def _progress(done: int, count: int) -> Sentence:
    """Say how many lessons are finished, or what lessons are if none is."""
    if not done:
        return WORDS["what-lessons-are"]
    return progress(done, count)
