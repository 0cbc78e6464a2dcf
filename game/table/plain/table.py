"""The plain table as a game's own."""

from collections.abc import Generator
from functools import partial

from pygame import Surface

from game.core.game import NOBODY, AnyMatch
from game.description import Game, Replays, Table
from game.outcome import PointsHistory, Results, Standing
from game.table import following
from game.table.plain import replay, scene
from game.table.plain.kit import kit_of
from game.table.plain.known import Known
from game.table.plain.shown import Shown
from game.table.plain.view.board import Board
from game.table.plain.view.told import Facts
from game.table.plain.words import SAID
from game.table.players import players_of
from game.table.strangers import opening
from game.ui import theme
from game.ui.screen import Canvas, Screen

# Where a match stands, in a small picture: its board, or the first lines that are told of it.


def picture_of(
    known: Known, match: AnyMatch, screen: Screen, size: tuple[int, int]
) -> Generator[None, None, Surface]:
    """The position as everybody sees it, in so many pixels, part by part."""
    picture = Surface(size).convert()
    picture.fill(theme.PAPER)
    view = known.rules.view(match.state, NOBODY)
    diagram, players = known.diagram(view), players_of(match.setup.players)
    shown = Shown(
        players=players, points=(), seat=view.seat, words=("", ""), diagram=diagram, looks={}
    )
    part = Board() if diagram.spaces else Facts()
    part.lay_out(screen, picture.get_rect())
    part.show(shown)
    yield
    part.paint(Canvas(picture, screen), shown)
    return picture


# How a match ended, by the points of its rules.


def outcome_of(known: Known, match: AnyMatch) -> Results:
    """What the results tell of a finished match: the points, and how they went."""
    points = known.rules.points(match.state)
    standings = [
        Standing(player.name, player.mark, own)
        for player, own in zip(players_of(match.setup.players), points, strict=True)
    ]
    table = [[(SAID["points"], [f"{own:g}" for own in points])]]
    return Results(standings, table, course=course_of(known, match))


def course_of(known: Known, match: AnyMatch) -> PointsHistory:
    """The points after every turn, as whole numbers."""
    rules = known.rules
    ends = [i for i, action in enumerate(match.actions, start=1) if rules.ends_turn(action)]
    seen = [match.before(index) for index in (0, *ends)]
    return PointsHistory(tuple(tuple(map(int, rules.points(state))) for state in seen))


def plain_table(game: Game) -> Table:
    """The table of a game that has words and none of its own. A game that has more to tell of the
    end, or a picture, replaces that."""
    own = Known(game)

    class TableScene(scene.TableScene):
        """Where it is played."""

        known, kit = own, kit_of(own)

    class LookOn(following.LookOn, TableScene):
        """The table that another window plays at."""

    class Replay(replay.Replay, TableScene):
        """The table on which a match is shown again."""

    return Table(
        open=opening(TableScene),
        look_on=LookOn,
        outcome=partial(outcome_of, own),
        picture=partial(picture_of, own),
        again=Replays(partial(course_of, own), Replay),
    )
