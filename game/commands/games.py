"""What the commands about records need to know of each game."""

from argparse import Namespace
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from game.core.record import game_named
from game.tikal import rules as tikal
from game.tikal.rules import dump as tikal_dump
from game.tikal.rules import perft as tikal_perft
from game.tikal.rules import play_out as tikal_play_out
from game.tikal.rules import record as tikal_record
from game.tikal.rules import scoring as tikal_scoring
from game.tikal.rules import seal as tikal_seal
from game.tikal.rules.state import OVER as TIKAL_OVER
from game.tikal.rules.state import State as TikalState
from game.tikal.rules.variants import VARIANTS
from game.tzolkin import rules as tzolkin
from game.tzolkin.rules import dump as tzolkin_dump
from game.tzolkin.rules import perft as tzolkin_perft
from game.tzolkin.rules import play_out as tzolkin_play_out
from game.tzolkin.rules import record as tzolkin_record
from game.tzolkin.rules import scoring as tzolkin_scoring
from game.tzolkin.rules import seal as tzolkin_seal
from game.tzolkin.rules.setup import OPTION_NAMES, Options, SetupError
from game.tzolkin.rules.state import OVER as TZOLKIN_OVER
from game.tzolkin.rules.state import State as TzolkinState


class Game(NamedTuple):
    """A game as the commands see it: its modules, and three things that each says in its way.

    ``random_match`` plays a game from the command's options and a seed, ``line`` is what a line of
    ``replay`` tells of a position, ``result`` what its last line does; ``board`` is the dump.
    """

    rules: Any
    record: Any
    perft: Any
    seal: Any
    random_match: Callable[[Namespace, int], Any]
    board: Callable[[Any], dict[str, Any]]
    line: Callable[[Any], dict[str, Any]]
    result: Callable[[Any], dict[str, Any]]


def game_of(source: bytes) -> Game:
    """The game of a record; what names none that is known is left to Tikal's reader to refuse."""
    return GAMES.get(game_named(source), GAMES["tikal"])


def _random_tikal(options: Namespace, seed: int) -> tikal_record.TikalMatch:
    return tikal_play_out.random_match(VARIANTS[options.variant], options.players, seed)


def _random_tzolkin(options: Namespace, seed: int) -> tzolkin_record.TzolkinMatch:
    names = options.options.split(",") if options.options else []
    unknown = [name for name in names if name not in SWITCHES]
    if unknown:
        raise SetupError(f"{', '.join(unknown)} is no option; options are {', '.join(SWITCHES)}")
    chosen = Options(**dict.fromkeys(names, True))
    return tzolkin_play_out.random_match(options.players, seed, chosen)


SWITCHES: Final = tuple(name for name in OPTION_NAMES if getattr(Options(), name) is False)
"""The options of Tzolk'in that are on or off."""


def _tikal_line(state: TikalState) -> dict[str, Any]:
    return {
        "phase": state.phase,
        "seat": state.seat,
        "ap": state.ap if state.phase == "act" else 0,
        "scores": state.score,
    }


def _tikal_result(state: TikalState) -> dict[str, Any]:
    final = state.phase == TIKAL_OVER
    won = tikal_scoring.winners(state) if final else []
    return {"final": final, "scores": state.score, "winners": won}


def _tzolkin_line(state: TzolkinState) -> dict[str, Any]:
    seat = None if state.phase == TZOLKIN_OVER else state.seat
    return {"phase": state.phase, "seat": seat, "scores": state.score}


def _tzolkin_result(state: TzolkinState) -> dict[str, Any]:
    return {
        "final": state.phase == TZOLKIN_OVER,
        "scores": state.score,
        "totals": tzolkin_scoring.totals(state),
        "winners": tzolkin_scoring.winners(state) or None,
    }


GAMES: Final = {
    "tikal": Game(
        tikal,
        tikal_record,
        tikal_perft,
        tikal_seal,
        _random_tikal,
        tikal_dump.as_mapping,
        _tikal_line,
        _tikal_result,
    ),
    "tzolkin": Game(
        tzolkin,
        tzolkin_record,
        tzolkin_perft,
        tzolkin_seal,
        _random_tzolkin,
        tzolkin_dump.board,
        _tzolkin_line,
        _tzolkin_result,
    ),
}
