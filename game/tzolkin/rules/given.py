"""The ``GameRules`` of Tzolk'in: the one value through which shared code reaches the rules."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any, Final

from game.core.game import Audit, GameRules, Start
from game.tzolkin import rules
from game.tzolkin.rules.actions import Action, parse
from game.tzolkin.rules.data.expansion import BACAB_LIMITS, MONUMENTS_5
from game.tzolkin.rules.play_out import random_action
from game.tzolkin.rules.records.dump import board
from game.tzolkin.rules.records.record import TzolkinMatch, reading
from game.tzolkin.rules.records.seal import drawn_from_seed, seal
from game.tzolkin.rules.scoring import QUARTERS, totals, winners
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


def _setup(start: Start) -> Setup:
    options = Options(**RULES.completed(start.options))  # type: ignore[arg-type]
    return new_setup(start.players, start.first_player, start.seed, options)


def _needed(seats: int) -> dict[str, Any]:
    """Return the options that this number of players requires: five need quick actions (17)."""
    return {"quick_actions": True} if seats > MAX_SEATS_OF_BASE else {}


def _chosen(setup: Setup) -> tuple[str, dict[str, Any]]:
    return "", asdict(setup.options)


def _ends_turn(action: Action) -> bool:
    return action.verb in ("end", "pass")


def _points(state: State) -> Sequence[float]:
    final = totals(state)
    return [total / QUARTERS for total in final] if final else state.score


def _line(state: State) -> dict[str, Any]:
    seat = None if state.phase == OVER else state.seat
    return {"phase": state.phase, "seat": seat, "scores": state.score}


def _result(state: State) -> dict[str, Any]:
    return {
        "final": state.phase == OVER,
        "scores": state.score,
        "totals": totals(state),
        "winners": winners(state) or None,
    }


RULES: Final = GameRules(
    engine=rules,
    variants={"": range(MIN_SEATS, MAX_SEATS + 1)},
    options={name: _NUMBERS.get(name, (False, True)) for name in OPTION_NAMES},
    view=rules.view,
    setup=_setup,
    chosen=_chosen,
    needed=_needed,
    match=TzolkinMatch,
    reading=reading,
    parse=parse,
    random_action=random_action,
    ends_turn=_ends_turn,
    points=_points,
    audit=Audit(
        board=board,
        line=_line,
        result=_result,
        seal=seal,
        drawn_from_seed=drawn_from_seed,
    ),
)
