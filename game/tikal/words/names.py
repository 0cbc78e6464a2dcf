"""The names of hexagons, treasures and members, of the games in the box, and of the options of
their rules."""

from typing import Final

from game.tikal.rules import components
from game.tikal.rules.actions import LEADER
from game.tikal.rules.setup import SHORT, VARIANTS, WHOLE, Options, Setup, Variant
from game.ui.i18n import gettext as _
from game.ui.i18n import gettext_noop as N_
from game.ui.i18n import pgettext
from game.ui.i18n import pgettext_noop as NC_
from game.ui.sentence import Sentence, Words, phrases, sentence

TREASURE_MOTIFS: Final = ("sun", "jaguar", "serpent", "quetzal", "maize", "jade", "pyramid", "frog")
"""The motif of each treasure kind, as in the names of the sprites."""

_HEXAGONS: Final = phrases(
    __name__,
    {
        components.TEMPLE: NC_("kind of hexagon", "Temple"),
        components.JUNGLE: NC_("kind of hexagon", "Jungle"),
        components.TREASURE: NC_("kind of hexagon", "Treasure"),
        components.VOLCANO: NC_("kind of hexagon", "Volcano"),
        components.BASE_CAMP: N_("Base camp"),
    },
)
_TREASURES: Final = phrases(
    __name__,
    {
        "sun": NC_("treasure", "sun"),
        "jaguar": NC_("treasure", "jaguar"),
        "serpent": NC_("treasure", "serpent"),
        "quetzal": NC_("treasure", "quetzal"),
        "maize": NC_("treasure", "maize"),
        "jade": NC_("treasure", "jade"),
        "pyramid": NC_("treasure", "pyramid"),
        "frog": NC_("treasure", "frog"),
    },
)
_MEMBERS: Final = phrases(
    __name__, {"leader": NC_("member", "leader"), "worker": NC_("member", "worker")}
)


def treasure(kind: int) -> Sentence:
    """Return the name of a kind of treasure (0 .. 7)."""
    return _TREASURES[TREASURE_MOTIFS[kind]]


def member(letter: str) -> Sentence:
    """Return the name of a kind of member by its letter, ``w`` or ``l``."""
    return _MEMBERS["leader" if letter == LEADER else "worker"]


def hexagon(number: int) -> Sentence:
    """Return the name of a hexagon's kind, given the hexagon's number."""
    return _HEXAGONS[components.HEXAGON_KINDS[number]]


@sentence
def emptied_ruins() -> str:
    """Name a treasure hexagon whose treasures are all recovered, where a camp can be."""
    return _("Emptied ruins")


def hexagon_with_value(number: int) -> Sentence:
    """Return the name of a hexagon's kind; a temple's with its value: "Temple 3"."""
    value = components.HEXAGONS[number].value
    return with_number(hexagon(number), value) if value else hexagon(number)


@sentence
def treasures_heading() -> str:
    """The heading over all treasures of a seat."""
    return pgettext("heading", "Treasures")


@sentence
def with_number(kind: Words, number: int) -> str:
    return _("{kind} {number}").format(kind=kind, number=number)


@sentence
def hexagon_heading(kind: Words, number: int, space: str) -> str:
    """A hexagon on the board, as a heading; number 0 for none."""
    template = _("{kind} {number}, {space}") if number else _("{kind}, {space}")
    return template.format(kind=kind, number=number, space=space)


@sentence
def hexagon_phrase(kind: Words, number: int, space: str) -> str:
    """A hexagon on the board, as a part of a sentence; number 0 for none."""
    template = _("{kind} {number} ({space})") if number else _("{kind} ({space})")
    return template.format(kind=kind, number=number, space=space)


@sentence
def supply_heading() -> str:
    """The heading for members that are to arrive."""
    return _("From your supply")


# the games in the box, and the options of their rules

_GAMES: Final = phrases(
    f"{__name__}.games",
    {"basic": N_("Basic game"), "auction": N_("Auction game"), "mini": N_("Mini Tikal")},
)
_USUAL: Final = phrases(f"{__name__}.options", {"usual": N_("The usual rules")})["usual"]
_CAMPS: Final = phrases(
    f"{__name__}.camps",
    {
        "free": N_("Camps need no member there"),
        "present": N_("Camps need a member there"),
        "own": N_("Camps need your member there"),
    },
)
_LENGTHS: Final = phrases(f"{__name__}.lengths", {SHORT: N_("Short game")})


def game_name(variant: Variant) -> Sentence:
    """Return the full name of a game."""
    return _GAMES[variant.name]


def camp_rule_name(rule: str) -> Sentence:
    """Return a short phrase for a value of ``camp_rule``: who must be there for a camp."""
    return _CAMPS[rule]


def short_game_name() -> Sentence:
    """Return the name of the game that ends with its second scoring round."""
    return _LENGTHS[SHORT]


def options_summary(options: Options) -> Sentence:
    """Return the options as one short line."""
    return options_line(options.camp_rule, options.a4_value, options.length)


def options_offered(options: Options) -> Sentence:
    """Return the options as one short line for who chooses them: only what is unusual counts."""
    return _USUAL if options == Options() else options_summary(options)


@sentence
def options_line(camps: str, value: int, length: str = WHOLE) -> str:
    """The line of ``options_summary``, from the values of the options."""
    template = (
        _("Short game. {camps}; temple on a4 is {value}")
        if length == SHORT
        else _("{camps}; temple on a4 is {value}")
    )
    return template.format(camps=camp_rule_name(camps), value=value)


def game_with_options(setup: Setup) -> Sentence:
    """Return the name of the game of a set-up, with its options."""
    options = setup.options
    return game_line(setup.variant.name, options.camp_rule, options.a4_value, options.length)


@sentence
def game_line(variant: str, camp_rule: str, a4_value: int, length: str = WHOLE) -> str:
    options = options_summary(Options(camp_rule, a4_value, length))
    return _("{game}. {options}.").format(game=game_name(VARIANTS[variant]), options=options)


@sentence
def mini_tikal_note() -> str:
    """The note that goes wherever Mini Tikal is explained (section 8)."""
    return _(
        "No picture of the original Mini Tikal is left: which hexagons and spaces it uses is our "
        "own choice."
    )


VARIANT_NOTES: Final = phrases(
    f"{__name__}.notes",
    {
        "basic": N_("The one to learn first: lay a hexagon, then send out your members."),
        "auction": N_("Less luck, for those who know the game: you pay points for your turns."),
        "mini": N_(
            "Half an hour for two, with auctions for the turns. Hexagons and spaces are our own "
            "choice."
        ),
    },
)
"""What one should know before choosing a game in the box."""
