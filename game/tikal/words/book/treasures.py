"""The chapter on treasures: to recover and exchange them, and their points (sections 3, 5)."""

from game.rulebook.book import Section
from game.tikal.words import figures, places
from game.tikal.words.book.edition import Edition
from game.ui.i18n import gettext as _


def sections(edition: Edition) -> list[Section]:
    return [_recover(edition), _pay(edition), _exchange(edition)]


def _recover(edition: Edition) -> Section:
    told = [
        edition.always(
            _(
                "For 3 AP you take the top treasure of a ruin where you have a member. It is "
                "turned up and lies before you for everybody to see."
            ),
            figures.recovery(),
        ),
        edition.always(
            _(
                "Two in a ruin and turn at most; the second needs two of your members there. "
                "Several ruins in one turn are allowed."
            )
        ),
        edition.always(_("It cannot be undone: what was hidden has been seen.")),
    ]
    terms = _("treasure, wafer, mask, ruin, take, raise")
    return Section(places.RECOVER, _("Recover: 3 AP"), told, (places.TREASURES,), terms)


def _pay(edition: Edition) -> Section:
    told = [
        edition.always(
            _(
                "There are eight kinds, three of each. At every scoring one of a kind pays 1 "
                "point, two pay 3, three pay 6."
            ),
            figures.sets(),
        ),
        edition.always(_("Treasures stay with you when they have paid, and pay again.")),
        edition.mini(_("Four of the eight kinds are in the game, drawn by lot.")),
    ]
    terms = _("value, pair, triplet, set, points, kinds")
    return Section(places.TREASURES, _("What treasures pay"), told, (places.EXCHANGE,), terms)


def _exchange(edition: Edition) -> Section:
    told = [
        edition.always(
            _(
                "For 3 AP you give another player a treasure and take one of his. You choose "
                "both, and he cannot refuse."
            ),
            figures.exchange(),
        ),
        edition.always(
            _(
                "Both must be single: kinds of which their owner has exactly one. Pairs and "
                "triplets are never parted. The two must be of different kinds."
            )
        ),
        edition.always(_("It may be done anywhere, as often as your AP last.")),
    ]
    terms = _("trade, swap, single, pair, refuse")
    return Section(places.EXCHANGE, _("Exchange: 3 AP"), told, (places.TREASURES,), terms)
