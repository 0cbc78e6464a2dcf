"""The figures in the rulebook, each with its caption: positions of short games that the rules
allow, kinds of hexagons, treasures, an auction."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.rulebook.book import Illustration
from game.tikal.rules.board import INDEX
from game.tikal.rules.components import HEXAGON_INDEX, HEXAGONS, VOLCANO
from game.tikal.rules.setup import AUCTION, BASIC, MINI, SHORT, Options, Variant
from game.ui.i18n import gettext as _

# The short games from which figures are taken.


@dataclass(frozen=True)
class SeededGame:
    """A game by its seed, with the actions played."""

    seed: int
    actions: Sequence[str] = ()
    variant: Variant = BASIC
    seats: int = 2


EXPEDITION: Final = SeededGame(
    331,
    (
        *("tile c4 r4", "enter l a5", "enter w a5", "enter w a5"),
        *("move l a5 b4", "move l b4 c4", "move w a5 b4", "move w a5 b4", "end"),
        *("tile b3 r5", "enter l a5", "enter w a5", "enter w a5", "enter w a5"),
        *("move l a5 b4", "move l b4 c4", "move w a5 b4", "move w a5 b4", "end"),
        *("tile c5 r0", "move w b4 c4", "move w b4 c4", "dig c4", "enter w a5", "end"),
        *("tile d3 r4", "move w b4 c4", "move w b4 b3", "recover b3", "enter w a5", "enter w a5"),
        *("end", "tile c3 r2", "move w a5 b4", "move w b4 c5", "camp c5", "enter w c5", "end"),
        *("tile d4 r0", "move w a5 b5", "move w a5 b5", "dig b5", "end", "end", "end"),
        *("tile d5 r0", "guard c4"),
    ),
)
"""Ada's leader and two workers hold the temple at c4 against Ben's leader and one worker."""
AFTER_LAYING: Final = 1
AFTER_ARRIVAL: Final = 4
AFTER_WALKING: Final = 8
AFTER_TIE: Final = 18
AFTER_UNCOVERING: Final = 23
AFTER_RECOVERY: Final = 29
AFTER_CAMP: Final = 37
AFTER_SCORING: Final = 45
AFTER_VOLCANO: Final = 46
AFTER_GUARD: Final = 47
"""Moments of the game above, as numbers of actions played. In this order: the first hexagon lies,
the members stand in the base camp, Ada has one action point left, both leaders are at c4, one level
is uncovered, Ben has recovered a treasure, the camp stands and the temple is held, the first
scoring round is over, the volcano is laid, the guard stands."""

CAMPS: Final = SeededGame(
    18,
    (
        *("tile b3 r0", "enter w a5", "move w a5 b4", "end"),
        *("tile c4 r0", "enter w a5", "move w a5 b4", "move w b4 c4", "end"),
        *("tile a3 r0", "end", "tile d3 r0", "end", "tile a2 r0", "end", "tile c3 r0", "end"),
        *("tile c5 r0", "move w b4 c5"),
    ),
)
"""A game with three jungle hexagons: Ben has a worker on c4; Ada, whose turn it is, on c5."""

BIDDING: Final = SeededGame(
    0, ("bid 1", "bid 3", "pass", "bid 4", "pass", "bid 5"), variant=AUCTION, seats=4
)
"""An auction: the second player has bid most; the third and the first have passed."""

MINI_START: Final = SeededGame(7, variant=MINI)
"""Mini Tikal before the first action."""


# What a figure shows: a position on the board, or what lies beside it.

DEFAULT_OPTIONS = Options()


@dataclass(frozen=True)
class PositionFigure:
    """A position on the board, and what the figure shows of it.

    Attributes:
        game: the game that leads to the position.
        action_count: how many of its actions are played.
        area: the spaces that the figure shows.
        options: the rule options of the game.
        placement: notation of a placement of the hexagon in hand to show; it need not be legal.
        walker_space: the space from which a worker of the seat to act could go.
        destination: the space to which the walker's way is drawn.
        by_secret_path: whether the walker takes secret paths alone.
        lit_action: the kind of action whose spaces are lit, by its notation.
        scored_temple: the temple that is being scored.
        with_payouts: whether every temple shows whom it pays, and how much.
    """

    game: SeededGame
    action_count: int
    area: Sequence[int]
    options: Options = DEFAULT_OPTIONS
    placement: str = ""
    walker_space: int | None = None
    destination: int | None = None
    by_secret_path: bool = False
    lit_action: str = ""
    scored_temple: int | None = None
    with_payouts: bool = False


@dataclass(frozen=True)
class HexagonKindsFigure:
    """A hexagon of each kind, by its number, with what the kind is called."""

    hexagons: Sequence[int]


@dataclass(frozen=True)
class TreasureSetsFigure:
    """Treasures of one kind, a row for each number of them, with what they pay."""

    kind: int


@dataclass(frozen=True)
class ExchangeFigure:
    """The treasures of two players before and after an exchange.

    Attributes:
        hands: how many treasures of every kind each player has.
        give: the kind that the first player gives.
        take: the kind that the first player takes.
    """

    hands: tuple[Sequence[int], Sequence[int]]
    give: int
    take: int


@dataclass(frozen=True)
class AuctionFigure:
    """The display of an auction, and each seat's part in it."""

    game: SeededGame


