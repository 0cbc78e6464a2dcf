"""Computer players by name, as records, set-up and tournaments call them.

A name is a level, or a level and a temperament: ``master``, ``explorer:spoiler``.
"""

import random
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from game.players.player import Player
from game.tikal.players.level import Level
from game.tikal.players.plain import GreedyPlayer, RandomPlayer
from game.tikal.players.thinker import Thinker
from game.tikal.players.weights import TEMPERAMENTS, tempered, tuned

LEVELS: Final = {
    "novice": Level(width=6, placements=1, blur=20.0),
    "explorer": Level(width=1, placements=1, blur=3.0),
    "archaeologist": Level(width=3, placements=2),
    "master": Level(width=16, placements=6, replies=8, crowd=2),
}
"""The levels, the easiest first. A Novice sees many plans, so that its mistakes can be great."""

SURPRISE: Final = "surprise"
"""Any of the temperaments, or none; the seed decides."""

TEMPERED: Final = ("explorer", "archaeologist")
"""The levels that have temperaments."""

_PLAIN: Final[dict[str, Callable[[int], Player]]] = {"random": RandomPlayer, "greedy": GreedyPlayer}

NAMES: Final = (
    *_PLAIN,
    *LEVELS,
    *(f"{level}:{one}" for level in TEMPERED for one in (*TEMPERAMENTS, SURPRISE)),
)


class UnknownPlayer(ValueError):
    """No computer player has this name."""


def player_named(name: str, seed: int) -> Player:
    """The computer player of this name; its chance comes from ``seed``.

    Raises:
        UnknownPlayer: there is none.
    """
    if name not in NAMES:
        raise UnknownPlayer(f"no computer player is called '{name:.40}'; {', '.join(NAMES)} are")
    if name in _PLAIN:
        return _PLAIN[name](seed)
    level, _, temperament = name.partition(":")
    if temperament == SURPRISE:
        choices = ["", *TEMPERAMENTS]
        temperament = choices[int(random.Random(seed).random() * len(choices))]
    weights = partial(tempered, temperament) if temperament else tuned
    return Thinker(replace(LEVELS[level], weights=weights), seed)
