"""The ranking of a finished match, and who won it."""

from collections.abc import Sequence

from game.outcome import Standing
from game.scenes.results.words import WORDS, winners
from game.ui.sentence import Sentence


def ranking(standings: Sequence[Standing]) -> list[tuple[int, Standing]]:
    """Return (place from 1, player), best first; a full tie gives the same place."""
    earned = [(one.score, one.tie) for one in standings]
    return sorted(
        ((1 + sum(other > (one.score, one.tie) for other in earned), one) for one in standings),
        key=lambda placed: placed[0],
    )


def verdict(standings: Sequence[Standing]) -> Sentence:
    """Say who won."""
    first = [one.name for place, one in ranking(standings) if place == 1]
    if len(first) == len(standings) == 4:
        return WORDS["all-four-share-the-victory"]
    return winners(tuple(first))
