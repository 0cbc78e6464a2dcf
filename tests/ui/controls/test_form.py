import asyncio
from types import SimpleNamespace

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.platform import StorageError, platform
from game.platform.values import Trouble
from game.ui import panels, theme
from game.ui.controls.form import Form
from game.ui.controls.radio_group import RadioGroup
from game.ui.controls.text_field import TextField
from game.ui.input import Drag, Hover, Key, Phase, Press, Release, Tap, Typed
from game.ui.sentence import RuleText
from game.ui.widgets import Button


@pytest.fixture
def log():
    return []


@pytest.fixture
def form(log):
    made = Form(escape=lambda: log.append("escape"))
    for i, name in enumerate("abc"):
        button = Button(name, name.upper(), lambda name=name: log.append(name))
        button.rect = pygame.Rect(0, 60 * i, 100, 50)
        made.widgets.append(button)
    made.update(0)
    made.update(theme.SETTLE)
    return made


def touch(form, pos):
    """A finger down and up again; whether a widget took the tap."""
    form.handle(Press(pos))
    taken = form.handle(Tap(pos))
    form.handle(Release())
    return taken


def test_tap_runs_the_action_and_elsewhere_is_left(form, log):
    assert touch(form, (10, 70))
    assert not touch(form, (300, 70))
    assert log == ["b"]


def test_disabled_swallows_the_tap_and_hidden_lets_it_through(form, log):
    form["a"].enabled = False
    form["b"].visible = False
    assert touch(form, (10, 10))
    assert not touch(form, (10, 70))
    assert log == []
    assert [element.id for element in form.elements()] == ["a", "c"]


def test_pressed_and_hovered_follow_the_pointer(form):
    form.handle(Hover((10, 10)))
    form.handle(Press((10, 10)))
    assert form["a"].hovered
    assert form["a"].pressed
    form.handle(Release())
    form.handle(Hover(None))
    assert not form["a"].hovered
    assert not form["a"].pressed


@pytest.mark.parametrize(
    ("end", "phase", "taken"),
    [((90, 40), Phase.END, ["a"]), ((90, 90), Phase.END, []), ((90, 40), Phase.CANCEL, [])],
)
def test_a_press_that_slides_counts_if_it_ends_on_the_widget(form, log, end, phase, taken):
    form.handle(Press((10, 10)))
    form.handle(Drag((10, 10), (50, 30), (40, 20), Phase.BEGIN))
    form.handle(Drag((10, 10), end, (0, 0), phase))
    assert log == taken


def test_keyboard_goes_round_and_works_the_focused(form, log):
    form["b"].enabled = False
    for name in ("tab", "return", "tab", "space", "tab", "enter", "escape"):
        assert form.handle(Key(name))
    assert log == ["a", "c", "a", "escape"]
    form.handle(Key("tab", shift=True))
    assert form.focus is form["c"]


def test_unknown_keys_are_left(form):
    assert not form.handle(Key("f5"))


def test_choice_by_tap_and_by_arrow():
    chosen = []
    choice = RadioGroup(
        "c", "C", options=[("x", "X"), ("y", "Y")], value="x", on_change=chosen.append
    )
    choice.rect = pygame.Rect(0, 0, 200, 40)
    choice.tap((150, 20))
    choice.tap((150, 20))
    choice.key(Key("right"))
    assert chosen == ["y", "x"]
    assert [(one.id, one.value) for one in choice.elements()] == [("c/x", "on"), ("c/y", "")]
    assert sum(part.w for part in choice.option_rects()) == 200


class Errands:
    """A stage that does at once what it is asked to do beside the loop."""

    def start_task(self, errand):
        asyncio.run(errand())


def field(value="", most=8):
    made = TextField(
        "f", "F", value=value, max_length=most, on_change=lambda _: None, stage=Errands()
    )
    made.focused = True
    return made


def test_typing_in_the_middle_and_deleting():
    one = field("Ana")
    for name in ("home", "right", "delete", "backspace"):
        one.key(Key(name))
    one.type_text("E")
    assert (one.value, one.caret) == ("Ea", 1)


