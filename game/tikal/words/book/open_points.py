"""The chapter on points where the printed rules differ or are silent, and what is played here."""

from game.rulebook.book import Section
from game.tikal.words import figures, places
from game.tikal.words.book.edition import Edition
from game.ui.i18n import gettext as _


def sections(edition: Edition) -> list[Section]:
    return [_options(edition), _silent(edition)]


def _options(edition: Edition) -> Section:
    told = [
        edition.always(_("Two points can be chosen when a game is set up, under Options.")),
        edition.always(
            _(
                "Who must be there for a camp: nobody in the English, German, Russian and Chinese "
                "rules, any player's member in the Korean, one of your own in the French."
            )
        ),
        edition.always(
            _(
                "The number of the temple printed at a4: no rulebook tells it. 1 fits the number "
                "of temple tiles; another digital edition has 2."
            ),
            figures.first_temple(edition.options.a4_value),
        ),
    ]
    terms = _("options, languages, edition, camp rule, a4, rulebooks")
    return Section(places.OPTIONS, _("Options of the rules"), told, (places.CAMP,), terms)


def _silent(edition: Edition) -> Section:
    told = [
        edition.always(_("The rulebooks leave these open. Here it is so:")),
        edition.always(_("The two treasures of an exchange are of different kinds.")),
        edition.always(_("A hexagon that fits nowhere leaves the game, and the turn goes on.")),
        edition.always(_("Limits for one turn begin anew with every ten action points.")),
        edition.always(_("Equal points at the end share the win.")),
        edition.auction(_("A bid is at least 1 and never more than the bidder has.")),
        edition.auction(
            _("The order of the last scoring turns is fixed before the first of them.")
        ),
    ]
    see = (places.EXCHANGE, places.LAYING, places.POINTS, places.END)
    terms = _("ruling, decision, question, doubt, open point, FAQ")
    return Section(places.SILENT, _("Where they are silent"), told, see, terms)
