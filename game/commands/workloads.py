"""Random play, for sample records and for measuring speed."""

import random
from typing import Any, Final

from game.core.game import AnyMatch, GameRules, Options, SetupError, Start
from game.games import GAMES, game_called

_PEOPLE: Final = ("Ana", "Ben", "Cleo", "Dan", "Eve", "Fay")


def random_match(
    rules: GameRules, seats: int, seed: int, variant: str = "", options: Options | None = None
) -> AnyMatch:
    """Play a whole game of random legal actions; the same seed gives the same game.

    Raises:
        SetupError: there is no such variant, or it cannot be played by this number of players.
    """
    chance, variant = random.Random(seed), variant or rules.first_variant
    if variant not in rules.variants:
        raise _no_variant(rules, variant[:40])
    players = _players(seats, "random")
    first = int(chance.random() * seats)
    match = rules.match(rules.setup(Start(players, first, seed, variant, options or {})))
    while action := rules.random_action(match.state, chance):
        match.play(action)
    return match


def _no_variant(rules: GameRules, name: str) -> SetupError:
    known = tuple(filter(None, rules.variants))
    if known:
        return SetupError("no-variant", name=name, names=known)
    return SetupError("no-variants", name=name)


def random_play(seats: int, games: int, game: str = "") -> int:
    """Play random games with the seeds from 0 on; return the number of actions, always the same.

    ``game`` is the game's id; empty means the first game.
    """
    chance, actions = random.Random(seats), 0
    rules = (game_called(game) or GAMES[0]).rules()
    engine = rules.engine
    for seed in range(games):
        start = Start(_players(seats, "human"), 0, seed, rules.first_variant)
        state = engine.new_game(rules.setup(start))
        while legal := engine.legal_actions(state):
            engine.apply(state, chance.choice(legal))
            actions += 1
    return actions


def _players(seats: int, kind: str) -> tuple[dict[str, Any], ...]:
    names = [*_PEOPLE, *(f"Player {number}" for number in range(len(_PEOPLE) + 1, seats + 1))]
    return tuple({"name": name, "kind": kind} for name in names[:seats])
