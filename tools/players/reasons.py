"""Counts false reasons: python -m tools.players.reasons --game tikal --games 1000 --hints.

Whole games of every variant, number of seats, set of options, level and temper, dealt by chance;
every reason is held to what its decision does in the real position, as the tests hold it, and with
``--hints`` every sentence of the plan that a hint makes of the decision. Prints each false one, how
often each reason was given, and ends with 1 if any was false.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any, Final

from game.core.game import Value
from game.players.player import Decision
from game.players.reasons import single_reasons
from game.players.tournament.arena import processes
from game.players.tournament.fixture import Fixture, TournamentGame
from game.tikal.description import TIKAL
from game.tzolkin.description import TZOLKIN
from tests.players.watched import decisions
from tests.tikal.players import truth as of_tikal
from tests.tikal.table import plan_truth as plans_of_tikal
from tests.tzolkin.players import truth as of_tzolkin
from tests.tzolkin.table import plan_truth as plans_of_tzolkin


@dataclass(frozen=True)
class Held:
    """How a game's reasons and hints are held to its positions.

    Attributes:
        game: the game.
        is_true: whether a decision's reason is true.
        false_in_plan: what is false in the plan that a hint makes of a decision.
    """

    game: TournamentGame
    is_true: Callable[[Any, Decision], bool]
    false_in_plan: Callable[[Any, Decision], list[str]]


GAMES: Final = {
    TIKAL.id: Held(TIKAL, of_tikal.is_true, plans_of_tikal.falsehoods),
    TZOLKIN.id: Held(TZOLKIN, of_tzolkin.is_true, plans_of_tzolkin.falsehoods),
}
_CROWDED: Final = (5, {"quick_actions": True})
"""Tzolk'in for five is played with the quick actions."""


def dealt(game: TournamentGame, names: list[str], seed: int) -> Fixture:
    """The game of a seed: who plays what."""
    chance, rules = Random(seed), game.rules()
    variant = chance.choice(list(rules.variants))
    seats = chance.choice(list(rules.variants[variant]))
    options: dict[str, Value] = {
        name: chance.choice(values) for name, values in rules.options.items()
    }
    if seats == _CROWDED[0]:
        options |= _CROWDED[1]
    players = tuple(chance.choice(names) for _ in range(seats))
    return Fixture(game, players, seed, variant=variant, options=tuple(options.items()))


def counted(
    held: Held, names: list[str], seed: int, *, hints: bool
) -> tuple[Counter[str], list[str]]:
    """How often each reason is given in the game of a seed, and what is false."""
    fixture = dealt(held.game, names, seed)
    given, false = Counter[str](), []
    for state, decision in decisions(fixture):
        given.update(one.name for one, _points in single_reasons(decision.reason))
        wrong = [] if held.is_true(state, decision) else [str(decision.reason)]
        wrong += held.false_in_plan(state, decision) if hints else []
        done = ", ".join(map(str, decision.actions))
        false += [f"seed {seed}, {fixture.entrants}: {one} ({done})" for one in wrong]
    return given, false


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser("python -m tools.players.reasons", description=__doc__)
    parser.add_argument("--game", choices=GAMES, default=TIKAL.id)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--levels", default="", help="only these, with commas between")
    parser.add_argument("--hints", action="store_true", help="hold plans of hints to it too")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    held, given, false = GAMES[options.game], Counter[str](), list[str]()
    wanted = options.levels.split(",") if options.levels else []
    opponents = held.game.opponents()
    plain = [one.name for one in opponents.unlisted]
    names = [
        name
        for name in opponents.names
        if name not in plain and (not wanted or name.partition(":")[0] in wanted)
    ]
    seeds = range(options.first, options.first + options.games)
    with processes(options.jobs) as executor:
        count = partial(counted, held, names, hints=options.hints)
        for one, wrong in executor.map(count, seeds, chunksize=5):
            given += one
            false += wrong
            for line in wrong:
                print(line, flush=True)
    for name, number in given.most_common():
        print(f"{number:7,} {name}")
    print(f"{given.total():,} reasons in {options.games:,} games, {len(false):,} false")
    sys.exit(bool(false))


if __name__ == "__main__":
    main()
