"""Which game and which options a rulebook is open for: what differs in it is marked."""

from collections.abc import Callable
from dataclasses import dataclass

from game.rulebook.book import Mark, Passage
from game.rulebook.figure import Illustration
from game.tikal.rules.setup import Options
from game.tikal.rules.variants import AUCTION, BASIC, MINI, Variant
from game.tikal.words.choices import camp_rule, game_name


@dataclass(frozen=True)
class Edition:
    """The game that is played, or may be."""

    variant: Variant
    options: Options

    def always(self, words: str, figure: Illustration | None = None) -> Passage:
        """What holds in every game."""
        return Passage(words, figure)

    def basic(self, words: str, figure: Illustration | None = None) -> Passage:
        """What holds without an auction."""
        return Passage(words, figure, Mark(game_name(BASIC), not self.variant.auction))

    def auction(self, words: str, figure: Illustration | None = None) -> Passage:
        """What holds where turns are auctioned, so in Mini Tikal too."""
        return Passage(words, figure, Mark(game_name(AUCTION), self.variant.auction))

    def mini(self, words: str, figure: Illustration | None = None) -> Passage:
        """What holds in Mini Tikal."""
        return Passage(words, figure, Mark(game_name(MINI), self.variant is MINI))

    def camps(self, rule: str, words: str, figure: Illustration | None = None) -> Passage:
        """What holds where the rule for camps is this."""
        return Passage(words, figure, Mark(camp_rule(rule), self.options.camp_rule == rule))


Told = Callable[[Edition], list[Passage]]
"""The passages of a section."""
