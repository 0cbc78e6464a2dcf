"""The one list of games. Whatever else is shared knows a game by its description alone."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING, Final

from game.description import Game, Table
from game.tikal.description import TIKAL
from game.tzolkin.description import TZOLKIN

if TYPE_CHECKING:
    from game.core.game import AnyMatch, GameRules

GAMES: Final = [TIKAL, TZOLKIN]
"""The first is the one that is offered first."""


def game_called(id_: str) -> Game | None:
    """The game of this name in records; None if there is none."""
    return next((game for game in GAMES if game.id == id_), None)


def game_of(match: AnyMatch) -> Game:
    """The game of a match."""
    return next(game for game in GAMES if game.id == match.game)


def playable() -> list[Game]:
    """The games that can be played at a table: those that have words."""
    return [game for game in GAMES if game.wording]


def table_of(game: Game) -> Table:
    """The table of a game that has words: its own, or the plain one."""
    if game.table:
        return game.table()
    from game.table.plain import plain_table  # noqa: PLC0415 (not for the start)

    return plain_table(game)


def learnable() -> list[Game]:
    """Those of them that have lessons."""
    return [game for game in playable() if game.lessons]


def read(source: str | bytes) -> AnyMatch:
    """The match of a record of any game; what names none that is known is left to the first
    game's reader to refuse.

    Raises:
        RecordError: it is refused, with the part that is wrong.
    """
    return game_named(source).rules().read(source)


def reading(source: str | bytes) -> Generator[None, None, AnyMatch]:
    """The same, action by action, for whoever has but a moment at a time."""
    return game_named(source).rules().reading(source)


def reading_code(code: str) -> Generator[None, None, AnyMatch]:
    """The match of a share code, action by action.

    Raises:
        RecordError: the code is refused, with what to do about it.
    """
    from game.core import share  # noqa: PLC0415 (not for the start)

    return (yield from share.decoding(code, _rules_called)).match


def game_named(source: str | bytes) -> Game:
    """The game that a record names; the first game where it names none that is known."""
    from game.core import record  # noqa: PLC0415 (not for the start)

    return game_called(record.game_named(source)) or GAMES[0]


def record_of(code: str) -> str:
    """The record that a share code stands for.

    Raises:
        RecordError: the code is refused, with what to do about it.
    """
    from game.core import share  # noqa: PLC0415 (not for the start)

    return share.decode(code, _rules_called)


def _rules_called(id_: str) -> GameRules | None:
    game = game_called(id_)
    return game.rules() if game else None
