"""The chapter on scoring rounds and the end of the game (sections 5 and 6)."""

from game.rulebook.book import Section
from game.tikal.words import figures, places
from game.tikal.words.book.edition import Edition
from game.ui.i18n import gettext as _


def sections(edition: Edition) -> list[Section]:
    return [_volcano(edition), _end(edition)]


def _volcano(edition: Edition) -> Section:
    told = [
        edition.always(
            _(
                "A volcano starts a scoring round as soon as it is drawn. Whoever drew it lays it "
                "aside, spends ten AP and scores at once. Then the others do the same, clockwise: "
                "ten AP, then score."
            ),
            figures.scored(),
        ),
        edition.always(
            _(
                "Each scores his position as it is after his own ten AP. So a temple may pay "
                "twice in a round: first one player, then another who has taken it since."
            )
        ),
        edition.always(
            _(
                "In a scoring round no hexagon is laid. When all have scored, the volcano is laid "
                "and its player takes his usual ten AP."
            ),
            figures.erupted(),
        ),
        edition.always(
            _(
                "An example from the rulebook: temples of 3, 5, 5 and 8 pay 21; two pairs and two "
                "single treasures pay 6 and 2. Together 29 points."
            )
        ),
        edition.always(_("Points are never lost by scoring: they add up from round to round.")),
        edition.auction(
            _("A volcano starts its round when it is chosen, not when it comes on display.")
        ),
    ]
    see = (places.TEMPLES, places.TREASURES, places.END)
    terms = _("volcano, scoring round, count, points, eruption, score")
    return Section(places.VOLCANO, _("Scoring rounds"), told, see, terms)


def _end(edition: Edition) -> Section:
    told = [
        edition.always(
            _(
                "After the turn with the last hexagon everybody has one more scoring turn: ten "
                "AP, then score. Then most points win; equal points share the win."
            )
        ),
        edition.basic(
            _(
                "It goes clockwise, from the left neighbour of who laid the last hexagon; he is "
                "the last."
            )
        ),
        edition.auction(
            _(
                "It begins with who has fewest points; the order is fixed before the first of "
                "these turns. Among equals goes first who sits nearer, clockwise, to who laid the "
                "last hexagon."
            )
        ),
    ]
    terms = _("final scoring, last round, end of the game, winner, tie, order")
    return Section(places.END, _("The end"), told, (places.VOLCANO,), terms)
