"""The plain table as a game's own."""

from functools import partial

from game.description import Again, Game, Table
from game.table import following
from game.table.plain import replay, scene
from game.table.plain.kit import kit_of
from game.table.plain.known import Known
from game.table.plain.outcome import course_of, outcome_of
from game.table.plain.small_picture import picture_of
from game.table.strangers import opening


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
        again=Again(partial(course_of, own), Replay),
    )
