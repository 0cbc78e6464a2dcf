"""Who came where, and who won."""

from collections.abc import Sequence

from game.outcome import Standing
from game.scenes.results.words import WORDS, winners
from game.ui.sentence import Sentence


def ranking(standings: Sequence[Standing]) -> list[tuple[int, Standing]]:
    """Place and player, best first; players share a place where nothing decides between them."""
    earned = [(one.score, one.tie) for one in standings]
    return sorted(
        ((1 + sum(other > (one.score, one.tie) for other in earned), one) for one in standings),
        key=lambda placed: placed[0],
    )


def verdict(standings: Sequence[Standing]) -> Sentence:
    """Who won, in words."""
    first = [one.name for place, one in ranking(standings) if place == 1]
    if len(first) == len(standings) == 4:
        return WORDS["all-four-share-the-victory"]
    return winners(tuple(first))
