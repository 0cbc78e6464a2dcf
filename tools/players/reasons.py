"""Counts false reasons: python -m tools.players.reasons --game tikal --games 1000 --hints.

Whole games of every variant, number of seats, set of options, level and temper, dealt by chance;
every reason is held to what its decision does in the real position, as the tests hold it, and with
``--hints`` every sentence of the plan that a hint makes of the decision. With ``--asked 40`` about
one in 40 decisions is left out somewhere in its middle, and a player of a level drawn by chance is
asked to go on from there, as for a hint: so slow levels are held in games that fast ones play.
Prints each false one, how often each reason was given, and ends with 1 if any was false.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any, Final

from game.core.game import Value
from game.players.player import Decision, decide
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


def asked(
    game: TournamentGame,
    state: Any,  # noqa: ANN401 (any game's)
    decision: Decision,
    chance: Random,
) -> tuple[Any, Decision]:
    """What a player of a level drawn by chance does from somewhere in a decision on."""
    engine, opponents, begun = game.rules().engine, game.opponents(), state.copy()
    for action in decision.actions[: chance.randrange(len(decision.actions))]:
        engine.apply(begun, action)
    level = chance.choice(opponents.levels).name
    view = game.rules().view(begun, begun.seat)
    return begun, decide(opponents.player(level, chance.getrandbits(16)), view)


def held_decisions(fixture: Fixture, one_in: int, chance: Random) -> Iterator[tuple[Any, Decision]]:
    """The decisions of a game, and what is decided instead of about one in so many of them."""
    for state, decision in decisions(fixture):
        yield state, decision
        if one_in and not chance.randrange(one_in):
            yield asked(fixture.game, state, decision, chance)


def counted(
    held: Held, names: list[str], seed: int, *, hints: bool, one_in: int
) -> tuple[Counter[str], list[str]]:
    """How often each reason is given in the game of a seed, and what is false."""
    fixture = dealt(held.game, names, seed)
    given, false = Counter[str](), []
    for state, decision in held_decisions(fixture, one_in, Random(seed)):
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
    parser.add_argument(
        "--asked", type=int, default=0, help="another level is asked at one in so many decisions"
    )
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
        count = partial(counted, held, names, hints=options.hints, one_in=options.asked)
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
