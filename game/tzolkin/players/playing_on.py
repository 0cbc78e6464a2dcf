"""Who plays a match on, to see what a turn has cost."""

from typing import Final

from game.players.player import Player, Thinking
from game.players.playing_on import PlayingOn
from game.tzolkin.players.forecast import forecast
from game.tzolkin.players.price_tables import days_to_come
from game.tzolkin.players.roster import player_named
from game.tzolkin.players.rounds import sampled_position
from game.tzolkin.rules.game_rules import RULES
from game.tzolkin.rules.state import State

_LAST_DAYS: Final = 4
"""So many days before the end the Archaeologists begin."""


class _Explorers:
    """Explorers, who think fast; in the last days Archaeologists, who see what is left to bring."""

    def __init__(self, seed: int) -> None:
        self._early: Player = player_named("explorer", seed)
        self._late: Player = player_named("archaeologist", seed)

    def think(self, view: State, /) -> Thinking:
        late = days_to_come(view).days_left <= _LAST_DAYS
        return (self._late if late else self._early).think(view)


PLAYING_ON: Final = PlayingOn(RULES, _Explorers, sampled_position, forecast, rounds=5, doubt=3.0)
