"""Figures of positions on the board, each with its caption."""

from typing import Final

from game.rulebook.figure import Illustration
from game.tikal.rules.board import INDEX
from game.tikal.rules.setup import Options
from game.tikal.rules.variants import MINI
from game.tikal.words.figures import games
from game.tikal.words.figures.games import CAMPS, EXPEDITION, SMALL
from game.tikal.words.figures.shown import ShownPosition
from game.ui.i18n import gettext as _

_OVERVIEW, _SOME, _ONE, _SMALL = 1.75, 2.0, 2.4, 1.3
"""Aspect ratios (width by height) of figures: the whole expedition, some hexagons, a single one,
the board of Mini Tikal."""


def _spaces(names: str) -> tuple[int, ...]:
    return tuple(INDEX[name] for name in names.split())


_BEGINNING: Final = _spaces("a4 a5 b4 b5 c4")
_AROUND: Final = _spaces("b4 c4 c5")


def overview() -> Illustration:
    told = _("An expedition after six turns: temples, ruins with treasures, a camp.")
    area = _spaces("a4 a5 b3 b4 b5 c3 c4 c5 d3 d4")
    return Illustration(ShownPosition(EXPEDITION, games.SCORED, area), _OVERVIEW, told)


def step() -> Illustration:
    told = _("One stone of the jungle in the middle, two of the temple: 3 action points to cross.")
    return Illustration(ShownPosition(EXPEDITION, games.LAID, _spaces("b4 c4")), _SOME, told)


def placement() -> Illustration:
    """Return the figure of the first placement, before anything is played."""
    told = _("Two stones of the new hexagon and one of its neighbour: a step across costs 3.")
    shown = ShownPosition(EXPEDITION, 0, _BEGINNING, lays=EXPEDITION.actions[0])
    return Illustration(shown, _SOME, told)


def first_turn() -> Illustration:
    told = _("Red after nine action points: the leader at the temple, two workers on their way.")
    return Illustration(ShownPosition(EXPEDITION, games.SPENT, _BEGINNING), _SOME, told)


def misplacement() -> Illustration:
    told = _("Not so: neither the ruin nor the temple has a stone on the side that they share.")
    shown = ShownPosition(EXPEDITION, 9, _spaces("b4 b5 c4 d4"), lays="tile d4 r0")
    return Illustration(shown, _SOME, told)


def arrival() -> Illustration:
    told = _("Red members arrive at the base camp and at the red camp.")
    area = _spaces("a5 b4 b5 c4 c5")
    return Illustration(ShownPosition(EXPEDITION, games.HELD, area, allowed="enter"), _SOME, told)


def walk() -> Illustration:
    told = _("What it costs a worker to go on from the base camp.")
    shown = ShownPosition(EXPEDITION, games.ARRIVED, _BEGINNING, walker=INDEX["a5"])
    return Illustration(shown, _SOME, told)


def secret_path() -> Illustration:
    told = _("From the red camp to the base camp for 1 AP.")
    area = _spaces("a5 b4 b5 c5")
    shown = ShownPosition(
        EXPEDITION, games.HELD, area, walker=INDEX["c5"], way=INDEX["a5"], secret=True
    )
    return Illustration(shown, _SOME, told)


def camp() -> Illustration:
    told = _("The red camp: from now on red members arrive beside the temple, too.")
    return Illustration(ShownPosition(EXPEDITION, games.HELD, _spaces("c4 c5")), _SOME, told)


def camp_rule(rule: str) -> Illustration:
    """Return the figure of the sites where Red may establish a camp under ``rule``."""
    told = {
        "free": _("Red may have a camp on any of the three."),
        "present": _("Red may have a camp on the two where somebody stands."),
        "own": _("Red may have a camp only where a red member stands."),
    }[rule]
    options = Options(camp_rule=rule)
    shown = ShownPosition(CAMPS, len(CAMPS.actions), _AROUND, options, allowed="camp")
    return Illustration(shown, _SOME, told)


def uncovering() -> Illustration:
    told = _("Uncovered from 2 to 3. Three red members are there, so one more level may follow.")
    return Illustration(ShownPosition(EXPEDITION, games.UNCOVERED, _spaces("c4")), _ONE, told)


def held() -> Illustration:
    told = _("Red, a leader and two workers: 5. Blue, a leader and one worker: 4. Red gets 3.")
    return Illustration(ShownPosition(EXPEDITION, games.HELD, _spaces("c4")), _ONE, told)


def tied() -> Illustration:
    told = _("A leader each, 3 against 3: nobody is paid.")
    return Illustration(ShownPosition(EXPEDITION, games.TIED, _spaces("c4")), _ONE, told)


def guard() -> Illustration:
    told = _("The red guard stands on top; the other red members there are out of the game.")
    return Illustration(ShownPosition(EXPEDITION, games.GUARDED, _spaces("c4")), _ONE, told)


def recovery() -> Illustration:
    told = _("One of four is taken. A blue worker alone may not take a second in this turn.")
    return Illustration(ShownPosition(EXPEDITION, games.RECOVERED, _spaces("b3")), _ONE, told)


def scored() -> Illustration:
    told = _("Red scores 3 for the temple held with more strength, blue 2; the others pay nobody.")
    area = _spaces("a4 b4 b5 c4 d3 d4")
    return Illustration(
        ShownPosition(EXPEDITION, games.SCORED, area, counted=True), _OVERVIEW, told
    )


def erupted() -> Illustration:
    told = _("The volcano is laid after everybody has scored.")
    shown = ShownPosition(EXPEDITION, games.VOLCANO, _spaces("b4 c4 c5 d4 d5"))
    return Illustration(shown, _SOME, told)


def first_temple(value: int) -> Illustration:
    """Return the figure of the temple printed at a4, with its value."""
    told = _("The temple at a4 pays {value} as long as nobody uncovers it.").format(value=value)
    shown = ShownPosition(EXPEDITION, 0, _spaces("a4"), Options(a4_value=value))
    return Illustration(shown, _SOME, told)


def mini_board() -> Illustration:
    told = _("The corner of the board on which Mini Tikal is played, before the first turn.")
    return Illustration(ShownPosition(SMALL, 0, MINI.area), _SMALL, told)
