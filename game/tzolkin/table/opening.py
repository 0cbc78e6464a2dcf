"""How the table is opened: whoever is not known is asked for first."""

from collections.abc import Callable
from functools import partial

from game.table.strangers import begin_or_ask
from game.tzolkin.players.roster import OPPONENTS
from game.tzolkin.rules.records.record import TzolkinMatch
from game.tzolkin.table.scene import TableScene
from game.ui.scene import Stage


def open_table(
    stage: Stage,
    match: TzolkinMatch,
    *,
    title: Callable[[], None],
    finished: Callable[[TzolkinMatch], None],
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
