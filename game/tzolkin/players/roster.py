"""The computer players of Tzolk'in, by the names that records, set-up and tournaments use."""

from dataclasses import replace
from functools import partial
from typing import Final

from game.core.game import Engine
from game.players import bot
from game.players.opponents import FOUR_LEVELS, N_, SURPRISE, Named, Opponents, level_and_temper
from game.players.player import Player
from game.tzolkin import rules
from game.tzolkin.players.level import Level
from game.tzolkin.players.thinker import Thinker
from game.tzolkin.players.weights import TEMPERS, tempered, tuned


class Bot(bot.Bot):
    """Base class of a bot for Tzolk'in that picks one of the legal actions (docs/bots.md)."""

    engine: Engine = rules


class RandomPlayer(bot.RandomBot):
    """A computer player that plays random legal actions."""

    engine: Engine = rules


LEVELS: Final = {
    "novice": Level(width=1, blur=5.0),
    "explorer": Level(width=2, blur=2.0),
    "archaeologist": Level(width=2, turns=6, rounds=1, lines=3, blur=1.5),
    "master": Level(width=6, turns=14, rounds=5, lines=9, branches=3, later_width=2, foresees=True),
}
"""The levels by name, the easiest first."""

SURPRISES: Final = ("", "farmer", "priest", "builder")
"""Tempers among which a surprise opponent's temper is drawn; empty for none.

Do not change this tuple: saved games draw the temper again when they are continued.
"""

_DRIFTER: Final = Named("random", N_("Drifter"))


def _make(name: str, seed: int) -> Player:
    if name == _DRIFTER.name:
        return RandomPlayer(seed)
    level, temper = level_and_temper(name, seed, SURPRISES)
    weights = partial(tempered, temper) if temper else tuned
    return Thinker(replace(LEVELS[level], weights=weights), seed)


OPPONENTS: Final = Opponents(
    levels=FOUR_LEVELS,
    tempers=(*(one.named for one in TEMPERS.values()), SURPRISE),
    tempered=("explorer", "archaeologist"),
    plain=(_DRIFTER,),
    usual="explorer",
    make=_make,
)
player_named: Final = OPPONENTS.player
