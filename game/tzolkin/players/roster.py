"""The computer players of Tzolk'in, by the names that records, set-up and tournaments use."""

from dataclasses import replace
from functools import partial
from typing import Final

from game.core.game import Engine
from game.players import bot
from game.players.opponents import (
    N_,
    NC_,
    SURPRISE,
    LevelOrTemper,
    Opponents,
    four_levels,
    level_and_temper,
)
from game.players.player import Player
from game.tzolkin import rules
from game.tzolkin.players.rounds import Level
from game.tzolkin.players.thinker import Thinker
from game.tzolkin.players.weights import TEMPERS, grandmaster_weights, tempered


class Bot(bot.Bot):
    """Base class of a bot for Tzolk'in that picks one of the legal actions (docs/bots.md)."""

    engine: Engine = rules


class RandomPlayer(bot.RandomBot):
    """A computer player that plays random legal actions."""

    engine: Engine = rules


LEVELS: Final = {
    "novice": Level(beam_width=1, judgement_error=5.0),
    "explorer": Level(beam_width=2, judgement_error=2.0),
    "archaeologist": Level(
        beam_width=2, searched_turns=6, rounds_ahead=1, lines_kept=3, judgement_error=1.5
    ),
    "master": Level(
        beam_width=6,
        searched_turns=14,
        rounds_ahead=5,
        lines_kept=9,
        turns_per_line=3,
        later_beam_width=2,
        predicts_rivals=True,
    ),
    "grandmaster": Level(
        beam_width=8,
        searched_turns=40,
        rounds_ahead=6,
        lines_kept=30,
        turns_per_line=6,
        later_beam_width=3,
        predicts_rivals=True,
        merges_lines=True,
        choice_lines=8,
        weights=grandmaster_weights,
    ),
}
"""The levels by name, the easiest first."""

SURPRISES: Final = ("", "farmer", "priest", "builder")
"""Tempers among which a surprise opponent's temper is drawn; empty for none.

Do not change this tuple: saved games draw the temper again when they are continued.
"""

_DRIFTER: Final = LevelOrTemper("random", NC_("level", "Drifter"))


def _make(name: str, seed: int) -> Player:
    if name == _DRIFTER.name:
        return RandomPlayer(seed)
    level, temper = level_and_temper(name, seed, SURPRISES)
    if temper:
        return Thinker(replace(LEVELS[level], weights=partial(tempered, temper)), seed)
    return Thinker(LEVELS[level], seed)


OPPONENTS: Final = Opponents(
    levels=(
        *four_levels(NC_("level", "Scribe"), NC_("level", "Astronomer")),
        LevelOrTemper("grandmaster", NC_("level", "Grandmaster"), N_("The hardest, and slow")),
    ),
    tempers=(*(one.named for one in TEMPERS.values()), SURPRISE),
    levels_with_temper=("explorer", "archaeologist"),
    unlisted=(_DRIFTER,),
    default_level="explorer",
    make=_make,
)
player_named: Final = OPPONENTS.player
