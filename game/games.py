"""The only list of games; other shared modules know a game by its description alone."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING, Final

from game.description import Game, Table
from game.tikal.description import TIKAL
from game.tzolkin.description import TZOLKIN

if TYPE_CHECKING:
    from game.core.game import AnyMatch, GameRules

GAMES: Final = [TIKAL, TZOLKIN]
"""All games; the first is the default."""


def game_by_id(id_: str) -> Game | None:
    """Return the game with this id, or None if there is none."""
    return next((game for game in GAMES if game.id == id_), None)


def game_of(match: AnyMatch) -> Game:
    """Return the game of a match."""
    return next(game for game in GAMES if game.id == match.game)


def games_with_words() -> list[Game]:
    """Return the games that can be played at a table: those that have words."""
    return [game for game in GAMES if game.wording]


def table_of(game: Game) -> Table:
    """Return the table of a game that has words: its own, or else the plain one."""
    if game.table:
        return game.table()
    from game.table.plain import plain_table  # noqa: PLC0415 (not needed at the start)

    return plain_table(game)


def games_with_lessons() -> list[Game]:
    """Return the playable games that have lessons."""
    return [game for game in games_with_words() if game.lessons]


def read(source: str | bytes) -> AnyMatch:
    """Read a record of any game and return its match.

    A record that names no known game is passed to the first game's reader, which refuses it.

    Raises:
        RecordError: the record is refused; the message names the part that is wrong.
    """
    return game_of_record(source).rules().read(source)


def read_in_steps(source: str | bytes) -> Generator[None, None, AnyMatch]:
    """Read a record like ``read``, but yield after every action; the match is the return value.

    Raises:
        RecordError: the record is refused; the message names the part that is wrong.
    """
    return game_of_record(source).rules().read_in_steps(source)


def decode_in_steps(code: str) -> Generator[None, None, AnyMatch]:
    """Read a share code, yielding after every action; the match is the return value.

    Raises:
        RecordError: the code is refused; the message says what to do about it.
    """
    from game.core import share  # noqa: PLC0415 (not needed at the start)

    return (yield from share.decode_in_steps(code, _rules_called)).match


def game_of_record(source: str | bytes) -> Game:
    """Return the game that a record names, or the first game if it names no known one."""
    from game.core import record  # noqa: PLC0415 (not needed at the start)

    return game_by_id(record.game_id_of(source)) or GAMES[0]


def record_from_code(code: str) -> str:
    """Return the text of the record that a share code contains.

    Raises:
        RecordError: the code is refused; the message says what to do about it.
    """
    from game.core import share  # noqa: PLC0415 (not needed at the start)

    return share.decode(code, _rules_called)


def _rules_called(id_: str) -> GameRules | None:
    """Return the rules of the game with this id, or None if there is no such game."""
    game = game_by_id(id_)
    return game.rules() if game else None
