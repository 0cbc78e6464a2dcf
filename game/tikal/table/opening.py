"""How the table is opened: whoever is not known is asked for first."""

from collections.abc import Callable
from functools import partial

from game.table.strangers import begin_or_ask
from game.tikal.players.roster import OPPONENTS
from game.tikal.rules.records.record import TikalMatch
from game.tikal.table.scene import TableScene
from game.ui.scene import Stage


def open_table(
    stage: Stage,
    match: TikalMatch,
    *,
    title: Callable[[], None],
    finished: Callable[[TikalMatch], None],
    since: int | None = None,
) -> None:
    """Show the table with a match, first what was played since so many actions; ``finished`` is
    called when the game is over.

    Where the record names a computer player that there is not, it asks first who is to play.
    """
    table = TableScene(stage, match, title=title, finished=finished)
    stage.go(table)
    again = partial(open_table, stage, match, title=title, finished=finished, since=since)
    begin_or_ask(stage, match, OPPONENTS, table, since=since, again=again)
