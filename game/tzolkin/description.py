"""What Tzolk'in gives of itself; every part is loaded when it is asked for."""

# ruff: noqa: PLC0415

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.description import Cover, Game, Lessons, Painting, Replays, Table

if TYPE_CHECKING:
    from game.core.game import GameRules
    from game.description import MakeReviewable, Wording
    from game.lessons.first_game import FirstGame
    from game.players.encoding import Encoding
    from game.players.opponents import Opponents


def _rules() -> GameRules:
    from game.tzolkin.rules.game_rules import RULES

    return RULES


def _encoding() -> Encoding:
    from game.tzolkin.players.encoding import ENCODING

    return ENCODING


def _reviewable() -> MakeReviewable:
    from game.tzolkin.players.review import reviewable

    return reviewable


def _opponents() -> Opponents:
    from game.tzolkin.players.roster import OPPONENTS

    return OPPONENTS


def _wording() -> Wording:
    from game.tzolkin.words.wording import WORDING

    return WORDING


def _table() -> Table:
    from game.tzolkin.ending.analysis import analyse
    from game.tzolkin.ending.deciding import facts_of
    from game.tzolkin.ending.losses import losses_of
    from game.tzolkin.ending.outcome import results_of_match
    from game.tzolkin.ending.points import points_history
    from game.tzolkin.table.figure import paint_figure
    from game.tzolkin.table.replay import Replay
    from game.tzolkin.table.scene import LookOn, TableScene, open_table
    from game.tzolkin.table.small_picture import picture_of

    return Table(
        open=open_table,
        watch=LookOn,
        scene=TableScene,
        outcome=results_of_match,
        picture=picture_of,
        analyse=analyse,
        replays=Replays(history=points_history, open=Replay),
        paint=paint_figure,
        losses=losses_of,
        decided=facts_of,
    )


def _first_game() -> FirstGame:
    from game.tzolkin.words.first_game import FIRST_GAME

    return FIRST_GAME


def _lessons() -> Lessons:
    from game.tzolkin.lessons import lessons
    from game.tzolkin.table.lesson import LessonTable

    return Lessons(all=lessons, open=LessonTable)


TZOLKIN: Final = Game(
    id="tzolkin",
    name="Tzolk'in",
    rules=_rules,
    opponents=_opponents,
    encoding=_encoding,
    reviewable=_reviewable,
    wording=_wording,
    table=_table,
    lessons=_lessons,
    first_game=_first_game,
    cover=Cover(
        wide=Painting("tzolkin/title.jpg", (0.655, 0.46)),
        tall=Painting("tzolkin/title_portrait.jpg", (0.50, 0.52)),
        seats=(2, 5),
        minutes=(90, 90),
        weight="demanding",
    ),
    preload=(
        "game.tzolkin.rules.game_rules",
        "game.tzolkin.players.roster",
        "game.tzolkin.words.wording",
        "game.tzolkin.table.scene",
        "game.tzolkin.ending.outcome",
        "game.tzolkin.lessons",
        "game.tzolkin.table.lesson",
    ),
)
