"""The plain table as a game's ``Table``."""

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

# A small picture of a match: its board, or the first lines about its position.


def picture_of(
    known: Known, match: AnyMatch, screen: Screen, size: tuple[int, int]
) -> Generator[None, None, Surface]:
    """Paint a match's position as everybody may see it, part by part; return the picture.

    ``size`` is in device pixels.
    """
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


# How a match ended, by the points that its rules count.


def outcome_of(known: Known, match: AnyMatch) -> Results:
    """Return the results of a finished match: the points, and their course over its turns."""
    points = known.rules.points(match.state)
    standings = [
        Standing(player.name, player.mark, own)
        for player, own in zip(players_of(match.setup.players), points, strict=True)
    ]
    table = [[(SAID["points"], [f"{own:g}" for own in points])]]
    return Results(standings, table, course=course_of(known, match))


def course_of(known: Known, match: AnyMatch) -> PointsHistory:
    """Return the points at the beginning and after every turn, as whole numbers."""
    rules = known.rules
    ends = [i for i, action in enumerate(match.actions, start=1) if rules.ends_turn(action)]
    seen = [match.before(index) for index in (0, *ends)]
    return PointsHistory(tuple(tuple(map(int, rules.points(state))) for state in seen))


def plain_table(game: Game) -> Table:
    """Return the plain table for a game that has words but no table of its own.

    A game that has its own results or pictures of matches replaces these.
    """
    own = Known(game)

    class TableScene(scene.TableScene):
        """The scene in which the game is played."""

        known, kit = own, kit_of(own)

    class LookOn(following.LookOn, TableScene):
        """The scene that watches what another window plays."""

    class Replay(replay.Replay, TableScene):
        """The scene in which a match is replayed."""

    return Table(
        open=opening(TableScene),
        look_on=LookOn,
        outcome=partial(outcome_of, own),
        picture=partial(picture_of, own),
        again=Replays(partial(course_of, own), Replay),
    )
