"""Which games a tournament has: every seed is played once by every seating."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Final

from game.players.player import Player
from game.tikal.rules.components import MAX_SEATS
from game.tikal.rules.setup import Options, Setup, SetupError, new_setup
from game.tikal.rules.variants import BASIC, Variant

Entrant = str | Callable[[int], Player]
"""Who enters a tournament: a name of ``game.tikal.players.roster``, a bot of one's own as
``path/to/file.py:ClassName``, or what makes a player from the seed of its chance (for games in
other processes it has to be picklable)."""

OWN_BOT_SECONDS: Final = 5.0


@dataclass(frozen=True)
class Fixture:
    """One game to be played.

    Attributes:
        entrants: who plays, in the order of the tournament's lists, not of the seats.
        seed: where the draw and the players' chance come from.
        rotation: how many seats clockwise everybody has moved from that order.
        own_bot_seconds: how long a bot of one's own may take for a decision.
    """

    entrants: tuple[Entrant, ...]
    seed: int
    rotation: int = 0
    variant: Variant = BASIC
    options: Options = field(default_factory=Options)
    own_bot_seconds: float = OWN_BOT_SECONDS

    def seat_of(self, entrant: int) -> int:
        """The seat where the entrant of this index sits."""
        return (entrant + self.rotation) % len(self.entrants)

    def chance_of(self, entrant: int) -> int:
        """The seed of an entrant's own chance, the same in every seating."""
        return self.seed * MAX_SEATS + entrant

    def setup(self) -> Setup:
        """The set-up; rotations differ only in who sits where.

        Raises:
            SetupError: the variant is not for so many.
        """
        seats = len(self.entrants)
        names = [name_of(self.entrants[(seat - self.rotation) % seats]) for seat in range(seats)]
        players = [{"name": name, "kind": f"ai:{name}"} for name in names]
        return new_setup(players, self.seed % seats, self.seed, self.options, self.variant)


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
        raise SetupError(
            f"{games} games cannot give {seats} players each seat equally often; "
            f"take a multiple of {seats}, {games - games % seats + seats} for example"
        )
    return [
        replace(first, seed=first.seed + number, rotation=rotation)
        for number in range(games // seats)
        for rotation in range(seats)
    ]
