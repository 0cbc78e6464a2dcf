"""The chapter on the auction game (section 7)."""

from game.rulebook.book import Section
from game.tikal.words import figures, places
from game.tikal.words.book.edition import Edition
from game.ui.i18n import gettext as _


def sections(edition: Edition) -> list[Section]:
    return [_rounds(edition), _bidding(edition)]


def _rounds(edition: Edition) -> Section:
    told = [
        edition.auction(
            _(
                "With less luck and more to decide: everybody begins with 20 points, which are "
                "money too. In each round as many hexagons are shown as there are players, and "
                "each player takes one turn."
            ),
            figures.auction(),
        ),
        edition.auction(
            _(
                "Each turn but the last of a round is auctioned. The winner pays his bid, chooses "
                "a hexagon on display, lays it and spends ten AP. The last player of the round "
                "takes the last hexagon and pays nothing."
            )
        ),
        edition.auction(
            _(
                "Whoever chooses a volcano starts a scoring round, himself first, before his own "
                "turn."
            )
        ),
    ]
    see = (places.BIDDING, places.VOLCANO, places.END)
    terms = _("auction, display, round, choose, money")
    return Section(places.AUCTION, _("How turns are auctioned"), told, see, terms)


def _bidding(edition: Edition) -> Section:
    told = [
        edition.auction(
            _(
                "Those who have not had their turn in this round bid, clockwise: more than the "
                "last bid, or pass and be out of this auction. A bid is a whole number from 1 to "
                "the points that you have. The last one left pays at once."
            )
        ),
        edition.auction(
            _(
                "If all pass, who passed first has the turn free of charge. If all others have "
                "passed without a bid, the last one may still bid or pass."
            )
        ),
        edition.auction(
            _(
                "The first player bids first in the game. Later in a round the neighbour of who "
                "has just played begins, in a new round the neighbour of who played last; who has "
                "had his turn is left out."
            )
        ),
        edition.auction(
            _(
                "An example of four: B bids most, 5, pays and plays. C begins the second auction; "
                "A wins it with 4. In the third only C and D are left and both pass: C passed "
                "first and plays free. D takes the last hexagon, free too. A, the neighbour of D, "
                "begins the next round."
            )
        ),
    ]
    terms = _("bid, pass, pay, highest bid, free, price, auction order")
    return Section(places.BIDDING, _("Bidding"), told, (places.AUCTION,), terms)
