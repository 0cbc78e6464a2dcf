"""The chapters on the games in the box: what Tikal is about, the auction game, Mini Tikal, and
where the printed rules differ (sections 1, 2 and 7 to 9)."""

from game.rulebook.book import Passage, Section
from game.tikal.rules.board import NAMES
from game.tikal.rules.components import HEXAGONS
from game.tikal.rules.setup import MINI
from game.tikal.words import figures, rulebook_sections
from game.tikal.words.book.edition import Edition
from game.tikal.words.names import game_name, mini_tikal_note, options_summary
from game.ui.i18n import gettext as _
from game.ui.i18n import pgettext

# The expedition: aim, parts and set-up.


def expedition_sections(edition: Edition) -> list[Section]:
    return [_aim(edition), _this_game(edition), _parts(edition), _setup(edition), _hidden(edition)]


def _aim(edition: Edition) -> Section:
    passages = [
        edition.in_every_game(
            _(
                "You lead an expedition to the ruins of Tikal, deep in the jungle. Hexagon by "
                "hexagon you explore it: your leader and workers find their way along the stones, "
                "uncover temples and recover treasures."
            ),
            figures.overview(),
        ),
        edition.in_every_game(
            _(
                "Volcanoes bring scoring rounds. They pay for the temples where you are strongest "
                "and for your treasures. Most points win; equal points share the win."
            )
        ),
    ]
    see = (rulebook_sections.TURN, rulebook_sections.TEMPLES, rulebook_sections.VOLCANO)
    return Section(
        rulebook_sections.ABOUT,
        _("What it is about"),
        passages,
        see,
        _("aim, goal, winner, victory"),
    )


def _this_game(edition: Edition) -> Section:
    passages = [
        edition.in_every_game(
            _("This book is open for: {game}. {options}.").format(
                game=game_name(edition.variant), options=options_summary(edition.options)
            )
        ),
        edition.in_every_game(
            _("The basic and the auction game are for two to four players, Mini Tikal for two.")
        ),
        edition.in_every_game(
            _(
                "The book tells all games in the box. What holds only in some of them has a bar "
                "beside it: a golden one if it holds in yours."
            )
        ),
    ]
    see = (rulebook_sections.AUCTION, rulebook_sections.MINI, rulebook_sections.OPTIONS)
    return Section(
        rulebook_sections.THIS_GAME, _("Which game this is"), passages, see, _("variant, version")
    )


def _parts(edition: Edition) -> Section:
    passages = [
        edition.in_every_game(
            _(
                "36 hexagons: 15 temples, 10 jungles, 8 ruins with 24 treasures, 3 volcanoes. Four "
                "more are printed on the board."
            )
        ),
        edition.in_every_game(
            _(
                "48 temple tiles, so many of each number: three 2, six 3, nine 4, eleven 5, "
                "eight 6, five 7, three 8, two 9 and one 10."
            )
        ),
        edition.in_every_game(
            _("Everybody has a leader, 18 workers, 2 camps and may place 2 guards.")
        ),
        edition.in_mini_tikal(
            _("12 hexagons, 12 treasures; a leader, 12 workers, 1 camp and 1 guard each.")
        ),
    ]
    terms = _("components, material, pieces, tiles, wafers, supply")
    return Section(
        rulebook_sections.PARTS, _("What there is"), passages, (rulebook_sections.HEXAGONS,), terms
    )


def _setup(edition: Edition) -> Section:
    passages = [
        edition.in_every_game(
            _(
                "Explored from the start are the base camp (a5), the temples a4 and b5 and the "
                "jungle b4. All members wait in the supply, and nobody has points."
            )
        ),
        edition.in_every_game(
            _(
                "The hexagons have letters on their backs. They are shuffled letter by letter and "
                "stacked from A to G, so that A comes first."
            )
        ),
        edition.in_every_game(
            _("In the basic and the auction game three of them are volcanoes, of B, D and F.")
        ),
        edition.in_mini_tikal(_("One hexagon is a volcano, of D.")),
        edition.in_every_game(
            _("The rulebooks let the oldest player begin. Here you choose who does, or draw lots.")
        ),
        edition.in_auction_game(_("Everybody begins with 20 points, to bid with.")),
    ]
    terms = _("set-up, preparation, start, starting player, first player, letters, stack")
    return Section(
        rulebook_sections.SETUP, _("How it begins"), passages, (rulebook_sections.OPTIONS,), terms
    )


