"""The chapter on the aim, the game played, its parts and its set-up (sections 1, 2 and 9)."""

from game.rulebook.book import Passage, Section
from game.tikal.words import figures, places
from game.tikal.words.book.edition import Edition
from game.tikal.words.choices import game_name, summary
from game.ui.i18n import gettext as _


def sections(edition: Edition) -> list[Section]:
    return [_aim(edition), _this_game(edition), _parts(edition), _setup(edition), _hidden(edition)]


def _aim(edition: Edition) -> Section:
    told = [
        edition.always(
            _(
                "You lead an expedition to the ruins of Tikal, deep in the jungle. Hexagon by "
                "hexagon you explore it: your leader and workers find their way along the stones, "
                "uncover temples and recover treasures."
            ),
            figures.overview(),
        ),
        edition.always(
            _(
                "Volcanoes bring scoring rounds. They pay for the temples where you are strongest "
                "and for your treasures. Most points win; equal points share the win."
            )
        ),
    ]
    see = (places.TURN, places.TEMPLES, places.VOLCANO)
    return Section(places.ABOUT, _("What it is about"), told, see, _("aim, goal, winner, victory"))


def _this_game(edition: Edition) -> Section:
    told = [
        edition.always(
            _("This book is open for: {game}. {options}.").format(
                game=game_name(edition.variant), options=summary(edition.options)
            )
        ),
        edition.always(
            _("The basic and the auction game are for two to four players, Mini Tikal for two.")
        ),
        edition.always(
            _(
                "The book tells all games in the box. What holds only in some of them has a bar "
                "beside it: a golden one if it holds in yours."
            )
        ),
    ]
    see = (places.AUCTION, places.MINI, places.OPTIONS)
    return Section(places.THIS_GAME, _("Which game this is"), told, see, _("variant, version"))


def _parts(edition: Edition) -> Section:
    told = [
        edition.always(
            _(
                "36 hexagons: 15 temples, 10 jungles, 8 ruins with 24 treasures, 3 volcanoes. Four "
                "more are printed on the board."
            )
        ),
        edition.always(
            _(
                "48 temple tiles, so many of each number: three 2, six 3, nine 4, eleven 5, "
                "eight 6, five 7, three 8, two 9 and one 10."
            )
        ),
        edition.always(_("Everybody has a leader, 18 workers, 2 camps and may place 2 guards.")),
        edition.mini(
            _("12 hexagons, 12 treasures; a leader, 12 workers, 1 camp and 1 guard each.")
        ),
    ]
    terms = _("components, material, pieces, tiles, wafers, supply")
    return Section(places.PARTS, _("What there is"), told, (places.HEXAGONS,), terms)


def _setup(edition: Edition) -> Section:
    told = [
        edition.always(
            _(
                "Explored from the start are the base camp (a5), the temples a4 and b5 and the "
                "jungle b4. All members wait in the supply, and nobody has points."
            )
        ),
        edition.always(
            _(
                "The hexagons have letters on their backs. They are shuffled letter by letter and "
                "stacked from A to G: three hexagons, of B, D and F, are volcanoes."
            )
        ),
        edition.always(
            _("The rulebooks let the oldest player begin. Here you choose who does, or draw lots.")
        ),
        edition.auction(_("Everybody begins with 20 points, to bid with.")),
    ]
    terms = _("set-up, preparation, start, starting player, first player, letters, stack")
    return Section(places.SETUP, _("How it begins"), told, (places.OPTIONS,), terms)


def _hidden(edition: Edition) -> Section:
    told = [
        edition.always(
            _(
                "Everybody may see: the board, all supplies, points and treasures, the letter of "
                "the next hexagon, how many hexagons and treasures are left, the temple tiles left."
            )
        ),
        edition.always(
            _(
                "Nobody knows the order of the hexagons within a letter, nor which treasures lie "
                "where until they are recovered. The computer players do not know it either."
            )
        ),
    ]
    terms = _("secret, hidden information, open, public")
    return Section(places.HIDDEN, _("What nobody knows"), told, (places.FAIR,), terms)


def fair_draw(seal: str) -> Section:
    """Return the section that explains how the seal proves a fair draw.

    ``seal`` is the match's seal, empty outside of a match.
    """
    told = [
        Passage(
            _(
                "The order of all hexagons and treasures is fixed before the first move. From it a "
                "number is worked out, the seal of the game, which everybody can see at once."
            )
        ),
        Passage(
            _(
                "Nobody can tell the order from it, but with another order it would be another "
                "number. After the game a page beside the results, Draw order, shows the whole "
                "order with its seal: if it is the same, nothing was changed."
            )
        ),
    ]
    if seal:
        told.insert(1, Passage(_("The seal of this game: {seal}").format(seal=seal)))
    terms = _("chance, luck, seal, cheating, random")
    return Section(places.FAIR, _("Is the draw fair?"), told, (places.HIDDEN,), terms)