# Figures of kinds of hexagons, treasures, an auction.

_GRID, _ROWS, _TWO, _DISPLAY = 2.2, 2.0, 2.6, 2.2
"""Aspect ratios (width by height) of figures: hexagons in a grid, rows of treasures, two players'
treasures, an auction."""
_EACH: Final = ("B6", "A2", "A3", "B1", "base_camp")
_SUN, _JAGUAR, _FROG = 0, 1, 7


def hexagon_kinds() -> Illustration:
    caption = _("One of each kind. The pale stones on the edges are the ways.")
    return Illustration(
        HexagonKindsFigure(tuple(HEXAGON_INDEX[one] for one in _EACH)), _GRID, caption
    )


def treasure_sets() -> Illustration:
    caption = _("One of a kind pays 1, two pay 3, three pay 6.")
    return Illustration(TreasureSetsFigure(_JAGUAR), _ROWS, caption)


def exchange() -> Illustration:
    caption = _("Red gives a frog and takes a jaguar: two jaguars pay more than two single ones.")
    red = tuple(int(kind in (_JAGUAR, _FROG)) for kind in range(8))
    blue = tuple(2 * (kind == _SUN) + (kind == _JAGUAR) for kind in range(8))
    return Illustration(ExchangeFigure((red, blue), _FROG, _JAGUAR), _TWO, caption)


def auction() -> Illustration:
    caption = _("Four hexagons for four players. Blue has bid most, 5; red and yellow have passed.")
    return Illustration(AuctionFigure(BIDDING), _DISPLAY, caption)


# Figures of positions on the board.

_OVERVIEW, _SOME, _ONE, _SMALL = 1.75, 2.0, 2.4, 1.3
"""Aspect ratios (width by height) of figures: the whole expedition, some hexagons, a single one,
the board of Mini Tikal."""


def _spaces(names: str) -> tuple[int, ...]:
    return tuple(INDEX[name] for name in names.split())


_BEGINNING: Final = _spaces("a4 a5 b4 b5 c4")
_AROUND: Final = _spaces("b4 c4 c5")


def overview() -> Illustration:
    caption = _("An expedition after six turns: temples, ruins with treasures, a camp.")
    area = _spaces("a4 a5 b3 b4 b5 c3 c4 c5 d3 d4")
    return Illustration(PositionFigure(EXPEDITION, AFTER_SCORING, area), _OVERVIEW, caption)


def step_cost() -> Illustration:
    caption = _(
        "One stone of the jungle in the middle, two of the temple: 3 action points to cross."
    )
    return Illustration(PositionFigure(EXPEDITION, AFTER_LAYING, _spaces("b4 c4")), _SOME, caption)


def placement() -> Illustration:
    """Return the figure of the first placement, before anything is played."""
    caption = _("Two stones of the new hexagon and one of its neighbour: a step across costs 3.")
    shown = PositionFigure(EXPEDITION, 0, _BEGINNING, placement=EXPEDITION.actions[0])
    return Illustration(shown, _SOME, caption)


def first_turn() -> Illustration:
    caption = _("Red after nine action points: the leader at the temple, two workers on their way.")
    return Illustration(PositionFigure(EXPEDITION, AFTER_WALKING, _BEGINNING), _SOME, caption)


def illegal_placement() -> Illustration:
    caption = _("Not so: neither the ruin nor the temple has a stone on the side that they share.")
    shown = PositionFigure(EXPEDITION, 9, _spaces("b4 b5 c4 d4"), placement="tile d4 r0")
    return Illustration(shown, _SOME, caption)


def arrival() -> Illustration:
    caption = _("Red members arrive at the base camp and at the red camp.")
    area = _spaces("a5 b4 b5 c4 c5")
    return Illustration(
        PositionFigure(EXPEDITION, AFTER_CAMP, area, lit_action="enter"), _SOME, caption
    )


