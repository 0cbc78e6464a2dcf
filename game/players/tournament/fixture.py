"""Which games a tournament has: every seed is played once by every seating."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from game.core.game import Setup, SetupError, Start, Value
from game.players.contest import Contest
from game.players.player import Player

Entrant = str | Callable[[int], Player]
"""Who enters a tournament: a name of the game's opponents, a bot of one's own as
``path/to/file.py:ClassName``, or what makes a player from the seed of its chance (for games in
other processes it has to be picklable)."""

OWN_BOT_SECONDS: Final = 5.0


@dataclass(frozen=True)
class Fixture:
    """One game to be played.

    Attributes:
        game: which game it is.
        entrants: who plays, in the order of the tournament's lists, not of the seats.
        seed: where the draw and the players' chance come from.
        rotation: how many seats clockwise everybody has moved from that order.
        variant: of the game; empty for the first in the box.
        options: names and values of the options that are not as they come.
        own_bot_seconds: how long a bot of one's own may take for a decision.
    """

    game: Contest
    entrants: tuple[Entrant, ...]
    seed: int
    rotation: int = 0
    variant: str = ""
    options: tuple[tuple[str, Value], ...] = ()
    own_bot_seconds: float = OWN_BOT_SECONDS

    def seat_of(self, entrant: int) -> int:
        """The seat where the entrant of this index sits."""
        return (entrant + self.rotation) % len(self.entrants)

    def chance_of(self, entrant: int) -> int:
        """The seed of an entrant's own chance, the same in every seating."""
        return self.seed * self.game.rules().most_seats + entrant

    def setup(self) -> Setup:
        """The set-up; rotations differ only in who sits where.

        Raises:
            SetupError: the variant is not for so many.
        """
        seats = len(self.entrants)
        names = [name_of(self.entrants[(seat - self.rotation) % seats]) for seat in range(seats)]
        players = tuple({"name": name, "kind": f"ai:{name}"} for name in names)
        rules, options = self.game.rules(), dict(self.options)
        variant = self.variant or rules.first_variant
        return rules.setup(Start(players, self.seed % seats, self.seed, variant, options))


def name_of(entrant: Entrant) -> str:
    """What an entrant is called in tables."""
    if isinstance(entrant, str):
        return entrant
    return str(getattr(entrant, "__name__", type(entrant).__name__))


def schedule(first: Fixture, games: int) -> list[Fixture]:
    """All games of a tournament that begins with ``first``.

    Every entrant has each seat, and starts, equally often, and with the same draws.

    Raises:
        SetupError: ``games`` is no multiple of the seats, or the variant is not for so many.
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
