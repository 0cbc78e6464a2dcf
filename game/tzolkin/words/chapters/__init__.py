"""The rules in our own words, chapter by chapter (docs/rules-tzolkin.md)."""

from game.rulebook.book import Book, Chapter
from game.table.guide.chapter import at_the_table
from game.tzolkin.rules.setup import Options
from game.tzolkin.words.chapters import days, gains, more, turns
from game.tzolkin.words.chapters.links import linked
from game.ui.i18n import gettext as _


def book(options: Options) -> Book:
    """All that a game has to be explained by: what it is about, the turn, what it brings, the
    days, then the parts of the expansion that are played."""
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
