"""The chapter on what a turn consists of (section 3)."""

from game.rulebook.book import Section
from game.tikal.words import figures, places
from game.tikal.words.book.edition import Edition
from game.ui.i18n import gettext as _


def sections(edition: Edition) -> list[Section]:
    return [_turn(edition), _laying(edition), _points(edition)]


def _turn(edition: Edition) -> Section:
    told = [
        edition.always(
            _(
                "First a hexagon, then ten action points: lay the top hexagon of the stack, then "
                "let your expedition act. After you comes your neighbour, clockwise."
            )
        ),
        edition.always(
            _("If the hexagon is a volcano there is a scoring round before you lay it.")
        ),
        edition.auction(_("Turns are auctioned, and who wins one chooses a hexagon on display.")),
    ]
    see = (places.LAYING, places.POINTS, places.VOLCANO, places.AUCTION)
    terms = _("order, draw, clockwise, phase, round")
    return Section(places.TURN, _("What a turn is"), told, see, terms)


def _laying(edition: Edition) -> Section:
    told = [
        edition.always(
            _(
                "Lay it on a free space beside at least one explored hexagon, turned as you like. "
                "A way must lead to it: on a side that it shares with a neighbour, volcanoes not "
                "counted, at least one stone must lie, on whichever of the two."
            ),
            figures.placement(),
        ),
        edition.always(
            _("Turned so that no stone lies on a shared side, it may not lie there."),
            figures.misplacement(),
        ),
        edition.always(_("A ruin gets its treasures at once, unseen, from the stack.")),
        edition.always(
            _(
                "A volcano needs only an explored neighbour, no stone; the neighbour may be a "
                "volcano."
            )
        ),
        edition.always(
            _(
                "If a hexagon fits nowhere it leaves the game, without treasures, and the turn "
                "goes on with ten action points. The rulebooks do not say so: it is our ruling."
            )
        ),
    ]
    terms = _("place, placing, rotate, turn, adjacent, neighbour, discard, fit")
    return Section(places.LAYING, _("Laying a hexagon"), told, (places.STONES,), terms)


def _points(edition: Edition) -> Section:
    told = [
        edition.always(
            _(
                "You have ten action points (AP). Spend them in any order, on as many different "
                "actions as you like. What is left when you end your turn is lost."
            )
        ),
        edition.always(
            _(
                "Arrive 1, shuttle 1, move 1 for each stone, uncover 2, recover 3, exchange 3, "
                "camp 5, guard 5."
            )
        ),
        edition.always(
            _(
                "An example: three members arrive (3), the leader goes to the jungle (1) and on to "
                "the temple (3), the two workers follow as far as the jungle (1 each). That is 9; "
                "the tenth point is lost."
            ),
            figures.first_turn(),
        ),
        edition.always(
            _(
                "A limit for one turn, two levels of a temple say, holds for one spending of ten "
                "points: a turn of a scoring round and the usual turn after it are two turns."
            )
        ),
    ]
    see = (
        *(places.ENTER, places.MOVE, places.SHUTTLE, places.DIG),
        *(places.RECOVER, places.EXCHANGE, places.CAMP, places.GUARD),
    )
    terms = _("AP, costs, actions, budget, end turn, save points")
    return Section(places.POINTS, _("Ten action points (AP)"), told, see, terms)
