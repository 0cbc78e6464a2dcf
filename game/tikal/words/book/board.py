"""The chapter on hexagons, and on stones, which are the paths between them (sections 1, 3)."""

from game.rulebook.book import Section
from game.tikal.words import figures, places
from game.tikal.words.book.edition import Edition
from game.ui.i18n import gettext as _


def sections(edition: Edition) -> list[Section]:
    return [_hexagons(edition), _stones(edition)]


def _hexagons(edition: Edition) -> Section:
    told = [
        edition.always(
            _("Temple: its number is what it pays. Members who are there can uncover it further."),
            figures.kinds(),
        ),
        edition.always(
            _(
                "Treasure: a ruin with golden masks. As many treasures lie there, face down, as "
                "it has masks. Members who are there can recover them. When all are gone there is "
                "room for a camp."
            )
        ),
        edition.always(_("Jungle: room for one camp.")),
        edition.always(
            _(
                "Volcano: nobody enters it, and no way leads through it. When it turns up there "
                "is a scoring round."
            )
        ),
        edition.always(_("Base camp: here everybody's members arrive. It belongs to nobody.")),
        edition.always(
            _(
                "Any number of members of all players may be on one hexagon. Nobody blocks "
                "anybody: not members, not camps, not guards."
            )
        ),
    ]
    see = (places.DIG, places.RECOVER, places.CAMP, places.VOLCANO)
    terms = _("tile, terrain, space, kinds, base camp, mask, ruin, block")
    return Section(places.HEXAGONS, _("The kinds of hexagon"), told, see, terms)


def _stones(edition: Edition) -> Section:
    told = [
        edition.always(
            _(
                "The stones on both sides of a border are the way across it. Count them together: "
                "each is one action point for every member who goes there."
            ),
            figures.step(),
        ),
        edition.always(_("Where no stone lies on either side there is no way.")),
        edition.always(
            _(
                "Every hexagon but a volcano has three stones, on one, two or three of its sides. "
                "Stones that point to a volcano lead nowhere."
            )
        ),
    ]
    terms = _("path, way, border, cost, distance, step")
    return Section(places.STONES, _("Stones are ways"), told, (places.MOVE, places.LAYING), terms)
