"""The referee of each game watches a whole game from its record."""

import game.tikal.rules.records as tikal
import game.tzolkin.rules.records as tzolkin
from tests.tikal.rules.referee import Referee as TikalReferee
from tests.tzolkin.rules.referee import Referee as TzolkinReferee


def tikal_points(record: str) -> list[int]:
    """Have the referee watch a whole game of Tikal; return everybody's points."""
    match = tikal.read(record)
    referee = TikalReferee(match.before(0).copy())
    for action in match.actions:
        referee.play(action)
    referee.sign()
    return list(referee.state.score)


def tzolkin_points(record: str) -> list[int]:
    """The same for Tzolk'in."""
    match = tzolkin.read(record)
    referee = TzolkinReferee(match.setup)
    for action in match.actions:
        referee.play(action)
    referee.sign()
    return list(referee.state.score)
