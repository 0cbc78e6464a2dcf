"""What cannot be taken back is done at the second touch, at every table, for whoever wants that."""

import pytest

from game.assisting import Assistant
from game.games import GAMES
from game.platform.node import Act
from game.table.scene.second_touch import SecondTouch
from game.tikal.rules import legal_actions as tikal_actions
from game.tikal.rules.records import TikalMatch
from game.tikal.rules.setup import VARIANTS, new_setup
from game.tzolkin.rules import legal_actions
from game.tzolkin.rules.actions import EndTurn, Place
from game.tzolkin.rules.records import TzolkinMatch
from game.tzolkin.rules.setup import Options
from game.tzolkin.rules.setup import new_setup as new_tzolkin
from game.tzolkin.rules.state import TURN
from game.ui import theme
from game.ui.dialog import Dialog
from game.ui.hands import hands
from game.ui.input import Key
from tests.hexes.description import HEXES
from tests.table.plain import test_scene as plain
from tests.windows import Viewer

PEOPLE = [{"name": name, "kind": "human"} for name in ("Ada", "Ben")]


class Table(Viewer):
    """The table of a game with one of its own."""

    def __init__(self, match):
        super().__init__(1280, 800, 1)
        self.match = match
        (game,) = [one for one in GAMES if one.id == match.game]
        game.table().open(self.stage, match, title=lambda: None, finished=lambda _match: None)
        self.look()
        if "hand-over/take" in self.ids():
            self.tap("hand-over/take")


def auction():
    """Whoever bids cannot take it back."""
    return TikalMatch(new_setup(PEOPLE, 0, 5, variant=VARIANTS["auction"])), "bid/place"


def worker_placed():
    """The end of a turn cannot be taken back."""
    match = TzolkinMatch(new_tzolkin(PEOPLE, 0, 5, Options()))
    while match.state.phase != TURN:
        match.play(legal_actions(match.state)[0])
    match.play(next(one for one in legal_actions(match.state) if isinstance(one, Place)))
    return match, "end-turn"


@pytest.fixture(params=[auction, worker_placed])
def table(request):
    match, button = request.param()
    shown = Table(match)
    shown.button = button
    return shown


@pytest.fixture
def asking(monkeypatch):
    monkeypatch.setattr(hands, "ask_twice", True)


def asks(table):
    return "Choose it again" in table.stage.toasts.current_text


def count(table):
    return len(table.match.actions)


def test_one_touch_does_it_where_nobody_wants_to_be_asked(table):
    before = count(table)
    table.tap(table.button)
    assert count(table) == before + 1


def test_the_first_touch_asks_and_the_second_does_it(table, asking):
    before = count(table)
    table.tap(table.button)
    assert count(table) == before
    assert asks(table)
    table.wait(theme.SETTLE_BINDING)
    table.tap(table.button)
    assert count(table) == before + 1
    assert not asks(table)


def test_a_double_touch_is_the_first_one_still(table, asking):
    before = count(table)
    table.scene = table.stage.bottom
    table.tap(table.button)
    table.scene.press(table.button)
    assert count(table) == before


def test_something_else_in_between_makes_it_the_first_again(table, asking):
    before = count(table)
    table.tap(table.button)
    table.wait(theme.SETTLE_BINDING)
    table.stage.bottom._enter(table.stage.bottom._mode_now())
    table.tap(table.button)
    assert count(table) == before


def press(table, *acts):
    """What a screen reader's press does, and the frame after it."""
    assistant = Assistant(table.stage, Software(acts))
    assistant.take()
    table.look()


class Software:
    def __init__(self, acts):
        self.acts = lambda: acts


def named(table, *, whole=False):
    """What a screen reader calls the button; unless ``whole`` without its second line."""
    every = table.stage.tree().walk()
    name = next(node.name for node in every if node.id == table.button)
    return name if whole else name.split(",")[0]


