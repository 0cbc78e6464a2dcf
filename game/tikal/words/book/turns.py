"""The chapters on the board, on a turn, and on members and camps (sections 1, 3 and 4)."""

from game.rulebook.book import Section
from game.tikal.words import figures, rulebook_sections
from game.tikal.words.book.edition import Edition
from game.ui.i18n import gettext as _

# Hexagons, and stones, which are the paths between them.


def board_sections(edition: Edition) -> list[Section]:
    return [_hexagons(edition), _stones(edition)]


def _hexagons(edition: Edition) -> Section:
    passages = [
        edition.in_every_game(
            _("Temple: its number is what it pays. Members who are there can uncover it further."),
            figures.hexagon_kinds(),
        ),
        edition.in_every_game(
            _(
                "Treasure: a ruin with golden masks. As many treasures lie there, face down, as "
                "it has masks. Members who are there can recover them. When all are gone there is "
                "room for a camp."
            )
        ),
        edition.in_every_game(_("Jungle: room for one camp.")),
        edition.in_every_game(
            _(
                "Volcano: nobody enters it, and no way leads through it. When it turns up there "
                "is a scoring round."
            )
        ),
        edition.in_every_game(
            _("Base camp: here everybody's members arrive. It belongs to nobody.")
        ),
        edition.in_every_game(
            _(
                "Any number of members of all players may be on one hexagon. Nobody blocks "
                "anybody: not members, not camps, not guards."
            )
        ),
    ]
    see = (
        rulebook_sections.DIG,
        rulebook_sections.RECOVER,
        rulebook_sections.CAMP,
        rulebook_sections.VOLCANO,
    )
    terms = _("tile, terrain, space, kinds, base camp, mask, ruin, block")
    return Section(rulebook_sections.HEXAGONS, _("The kinds of hexagon"), passages, see, terms)


def _stones(edition: Edition) -> Section:
    passages = [
        edition.in_every_game(
            _(
                "The stones on both sides of a border are the way across it. Count them together: "
                "each is one action point for every member who goes there."
            ),
            figures.step_cost(),
        ),
        edition.in_every_game(_("Where no stone lies on either side there is no way.")),
        edition.in_every_game(
            _(
                "Every hexagon but a volcano has three stones, on one, two or three of its sides. "
                "Stones that point to a volcano lead nowhere."
            )
        ),
    ]
    terms = _("path, way, border, cost, distance, step")
    return Section(
        rulebook_sections.STONES,
        _("Stones are ways"),
        passages,
        (rulebook_sections.MOVE, rulebook_sections.LAYING),
        terms,
    )


# What a turn consists of.


def turn_sections(edition: Edition) -> list[Section]:
    return [_turn(edition), _laying(edition), _points(edition)]


def _turn(edition: Edition) -> Section:
    passages = [
        edition.in_every_game(
            _(
                "First a hexagon, then ten action points: lay the top hexagon of the stack, then "
                "let your expedition act. After you comes your neighbour, clockwise."
            )
        ),
        edition.in_every_game(
            _("If the hexagon is a volcano there is a scoring round before you lay it.")
        ),
        edition.in_auction_game(
            _("Turns are auctioned, and who wins one chooses a hexagon on display.")
        ),
    ]
    see = (
        rulebook_sections.LAYING,
        rulebook_sections.POINTS,
        rulebook_sections.VOLCANO,
        rulebook_sections.AUCTION,
    )
    terms = _("order, draw, clockwise, phase, round")
    return Section(rulebook_sections.TURN, _("What a turn is"), passages, see, terms)


def _laying(edition: Edition) -> Section:
    passages = [
        edition.in_every_game(
            _(
                "Lay it on a free space beside at least one explored hexagon, turned as you like. "
                "A way must lead to it: on a side that it shares with a neighbour, volcanoes not "
                "counted, at least one stone must lie, on whichever of the two."
            ),
            figures.placement(),
        ),
        edition.in_every_game(
            _("Turned so that no stone lies on a shared side, it may not lie there."),
            figures.illegal_placement(),
        ),
        edition.in_every_game(_("A ruin gets its treasures at once, unseen, from the stack.")),
        edition.in_every_game(
            _(
                "A volcano needs only an explored neighbour, no stone; the neighbour may be a "
                "volcano."
            )
        ),
        edition.in_every_game(
            _(
                "If a hexagon fits nowhere it leaves the game, without treasures, and the turn "
                "goes on with ten action points. The rulebooks do not say so: it is our ruling."
            )
        ),
    ]
    terms = _("place, placing, rotate, turn, adjacent, neighbour, discard, fit")
    return Section(
        rulebook_sections.LAYING,
        _("Laying a hexagon"),
        passages,
        (rulebook_sections.STONES,),
        terms,
    )


