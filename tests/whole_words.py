"""What is drawn meanwhile, and which words were broken in two there."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise

import pytest

from game.ui import text
from game.ui.text import DrawnLine


@contextmanager
def overheard() -> Iterator[tuple[list[DrawnLine], list[str]]]:
    """Every line that is drawn, and when all are drawn the words that go on in the next line."""
    torn, broken = set(), []
    wrap = text.wrap

    def watched(screen, words, style, width):
        lines = wrap(screen, words, style, width)
        if text.breaks(screen, words, style, width):
            whole = set(words.split())
            ends = (
                (one, one.split()[-1:], other.split()[:1], other) for one, other in pairwise(lines)
            )
            torn.update(
                (one, other) for one, end, begin, other in ends if not whole >= {*end, *begin}
            )
        return lines

    with pytest.MonkeyPatch.context() as patch, text.record_drawn_lines() as lines:
        patch.setattr(text, "wrap", watched)
        yield lines, broken
    drawn = [line.shown for line in lines]
    broken += [
        f"{one!r} goes on with {other!r}" for one, other in pairwise(drawn) if (one, other) in torn
    ]
