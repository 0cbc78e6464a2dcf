"""Notes in passing at the table: where they lie, and when they hold no more."""

from game.tikal.rules.board import NAMES
from game.tikal.rules.state import ACT
from game.tikal.table.match.telling import greeting
from game.ui.sentence import RuleText
from tests.tikal.table.test_scene import Table, new_match
from tests.windows import sized


def to_act(seats):
    """A match in which the seat to act has action points."""
    return next(
        match
        for actions in range(40, 80)
        if (match := new_match(seats, actions=actions)).state.phase == ACT
    )


@sized(playable_only=True)
def test_notes_cover_neither_the_board_nor_the_seats(size, lines):
    table = Table(to_act(4), size)
    scene, places = table.scene, table.scene.picture.places.layout
    reasons = [look.why for look in scene.mode.looks.values() if look.why]
    assert reasons
    assert scene.toast_rect.contains(places.ribbon)
    assert scene.toast_rect.collidelist([places.board, *places.seats, places.tools["menu"]]) < 0
    for note in [*reasons, RuleText(greeting(scene.players[0]))]:
        table.stage.show_toast(note)
        assert table.stage.toast_rect == scene.toast_rect
        lines.clear()
        table.look()
        told = [words for words, _size, rect in lines if scene.toast_rect.contains(rect)]
        said = note.words + " Rules" * bool(note.rule)
        assert " ".join(told).endswith(said)


def test_whose_turn_it_is_is_told_no_longer_than_it_is():
    table = Table(to_act(2))
    table.scene.resume()
    table.look()
    first = table.stage.toasts.current_text
    assert first == str(greeting(table.scene.players[table.match.state.seat]))
    table.tap("end-turn")
    table.tap("dialog/end")
    second = table.stage.toasts.current_text
    assert second == str(greeting(table.scene.players[table.match.state.seat]))
    assert second != first
    table.scene.leave()
    assert not table.stage.toasts.current_text


def test_what_stands_of_a_turn_that_is_over_is_taken_away_though_nothing_new_is_told():
    table = Table(to_act(2))
    players, state = table.scene.players, table.match.state
    table.stage.toast(greeting(players[1 - state.seat]))
    table.scene._look_again()
    assert not table.stage.toasts.current_text
    table.stage.toast(greeting(players[state.seat]))
    table.scene._look_again()
    assert table.stage.toasts.current_text


def test_a_refusal_stands_until_something_succeeds():
    table = Table(to_act(2))
    unexplored = next(
        space for space, name in enumerate(NAMES) if table.match.state.hexagon_kind(space) is None
    )
    table.tap("action/enter")
    table.tap(f"space/{NAMES[unexplored]}")
    refusal = table.stage.toasts.current_text
    assert refusal
    table.tap(f"space/{NAMES[unexplored]}")
    assert table.stage.toasts.current_text == refusal
    table.tap("space/a5")
    assert table.match.actions[-1].verb == "enter"
    assert table.stage.toasts.current_text != refusal
