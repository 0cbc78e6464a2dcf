"""What a player of Tikal has earned."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Earned:
    """A player at the end; rounds holds (temple points, treasure points) of each scoring.

    capital is what the player started with less what was paid for turns (auction game).
    """

    name: str
    mark: str
    score: int
    rounds: tuple[tuple[int, int], ...]
    capital: int = 0

    @property
    def temples(self) -> int:
        return sum(temples for temples, _treasures in self.rounds)

    @property
    def treasures(self) -> int:
        return sum(treasures for _temples, treasures in self.rounds)
