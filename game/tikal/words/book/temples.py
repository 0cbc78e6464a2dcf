"""The chapters on temples, on treasures, and on how both are scored (sections 3, 5 and 6)."""

from game.rulebook.book import Section
from game.tikal.words import figures, rulebook_sections
from game.tikal.words.book.edition import Edition
from game.ui.i18n import gettext as _

# To uncover, hold and guard temples.


def temple_sections(edition: Edition) -> list[Section]:
    return [_uncover(edition), _held(edition), _guard(edition)]


def _uncover(edition: Edition) -> Section:
    passages = [
        edition.in_every_game(
            _(
                "For 2 AP you uncover one more level of a temple where you have a member: its "
                "number grows by one."
            ),
            figures.uncovering(),
        ),
        edition.in_every_game(
            _(
                "Two levels of a temple in a turn at most. The second needs two of your members "
                "there; the leader is one member. Several temples in one turn are allowed."
            )
        ),
        edition.in_every_game(
            _(
                "Each level takes a temple tile with the next number. Where that number has run "
                "out the temple cannot grow, for no number is left out. Beyond 10 nothing comes."
            )
        ),
        edition.in_every_game(_("Nobody uncovers a temple that has a guard.")),
    ]
    see = (rulebook_sections.PARTS, rulebook_sections.TEMPLES, rulebook_sections.GUARD)
    terms = _("dig, level, excavate, temple tile, value, number, top")
    return Section(rulebook_sections.DIG, _("Uncover: 2 AP"), passages, see, terms)


def _held(edition: Edition) -> Section:
    passages = [
        edition.in_every_game(
            _(
                "Scoring pays a temple's number to the one player who is strongest there: the "
                "leader counts 3, each worker 1."
            ),
            figures.temple_majority(),
        ),
        edition.in_every_game(
            _(
                "He must be stronger than each other player, not than all together. If the "
                "strongest are equal, nobody is paid."
            ),
            figures.temple_tie(),
        ),
        edition.in_every_game(
            _(
                "A temple with a guard pays the guard's owner, and nobody else, however many "
                "others are there."
            )
        ),
    ]
    see = (rulebook_sections.GUARD, rulebook_sections.VOLCANO)
    terms = _("majority, strength, strongest, tie, leader, worker, holder, points, control")
    return Section(rulebook_sections.TEMPLES, _("Who holds a temple"), passages, see, terms)


def _guard(edition: Edition) -> Section:
    passages = [
        edition.in_every_game(
            _(
                "For 5 AP you put a guard on a temple where you are stronger than each other "
                "player. One of your members becomes the guard; all your others there, the leader "
                "too, leave the game."
            ),
            figures.temple_guard(),
        ),
        edition.in_every_game(
            _(
                "From then on the temple is yours for good and keeps its number. The guard never "
                "leaves and has no strength. The members of others stay and may go on."
            )
        ),
        edition.in_every_game(_("One guard a temple, two for each player in a game.")),
        edition.in_mini_tikal(_("Everybody has one guard here instead of two.")),
    ]
    terms = _("guards, keep, protect, secure, majority, remove members")
    return Section(
        rulebook_sections.GUARD,
        _("Guard: 5 AP"),
        passages,
        (rulebook_sections.TEMPLES, rulebook_sections.DIG),
        terms,
    )


# To recover and exchange treasures, and their points.


def treasure_sections(edition: Edition) -> list[Section]:
    return [_recover(edition), _pay(edition), _exchange(edition)]


def _recover(edition: Edition) -> Section:
    passages = [
        edition.in_every_game(
            _(
                "For 3 AP you take the top treasure of a ruin where you have a member. It is "
                "turned up and lies before you for everybody to see."
            ),
            figures.recovery(),
        ),
        edition.in_every_game(
            _(
                "Two in a ruin and turn at most; the second needs two of your members there. "
                "Several ruins in one turn are allowed."
            )
        ),
        edition.in_every_game(_("It cannot be undone: what was hidden has been seen.")),
    ]
    terms = _("treasure, wafer, mask, ruin, take, raise")
    return Section(
        rulebook_sections.RECOVER,
        _("Recover: 3 AP"),
        passages,
        (rulebook_sections.TREASURES,),
        terms,
    )


