"""The computer players of Tikal by name, as records, set-up and tournaments call them."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from game.players.opponents import FOUR_LEVELS, N_, SURPRISE, Named, Opponents, level_and_temper
from game.players.player import Player
from game.tikal.players.level import Level
from game.tikal.players.plain import GreedyPlayer, RandomPlayer
from game.tikal.players.thinker import Thinker
from game.tikal.players.weights import TEMPERS, grand, tempered

LEVELS: Final = {
    "novice": Level(width=6, placements=1, blur=20.0),
    "explorer": Level(width=1, placements=1, blur=3.0),
    "archaeologist": Level(width=3, placements=2),
    "master": Level(width=16, placements=6, replies=8, crowd=2),
    "grandmaster": Level(width=32, placements=16, replies=32, trials=4, deals=8, weights=grand),
}
"""The levels, the easiest first. A Novice sees many plans, so that its mistakes can be great."""

SURPRISES: Final = ("", "builder", "hunter", "spoiler")
"""The tempers to draw from. Never change it: saved games depend on the temper drawn here."""

_PLAIN: Final[dict[str, Callable[[int], Player]]] = {"random": RandomPlayer, "greedy": GreedyPlayer}


def _make(name: str, seed: int) -> Player:
    if name in _PLAIN:
        return _PLAIN[name](seed)
    level, temper = level_and_temper(name, seed, SURPRISES)
    if temper:
        return Thinker(replace(LEVELS[level], weights=partial(tempered, temper)), seed)
    return Thinker(LEVELS[level], seed)


OPPONENTS: Final = Opponents(
    levels=(*FOUR_LEVELS, Named("grandmaster", N_("Grandmaster"), N_("Takes its time"))),
    tempers=(*(one.named for one in TEMPERS.values()), SURPRISE),
    tempered=("explorer", "archaeologist"),
    plain=(Named("random", N_("Drifter")), Named("greedy", N_("Grabber"))),
    usual="explorer",
    make=_make,
)

player_named: Final = OPPONENTS.player
