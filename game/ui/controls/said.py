"""What is said, and where the rules say more of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.ui.sentence import Words


@dataclass(frozen=True, slots=True)
class Said:
    """Something said; without any words it is false.

    Attributes:
        said: what it is, in no language yet.
        rule: the place in the rulebook that they come from; empty for none.
    """

    said: Words = ""
    rule: str = ""

    @property
    def words(self) -> str:
        """The same in the language in use."""
        return str(self.said)

    def __bool__(self) -> bool:
        return self.said != ""


NOTHING: Final = Said()
