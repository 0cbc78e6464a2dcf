"""The description of a game: everything that code outside the game's folder knows of it."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, Protocol

if TYPE_CHECKING:
    from pygame import Surface

    from game.core.game import Action, GameRules, Options, OwnMatch, State
    from game.lessons.first_game import FirstGame
    from game.lessons.lesson import Lesson, Onward
    from game.outcome import Analyse, DecidingFact, Loss, PointsHistory, Results
    from game.players.encoding import Encoding
    from game.players.opponents import Opponents
    from game.players.review import Reviewable
    from game.questions import Question
    from game.rulebook.book import Book
    from game.rulebook.page import PaintFigure
    from game.ui.scene import Scene, Stage
    from game.ui.screen import Screen
    from game.ui.sentence import Words
    from game.words.saying import SentenceTable


MakeReviewable = Callable[["OwnMatch"], "Reviewable[State, Action]"]
"""Returns a match as it can be reviewed (``game.players.review``)."""
Weight = Literal["light", "medium", "demanding"]


@dataclass(frozen=True)
class Painting:
    """A picture that fills a rectangle of any shape.

    Attributes:
        file: its file below sprites/.
        focus: the point that stays in the middle where the picture is cut: the shares of its width
            and height.
    """

    file: str
    focus: tuple[float, float]


@dataclass(frozen=True)
class Cover:
    """What the title shows of a game.

    Attributes:
        wide, tall: its pictures, for windows that are wider than high and for others.
        seats: the least and the greatest number of players.
        minutes: how long a game takes at a table: the least and the most.
        weight: how much there is to think about: light, medium or demanding.
    """

    wide: Painting
    tall: Painting
    seats: tuple[int, int]
    minutes: tuple[int, int]
    weight: Weight


@dataclass(frozen=True, kw_only=True)
class Game:
    """A game, described by its name and by functions that load its parts when they are called.

    The description itself can be pickled.

    Attributes:
        id: the game's name in records, in file names and on the command line.
        name: the name shown to players, the same in every language.
        rules: loads the rules.
        opponents: loads the computer players.
        wording: loads the words; None for a game that can only be played from the command line.
        table: loads the game's own table; None for the plain table (``game.table.plain``).
        lessons: loads the lessons; None if there are none yet.
        first_game: loads what a player is offered as a first game; None for no offer.
        preload: names of the modules that the parts consist of, which may be imported in advance.
        encoding: loads the numeric encoding for learning players; None if there is none.
        reviewable: loads what makes a match reviewable; None if matches cannot be analysed.
        cover: what the title shows beside the name; None for the name alone.
    """

    id: str
    name: str
    rules: Callable[[], GameRules]
    opponents: Callable[[], Opponents]
    wording: Callable[[], Wording] | None = None
    table: Callable[[], Table] | None = None
    lessons: Callable[[], Lessons] | None = None
    first_game: Callable[[], FirstGame] | None = None
    preload: Sequence[str] = ()
    encoding: Callable[[], Encoding] | None = None
    reviewable: Callable[[], MakeReviewable] | None = None
    cover: Cover | None = None


@dataclass(frozen=True, slots=True)
class DiagramSpace:
    """A space of a board.

    Attributes:
        name: the space's name in the notation of actions.
        at: column and row, possibly halves; neighbouring spaces are 1 apart.
        seat: the seat whose piece is on the space; None for no player's piece.
        text: a few letters to write on the space.
        words: a description of what is on the space, for the tooltip.
    """

    name: str
    at: tuple[float, float]
    seat: int | None = None
    text: Words = ""
    words: Words = ""


@dataclass(frozen=True, slots=True)
class Fact:
    """One line of information about a position: a name and a value.

    Attributes:
        name: what the line is about.
        value: its value; empty for a heading.
        level: the indentation: 0 for a line of its own, 1 for a line that belongs to the line of
            level 0 above it, and so on.
    """

    name: Words
    value: Words = ""
    level: int = 0


@dataclass(frozen=True, slots=True)
class Diagram:
    """A simple diagram of a position, for the plain table.

    Attributes:
        spaces: the spaces of the board; empty for a game without a board.
        hexagons: True if the spaces are hexagons: columns are then whole numbers, and every other
            column has its rows at halves.
        lines: further information about the position.
    """

    spaces: tuple[DiagramSpace, ...] = ()
    hexagons: bool = False
    lines: tuple[Fact, ...] = ()


def _nothing(_about: object) -> Words:
    return ""


def _no_questions() -> Sequence[Question]:
    return ()


def _mark(mark: str) -> str:
    return f"mark_{mark}"


@dataclass(frozen=True, kw_only=True)
class Wording:
    """A game in words.

    ``action``, ``parts`` and ``diagram`` are used by the plain table only. A game may leave them
    out even there: the plain table then shows the notation and the values of ``Audit.full_state``.

    Attributes:
        variant: the short name of a variant.
        title: the full name of a variant.
        notice: what a variant means for a player, in a line that is shown wherever it is offered;
            empty for a game with one variant alone.
        options: the chosen options in one short line.
        questions: the options that players can choose, in the current language.
        book: the rulebook in the current language, opened for a variant and its options.
        standing: where a match stands, in one line.
        sentences: the tables of sentences for what rules, records and computer players say.
        figure: the sprite name of a player's figure, by the player's mark.
        action: an action's line in the log, from the view before the action.
        parts: the parts of an action's notation as button labels, the verb first.
        diagram: a diagram of a view.
    """

    variant: Callable[[str], Words]
    title: Callable[[str], Words]
    book: Callable[[str, Options], Book]
    standing: Callable[[OwnMatch], Words]
    sentences: Sequence[SentenceTable]
    notice: Callable[[str], Words] = _nothing
    options: Callable[[Options], Words] = _nothing
    questions: Callable[[], Sequence[Question]] = _no_questions
    figure: Callable[[str], str] = _mark
    action: Callable[[State, Action], Words] | None = None
    parts: Callable[[Action], Sequence[Words]] | None = None
    diagram: Callable[[State], Diagram] | None = None


class OpenTable(Protocol):
    """A function that opens the table with a match on it."""

    def __call__(
        self,
        stage: Stage,
        match: OwnMatch,
        *,
        title: Callable[[], None],
        finished: Callable[[OwnMatch], None],
        since: int | None = None,
    ) -> None:
        """Open the table.

        Args:
            stage: the stage that shows the table.
            match: the match to play.
            title: returns to the title.
            finished: called with the match when the game is over.
            since: replay the actions after this many first; None to start at the current position.
        """


class OpenWatching(Protocol):
    """A function that makes the scene for watching a match that another window plays and saves."""

    def __call__(
        self,
        stage: Stage,
        match: OwnMatch,
        *,
        title: Callable[[], None],
        finished: Callable[[OwnMatch], None],
        another: Callable[[], None],
        take: Callable[[], None],
    ) -> Scene:
        """Make the scene.

        Args:
            stage: the stage that will show the scene.
            match: the match as it was last saved.
            title: returns to the title.
            finished: called with the match when the game is over.
            another: called when the other window plays a different game.
            take: called when the player wants to continue the match in this window.
        """


class DrawPicture(Protocol):
    """A function that draws the board of a match, with public information only.

    It draws into ``size`` pixels, part by part, and returns the surface.
    """

    def __call__(
        self, match: OwnMatch, screen: Screen, size: tuple[int, int]
    ) -> Generator[None, None, Surface]: ...


class OpenReplay(Protocol):
    """A function that makes the scene in which a match is replayed."""

    def __call__(
        self,
        stage: Stage,
        match: OwnMatch,
        course: PointsHistory,
        *,
        leave: Callable[[], None],
        play_on: Callable[[int], None],
    ) -> Scene:
        """Make the scene.

        Args:
            stage: the stage that will show the scene.
            match: the match to replay.
            course: the points of every seat, turn by turn.
            leave: leaves the replay.
            play_on: called with a number of actions, after which a new match is to branch off.
        """


@dataclass(frozen=True)
class Replays:
    """How a game replays its matches.

    Attributes:
        history: the points of a match so far, turn by turn.
        open: makes the replay scene.
    """

    history: Callable[[OwnMatch], PointsHistory]
    open: OpenReplay


@dataclass(frozen=True, kw_only=True)
class Table:
    """A game's table: the functions that open it, and those that show a match elsewhere.

    Attributes:
        open: opens the table with a match.
        watch: makes the scene for watching a match that another window plays.
        scene: the class of its scene, of which that of a match at a host is made.
        outcome: the results of a finished match.
        picture: draws the current position of a match.
        analyse: a computer player's analysis of a finished match; None if the game has none.
        replays: how to replay a match; None if the game cannot.
        paint: paints a figure of the rulebook on a canvas; None if the rulebook has no figures.
        losses: what cost a seat points in a finished match; None if the game does not judge it.
        decided: in what a seat and its best rival differ at the end, for all their points; None if
            the game does not tell it.
    """

    open: OpenTable
    watch: OpenWatching
    scene: type[Scene]
    outcome: Callable[[OwnMatch], Results]
    picture: DrawPicture
    analyse: Analyse | None = None
    replays: Replays | None = None
    paint: PaintFigure | None = None
    losses: Callable[[OwnMatch, int], Sequence[Loss]] | None = None
    decided: Callable[[OwnMatch, int], Sequence[DecidingFact]] | None = None


class OpenLesson(Protocol):
    """A function that makes the table on which a lesson is played."""

    def __call__(
        self,
        stage: Stage,
        write: Callable[[], Lesson],
        *,
        leave: Callable[[], None],
        learnt: Callable[[], None],
        onward: Onward,
    ) -> Scene:
        """Make the lesson's scene.

        Args:
            stage: the stage that will show the scene.
            write: makes the lesson in the current language.
            leave: leaves the lesson.
            learnt: called when the lesson's last goal is reached.
            onward: what comes after the lesson.
        """


@dataclass(frozen=True)
class Lessons:
    """The lessons of a game.

    Attributes:
        all: makes all lessons in order, in the current language.
        open: makes the table of a lesson.
    """

    all: Callable[[], Sequence[Lesson]]
    open: OpenLesson
