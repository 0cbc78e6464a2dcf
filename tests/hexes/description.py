"""What the tiny game gives of itself."""

from typing import Final

from game.description import Diagram, DiagramSpace, Game, Wording
from game.questions import OptionValue, Question
from game.rulebook.book import Book, Chapter, plain_section
from game.ui.i18n import gettext_noop as N_
from game.words.saying import SentenceTable, Template
from tests.hexes.players import OPPONENTS
from tests.hexes.record import RULES
from tests.hexes.rules import NAMES, ROWS

SAYINGS: Final = SentenceTable(
    {
        "game-over": Template(N_("The game is over.")),
        "space-taken": Template(N_("{space} is taken.")),
        "centre-closed": Template(N_("Nobody begins in the centre.")),
        "no-such-game": Template(N_("{variant} is not played by {seats}.")),
    },
    module=__name__,
)


def _rules():
    return RULES


def _opponents():
    return OPPONENTS


def _wording():
    centre = [OptionValue(True, "Yes", "As it comes"), OptionValue(False, "No", "Fairer")]
    return Wording(
        variant=lambda name: name.capitalize(),
        title=lambda name: f"{name.capitalize()} in a row",
        options=lambda options: f"Centre: {options.get('centre', True)}",
        questions=lambda: [Question("centre", "May one begin in the centre?", "", centre)],
        book=lambda name, _options: _book(name),
        standing=lambda match: f"{len(match.actions)} stones",
        sentences=(SAYINGS,),
        action=lambda _state, action: f"lays a stone on {action.space}",
        parts=lambda action: ("Lay a stone", action.space),
        diagram=_diagram,
    )


def _book(name: str) -> Book:
    aim = plain_section("aim", "Aim", [f"{ROWS[name]} stones in a row win."])
    return Book(f"{name.capitalize()} in a row", [Chapter("Hexes", [aim])])


def _diagram(state):
    spaces = (
        DiagramSpace(name, (q, r + q / 2), state.stones.get((q, r)))
        for name, (q, r) in NAMES.items()
    )
    return Diagram(tuple(spaces), hexagons=True)


HEXES: Final = Game(
    id="hexes",
    name="Hexes",
    rules=_rules,
    opponents=_opponents,
    wording=_wording,
)
