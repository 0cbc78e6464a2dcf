"""What a game gives of itself: all that is known of it outside its folder."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from pygame import Surface

    from game.core.game import Action, GameRules, Options, OwnMatch, State, Value
    from game.diagram import Diagram
    from game.lessons.lesson import Lesson
    from game.outcome import Analyse, PointsHistory, Results
    from game.players.encoding import Encoding
    from game.players.opponents import Opponents
    from game.rulebook.book import Book
    from game.rulebook.figure import Illustration, Paint
    from game.ui.scene import Scene, Stage
    from game.ui.screen import Screen
    from game.ui.sentence import Words
    from game.words.saying import Sayings


@dataclass(frozen=True, kw_only=True)
class Game:
    """A game of the house. It can be pickled; its parts are loaded when they are called.

    Attributes:
        id: its name in records, in files and on the command line.
        name: what people call it, in every language.
        rules: its rules.
        opponents: its computer players.
        wording: what it is called and explained by; None while it can only be played by commands.
        table: its own table; None for the plain one (``game.table.plain``).
        lessons: what it is learnt by; None where there is nothing yet.
        ahead: modules that its parts are made of, which may be imported before.
        encoding: itself in numbers; None where nobody learns it.
    """

    id: str
    name: str
    rules: Callable[[], GameRules]
    opponents: Callable[[], Opponents]
    wording: Callable[[], Wording] | None = None
    table: Callable[[], Table] | None = None
    lessons: Callable[[], Lessons] | None = None
    ahead: Sequence[str] = ()
    encoding: Callable[[], Encoding] | None = None


@dataclass(frozen=True)
class OptionValue:
    """One way of playing by an option.

    Attributes:
        words: what it is called.
        origin: which printed rules it follows.
        figure: what it changes; None without a picture.
    """

    value: Value
    words: str
    origin: str
    figure: Illustration | None = None


@dataclass(frozen=True)
class Question:
    """An option of the rules: its name, what is asked, a remark, and the answers."""

    field: str
    words: str
    remark: str
    answers: Sequence[OptionValue]


def _nothing(_about: object) -> Words:
    return ""


def _no_questions() -> Sequence[Question]:
    return ()


def _mark(mark: str) -> str:
    return f"mark_{mark}"


@dataclass(frozen=True, kw_only=True)
class Wording:
    """A game in words. What the plain table alone asks for may be left out there, too: it shows the
    notation, and the plain values of ``Audit.board``.

    Attributes:
        variant: the short name of a variant.
        title: its whole name.
        remark: what must be said wherever a variant is offered; empty for nothing.
        options: the options in one short line.
        questions: what can be chosen of them, in the language in use.
        book: the rules in the language in use, open for a variant with these options.
        standing: where a match stands, in a line.
        sayings: what its rules, its records and its computer players tell in messages.
        figure: the sprite of a player's figure, by his mark.
        action: an action as the log tells it of somebody, by the position before it as it is seen.
        parts: the parts of an action's notation as its buttons say them, the verb first.
        diagram: a position as it is seen.
    """

    variant: Callable[[str], Words]
    title: Callable[[str], Words]
    book: Callable[[str, Options], Book]
    standing: Callable[[OwnMatch], Words]
    sayings: Sequence[Sayings]
    remark: Callable[[str], Words] = _nothing
    options: Callable[[Options], Words] = _nothing
    questions: Callable[[], Sequence[Question]] = _no_questions
    figure: Callable[[str], str] = _mark
    action: Callable[[State, Action], Words] | None = None
    parts: Callable[[Action], Sequence[Words]] | None = None
    diagram: Callable[[State], Diagram] | None = None


class OpenTable(Protocol):
    """Shows the table with a match."""

    def __call__(
        self,
        stage: Stage,
        match: OwnMatch,
        *,
        title: Callable[[], None],
        finished: Callable[[OwnMatch], None],
        since: int | None = None,
    ) -> None:
        """Finished is called when the game is over; what was played since so many actions is shown
        first."""


class OpenLookingOn(Protocol):
    """Makes the scene in which a match is looked on at that another window plays and keeps."""

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
        """Another is called when another game is played there, take when it is to go on here."""


class DrawPicture(Protocol):
    """Draws the board of a match as everybody sees it, in so many pixels, part by part."""

    def __call__(
        self, match: OwnMatch, screen: Screen, size: tuple[int, int]
    ) -> Generator[None, None, Surface]: ...


class OpenReplay(Protocol):
    """Makes the scene in which a match is shown again."""

    def __call__(
        self,
        stage: Stage,
        match: OwnMatch,
        course: PointsHistory,
        *,
        leave: Callable[[], None],
        play_on: Callable[[int], None],
    ) -> Scene:
        """Play on gets the number of actions after which a new game is to branch off."""


@dataclass(frozen=True)
class Replays:
    """How a match is shown again: how its points went so far, and the scene."""

    course: Callable[[OwnMatch], PointsHistory]
    open: OpenReplay


@dataclass(frozen=True, kw_only=True)
class Table:
    """A game's table.

    Attributes:
        outcome: what the results tell of a finished match.
        picture: draws where a match stands.
        analyse: what a computer player makes of it; None where none can tell.
        again: shows a match again; None where a game cannot.
        paint: covers a canvas with what a figure of the rules shows; None without figures.
    """

    open: OpenTable
    look_on: OpenLookingOn
    outcome: Callable[[OwnMatch], Results]
    picture: DrawPicture
    analyse: Analyse | None = None
    again: Replays | None = None
    paint: Paint | None = None


class OpenLesson(Protocol):
    """Makes the table at which a lesson is played."""

    def __call__(
        self,
        stage: Stage,
        write: Callable[[], Lesson],
        *,
        leave: Callable[[], None],
        learnt: Callable[[], None],
        on: Callable[[], None] | None,
    ) -> Scene:
        """Write makes the lesson in the language in use. Learnt is called when its last goal is
        reached, on leads to the next lesson; None after the last."""


@dataclass(frozen=True)
class Lessons:
    """What a game is learnt by.

    Attributes:
        all: its lessons in order, in the language in use.
        open: their table.
        first: the variant that is offered after the last one, for two.
    """

    all: Callable[[], Sequence[Lesson]]
    open: OpenLesson
    first: str
