"""The games of a tournament: every seed is played once with every rotation of the seats."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final, Protocol

from game.core.game import GameRules, Setup, SetupChoices, SetupError, Value
from game.players.opponents import Opponents
from game.players.player import Player


class TournamentGame(Protocol):
    """What a tournament needs of a game. It must be picklable."""

    @property
    def id(self) -> str:
        """The game's id, its name in records."""

    @property
    def rules(self) -> Callable[[], GameRules]:
        """The function that loads the rules."""

    @property
    def opponents(self) -> Callable[[], Opponents]:
        """The function that loads the computer players."""


Entrant = str | Callable[[int], Player]
"""A participant of a tournament.

It is the name of one of the game's computer players, ``path/to/file.py:ClassName`` for a bot from
outside, or a function that makes a player from a seed (picklable, if games are played in other
processes).
"""
BOT_FILE_SECONDS: Final = 5.0
"""The default time limit for a decision of a bot from outside, in seconds."""


@dataclass(frozen=True)
class Fixture:
    """One game to be played.

    Attributes:
        game: the game's description.
        entrants: the players in the order in which they were entered, not by seat.
        seed: the seed of the draw and of the players' chance.
        rotation: by how many seats everybody has moved from that order.
        variant: the variant; empty for the first one of the game.
        options: names and values of the options that differ from the usual.
        bot_file_seconds: the time limit for a decision of a bot from outside, in seconds.
    """

    game: TournamentGame
    entrants: tuple[Entrant, ...]
    seed: int
    rotation: int = 0
    variant: str = ""
    options: tuple[tuple[str, Value], ...] = ()
    bot_file_seconds: float = BOT_FILE_SECONDS

    def seat_of(self, entrant: int) -> int:
        """Return the seat of the entrant with this index."""
        return (entrant + self.rotation) % len(self.entrants)

    def player_seed(self, entrant: int) -> int:
        """Return the seed of an entrant's own chance, the same in every rotation."""
        return self.seed * self.game.rules().max_seats + entrant

    def setup(self) -> Setup:
        """Make the set-up; rotations of the same seed differ only in who sits where.

        Raises:
            SetupError: the variant cannot be played by this number of players.
        """
        seats = len(self.entrants)
        names = [
            entrant_name(self.entrants[(seat - self.rotation) % seats]) for seat in range(seats)
        ]
        players = tuple({"name": name, "kind": f"ai:{name}"} for name in names)
        rules, options = self.game.rules(), dict(self.options)
        variant = self.variant or rules.default_variant
        return rules.setup(SetupChoices(players, self.seed % seats, self.seed, variant, options))


def entrant_name(entrant: Entrant) -> str:
    """Return an entrant's name for tables."""
    if isinstance(entrant, str):
        return entrant
    return str(getattr(entrant, "__name__", type(entrant).__name__))


def schedule(first: Fixture, games: int) -> list[Fixture]:
    """Return all games of a tournament that begins with the fixture ``first``.

    Every entrant plays every seat, begins, and meets each draw equally often.

    Raises:
        SetupError: ``games`` is not a multiple of the number of seats, or the variant cannot be
            played by that number.
    """
    first.setup()
    seats = len(first.entrants)
    if games % seats:
        more = games - games % seats + seats
        raise SetupError("games-not-for-all-seats", games=games, seats=seats, more=more)
    return [
        replace(first, seed=first.seed + number, rotation=rotation)
        for number in range(games // seats)
        for rotation in range(seats)
    ]
