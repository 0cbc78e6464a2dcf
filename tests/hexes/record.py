"""Records, and all that the rules give."""

import hashlib
from random import Random
from typing import Any, Final

from game.core import record as frame
from game.core.game import Audit, GameRules, SetupChoices, SetupError
from game.core.match import OVER, GameMatch
from game.core.message import Refusal
from game.core.record import Record, RecordError, expect, expect_player
from tests.hexes import rules
from tests.hexes.rules import ROWS, Lay, Setup, State

FORMAT: Final = "hexes-record/1"


class HexesMatch(GameMatch[State, Lay]):
    game = "hexes"
    setup: Setup

    def __init__(self, setup: Setup, extra: dict[str, Any] | None = None) -> None:
        super().__init__(rules, rules.new_game(setup))
        self.setup = setup
        self.extra = extra or {}

    def record(self) -> str:
        setup = self.setup
        return frame.write(
            Record(
                format=FORMAT,
                game=self.game,
                variant=setup.variant,
                players=list(setup.players),
                first_player=setup.first_player,
                actions=[str(action) for action in self.actions],
                setup={"centre": setup.centre, "seed": setup.seed} | self.extra,
            )
        )


def read(source: str | bytes) -> HexesMatch:
    """Play a record from its set-up to its last action."""
    return frame.run_to_end(reading(source))


def reading(source: str | bytes):
    """The same, action by action."""
    record = frame.parse(source, FORMAT, HexesMatch.game)
    players = tuple(expect_player(i, one) for i, one in enumerate(record.players))
    own, chosen = record.setup, {"centre": expect(record.setup["centre"], bool, "centre")}
    extra = {key: value for key, value in own.items() if key not in ("centre", "seed")}
    try:
        match = HexesMatch(
            _setup(SetupChoices(players, record.first_player, own["seed"], record.variant, chosen)),
            extra,
        )
    except SetupError as error:
        raise RecordError.from_message(error.message, game=HexesMatch.game) from error
    for number, notation in enumerate(record.actions, start=1):
        _play(match, number, notation)
        yield
    return match


def _play(match: HexesMatch, number: int, notation: str) -> None:
    try:
        match.play(rules.parse(notation))
    except Refusal as error:
        raise RecordError.of_action(match.game, number, notation, error) from error


def catch_up(match: HexesMatch, source: str) -> bool:
    """Play what a later record of the same game has more."""
    later = read(source)
    ours, theirs = match.actions, later.actions
    if later.setup != match.setup or theirs[: len(ours)] != ours:
        return False
    for action in theirs[len(ours) :]:
        match.play(action)
    return True


def _setup(start: SetupChoices) -> Setup:
    if len(start.players) != 2 or start.variant not in ROWS:
        raise SetupError("no-such-game", variant=start.variant[:40], seats=len(start.players))
    centre = bool(RULES.with_defaults(start.options)["centre"])
    return Setup(start.players, start.first_player, start.seed, start.variant, centre)


def _random_action(state: State, chance: Random) -> Lay | None:
    legal = rules.legal_actions(state)
    return legal[int(chance.random() * len(legal))] if legal else None


def _board(state: State) -> dict[str, Any]:
    names = {space: name for name, space in rules.NAMES.items()}
    return {"stones": {names[space]: seat for space, seat in state.stones.items()}}


def _line(state: State) -> dict[str, Any]:
    return {"phase": state.phase, "seat": state.seat, "scores": state.score}


RULES: Final = GameRules(
    engine=rules,
    variants={name: range(2, 3) for name in ROWS},
    options={"centre": (True, False)},
    view=lambda state, _seat: state.copy(),
    setup=_setup,
    variant_and_options=lambda setup: (setup.variant, {"centre": setup.centre}),
    new_match=HexesMatch,
    read_in_steps=reading,
    parse=rules.parse,
    random_action=_random_action,
    ends_turn=lambda _action: True,
    points=lambda state: state.score,
    audit=Audit(
        full_state=_board,
        summary=_line,
        result=lambda state: {"final": state.phase == OVER, "scores": state.score},
        seal=lambda setup: hashlib.sha256(str(setup.first_player).encode()).hexdigest()[:16],
        drawn_from_seed=lambda setup: None if setup.seed is None else True,
    ),
)

__all__ = ["RULES", "HexesMatch", "catch_up", "read"]
