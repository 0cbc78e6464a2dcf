"""The rulebook of Tzolk'in, in our own words (docs/rules-tzolkin.md), chapter by chapter."""

from game.rulebook.book import Book, Chapter
from game.table.guide.chapter import at_the_table
from game.tzolkin.rules.setup import Options
from game.tzolkin.words.chapters import days, gains, more, turns
from game.tzolkin.words.chapters.links import linked
from game.ui.i18n import gettext as _


def book(options: Options) -> Book:
    """Return the rulebook for a game with these options, in the language in use.

    Its last chapters are the parts of the expansion in play, if any, and how to use the table.
    """
    about = Chapter(_("The tribe"), [turns.aim(), turns.beginning()])
    turn = [turns.turn(), turns.placing(), turns.picking(), turns.begging()]
    brought = [gains.technologies(), gains.temples(), gains.tiles(), gains.monuments()]
    chapters = [
        about,
        Chapter(_("The turn"), turn),
        Chapter(_("What workers bring"), [*gains.gears(), *brought]),
        Chapter(_("The days"), [days.calendar(), days.food_days(), days.end()]),
    ]
    if expansion := list(more.expansion_chapters(options)):
        chapters.append(Chapter(_("The expansion"), expansion))
    chapters.append(Chapter(_("At this table"), at_the_table()))
    return Book(_("Tzolk'in"), linked(chapters))