def _hidden(edition: Edition) -> Section:
    passages = [
        edition.in_every_game(
            _(
                "Everybody may see: the board, all supplies, points and treasures, the letter of "
                "the next hexagon, how many hexagons and treasures are left, the temple tiles left."
            )
        ),
        edition.in_every_game(
            _(
                "Nobody knows the order of the hexagons within a letter, nor which treasures lie "
                "where until they are recovered. The computer players do not know it either."
            )
        ),
    ]
    terms = _("secret, hidden information, open, public")
    return Section(
        rulebook_sections.HIDDEN, _("What nobody knows"), passages, (rulebook_sections.FAIR,), terms
    )


# The auction game.


def auction_sections(edition: Edition) -> list[Section]:
    return [_rounds(edition), _bidding(edition)]


def _rounds(edition: Edition) -> Section:
    passages = [
        edition.in_auction_game(
            _(
                "With less luck and more to decide: everybody begins with 20 points, which are "
                "money too. In each round as many hexagons are shown as there are players, and "
                "each player takes one turn."
            ),
            figures.auction(),
        ),
        edition.in_auction_game(
            _(
                "Each turn but the last of a round is auctioned. The winner pays his bid, chooses "
                "a hexagon on display, lays it and spends ten AP. The last player of the round "
                "takes the last hexagon and pays nothing."
            )
        ),
        edition.in_auction_game(
            _(
                "Whoever chooses a volcano starts a scoring round, himself first, before his own "
                "turn."
            )
        ),
    ]
    see = (rulebook_sections.BIDDING, rulebook_sections.VOLCANO, rulebook_sections.END)
    terms = _("auction, display, round, choose, money")
    return Section(rulebook_sections.AUCTION, _("How turns are auctioned"), passages, see, terms)


def _bidding(edition: Edition) -> Section:
    passages = [
        edition.in_auction_game(
            _(
                "Those who have not had their turn in this round bid, clockwise: more than the "
                "last bid, or pass and be out of this auction. A bid is a whole number from 1 to "
                "the points that you have. The last one left pays at once."
            )
        ),
        edition.in_auction_game(
            _(
                "If all pass, who passed first has the turn free of charge. If all others have "
                "passed without a bid, the last one may still bid or pass."
            )
        ),
        edition.in_auction_game(
            _(
                "The first player bids first in the game. Later in a round the neighbour of who "
                "has just played begins, in a new round the neighbour of who played last; who has "
                "had his turn is left out."
            )
        ),
        edition.in_auction_game(
            _(
                "An example of four: B bids most, 5, pays and plays. C begins the second auction; "
                "A wins it with 4. In the third only C and D are left and both pass: C passed "
                "first and plays free. D takes the last hexagon, free too. A, the neighbour of D, "
                "begins the next round."
            )
        ),
    ]
    terms = _("bid, pass, pay, highest bid, free, price, auction order")
    return Section(
        rulebook_sections.BIDDING,
        pgettext("heading", "Bidding"),
        passages,
        (rulebook_sections.AUCTION,),
        terms,
    )


# Mini Tikal.