def test_a_screen_reader_is_always_asked_and_need_not_wait(table):
    before = count(table)
    name = named(table)
    press(table, Act(table.button, "press"))
    assert count(table) == before
    assert asks(table)
    assert table.stage.toasts.current_text.startswith(f"{name} cannot be taken back.")
    assert "press again to do it" in named(table, whole=True)
    press(table, Act(table.button, "focus"), Act(table.button, "press"))
    assert count(table) == before + 1
    assert not hands.by_reader


def test_for_whoever_listens_the_question_holds_until_something_else_is_done(table):
    before = count(table)
    press(table, Act(table.button, "press"))
    table.wait(20 * theme.TOAST_LEADING)
    assert "alert" in [node.role for node in table.stage.tree().children]
    press(table, Act(table.button, "press"))
    assert count(table) == before + 1
    table.wait(2 * theme.TOAST_LEADING)
    assert not asks(table)


def leave_until_it_is_gone(table):
    table.wait(2 * theme.TOAST_LEADING)


def leave_for_the_menu(table):
    table.tap("tool/menu")
    table.stage.handle(Key("escape"))
    table.look()


def walk_on_and_back(table):
    for other in ("tool/log", table.button):
        table.stage.bottom.form.go_to(other)
        table.look()


def read_on(table):
    press(table, Act("ribbon", "focus"))


@pytest.mark.parametrize(
    "leave", [leave_until_it_is_gone, leave_for_the_menu, walk_on_and_back, read_on]
)
def test_whoever_was_elsewhere_is_asked_anew(table, asking, leave):
    before = count(table)
    table.tap(table.button)
    table.wait(theme.SETTLE_BINDING)
    leave(table)
    assert not asks(table)
    table.wait(theme.SETTLE_BINDING)
    table.tap(table.button)
    assert count(table) == before
    assert asks(table)


def test_what_a_dialog_asks_is_not_asked_before(asking):
    """End turn with points left: two touches in all."""
    match = TikalMatch(new_setup(PEOPLE, 0, 5))
    while "end" not in {str(one) for one in tikal_actions(match.state)}:
        match.play(tikal_actions(match.state)[0])
    table, before = Table(match), len(match.actions)
    table.tap("end-turn")
    assert isinstance(table.stage.top, Dialog)
    table.wait(theme.SETTLE_BINDING)
    table.tap("dialog/end")
    assert len(match.actions) == before + 1


def test_the_rules_know_what_binds():
    match, _button = worker_placed()
    (end,) = [one for one in legal_actions(match.state) if isinstance(one, EndTurn)]
    assert match.would_bind((end,))
    assert match.can_undo
    placed = match.undo()
    assert not match.would_bind((placed,))
    assert match.would_bind((placed, end))


def test_at_the_plain_table_a_space_asks_too(asking):
    table = plain.Table((HEXES, 2, "three"))
    space = sorted(one for one in table.choices() if one.startswith("space/"))[0]
    table.choose(space)
    assert not table.played
    table.wait(theme.SETTLE_BINDING)
    table.choose(space)
    assert len(table.played) == 1


def test_a_key_asks_as_well(asking):
    match, _button = worker_placed()
    table, before = Table(match), len(match.actions)
    table.stage.handle(Key("e"))
    assert len(match.actions) == before
    table.wait(2 * theme.SETTLE_BINDING)
    table.stage.handle(Key("e"))
    assert len(match.actions) == before + 1


def test_other_actions_are_asked_for_anew():
    touched = SecondTouch()
    assert not touched.comes(("end",), "end-turn", 0.0)
    assert not touched.comes(("bid",), "end-turn", 2.0)
    assert touched.comes(("bid",), "end-turn", 2.1 + theme.SETTLE_BINDING)
    assert not touched.comes(("bid",), "bid", 3.0)
    touched.forget()
    assert not touched.comes(("bid",), "bid", 9.0)
