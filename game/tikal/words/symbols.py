"""The index of pictures in the rulebook: what each is called, also by what it looks like."""

from game.rulebook.book import Symbol
from game.table import rule_names
from game.tikal.words import rulebook_sections as rules
from game.tikal.words.names import TREASURE_MOTIFS, treasure
from game.ui.i18n import gettext as _
from game.ui.i18n import pgettext


def symbols() -> list[Symbol]:
    """Return the symbols of Tikal, in the language in use."""
    return [
        *_hexagons(),
        *_edges(),
        *_people(),
        *_actions(),
        *_turn(),
        *_treasures(),
        *_scoring(),
    ]


def _hexagons() -> list[Symbol]:
    return [
        Symbol(
            "temple_6",
            pgettext("kind of hexagon", "Temple"),
            rules.TEMPLES,
            _("pyramid, stairs, tower, building, ruin with a number, number"),
        ),
        Symbol(
            "ruin_4",
            _("Ruin with treasures"),
            rules.RECOVER,
            _("ruin, golden discs, four circles, golden masks"),
        ),
        Symbol(
            "ruin_0",
            _("Empty ruin"),
            rules.CAMP,
            _("dark holes, empty circles, black circles"),
        ),
        Symbol(
            "jungle_a",
            pgettext("kind of hexagon", "Jungle"),
            rules.HEXAGONS,
            _("trees, forest, wood, palms, clearing"),
        ),
        Symbol(
            "volcano",
            pgettext("kind of hexagon", "Volcano"),
            rules.VOLCANO,
            _("mountain, fire, lava, smoke, eruption"),
        ),
        Symbol("camp", _("Base camp"), rules.ENTER, _("three tents, start, home, camp fire")),
        Symbol(
            "back",
            _("Face down"),
            rules.SETUP,
            _("back, stack, pile, tile with a sun, letter"),
        ),
        Symbol(
            "stones_n_2",
            pgettext("Tikal piece", "Stones"),
            rules.STONES,
            _("stone, slabs, steps, blocks, bridge, pebbles, white marks"),
        ),
    ]


def _edges() -> list[Symbol]:
    return [
        Symbol(
            "hex_legal",
            _("Where it may lie"),
            rules.LAYING,
            _("golden edge, yellow outline, yellow frame, dashed line, empty hexagon"),
        ),
        Symbol(
            "hex_reach",
            _("Where they can go"),
            rules.MOVE,
            _("blue edge, blue outline, blue frame"),
        ),
        Symbol(
            "hex_selected",
            _("What is chosen"),
            rule_names.TAPS,
            _("red edge, orange outline, orange frame"),
        ),
    ]


def _people() -> list[Symbol]:
    return [
        Symbol(
            "icon_member",
            pgettext("Tikal piece", "Member"),
            rules.ENTER,
            _("hat, man, person, pawn, explorer, man with a hat"),
        ),
        Symbol(
            "worker_red",
            pgettext("Tikal piece", "Worker"),
            rules.TEMPLES,
            _("shovel, spade, figure, man with a shovel"),
        ),
        Symbol(
            "leader_red",
            pgettext("Tikal piece", "Leader"),
            rules.TEMPLES,
            _("flag, boss, chief, captain, banner, man with a flag"),
        ),
        Symbol(
            "icon_leader",
            _("Leader in the supply"),
            rules.PARTS,
            _("hat and flag, person with a flag"),
        ),
        Symbol(
            "tent_red",
            pgettext("Tikal piece", "Camp"),
            rules.CAMP,
            _("tent, tent with a flag, tepee"),
        ),
        Symbol(
            "guard_red",
            pgettext("Tikal piece", "Guard"),
            rules.GUARD,
            _("crown, king, feathers, spear, statue, throne, lock, padlock, locked temple"),
        ),
    ]


def _actions() -> list[Symbol]:
    return [
        Symbol(
            "icon_arrive",
            pgettext("button", "Arrive"),
            rules.ENTER,
            _("hat and plus, new person, plus sign"),
        ),
        Symbol(
            "icon_move",
            pgettext("button", "Move"),
            rules.MOVE,
            _("arrow, footprints, walk, dots and arrow"),
        ),
        Symbol(
            "icon_shuttle",
            pgettext("button", "Shuttle"),
            rules.SHUTTLE,
            _("jump, curved arrow, arch, bow, tunnel, secret path"),
        ),
        Symbol(
            "icon_temple",
            pgettext("button", "Uncover"),
            rules.DIG,
            _("small pyramid, dig, black temple"),
        ),
        Symbol(
            "icon_treasure",
            pgettext("button", "Recover"),
            rules.RECOVER,
            _("mask, face, head, coin, smiley, robot"),
        ),
        Symbol(
            "icon_exchange",
            pgettext("button", "Exchange"),
            rules.EXCHANGE,
            _("two arrows, swap, trade, arrows left and right"),
        ),
        Symbol("icon_camp", _("Set up a camp"), rules.CAMP, _("black tent, triangle with a door")),
        Symbol("icon_guard", _("Set a guard"), rules.GUARD, _("shield, coat of arms, badge")),
    ]


def _turn() -> list[Symbol]:
    return [
        Symbol(
            "icon_rotate",
            _("Turn it"),
            rules.LAYING,
            _("round arrow, circle arrow, rotate, spin"),
        ),
        Symbol(
            "icon_discard",
            _("Put away"),
            rules.LAYING,
            _("hexagon with a cross, crossed out hexagon"),
        ),
        Symbol("icon_plus", _("One more"), rules.BIDDING, _("plus, more, add, raise")),
        Symbol("icon_minus", _("One less"), rules.BIDDING, _("minus, less, dash")),
        Symbol(
            "icon_end",
            _("End the turn"),
            rules.POINTS,
            _("hourglass, sand glass, sand clock, timer, time"),
        ),
        Symbol(
            "pip_full",
            _("Action point"),
            rules.POINTS,
            _("gold coin, golden disc, gold button, row of suns, row of discs"),
        ),
        Symbol("pip_empty", _("Spent point"), rules.POINTS, _("dark disc, empty hole")),
    ]


def _treasures() -> list[Symbol]:
    looks = {
        "sun": _("golden face, sun with a face"),
        "jaguar": _("cat, tiger, leopard, spotted head"),
        "serpent": _("snake, spiral, worm"),
        "quetzal": _("bird, parrot, feather"),
        "maize": _("corn, cob, yellow plant"),
        "jade": _("green ring, green stone, square ring"),
        "pyramid": _("white pyramid, round picture of a pyramid"),
        "frog": _("toad, green animal"),
    }
    told = _("Treasure: {motif}")
    return [
        Symbol(
            "wafer_back",
            _("Hidden treasure"),
            rules.HIDDEN,
            _("golden cross, medal, medallion, disc with a cross"),
        ),
        *(
            Symbol(
                f"wafer_{motif}",
                told.format(motif=treasure(kind)),
                rules.TREASURES,
                f"{treasure(kind)}, {looks[motif]}",
            )
            for kind, motif in enumerate(TREASURE_MOTIFS)
        ),
    ]


def _scoring() -> list[Symbol]:
    return [
        Symbol(
            "icon_score",
            pgettext("score", "Points"),
            rules.VOLCANO,
            _("wreath, laurel, laurel wreath, leaves, garland, ring of leaves, victory"),
        ),
        Symbol("icon_turn", _("Turn the board"), rule_names.BOARD, _("compass, needle, north")),
    ]
