"""Every lesson on its way: what is told first, a hint, what cannot be done any more, the end."""

from __future__ import annotations

from game.description import Game
from game.games import GAMES
from game.journey import Journey
from game.lessons import learnt
from game.lessons.lesson import LessonState
from tools.gallery.visit import Opening, Visit
from tools.lesson_taps import TAPS

_FIRST = GAMES[0]
_LESSONS = _FIRST.lessons().all() if _FIRST.lessons else []


def the_list(*done: str, game: Game = _FIRST) -> Opening:
    """The list, after these lessons."""

    def open_list(visit: Visit) -> None:
        for lesson in done:
            learnt.save_finished(game.id, lesson)
        Journey(visit.stage).lessons(game)

    return open_list


def lesson(id: str, *ids: str, game: Game = _FIRST) -> Opening:
    """A lesson, with what is then touched."""

    def open_lesson(visit: Visit) -> None:
        the_list(game=game)(visit)
        visit.settle()
        visit.tap(f"lessons/{id}", *ids)

    return open_lesson


def asked(id: str, game: Game = _FIRST) -> Opening:
    """A lesson's first goal, with its hint."""

    def open_asked(visit: Visit) -> None:
        lesson(id, game=game)(visit)
        visit.look()
        while "lesson/next" in visit.ids():
            visit.tap("lesson/next")
        course = visit.stage.bottom.course  # type: ignore[attr-defined]
        assert course.state is LessonState.PLAYING
        if not course.hint_shown:
            visit.tap("lesson/hint")

    return open_asked


SCENES: dict[str, Opening] = {
    "lessons": the_list(),
    "lessons-some": the_list("place", "walk"),
    "lessons-all": the_list(*(one.id for one in _LESSONS)),
    **{f"lesson-{one.id}": lesson(one.id) for one in _LESSONS},
    **{f"lesson-{one.id}-hint": asked(one.id) for one in _LESSONS},
    "lesson-learnt": lesson("temple", *TAPS["temple"]),
    "lesson-lost": lesson("temple", "end-turn", "dialog/end"),
    "lesson-menu": lesson("walk", "tool/menu"),
}