def worked(value, *keys, most=40):
    """The text and the caret after these chords."""
    one = field(value, most)
    for chord in keys:
        *held, name = chord.split(" ")
        one.key(Key(name, ctrl="ctrl" in held))
    return one.value, one.caret


def test_with_control_the_keys_go_by_words():
    told = "the golden mask"
    assert worked(told, "ctrl backspace") == ("the golden ", 11)
    assert worked(told, "ctrl backspace", "ctrl backspace") == ("the ", 4)
    assert worked(told, "home", "ctrl delete") == (" golden mask", 0)
    assert worked(told, "ctrl left", "ctrl left") == (told, 4)
    assert worked(told, "home", "ctrl right", "ctrl right") == (told, 10)


def test_all_that_is_selected_goes_at_once_or_is_typed_over():
    assert worked("the mask", "ctrl a", "backspace") == ("", 0)
    assert worked("the mask", "ctrl a", "delete") == ("", 0)
    assert worked("the mask", "ctrl a", "end", "backspace") == ("the mas", 7)
    one = field("mask")
    one.key(Key("a", ctrl=True))
    one.type_text("flag")
    assert (one.value, one.caret, one.all_selected) == ("flag", 4, False)


def test_what_is_on_the_clipboard_is_pasted_at_the_caret(monkeypatch):
    words = ["old "]

    async def paste(_prompt):
        if not words:
            raise StorageError(Trouble.FAILED, "clipboard-without-text")
        return words.pop()

    monkeypatch.setattr(platform, "sharing", SimpleNamespace(paste=paste))
    assert worked("mask", "home", "ctrl v") == ("old mask", 4)
    assert worked("mask", "ctrl v") == ("mask", 4)  # nothing is there


keys = st.sampled_from(["left", "right", "home", "end", "backspace", "delete", "x", "space"])


@given(st.lists(st.one_of(keys.map(Key), st.text(max_size=12).map(Typed)), max_size=30))
def test_a_field_keeps_its_length_and_its_caret(steps):
    one = field()
    for step in steps:
        if isinstance(step, Typed):
            one.type_text(step.text)
        else:
            assert one.key(step)
        assert len(one.value) <= 8
        assert 0 <= one.caret <= len(one.value)
        assert one.value.isprintable()


def test_a_field_leaves_tab_and_escape_to_the_form():
    one = field("Ana")
    assert not any(one.key(Key(name)) for name in ("tab", "escape", "return", "up", "down"))


def test_the_caret_blinks_only_while_focused():
    one = field("Ana")
    assert [one.update(t) for t in (0, 0.1, 0.6, 0.7, 1.2)] == [False, False, True, False, True]
    one.focused = False
    assert not one.update(1.7)


def test_widgets_draw_at_any_size(canvas):
    for size in ((1, 1), (20, 9), (74, 92), (300, 60)):
        widgets = [
            Button("b", "Exchange", print, lambda *_: None, cost="3", note="note"),
            RadioGroup("c", "C", options=[("x", "X"), ("y", "Y")], value="x", on_change=print),
            field("Marisol"),
        ]
        for widget in widgets:
            widget.rect = pygame.Rect((30, 30), size)
            widget.draw(canvas)
            panels.focus_ring(canvas, widget.rect)


def test_what_is_not_enabled_tells_why_where_somebody_is_to_be_told():
    form, told = Form(), []
    button = Button("dig", "Dig", lambda: told.append("dug"))
    button.rect = pygame.Rect(0, 0, 50, 50)
    button.enabled = False
    form.widgets = [button]
    for gesture in (Press((10, 10)), Tap((10, 10)), Release()):
        form.handle(gesture)
    form.on_denied = told.append
    form.handle(Tap((10, 10)))
    assert told == []
    button.disabled_reason = RuleText("The temple is guarded.")
    form.handle(Tap((10, 10)))
    assert told == [RuleText("The temple is guarded.")]