def walking_costs() -> Illustration:
    caption = _("What it costs a worker to go on from the base camp.")
    shown = PositionFigure(EXPEDITION, AFTER_ARRIVAL, _BEGINNING, walker_space=INDEX["a5"])
    return Illustration(shown, _SOME, caption)


def secret_path() -> Illustration:
    caption = _("From the red camp to the base camp for 1 AP.")
    area = _spaces("a5 b4 b5 c5")
    shown = PositionFigure(
        EXPEDITION,
        AFTER_CAMP,
        area,
        walker_space=INDEX["c5"],
        destination=INDEX["a5"],
        by_secret_path=True,
    )
    return Illustration(shown, _SOME, caption)


def camp() -> Illustration:
    caption = _("The red camp: from now on red members arrive beside the temple, too.")
    return Illustration(PositionFigure(EXPEDITION, AFTER_CAMP, _spaces("c4 c5")), _SOME, caption)


def camp_rule(rule: str) -> Illustration:
    """Return the figure of the sites where Red may establish a camp under ``rule``."""
    caption = {
        "free": _("Red may have a camp on any of the three."),
        "present": _("Red may have a camp on the two where a member stands."),
        "own": _("Red may have a camp only where a red member stands."),
    }[rule]
    options = Options(camp_rule=rule)
    shown = PositionFigure(CAMPS, len(CAMPS.actions), _AROUND, options, lit_action="camp")
    return Illustration(shown, _SOME, caption)


def uncovering() -> Illustration:
    caption = _("Uncovered from 2 to 3. Three red members are there, so one more level may follow.")
    return Illustration(PositionFigure(EXPEDITION, AFTER_UNCOVERING, _spaces("c4")), _ONE, caption)


def temple_majority() -> Illustration:
    caption = _("Red, a leader and two workers: 5. Blue, a leader and one worker: 4. Red gets 3.")
    return Illustration(PositionFigure(EXPEDITION, AFTER_CAMP, _spaces("c4")), _ONE, caption)


def temple_tie() -> Illustration:
    caption = _("A leader each, 3 against 3: nobody is paid.")
    return Illustration(PositionFigure(EXPEDITION, AFTER_TIE, _spaces("c4")), _ONE, caption)


def temple_guard() -> Illustration:
    caption = _("The red guard stands on top; the other red members there are out of the game.")
    return Illustration(PositionFigure(EXPEDITION, AFTER_GUARD, _spaces("c4")), _ONE, caption)


def recovery() -> Illustration:
    caption = _("One of four is taken. A blue worker alone may not take a second in this turn.")
    return Illustration(PositionFigure(EXPEDITION, AFTER_RECOVERY, _spaces("b3")), _ONE, caption)


def scoring_round() -> Illustration:
    caption = _(
        "Red scores 3 for the temple held with more strength, blue 2; the others pay nobody."
    )
    area = _spaces("a4 b4 b5 c4 d3 d4")
    return Illustration(
        PositionFigure(EXPEDITION, AFTER_SCORING, area, with_payouts=True), _OVERVIEW, caption
    )


def volcano_laid() -> Illustration:
    caption = _("The volcano is laid after everybody has scored.")
    shown = PositionFigure(EXPEDITION, AFTER_VOLCANO, _spaces("b4 c4 c5 d4 d5"))
    return Illustration(shown, _SOME, caption)


def first_temple(value: int) -> Illustration:
    """Return the figure of the temple printed at a4, with its value."""
    caption = _("The temple at a4 pays {value} as long as nobody uncovers it.").format(value=value)
    shown = PositionFigure(EXPEDITION, 0, _spaces("a4"), Options(a4_value=value))
    return Illustration(shown, _SOME, caption)


def length(value: str) -> Illustration:
    """Return the figure of the volcanoes of a game that is ``WHOLE`` or ``SHORT``."""
    volcanoes = [number for number, one in enumerate(HEXAGONS) if one.kind == VOLCANO]
    if value == SHORT:
        caption = _("Two volcanoes bring two scorings. The second one ends the game.")
        return Illustration(HexagonKindsFigure(tuple(volcanoes[:2])), _SMALL, caption)
    caption = _("Three volcanoes bring three scorings. The fourth one is at the end.")
    return Illustration(HexagonKindsFigure(tuple(volcanoes)), _SMALL, caption)


def mini_board() -> Illustration:
    caption = _("The corner of the board on which Mini Tikal is played, before the first turn.")
    return Illustration(PositionFigure(MINI_START, 0, MINI.area), _SMALL, caption)
