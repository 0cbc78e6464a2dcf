"""From what is refused or explained to its place in the rulebook, and back."""

from game.rulebook.scene import RulebookScene
from game.tikal.rules.actions import EXCHANGE
from game.tikal.rules.components import MAX_SEATS
from game.tikal.table.dialogs import ExchangeDialog
from game.ui import theme
from game.ui.input import Hover, Key, Press, Release, Tap
from game.ui.sentence import RuleText
from tests.tikal.table.test_scene import Table, new_match
from tests.windows import sized

READY = 20
"""Actions after which somebody has action points."""


def touched(table, place):
    for gesture in (Press(place), Tap(place), Release()):
        table.stage.handle(gesture)
    table.look()


def refused():
    """A grey button of the verbs was tapped."""
    table = Table(new_match(2, actions=READY))
    grey = next(
        one
        for one in table.stage.elements()
        if one.id.startswith("action/") and not one.enabled and one.id != "action/shuttle"
    )
    table.look()
    touched(table, grey.rect.center)
    return table


def test_a_refusal_leads_to_its_rule_and_back_to_where_one_was():
    table = refused()
    rule, mode = table.stage.toasts.rule, table.scene.mode
    assert rule
    table.pass_time(theme.SETTLE)
    table.tap("note/rules")
    book = table.stage.top
    assert isinstance(book, RulebookScene)
    assert rule in [piece.rule for column in book.pages[book.page] for piece in column]
    assert table.stage.toasts.current_text == ""
    table.tap("rulebook/close")
    assert table.stage.top is table.scene
    assert table.scene.mode == mode


def test_a_touch_right_after_it_came_was_meant_for_something_else():
    table = refused()
    lead = table.element("note/rules").rect
    table.stage.toasts._end = None
    table.stage.update(table.now + 1)
    for gesture in (Press(lead.center), Tap(lead.center), Release()):
        table.stage.handle(gesture)
    assert table.stage.top is table.scene


def test_a_note_leads_no_longer_than_it_stands():
    table = refused()
    table.pass_time(theme.TOAST_LEADING + 0.1)
    assert "note/rules" not in table.ids()


@sized(playable_only=True)
def test_what_leads_is_large_enough_for_a_finger(size):
    table = Table(new_match(MAX_SEATS, actions=READY), size)
    table.stage.show_toast(RuleText("That costs 5 AP and 2 are left.", "points"))
    table.look()
    lead, screen = table.element("note/rules").rect, table.stage.screen
    assert min(lead.size) >= screen.px(theme.TOUCH)
    assert screen.safe.contains(lead)


def explained(table, id):
    """The mouse rests on an element."""
    table.stage.handle(Hover(table.element(id).rect.center))
    table.pass_time(theme.HOVER + 0.1)
    table.pass_time(theme.HOVER + 0.1)
    return table.scene._explaining


def test_the_mouse_can_go_on_to_the_card_and_a_click_opens_the_rule():
    table = Table(new_match(2, actions=READY))
    told = explained(table, "action/camp")
    assert told.shown.rule == "points"
    way = told.card.link_area
    assert way.collidepoint(way.centerx, table.element("action/camp").rect.top - 1)
    table.stage.handle(Hover(way.center))
    table.look()
    assert told.shown
    touched(table, way.center)
    assert isinstance(table.stage.top, RulebookScene)
    assert table.stage.top._read == "points"


def test_beside_what_leads_the_card_goes_as_ever():
    table = Table(new_match(2, actions=READY))
    told = explained(table, "action/camp")
    words = told.card.corner
    table.stage.handle(Hover((words[0] + 2, words[1] + 2)))
    assert told.shown is None


def test_f2_opens_the_rule_of_what_is_told_or_chosen_else_the_beginning():
    table = Table(new_match(2, actions=READY))
    table.stage.handle(Key("f2"))
    table.look()
    assert (table.stage.top._read, table.stage.top.page) == ("", 0)
    table.stage.handle(Key("f2"))
    table.look()
    assert len(table.stage._scenes) == 2
    table.stage.handle(Key("escape"))
    table.scene.form.set_focus(table.scene.form["end-turn"])
    table.stage.handle(Key("f2"))
    table.look()
    assert table.stage.top._read == "points"
    table.stage.handle(Key("escape"))
    table = refused()
    rule = table.stage.toasts.rule
    table.stage.handle(Key("f2"))
    assert table.stage.top._read == rule


def test_over_a_dialog_the_book_closes_to_the_dialog():
    table = Table(new_match(2, actions=READY))
    shown = table.scene.players, table.scene.mode.view
    dialog = ExchangeDialog(table.stage, (EXCHANGE[1][0][1],), *shown, print)
    table.stage.push(dialog)
    table.look()
    table.stage.show_toast(dialog.confirm.disabled_reason)
    table.pass_time(theme.SETTLE)
    table.pass_time(theme.SETTLE)
    table.tap("note/rules")
    assert table.stage.top._read == "exchange"
    table.tap("rulebook/close")
    assert table.stage.top is dialog
