"""``RULES``: the rules of Tikal as the ``GameRules`` that shared code works with."""

from dataclasses import asdict
from typing import Any, Final

from game.core.game import Audit, GameRules, SetupError, Start
from game.tikal import rules
from game.tikal.rules.actions import END_TURN, parse
from game.tikal.rules.play_out import random_action
from game.tikal.rules.records.dump import as_mapping
from game.tikal.rules.records.record import TikalMatch, reading
from game.tikal.rules.records.seal import drawn_from_seed, seal
from game.tikal.rules.setup import A4_VALUES, CAMP_RULES, Options, Setup, new_setup
from game.tikal.rules.state import ACT, OVER, State
from game.tikal.rules.turns.scoring import winners
from game.tikal.rules.variants import VARIANTS


def _setup(start: Start) -> Setup:
    if start.variant not in VARIANTS:
        raise SetupError("no-variant", name=start.variant[:40], names=tuple(VARIANTS))
    options = Options(**RULES.completed(start.options))  # type: ignore[arg-type]
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
    options={"camp_rule": CAMP_RULES, "a4_value": A4_VALUES},
    view=lambda state, _seat: rules.view(state),
    setup=_setup,
    chosen=_chosen,
    match=TikalMatch,
    reading=reading,
    parse=parse,
    random_action=random_action,
    ends_turn=lambda action: action is END_TURN,
    points=lambda state: state.score,
    audit=Audit(
        board=as_mapping,
        line=_line,
        result=_result,
        seal=seal,
        drawn_from_seed=drawn_from_seed,
    ),
)
