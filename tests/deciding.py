"""What is told of what decided a match, held to the match: for any game."""

import re

from game.core.game import AnyMatch
from game.games import game_of, table_of
from game.outcome import MOST_FACTS, DecidingFact, best_rival, most_telling

MOST_WORDS = 14


def figures(words: object) -> list[float]:
    """The numbers in a sentence, in order."""
    told = str(words).replace("−", "-")
    return [float(number) for number in re.findall(r"-?\d+(?:\.\d+)?", told)]


def told(match: AnyMatch, seat: int) -> tuple[list[DecidingFact], int]:
    """All facts for a seat, and the rival with whom it is compared; held to what is so of any
    fact."""
    table = table_of(game_of(match))
    assert table.decided
    facts = list(table.decided(match, seat))
    scores = [one.score for one in table.outcome(match).standings]
    rival = best_rival(scores, seat)
    assert scores[rival] == max(score for one, score in enumerate(scores) if one != seat)
    assert sum(one.ahead for one in facts) == scores[seat] - scores[rival]
    chosen = most_telling(facts, "the rest")
    assert sum(one.ahead for one in chosen) == scores[seat] - scores[rival]
    assert len(chosen) <= MOST_FACTS + 1
    greatest = sorted((abs(one.ahead) for one in facts if one.ahead), reverse=True)[:MOST_FACTS]
    assert [abs(one.ahead) for one in chosen[:MOST_FACTS]] == greatest
    for one in facts:
        words = str(one.words)
        assert words.endswith(".")
        assert len(words.split()) <= MOST_WORDS, words
        if one.ahead:
            first = min(("you", match.setup.players[rival]["name"].casefold()), key=_place(words))
            assert (first == "you") == (one.ahead > 0) or "cost" in words or "held" in words, words
    return facts, rival


def _place(words: str):
    lower = words.casefold()
    return lambda name: lower.index(name) if name in lower else len(lower)
