"""The plain table as a game's own."""

from functools import partial

from game.description import Again, Game, Table
from game.table.plain.known import Known
from game.table.plain.onlooker import LookOn
from game.table.plain.outcome import course_of, outcome_of
from game.table.plain.replay import Replay
from game.table.plain.scene import TableScene
from game.table.plain.small_picture import picture_of
from game.table.strangers import opening


def plain_table(game: Game) -> Table:
    """The table of a game that has words and none of its own. A game that has more to tell of the
    end, or a picture, replaces that."""
    known = Known(game)
    return Table(
        open=opening(partial(TableScene, known=known), known.opponents),
        look_on=partial(LookOn, known),
        outcome=partial(outcome_of, known),
        picture=partial(picture_of, known),
        again=Again(partial(course_of, known), partial(Replay, known)),
    )
