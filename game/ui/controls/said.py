"""A text to show, with the rule that it comes from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.ui.sentence import Words


@dataclass(frozen=True, slots=True)
class Said:
    """A text to show (a reason, a toast, a tooltip) with its rule; false if the text is empty.

    Attributes:
        said: the text before it is translated.
        rule: the place in the rulebook that it comes from; empty for none.
    """

    said: Words = ""
    rule: str = ""

    @property
    def words(self) -> str:
        """The text in the language in use."""
        return str(self.said)

    def __bool__(self) -> bool:
        return self.said != ""


NOTHING: Final = Said()
