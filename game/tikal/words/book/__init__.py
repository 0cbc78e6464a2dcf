"""The rulebook: the rules of all three games in our own words (docs/rules-tikal.md)."""

from game.rulebook.book import Book, Chapter
from game.table.guide import table_sections
from game.table.symbols import table_symbols
from game.tikal.rules.setup import Options, Variant
from game.tikal.words.book import games, temples, turns
from game.tikal.words.book.edition import Edition
from game.tikal.words.names import game_name
from game.tikal.words.symbols import symbols
from game.ui.i18n import gettext as _
from game.ui.i18n import pgettext


def book(variant: Variant, options: Options, seal: str = "") -> Book:
    """Return the rulebook for a game; ``seal`` is the match's seal, empty outside of a match."""
    edition = Edition(variant, options)
    chapters = [
        Chapter(_("The expedition"), games.expedition_sections(edition)),
        Chapter(_("The board"), turns.board_sections(edition)),
        Chapter(_("Your turn"), turns.turn_sections(edition)),
        Chapter(_("Members and camps"), turns.member_sections(edition)),
        Chapter(pgettext("heading", "Temples"), temples.temple_sections(edition)),
        Chapter(pgettext("heading", "Treasures"), temples.treasure_sections(edition)),
        Chapter(pgettext("heading", "Scoring"), temples.scoring_sections(edition)),
        Chapter(_("The auction game"), games.auction_sections(edition)),
        Chapter(_("Mini Tikal"), games.mini_sections(edition)),
        Chapter(_("Where rulebooks differ"), games.ruling_sections(edition)),
        Chapter(_("At this table"), [*table_sections(), games.fair_draw_section(seal)]),
    ]
    return Book(game_name(variant), chapters, [*symbols(), *table_symbols()])
