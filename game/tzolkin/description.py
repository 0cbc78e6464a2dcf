"""What Tzolk'in gives of itself: its rules, for records and commands; it has no table yet."""

# ruff: noqa: PLC0415

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.description import Game

if TYPE_CHECKING:
    from game.core.game import GameRules
    from game.players.encoding import Encoding
    from game.players.opponents import Opponents


def _rules() -> GameRules:
    from game.tzolkin.rules.given import RULES

    return RULES


def _encoding() -> Encoding:
    from game.tzolkin.players.encoding import ENCODING

    return ENCODING


def _opponents() -> Opponents:
    from game.tzolkin.players.roster import OPPONENTS

    return OPPONENTS


TZOLKIN: Final = Game(
    id="tzolkin", name="Tzolk'in", rules=_rules, opponents=_opponents, encoding=_encoding
)
