"""The edition of the rulebook for one game and its options; passages for others are marked."""

from collections.abc import Callable
from dataclasses import dataclass

from game.rulebook.book import Mark, Passage
from game.rulebook.figure import Illustration
from game.tikal.rules.setup import Options
from game.tikal.rules.variants import AUCTION, BASIC, MINI, Variant
from game.tikal.words.choices import camp_rule, game_name


@dataclass(frozen=True)
class Edition:
    """The game and options for which the rulebook is open; makes passages with their marks."""

    variant: Variant
    options: Options

    def always(self, words: str, figure: Illustration | None = None) -> Passage:
        """Return a passage that holds in every game, without a mark."""
        return Passage(words, figure)

    def basic(self, words: str, figure: Illustration | None = None) -> Passage:
        """Return a passage that holds only without auctions."""
        return Passage(words, figure, Mark(game_name(BASIC), not self.variant.auction))

    def auction(self, words: str, figure: Illustration | None = None) -> Passage:
        """Return a passage that holds where turns are auctioned, which includes Mini Tikal."""
        return Passage(words, figure, Mark(game_name(AUCTION), self.variant.auction))

    def mini(self, words: str, figure: Illustration | None = None) -> Passage:
        """Return a passage that holds only in Mini Tikal."""
        return Passage(words, figure, Mark(game_name(MINI), self.variant is MINI))

    def camps(self, rule: str, words: str, figure: Illustration | None = None) -> Passage:
        """Return a passage that holds only if ``camp_rule`` has the value ``rule``."""
        return Passage(words, figure, Mark(camp_rule(rule), self.options.camp_rule == rule))


Told = Callable[[Edition], list[Passage]]
"""A function that returns the passages of a section for an edition."""
