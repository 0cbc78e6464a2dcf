"""The chapter on Mini Tikal (section 8)."""

from game.rulebook.book import Section
from game.tikal.rules.board import NAMES
from game.tikal.rules.components import HEXAGONS
from game.tikal.rules.variants import MINI
from game.tikal.words import figures, places
from game.tikal.words.book.edition import Edition
from game.tikal.words.choices import reconstruction
from game.ui.i18n import gettext as _


def sections(edition: Edition) -> list[Section]:
    told = [
        edition.mini(str(reconstruction()), figures.mini_board()),
        edition.mini(
            _(
                "For two players and half an hour: twelve hexagons, a corner of the board, four "
                "kinds of treasure. Each has a leader, 12 workers, one camp and one guard, and "
                "begins with 20 points. The first player is drawn by lot."
            )
        ),
        edition.mini(
            _(
                "Certain are the three sets, shuffled apart (five hexagons A to C, three D, four "
                "E to G), the only volcano among the D, and the auction as in the auction game. "
                "So there are two scoring rounds: the volcano's and the last."
            )
        ),
        edition.mini(
            _("Ours are the spaces {first} to {last} and the hexagons {hexagons}.").format(
                first=NAMES[MINI.area[0]],
                last=NAMES[MINI.area[-1]],
                hexagons=" ".join(HEXAGONS[one].id for part in MINI.sets for one in part),
            )
        ),
        edition.mini(
            _("Spaces beyond the border are out of play: nothing is laid there, nobody goes there.")
        ),
    ]
    see = (places.AUCTION, places.BIDDING, places.PARTS)
    terms = _("mini, small, two players, short game, reconstruction, out of play")
    return [Section(places.MINI, _("What is different in Mini Tikal"), told, see, terms)]
