"""What the tiny game gives of itself."""

from typing import Final

from game.description import Answer, Game, Question, Table, Wording
from game.outcome import Outcome, Standing
from game.rulebook.book import Book, Chapter, plain_section
from game.table.players import players_of
from game.ui.i18n import gettext_noop as N_
from game.words.saying import Saying, Sayings
from tests.hexes.players import OPPONENTS
from tests.hexes.record import RULES, HexesMatch
from tests.hexes.rules import ROWS

SAYINGS: Final = Sayings(
    {
        "game-over": Saying(N_("The game is over.")),
        "space-taken": Saying(N_("{space} is taken.")),
        "centre-closed": Saying(N_("Nobody begins in the centre.")),
        "no-such-game": Saying(N_("{variant} is not played by {seats}.")),
    }
)


def _rules():
    return RULES


def _opponents():
    return OPPONENTS


def _wording():
    centre = [Answer(True, "Yes", "As it comes"), Answer(False, "No", "Fairer")]
    return Wording(
        variant=lambda name: name.capitalize(),
        title=lambda name: f"{name.capitalize()} in a row",
        remark=lambda _name: "",
        options=lambda options: f"Centre: {options.get('centre', True)}",
        questions=lambda: [Question("centre", "May one begin in the centre?", "", centre)],
        book=lambda name, _options: _book(name),
        standing=lambda match: f"{len(match.actions)} stones",
        figure=lambda mark: f"mark_{mark}",
        sayings=(SAYINGS,),
    )


def _book(name: str) -> Book:
    aim = plain_section("aim", "Aim", [f"{ROWS[name]} stones in a row win."])
    return Book(f"{name.capitalize()} in a row", [Chapter("Hexes", [aim])])


def _outcome(match: HexesMatch) -> Outcome:
    players, score = players_of(match.setup.players), match.state.score
    standings = [
        Standing(one.name, one.mark, points) for one, points in zip(players, score, strict=True)
    ]
    return Outcome(standings, [[("Points", [str(points) for points in score])]])


def _table():
    from tests.hexes.table import LookOn, open_table, picture_of

    return Table(open=open_table, look_on=LookOn, outcome=_outcome, picture=picture_of)


HEXES: Final = Game(
    id="hexes",
    name="Hexes",
    rules=_rules,
    opponents=_opponents,
    wording=_wording,
    table=_table,
)