def mini_sections(edition: Edition) -> list[Section]:
    passages = [
        edition.in_mini_tikal(str(mini_tikal_note()), figures.mini_board()),
        edition.in_mini_tikal(
            _(
                "For two players and half an hour: twelve hexagons, a corner of the board, four "
                "kinds of treasure. Each has a leader, 12 workers, one camp and one guard, and "
                "begins with 20 points. The first player is drawn by lot."
            )
        ),
        edition.in_mini_tikal(
            _(
                "Certain are the three sets, shuffled apart (five hexagons A to C, three D, four "
                "E to G), the only volcano among the D, and the auction as in the auction game. "
                "So there are two scoring rounds: the volcano's and the last."
            )
        ),
        edition.in_mini_tikal(
            _("Ours are the spaces {first} to {last} and the hexagons {hexagons}.").format(
                first=NAMES[MINI.area[0]],
                last=NAMES[MINI.area[-1]],
                hexagons=" ".join(HEXAGONS[one].id for part in MINI.hexagon_sets for one in part),
            )
        ),
        edition.in_mini_tikal(
            _("Spaces beyond the border are out of play: nothing is laid there, nobody goes there.")
        ),
    ]
    see = (rulebook_sections.AUCTION, rulebook_sections.BIDDING, rulebook_sections.PARTS)
    terms = _("mini, small, two players, short game, reconstruction, out of play")
    return [
        Section(rulebook_sections.MINI, _("What is different in Mini Tikal"), passages, see, terms)
    ]


# Where rulebooks differ or are silent, and what is played here.


def ruling_sections(edition: Edition) -> list[Section]:
    return [_options(edition), _silent(edition)]


def _options(edition: Edition) -> Section:
    passages = [
        edition.in_every_game(
            _("Three points can be chosen when a game is set up, under Options.")
        ),
        edition.in_every_game(
            _(
                "Who must be there for a camp: nobody in the English, German, Russian and Chinese "
                "rules, any player's member in the Korean, one of your own in the French."
            )
        ),
        edition.in_every_game(
            _(
                "The number of the temple printed at a4: no rulebook tells it. 1 fits the number "
                "of temple tiles; another digital edition has 2."
            ),
            figures.first_temple(edition.options.a4_value),
        ),
        edition.in_every_game(
            _(
                "How long it is: the whole game, or a short one that ends with its second scoring "
                "round. No rulebook has the short one; it is good for a first game."
            )
        ),
    ]
    terms = _("options, languages, edition, camp rule, a4, rulebooks, short game, length")
    return Section(
        rulebook_sections.OPTIONS,
        _("Options of the rules"),
        passages,
        (rulebook_sections.CAMP,),
        terms,
    )


def _silent(edition: Edition) -> Section:
    passages = [
        edition.in_every_game(_("The rulebooks leave these open. Here it is so:")),
        edition.in_every_game(_("The two treasures of an exchange are of different kinds.")),
        edition.in_every_game(
            _("A hexagon that fits nowhere leaves the game, and the turn goes on.")
        ),
        edition.in_every_game(_("Limits for one turn begin anew with every ten action points.")),
        edition.in_every_game(_("Equal points at the end share the win.")),
        edition.in_auction_game(_("A bid is at least 1 and never more than the bidder has.")),
        edition.in_auction_game(
            _("The order of the last scoring turns is fixed before the first of them.")
        ),
    ]
    see = (
        rulebook_sections.EXCHANGE,
        rulebook_sections.LAYING,
        rulebook_sections.POINTS,
        rulebook_sections.END,
    )
    terms = _("ruling, decision, question, doubt, open point, FAQ")
    return Section(rulebook_sections.SILENT, _("Where they are silent"), passages, see, terms)


# At this table.


def fair_draw_section(seal: str) -> Section:
    """Return the section that explains how the seal proves a fair draw.

    ``seal`` is the match's seal, empty outside of a match.
    """
    passages = [
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
        passages.insert(1, Passage(_("The seal of this game: {seal}").format(seal=seal)))
    terms = _("chance, luck, seal, cheating, random")
    return Section(
        rulebook_sections.FAIR, _("Is the draw fair?"), passages, (rulebook_sections.HIDDEN,), terms
    )
