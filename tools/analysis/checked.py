"""Costly turns of played games, checked by fresh games."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum, sqrt
from typing import Final

from game.core.game import Action, AnyMatch, State
from game.games import game_by_id
from game.players.review import CostlyTurn, Reviewable, review_match
from game.players.tournament.fixture import Fixture
from tools.analysis.fresh import FRESH
from tools.analysis.playing_on import played_on_fast
from tools.forecast.positions import FORECASTED

LEVELS: Final = ("master", "archaeologist", "novice")
_LATE: Final = 3
"""So many of each seat's last turns are late."""
_SURE: Final = 2
"""By so many standard errors a cost is confirmed."""


@dataclass(frozen=True)
class Checked:
    """A costly turn, and what fresh games say of it.

    Attributes:
        level: the level that played it.
        seed, turn: the game's seed, and the turn's number in it.
        late: True for one of the last turns of a game.
        said, doubt: its cost as the analysis tells it, and its error.
        found, error: its cost in fresh games, and the standard error.
    """

    level: str
    seed: int
    turn: int
    late: bool
    said: float
    doubt: float
    found: float
    error: float

    @property
    def verdict(self) -> str:
        """Whether the fresh games confirm it, say the opposite, or neither."""
        if self.found > _SURE * self.error:
            return "confirmed"
        return "opposite" if self.found < -_SURE * self.error else "open"


def check_game(game: str, seed: int, *, fresh: int) -> list[Checked]:
    """Play a game of two and analyse it; check all turns that are called costly."""
    level = LEVELS[seed % len(LEVELS)]
    match, reviewable = played_match(game, level, seed)
    late_from = len(reviewable.turns) - _LATE * reviewable.seats
    checked = []
    for one in _costly(played_on_fast(match, reviewable)):
        found, error = _fresh_cost(game, match, reviewable, one, fresh)
        said, doubt, late = one.cost.points, one.cost.error, one.number > late_from
        checked.append(Checked(level, seed, one.number, late, said, doubt, found, error))
    return checked


def played_match(game: str, level: str, seed: int) -> tuple[AnyMatch, Reviewable[State, Action]]:
    """Play a game of two of a level; return it, also as it is reviewed."""
    described = game_by_id(game)
    assert described
    assert described.reviewable
    fixture = Fixture(described, (level, level), seed)
    match = described.rules().new_match(fixture.setup())
    for action in FORECASTED[game].actions(fixture):
        match.play(action)
    return match, described.reviewable()(match)


def _costly(reviewable: Reviewable[State, Action]) -> Sequence[CostlyTurn[State, Action]]:
    work = review_match(reviewable)
    while True:
        try:
            next(work)
        except StopIteration as done:
            found: Sequence[CostlyTurn[State, Action]] = done.value.costly
            return found


def _fresh_cost(
    game: str,
    match: AnyMatch,
    reviewable: Reviewable[State, Action],
    one: CostlyTurn[State, Action],
    fresh: int,
) -> tuple[float, float]:
    """Return a turn's cost in fresh games, and its standard error."""
    first, _end = reviewable.turns[one.number - 1]
    better, played = (
        FRESH[game].leads(match, first, turn, fresh, f"fresh {one.number}")
        for turn in (one.turn.better, one.turn.played)
    )
    lost = [with_it - without for with_it, without in zip(better, played, strict=True)]
    mean = fsum(lost) / fresh
    return mean, sqrt(fsum((one - mean) ** 2 for one in lost) / (fresh - 1) / fresh)


def summary(checked: Sequence[Checked]) -> str:
    """Say how many turns are confirmed, of all and of each kind."""
    kinds = {"all": checked, "late": [one for one in checked if one.late]}
    kinds |= {level: [one for one in checked if one.level == level] for level in LEVELS}
    return "\n".join(
        f"{name:14} {len(some):4} said {fsum(one.said for one in some) / len(some):5.1f} "
        f"found {fsum(one.found for one in some) / len(some):5.1f} "
        + " ".join(
            f"{verdict} {sum(one.verdict == verdict for one in some)}"
            for verdict in ("confirmed", "open", "opposite")
        )
        for name, some in kinds.items()
        if some
    )
