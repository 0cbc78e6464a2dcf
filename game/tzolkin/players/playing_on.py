"""Who plays a match on, to see what a turn has cost."""

from typing import Final

from game.players.playing_on import PlayingOn, TwoLevels
from game.tzolkin.players.forecast import forecast
from game.tzolkin.players.price_tables import days_to_come
from game.tzolkin.players.roster import player_named
from game.tzolkin.players.rounds import sampled_position
from game.tzolkin.rules.game_rules import RULES
from game.tzolkin.rules.state import State

_LAST_DAYS: Final = 4
"""So many days before the end the Archaeologists begin."""


def _is_late(view: State) -> bool:
    return days_to_come(view).days_left <= _LAST_DAYS


PLAYING_ON: Final = PlayingOn(
    RULES,
    TwoLevels.of(player_named, _is_late),
    sampled_position,
    forecast,
    rounds=5,
    slow=6,
    doubt=3.5,
)
