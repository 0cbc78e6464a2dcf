"""Questions about options and settings: each answer has its words, and may have a picture."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.core.game import Value
    from game.rulebook.book import Illustration


@dataclass(frozen=True)
class OptionValue:
    """One value that an option can have, with its words.

    Attributes:
        value: the value itself.
        words: the label of this value.
        origin: a second line, such as which printed rules it follows; empty for none.
        figure: a picture of what the value changes; None for no picture.
    """

    value: Value
    words: str
    origin: str
    figure: Illustration | None = None


@dataclass(frozen=True)
class Question:
    """A choice that is asked for: an option of the rules, or a setting.

    Attributes:
        field: the name of the option or setting.
        words: the question.
        note: a remark below it; empty for none.
        answers: the values that can be chosen.
        variants: the variants of the game in which this is asked; empty for all.
    """

    field: str
    words: str
    note: str
    answers: Sequence[OptionValue]
    variants: Collection[str] = ()
