"""The ``GameRules`` of Tzolk'in, through which shared code reaches the rules; and random games."""

import random
from collections.abc import Sequence
from dataclasses import asdict
from functools import partial
from typing import Any, Final

from game.core import perft as counting
from game.core.game import Audit, GameRules, SetupChoices
from game.tzolkin import rules
from game.tzolkin.rules.actions import Action, parse
from game.tzolkin.rules.data.expansion import BACAB_LIMITS, MONUMENTS_5
from game.tzolkin.rules.play import legal_actions
from game.tzolkin.rules.records import TzolkinMatch, board_values, drawn_from_seed, reading, seal
from game.tzolkin.rules.scoring import QUARTERS, totals_in_quarters, winners
from game.tzolkin.rules.setup import (
    MAX_SEATS,
    MAX_SEATS_OF_BASE,
    MIN_SEATS,
    OPTION_NAMES,
    Options,
    Setup,
    new_setup,
)
from game.tzolkin.rules.state import OVER, State

_NUMBERS: Final = {"bacab_limit": BACAB_LIMITS, "monuments5": MONUMENTS_5}


def _setup(start: SetupChoices) -> Setup:
    options = Options(**RULES.with_defaults(start.options))  # type: ignore[arg-type]
    return new_setup(start.players, start.first_player, start.seed, options)


def _needed(seats: int) -> dict[str, Any]:
    """Return the options that this number of players requires: five need quick actions (17)."""
    return {"quick_actions": True} if seats > MAX_SEATS_OF_BASE else {}


def _chosen(setup: Setup) -> tuple[str, dict[str, Any]]:
    return "", asdict(setup.options)


def _ends_turn(action: Action) -> bool:
    return action.verb in ("end", "pass")


def _points(state: State) -> Sequence[float]:
    final = totals_in_quarters(state)
    return [total / QUARTERS for total in final] if final else state.score


def _line(state: State) -> dict[str, Any]:
    seat = None if state.phase == OVER else state.seat
    return {"phase": state.phase, "seat": seat, "scores": state.score}


def _result(state: State) -> dict[str, Any]:
    return {
        "final": state.phase == OVER,
        "scores": state.score,
        "totals": totals_in_quarters(state),
        "winners": winners(state) or None,
    }


def random_action(state: State, chance: random.Random) -> Action | None:
    """Return one of the legal actions at random, or None when the game is over."""
    legal = legal_actions(state)
    return legal[int(chance.random() * len(legal))] if legal else None


RULES: Final = GameRules(
    engine=rules,
    variants={"": range(MIN_SEATS, MAX_SEATS + 1)},
    options={name: _NUMBERS.get(name, (False, True)) for name in OPTION_NAMES},
    view=rules.view,
    setup=_setup,
    variant_and_options=_chosen,
    required_options=_needed,
    new_match=TzolkinMatch,
    read_in_steps=reading,
    parse=parse,
    random_action=random_action,
    ends_turn=_ends_turn,
    points=_points,
    audit=Audit(
        full_state=board_values,
        summary=_line,
        result=_result,
        seal=seal,
        drawn_from_seed=drawn_from_seed,
    ),
)


# Games of random actions and counts of all games (perft), for tests and benchmarks.

_NAMES: Final = ("Ana", "Ben", "Cleo", "Dan", "Eve")


def random_match(seats: int, seed: int, options: Options | None = None) -> TzolkinMatch:
    """Return a finished match of random legal actions; the same seed gives the same match.

    Raises:
        SetupError: the options do not allow this number of players.
    """
    chance = random.Random(seed)
    players = [{"name": name, "kind": "random"} for name in _NAMES[:seats]]
    first = int(chance.random() * seats)
    match = TzolkinMatch(new_setup(players, first, seed, options))
    while action := random_action(match.state, chance):
        match.play(action)
    return match


perft: Final = partial(counting.perft, rules)
"""Count the sequences of legal actions, to test the rules."""
divide: Final = partial(counting.perft_by_action, rules)
"""The same for each first action."""