def _pay(edition: Edition) -> Section:
    passages = [
        edition.in_every_game(
            _(
                "There are eight kinds, three of each. At every scoring one of a kind pays 1 "
                "point, two pay 3, three pay 6."
            ),
            figures.treasure_sets(),
        ),
        edition.in_every_game(_("Treasures stay with you when they have paid, and pay again.")),
        edition.in_mini_tikal(_("Four of the eight kinds are in the game, drawn by lot.")),
    ]
    terms = _("value, pair, triplet, set, points, kinds")
    return Section(
        rulebook_sections.TREASURES,
        _("What treasures pay"),
        passages,
        (rulebook_sections.EXCHANGE,),
        terms,
    )


def _exchange(edition: Edition) -> Section:
    passages = [
        edition.in_every_game(
            _(
                "For 3 AP you give another player a treasure and take one of his. You choose "
                "both, and he cannot refuse."
            ),
            figures.exchange(),
        ),
        edition.in_every_game(
            _(
                "Both must be single: kinds of which their owner has exactly one. Pairs and "
                "triplets are never parted. The two must be of different kinds."
            )
        ),
        edition.in_every_game(_("It may be done anywhere, as often as your AP last.")),
    ]
    terms = _("trade, swap, single, pair, refuse")
    return Section(
        rulebook_sections.EXCHANGE,
        _("Exchange: 3 AP"),
        passages,
        (rulebook_sections.TREASURES,),
        terms,
    )


# Scoring rounds and the end of the game.


def scoring_sections(edition: Edition) -> list[Section]:
    return [_volcano(edition), _end(edition)]


def _volcano(edition: Edition) -> Section:
    passages = [
        edition.in_every_game(
            _(
                "A volcano starts a scoring round as soon as it is drawn. Whoever drew it lays it "
                "aside, spends ten AP and scores at once. Then the others do the same, clockwise: "
                "ten AP, then score."
            ),
            figures.scoring_round(),
        ),
        edition.in_every_game(
            _(
                "Each scores his position as it is after his own ten AP. So a temple may pay "
                "twice in a round: first one player, then another who has taken it since."
            )
        ),
        edition.in_every_game(
            _(
                "In a scoring round no hexagon is laid. When all have scored, the volcano is laid "
                "and its player takes his usual ten AP."
            ),
            figures.volcano_laid(),
        ),
        edition.in_every_game(
            _(
                "An example from the rulebook: temples of 3, 5, 5 and 8 pay 21; two pairs and two "
                "single treasures pay 6 and 2. Together 29 points."
            )
        ),
        edition.in_every_game(
            _("Points are never lost by scoring: they add up from round to round.")
        ),
        edition.in_auction_game(
            _("A volcano starts its round when it is chosen, not when it comes on display.")
        ),
    ]
    see = (rulebook_sections.TEMPLES, rulebook_sections.TREASURES, rulebook_sections.END)
    terms = _("volcano, scoring round, count, points, eruption, score")
    return Section(rulebook_sections.VOLCANO, _("Scoring rounds"), passages, see, terms)


def _end(edition: Edition) -> Section:
    passages = [
        edition.in_every_game(
            _(
                "After the turn with the last hexagon everybody has one more scoring turn: ten "
                "AP, then score. Then most points win; equal points share the win."
            )
        ),
        edition.in_basic_game(
            _(
                "It goes clockwise, from the left neighbour of who laid the last hexagon; he is "
                "the last."
            )
        ),
        edition.in_auction_game(
            _(
                "It begins with who has fewest points; the order is fixed before the first of "
                "these turns. Among equals goes first who sits nearer, clockwise, to who laid the "
                "last hexagon."
            )
        ),
        edition.in_short_game(
            _(
                "The short game ends sooner. When all have scored for the second volcano, most "
                "points win. That volcano is not laid."
            )
        ),
    ]
    terms = _("short game, final scoring, last round, end of the game, winner, tie, order")
    return Section(
        rulebook_sections.END, _("The end"), passages, (rulebook_sections.VOLCANO,), terms
    )
