"""What Tikal gives of itself; every part is loaded when it is asked for."""

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
    from game.tikal.rules.game_rules import RULES

    return RULES


def _encoding() -> Encoding:
    from game.tikal.players.encoding import ENCODING

    return ENCODING


def _reviewable() -> MakeReviewable:
    from game.tikal.players.review import reviewable

    return reviewable


def _opponents() -> Opponents:
    from game.tikal.players.roster import OPPONENTS

    return OPPONENTS


def _wording() -> Wording:
    from game.tikal.words.wording import WORDING

    return WORDING


def _table() -> Table:
    from game.tikal.ending.analysis import analyse
    from game.tikal.ending.deciding import facts_of
    from game.tikal.ending.losses import losses_of
    from game.tikal.ending.outcome import course_of, outcome_of
    from game.tikal.table.pictures import paint_figure, paint_thumbnail
    from game.tikal.table.replay import Replay
    from game.tikal.table.scene import LookOn, TableScene, open_table

    return Table(
        open=open_table,
        watch=LookOn,
        scene=TableScene,
        outcome=outcome_of,
        picture=paint_thumbnail,
        analyse=analyse,
        replays=Replays(history=course_of, open=Replay),
        paint=paint_figure,
        losses=losses_of,
        decided=facts_of,
    )


def _lessons() -> Lessons:
    from game.tikal.lessons import lessons
    from game.tikal.table.lesson import LessonTable

    return Lessons(all=lessons, open=LessonTable)


def _first_game() -> FirstGame:
    from game.tikal.words.first_game import FIRST_GAME

    return FIRST_GAME


TIKAL: Final = Game(
    id="tikal",
    name="Tikal",
    rules=_rules,
    opponents=_opponents,
    encoding=_encoding,
    reviewable=_reviewable,
    wording=_wording,
    table=_table,
    lessons=_lessons,
    first_game=_first_game,
    cover=Cover(
        wide=Painting("title.jpg", (0.66, 0.36)),
        tall=Painting("title_portrait.jpg", (0.53, 0.436)),
        seats=(2, 4),
        minutes=(90, 120),
        weight="medium",
    ),
    preload=(
        "game.tikal.rules.game_rules",
        "game.tikal.players.roster",
        "game.tikal.words.wording",
        "game.tikal.table.board",
        "game.tikal.table.motion",
        "game.tikal.table.panels",
        "game.tikal.table.modes",
        "game.tikal.table.scene",
        "game.tikal.ending.outcome",
        "game.tikal.lessons",
        "game.tikal.table.lesson",
    ),
)
