"""Who plays a match on, to see what a turn has cost."""

from typing import Final

from game.players.playing_on import PlayingOn, TwoLevels
from game.tikal.players.evaluation import turns_until_scorings
from game.tikal.players.forecast import forecast
from game.tikal.players.planning.search import deal_hidden
from game.tikal.players.roster import player_named
from game.tikal.rules.game_rules import RULES
from game.tikal.rules.state import State

_LAST_TURNS: Final = 2
"""So many turns of every seat before the last scoring round the Archaeologists begin."""


def _is_late(view: State) -> bool:
    return next(reversed(turns_until_scorings(view)), 0.0) <= _LAST_TURNS


PLAYING_ON: Final = PlayingOn(
    RULES,
    TwoLevels.of(player_named, _is_late),
    deal_hidden,
    forecast,
    rounds=3,
    slow=2,
    doubt=3.5,
)
