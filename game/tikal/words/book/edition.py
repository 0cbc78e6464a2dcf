"""The edition of the rulebook for one game and its options; passages for others are marked."""

from dataclasses import dataclass

from game.rulebook.book import Condition, Illustration, Passage
from game.tikal.rules.setup import AUCTION, BASIC, MINI, SHORT, Options, Variant
from game.tikal.words.names import camp_rule_name, game_name, short_game_name


@dataclass(frozen=True)
class Edition:
    """The game and options for which the rulebook is open; makes passages with their marks."""

    variant: Variant
    options: Options

    def in_every_game(self, words: str, figure: Illustration | None = None) -> Passage:
        """Return a passage that holds in every game, without a mark."""
        return Passage(words, figure)

    def in_basic_game(self, words: str, figure: Illustration | None = None) -> Passage:
        """Return a passage that holds only without auctions."""
        return Passage(words, figure, Condition(game_name(BASIC), not self.variant.auction))

    def in_auction_game(self, words: str, figure: Illustration | None = None) -> Passage:
        """Return a passage that holds where turns are auctioned, which includes Mini Tikal."""
        return Passage(words, figure, Condition(game_name(AUCTION), self.variant.auction))

    def in_mini_tikal(self, words: str, figure: Illustration | None = None) -> Passage:
        """Return a passage that holds only in Mini Tikal."""
        return Passage(words, figure, Condition(game_name(MINI), self.variant is MINI))

    def in_short_game(self, words: str) -> Passage:
        """Return a passage that holds only in a game that ends with its second scoring round."""
        condition = Condition(short_game_name(), self.options.length == SHORT)
        return Passage(words, condition=condition)

    def with_camp_rule(self, rule: str, words: str, figure: Illustration | None = None) -> Passage:
        """Return a passage that holds only if ``camp_rule`` has the value ``rule``."""
        return Passage(
            words, figure, Condition(camp_rule_name(rule), self.options.camp_rule == rule)
        )
