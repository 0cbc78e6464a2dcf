"""The referee of each game watches a whole game from its record."""

import game.tikal.rules.records as tikal
import game.tzolkin.rules.records as tzolkin
from game.tikal.rules.state import State as TikalState
from game.tzolkin.rules.state import State as TzolkinState
from tests.tikal.rules.referee import Referee as TikalReferee
from tests.tzolkin.rules.referee import Referee as TzolkinReferee


def tikal_end(record: str) -> TikalState:
    """Have the referee watch a whole game of Tikal; return the position at the end."""
    match = tikal.read(record)
    referee = TikalReferee(match.before(0).copy())
    for action in match.actions:
        referee.play(action)
    referee.sign()
    return referee.state


def tzolkin_end(record: str) -> TzolkinState:
    """The same for Tzolk'in."""
    match = tzolkin.read(record)
    referee = TzolkinReferee(match.setup)
    for action in match.actions:
        referee.play(action)
    referee.sign()
    return referee.state
