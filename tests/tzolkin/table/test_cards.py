"""Whatever lies in the tray is explained to a finger that holds it, and to the mouse: a hold never
plays."""

import pytest

from game.table.players import Player
from game.tzolkin.rules.actions import Beg, Place
from game.tzolkin.rules.play import legal_actions
from game.tzolkin.rules.state import ADVANCE
from game.tzolkin.table.explaining import Viewer, describe_card, explain
from game.tzolkin.table.modes.mode import Mode
from game.tzolkin.table.modes.turn import Turn
from game.tzolkin.table.modes.which import decision_mode
from game.tzolkin.table.option_info import OPTION_INFO
from game.tzolkin.table.options import VerbOption
from game.ui import theme
from game.ui.input import Hover, Press, Release, Tap
from tests.tzolkin.rules.positions import own, position
from tests.tzolkin.table.foresight.positions import positions
from tests.tzolkin.table.offered import touches
from tests.tzolkin.table.test_slips import ME, PHONE, WIDE, Table
from tests.tzolkin.words.test_words import is_for_people
from tools.gallery import visit
from tools.gallery.tzolkin import SCENES
from tools.gallery.windows import WINDOWS

PLAYERS = tuple(Player(name, "red") for name in ("Ada", "Ben", "Cleo", "Dan", "Eve"))
AWAY = ("page", "setup", "results")
"""What leads to the table and away from it."""
BEG = "card/way/beg/0"


def may_beg(state):
    """Somebody may beg, and place workers instead."""
    kinds = {type(action) for action in legal_actions(state)}
    return kinds >= {Beg, Place}


def days_are_asked(state):
    return state.phase == ADVANCE


@pytest.mark.parametrize("size", [WIDE, PHONE])
@pytest.mark.parametrize(
    ("begins", "card", "told"),
    [
        (may_beg, BEG, "one step on a temple"),
        (days_are_asked, "card/0/way/days/1", "keep your two days"),
        (days_are_asked, "card/0/way/days/2", "only once"),
    ],
)
def test_a_card_held_or_under_the_mouse_is_explained_and_nothing_played(size, begins, card, told):
    table = Table((ME, ME), size=size, begins=begins)
    begun, mode = len(table.match.actions), table.scene.mode
    spot = table.element(card).rect.center
    table.stage.handle(Press(spot))
    table.wait(theme.HOLD + 0.2)
    assert told in table.scene._explaining.shown.words
    for gesture in (Tap(spot), Release(), Hover(None), Hover(spot)):
        table.stage.handle(gesture)
    assert table.scene.mode is mode
    table.wait(theme.HOVER + 0.2)
    assert told in table.scene._explaining.shown.words
    assert len(table.match.actions) == begun


@pytest.mark.parametrize("first", range(0, 16, 4))
def test_every_card_that_comes_up_is_explained(first):
    for state in positions(first, 4, 0.02):
        mode = decision_mode(Turn(state, PLAYERS, state.seat)) if state.phase != "over" else None
        came = [one for _name, one in touches(mode)] if mode else []
        for one in [mode, *(one for one in came if isinstance(one, Mode))]:
            cards = [card for row in one.tray.rows for card in row.cards] if one else []
            for card in cards:
                said = describe_card(Viewer(state, state.seat, PLAYERS), card)
                assert is_for_people(said.words), card
                assert card.option is None or (said.rule and len(said.words) > len(str(card.label)))


@pytest.mark.parametrize("verb", OPTION_INFO)
def test_every_way_is_explained(verb):
    told = explain(Viewer(position(), 0, PLAYERS), VerbOption(verb, 1))
    assert all(map(is_for_people, (told.name, *told.lines)))
    assert told.lines


def test_what_two_days_cost_stands_beside_them():
    table = Table((ME, ME), size=PHONE, begins=days_are_asked)
    assert "only once" in str(table.scene.mode.tray.title)
    assert table.scene.picture.tray.words.w


def test_two_days_say_what_they_bring():
    asked = Viewer(own(position(), corn=3), 0, PLAYERS)
    one, two = (str(explain(asked, VerbOption("days", days)).words) for days in (1, 2))
    assert "Food day 1 is 6 days away then." in one
    assert "Food day 1 is 5 days away then." in two


@pytest.mark.parametrize("window", ["1280x800@1", "390x844@1"])
@pytest.mark.parametrize("name", [one for one in SCENES if not one.startswith(AWAY)])
def test_no_button_of_any_table_is_silent(name, window):
    scene = visit(SCENES[name], WINDOWS[window]).stage.top
    shown = [one for one in scene.form.widgets if one.visible and one.elements()]
    assert [one.id for one in shown if not one.tooltip] == []
