"""What the results scene is told about each player."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.ui.i18n import gettext as _


@dataclass(frozen=True)
class Standing:
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


def ranking(standings: Sequence[Standing]) -> list[tuple[int, Standing]]:
    """Place and player, best first; players with equal points share a place."""
    scores = [one.score for one in standings]
    return sorted(
        ((1 + sum(score > one.score for score in scores), one) for one in standings),
        key=lambda placed: placed[0],
    )


def verdict(standings: Sequence[Standing]) -> str:
    """Who won, in words."""
    first = [one.name for place, one in ranking(standings) if place == 1]
    sentence = {
        1: _("{0} wins"),
        2: _("{0} and {1} share the victory"),
        3: _("{0}, {1} and {2} share the victory"),
        4: _("All four share the victory"),
    }[len(first)]
    return sentence.format(*first)