def _points(edition: Edition) -> Section:
    passages = [
        edition.in_every_game(
            _(
                "You have ten action points (AP). Spend them in any order, on as many different "
                "actions as you like. What is left when you end your turn is lost."
            )
        ),
        edition.in_every_game(
            _(
                "Arrive 1, shuttle 1, move 1 for each stone, uncover 2, recover 3, exchange 3, "
                "camp 5, guard 5."
            )
        ),
        edition.in_every_game(
            _(
                "An example: three members arrive (3), the leader goes to the jungle (1) and on to "
                "the temple (3), the two workers follow as far as the jungle (1 each). That is 9; "
                "the tenth point is lost."
            ),
            figures.first_turn(),
        ),
        edition.in_every_game(
            _(
                "A limit for one turn, two levels of a temple say, holds for one spending of ten "
                "points: a turn of a scoring round and the usual turn after it are two turns."
            )
        ),
    ]
    see = (
        *(
            rulebook_sections.ENTER,
            rulebook_sections.MOVE,
            rulebook_sections.SHUTTLE,
            rulebook_sections.DIG,
        ),
        *(
            rulebook_sections.RECOVER,
            rulebook_sections.EXCHANGE,
            rulebook_sections.CAMP,
            rulebook_sections.GUARD,
        ),
    )
    terms = _("AP, costs, actions, budget, end turn, save points")
    return Section(rulebook_sections.POINTS, _("Ten action points (AP)"), passages, see, terms)


# How members arrive and move; camps.


def member_sections(edition: Edition) -> list[Section]:
    return [_arrive(edition), _move(edition), _camp(edition), _shuttle(edition)]


def _arrive(edition: Edition) -> Section:
    passages = [
        edition.in_every_game(
            _(
                "For 1 AP a member goes from your supply to the base camp, or to a camp of yours. "
                "Never to a camp of another player."
            ),
            figures.arrival(),
        ),
        edition.in_every_game(
            _(
                "Leader and workers cost the same. Nobody ever returns to the supply; whoever a "
                "guard costs you has left the game."
            )
        ),
    ]
    terms = _("enter, supply, bring in, new member, worker, leader, place a member")
    return Section(
        rulebook_sections.ENTER,
        _("Arrive: 1 AP"),
        passages,
        (rulebook_sections.CAMP, rulebook_sections.MOVE),
        terms,
    )


def _move(edition: Edition) -> Section:
    passages = [
        edition.in_every_game(
            _(
                "A member goes to the next hexagon for as many AP as stones lie on the border, "
                "both sides counted. He goes all the way or not at all."
            ),
            figures.walking_costs(),
        ),
        edition.in_every_game(
            _(
                "He may go on as far as your AP last. Three members who go the same way pay "
                "three times."
            )
        ),
        edition.in_every_game(
            _("Nobody enters a volcano. Everything else may be entered by everybody.")
        ),
    ]
    terms = _("walk, go, path, movement, step, group")
    return Section(
        rulebook_sections.MOVE,
        _("Move: 1 AP a stone"),
        passages,
        (rulebook_sections.STONES,),
        terms,
    )


def _camp(edition: Edition) -> Section:
    passages = [
        edition.in_every_game(
            _(
                "For 5 AP you establish one of your two camps: on jungle, or in a ruin from which "
                "all treasures are gone. One camp a hexagon, whoever owns it. It stays for good."
            ),
            figures.camp(),
        ),
        edition.with_camp_rule(
            "free",
            _("Nobody needs to be there: the camp may be anywhere that is explored."),
            figures.camp_rule("free"),
        ),
        edition.with_camp_rule(
            "present",
            _("A member must be there, yours or another player's."),
            figures.camp_rule("present"),
        ),
        edition.with_camp_rule(
            "own", _("A member of yours must be there."), figures.camp_rule("own")
        ),
        edition.in_mini_tikal(_("Everybody has one camp here instead of two.")),
    ]
    see = (rulebook_sections.ENTER, rulebook_sections.SHUTTLE, rulebook_sections.OPTIONS)
    terms = _("tent, found, establish, jungle, build a camp")
    return Section(rulebook_sections.CAMP, _("Camp: 5 AP"), passages, see, terms)


def _shuttle(edition: Edition) -> Section:
    passages = [
        edition.in_every_game(
            _(
                "Secret paths join the base camp and your camps. For 1 AP a member goes from one "
                "of them to another, however far that is."
            ),
            figures.secret_path(),
        ),
        edition.in_every_game(
            _(
                "Others may stand where your camp is, and go on by the stones. Your secret paths "
                "are yours alone."
            )
        ),
    ]
    terms = _("secret path, camp to camp, teleport")
    return Section(
        rulebook_sections.SHUTTLE, _("Shuttle: 1 AP"), passages, (rulebook_sections.CAMP,), terms
    )
