"""The chapter on how members arrive and move, and on camps (sections 3 and 4)."""

from game.rulebook.book import Section
from game.tikal.words import figures, places
from game.tikal.words.book.edition import Edition
from game.ui.i18n import gettext as _


def sections(edition: Edition) -> list[Section]:
    return [_arrive(edition), _move(edition), _camp(edition), _shuttle(edition)]


def _arrive(edition: Edition) -> Section:
    told = [
        edition.always(
            _(
                "For 1 AP a member goes from your supply to the base camp, or to a camp of yours. "
                "Never to a camp of another player."
            ),
            figures.arrival(),
        ),
        edition.always(
            _(
                "Leader and workers cost the same. Nobody ever returns to the supply; whoever a "
                "guard costs you has left the game."
            )
        ),
    ]
    terms = _("enter, supply, bring in, new member, worker, leader, place a member")
    return Section(places.ENTER, _("Arrive: 1 AP"), told, (places.CAMP, places.MOVE), terms)


def _move(edition: Edition) -> Section:
    told = [
        edition.always(
            _(
                "A member goes to the next hexagon for as many AP as stones lie on the border, "
                "both sides counted. He goes all the way or not at all."
            ),
            figures.walk(),
        ),
        edition.always(
            _(
                "He may go on as far as your AP last. Three members who go the same way pay "
                "three times."
            )
        ),
        edition.always(_("Nobody enters a volcano. Everything else may be entered by everybody.")),
    ]
    terms = _("walk, go, path, movement, step, group")
    return Section(places.MOVE, _("Move: 1 AP a stone"), told, (places.STONES,), terms)


def _camp(edition: Edition) -> Section:
    told = [
        edition.always(
            _(
                "For 5 AP you establish one of your two camps: on jungle, or in a ruin from which "
                "all treasures are gone. One camp a hexagon, whoever owns it. It stays for good."
            ),
            figures.camp(),
        ),
        edition.camps(
            "free",
            _("Nobody needs to be there: the camp may be anywhere that is explored."),
            figures.camp_rule("free"),
        ),
        edition.camps(
            "present",
            _("A member must be there, yours or another player's."),
            figures.camp_rule("present"),
        ),
        edition.camps("own", _("A member of yours must be there."), figures.camp_rule("own")),
        edition.mini(_("Everybody has one camp only.")),
    ]
    see = (places.ENTER, places.SHUTTLE, places.OPTIONS)
    terms = _("tent, found, establish, jungle, build a camp")
    return Section(places.CAMP, _("Camp: 5 AP"), told, see, terms)


def _shuttle(edition: Edition) -> Section:
    told = [
        edition.always(
            _(
                "Secret paths join the base camp and your camps. For 1 AP a member goes from one "
                "of them to another, however far that is."
            ),
            figures.secret_path(),
        ),
        edition.always(
            _(
                "Others may stand where your camp is, and go on by the stones. Your secret paths "
                "are yours alone."
            )
        ),
    ]
    terms = _("secret path, camp to camp, teleport")
    return Section(places.SHUTTLE, _("Shuttle: 1 AP"), told, (places.CAMP,), terms)
