"""The way through a game's lessons: the list, a lesson, the next one."""

from collections.abc import Callable, Collection
from functools import partial

from game.core.game import AnyMatch
from game.description import Game
from game.games import learnable
from game.lessons import learnt
from game.lessons.lesson import Lesson
from game.platform import StorageError
from game.scenes.lessons.offer import offer_help
from game.scenes.lessons.scene import LessonsScene
from game.scenes.lessons.words import not_known, not_saved
from game.scenes.setup import NewGame, begun_by_lot
from game.scenes.which import ask_which
from game.ui.scene import Stage
from game.words.storage import why


def show_lessons(stage: Stage, back: Callable[[], None], play: Callable[[AnyMatch], None]) -> None:
    """The lessons of the game that is chosen, if there is a choice; who has learnt them all may
    ``play`` a first game."""
    ask_which(stage, lambda game: LessonPath(stage, game, back, play).show(), learnable())


class LessonPath:
    """Leads from lesson to lesson, and back to where somebody came from."""

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
        """The list, with what has been finished."""
        done, play = self._finished(), self._play_first
        scene = LessonsScene(self._stage, self._all, done, self.begin, self._back, play=play)
        self._stage.go(scene)

    def _play_first(self) -> None:
        """A short game against somebody who is new to it, too."""
        match = begun_by_lot(NewGame.first(self._game, self._lessons.first))
        offer_help(self._stage, partial(self._play, match))

    def begin(self, number: int) -> None:
        """A lesson, from its beginning."""
        lesson = self._all[number]
        on = partial(self.begin, number + 1) if number + 1 < len(self._all) else None
        finish = partial(self._finish, lesson.id)
        table = self._lessons.open(
            self._stage, partial(self._written, number), leave=self.show, learnt=finish, on=on
        )
        self._stage.go(table)

    def _written(self, number: int) -> Lesson:
        """A lesson in the language in use."""
        return self._lessons.all()[number]

    def _finished(self) -> Collection[str]:
        try:
            return learnt.finished(self._game.id)
        except StorageError as error:
            self._stage.warn(not_known(why(error)))
            return ()

    def _finish(self, lesson: str) -> None:
        try:
            learnt.finish(self._game.id, lesson)
        except StorageError as error:
            self._stage.warn(not_saved(why(error)))
