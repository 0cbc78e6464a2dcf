"""``RULES``: the rules of Tikal as the ``GameRules`` that shared code works with; random games."""

import random
from dataclasses import asdict
from functools import partial
from typing import Any, Final

from game.core import perft as counting
from game.core.game import Audit, GameRules, SetupChoices, SetupError
from game.tikal import rules
from game.tikal.rules.actions import END_TURN, PASS, Action, parse
from game.tikal.rules.actions.tile import derive_paths
from game.tikal.rules.hidden import keeps_reason
from game.tikal.rules.records import TikalMatch, public_position, reading
from game.tikal.rules.scoring import winners
from game.tikal.rules.setup import (
    A4_VALUES,
    CAMP_RULES,
    LENGTHS,
    VARIANTS,
    Options,
    Setup,
    Variant,
    drawn_from_seed,
    new_setup,
    seal,
)
from game.tikal.rules.state import ACT, OVER, State

_NAMES: Final = ("Ana", "Ben", "Cleo", "Dan")


def random_match(variant: Variant, seats: int, seed: int) -> TikalMatch:
    """Return a whole match of random legal actions; the same seed gives the same match.

    Raises:
        SetupError: the variant cannot be played by ``seats`` players.
    """
    chance = random.Random(seed)
    players = [{"name": name, "kind": "random"} for name in _NAMES[:seats]]
    first = int(chance.random() * seats)
    match = TikalMatch(new_setup(players, first, seed, variant=variant))
    while action := random_action(match.state, chance):
        match.play(action)
    return match


def random_action(state: State, chance: random.Random) -> Action | None:
    """Return a random legal action, or None when the game is over.

    Only the three lowest bids are considered, so that points last beyond the first round.
    """
    legal = rules.legal_actions(state)
    if legal and legal[0] is PASS:
        legal = legal[:4]
    return legal[int(chance.random() * len(legal))] if legal else None


perft: Final = partial(counting.perft, rules)
divide: Final = partial(counting.perft_by_action, rules)


def _setup(start: SetupChoices) -> Setup:
    if start.variant not in VARIANTS:
        raise SetupError("no-variant", name=start.variant[:40], names=tuple(VARIANTS))
    options = Options(**RULES.with_defaults(start.options))  # type: ignore[arg-type]
    variant = VARIANTS[start.variant]
    return new_setup(start.players, start.first_player, start.seed, options, variant)


def _chosen(setup: Setup) -> tuple[str, dict[str, Any]]:
    return setup.variant.name, asdict(setup.options)


def _line(state: State) -> dict[str, Any]:
    return {
        "phase": state.phase,
        "seat": state.seat,
        "ap": state.ap if state.phase == ACT else 0,
        "scores": state.score,
    }


def _result(state: State) -> dict[str, Any]:
    final = state.phase == OVER
    return {"final": final, "scores": state.score, "winners": winners(state) if final else []}


RULES: Final = GameRules(
    engine=rules,
    variants={variant.name: variant.seats for variant in VARIANTS.values()},
    options={"camp_rule": CAMP_RULES, "a4_value": A4_VALUES, "length": LENGTHS},
    view=lambda state, _seat: rules.view(state),
    setup=_setup,
    variant_and_options=_chosen,
    new_match=TikalMatch,
    read_in_steps=reading,
    parse=parse,
    random_action=random_action,
    ends_turn=lambda action: action is END_TURN,
    points=lambda state: state.score,
    derive=derive_paths,
    keeps_reason=keeps_reason,
    audit=Audit(
        full_state=public_position,
        summary=_line,
        result=_result,
        seal=seal,
        drawn_from_seed=drawn_from_seed,
    ),
)
