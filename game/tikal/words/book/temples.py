"""The chapter on temples: to uncover, hold and guard them (sections 3 to 5)."""

from game.rulebook.book import Section
from game.tikal.words import figures, places
from game.tikal.words.book.edition import Edition
from game.ui.i18n import gettext as _


def sections(edition: Edition) -> list[Section]:
    return [_uncover(edition), _held(edition), _guard(edition)]


def _uncover(edition: Edition) -> Section:
    told = [
        edition.always(
            _(
                "For 2 AP you uncover one more level of a temple where you have a member: its "
                "number grows by one."
            ),
            figures.uncovering(),
        ),
        edition.always(
            _(
                "Two levels of a temple in a turn at most. The second needs two of your members "
                "there; the leader is one member. Several temples in one turn are allowed."
            )
        ),
        edition.always(
            _(
                "Each level takes a temple tile with the next number. Where that number has run "
                "out the temple cannot grow, for no number is left out. Beyond 10 nothing comes."
            )
        ),
        edition.always(_("Nobody uncovers a temple that has a guard.")),
    ]
    see = (places.PARTS, places.TEMPLES, places.GUARD)
    terms = _("dig, level, excavate, temple tile, value, number, top")
    return Section(places.DIG, _("Uncover: 2 AP"), told, see, terms)


def _held(edition: Edition) -> Section:
    told = [
        edition.always(
            _(
                "Scoring pays a temple's number to the one player who is strongest there: the "
                "leader counts 3, each worker 1."
            ),
            figures.held(),
        ),
        edition.always(
            _(
                "He must be stronger than each other player, not than all together. If the "
                "strongest are equal, nobody is paid."
            ),
            figures.tied(),
        ),
        edition.always(
            _(
                "A temple with a guard pays the guard's owner, and nobody else, however many "
                "others are there."
            )
        ),
    ]
    see = (places.GUARD, places.VOLCANO)
    terms = _("majority, strength, strongest, tie, leader, worker, holder, points, control")
    return Section(places.TEMPLES, _("Who holds a temple"), told, see, terms)


def _guard(edition: Edition) -> Section:
    told = [
        edition.always(
            _(
                "For 5 AP you put a guard on a temple where you are stronger than each other "
                "player. One of your members becomes the guard; all your others there, the leader "
                "too, leave the game."
            ),
            figures.guard(),
        ),
        edition.always(
            _(
                "From then on the temple is yours for good and keeps its number. The guard never "
                "leaves and has no strength. The members of others stay and may go on."
            )
        ),
        edition.always(_("One guard a temple, two for each player in a game.")),
        edition.mini(_("Everybody has one guard only.")),
    ]
    terms = _("guards, keep, protect, secure, majority, remove members")
    return Section(places.GUARD, _("Guard: 5 AP"), told, (places.TEMPLES, places.DIG), terms)
