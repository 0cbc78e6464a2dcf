"""The rulebook: the rules of all three games in our own words (docs/rules-tikal.md)."""

from game.rulebook.book import Book, Chapter
from game.table.guide.chapter import at_the_table
from game.tikal.rules.setup import Options
from game.tikal.rules.variants import Variant
from game.tikal.words.book import (
    about,
    auction,
    board,
    members,
    mini,
    open_points,
    scoring,
    temples,
    treasures,
    turn,
)
from game.tikal.words.book.edition import Edition
from game.tikal.words.choices import game_name
from game.ui.i18n import gettext as _


def book(variant: Variant, options: Options, seal: str = "") -> Book:
    """Return the rulebook for a game; ``seal`` is the match's seal, empty outside of a match."""
    edition = Edition(variant, options)
    chapters = [
        Chapter(_("The expedition"), about.sections(edition)),
        Chapter(_("The board"), board.sections(edition)),
        Chapter(_("Your turn"), turn.sections(edition)),
        Chapter(_("Members and camps"), members.sections(edition)),
        Chapter(_("Temples"), temples.sections(edition)),
        Chapter(_("Treasures"), treasures.sections(edition)),
        Chapter(_("Scoring"), scoring.sections(edition)),
        Chapter(_("The auction game"), auction.sections(edition)),
        Chapter(_("Mini Tikal"), mini.sections(edition)),
        Chapter(_("Where rulebooks differ"), open_points.sections(edition)),
        Chapter(_("At this table"), [*at_the_table(), about.fair_draw(seal)]),
    ]
    return Book(game_name(variant), chapters)
