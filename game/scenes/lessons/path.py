"""The path through a game's lessons: the list, a lesson, the next one, a first match."""

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
    """Show the lessons of a game, after asking for the game if there are several.

    ``back`` leaves them; ``play`` opens the first match that is offered after the last lesson.
    """
    ask_which(stage, lambda game: LessonPath(stage, game, back, play).show(), learnable())


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
        """Begin a short match against the easiest computer player."""
        match = begun_by_lot(NewGame.first(self._game, self._lessons.first))
        offer_help(self._stage, partial(self._play, match))

    def begin(self, number: int) -> None:
        """Open a lesson at its beginning; ``number`` counts from 0."""
        lesson = self._all[number]
        on = partial(self.begin, number + 1) if number + 1 < len(self._all) else None
        finish = partial(self._finish, lesson.id)
        table = self._lessons.open(
            self._stage, partial(self._written, number), leave=self.show, learnt=finish, on=on
        )
        self._stage.go(table)

    def _written(self, number: int) -> Lesson:
        """Return the lesson anew, in the language in use."""
        return self._lessons.all()[number]

    def _finished(self) -> Collection[str]:
        """Return the ids of the finished lessons; warn and return none if they cannot be read."""
        try:
            return learnt.finished(self._game.id)
        except StorageError as error:
            self._stage.warn(not_known(why(error)))
            return ()

    def _finish(self, lesson: str) -> None:
        """Remember a lesson, by its id, as finished; warn if that cannot be saved."""
        try:
            learnt.finish(self._game.id, lesson)
        except StorageError as error:
            self._stage.warn(not_saved(why(error)))
