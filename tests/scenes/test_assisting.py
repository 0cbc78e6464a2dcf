"""What assistive software is told, and what it may do, without a browser."""

import pygame
import pytest

from game.assisting import Assistant
from game.platform.node import Act
from game.settings.slider import Slider
from game.ui.controls.radio_group import RadioGroup
from game.ui.controls.text_field import TextField
from game.ui.dialog import Dialog, DialogButton
from game.ui.input import Key
from game.ui.scene import Scene, Stage
from game.ui.screen import Screen
from game.ui.sentence import RuleText
from game.ui.widgets import Button


class Software:
    has_keys = False

    def __init__(self):
        self.trees, self.asked, self.focused, self.answers = [], [], [], []

    def show(self, tree):
        self.trees.append(tree)

    def focus(self, id):
        self.focused.append(id)

    def answer(self, act, lines):
        self.answers.append((act.kind, *lines))

    def acts(self):
        asked, self.asked = self.asked, []
        return asked


class Form(Scene):
    title = "A form"

    def __init__(self, stage):
        super().__init__(stage)
        self.done = []
        self.end = Button("form/end", "End", lambda: self.done.append("end"))
        self.name = TextField(
            "form/name",
            "Name",
            value="",
            max_length=9,
            on_change=self.done.append,
            on_enter=lambda: self.done.append("entered"),
            stage=stage,
        )
        self.loud = Slider("form/loud", "Loud", value=1, most=5, change=self.done.append)
        options = [("one", "One"), ("two", "Two")]
        self.kind = RadioGroup(
            "form/kind", "Kind", options=options, value="one", on_change=self.done.append
        )
        self.form.widgets = [self.end, self.name, self.loud, self.kind]
        for i, widget in enumerate(self.form.widgets):
            widget.rect = pygame.Rect(0, 60 * i, 100, 50)


@pytest.fixture
def scene():
    stage = Stage(Screen(640, 480))
    stage.go(Form(stage))
    return stage.top


@pytest.fixture
def software():
    return Software()


@pytest.fixture
def assistant(scene, software):
    made = Assistant(scene.stage, software)
    made.update(changed=True, now=0.0)
    return made


def change(assistant, now):
    """A frame in which something is drawn, and the next one."""
    assistant.update(changed=True, now=now)
    assistant.update(changed=False, now=now + 0.01)


def ask(assistant, *acts):
    assistant.software.asked += acts
    assert assistant.take()


def test_the_tree_has_the_scene_its_title_and_all_that_can_be_touched(assistant, software):
    (tree,) = software.trees
    assert (tree.role, tree.name) == ("main", "A form")
    roles = [(node.id, node.role, node.chosen) for node in tree.walk()]
    assert roles[1:] == [
        ("title", "heading", None),
        ("form/end", "button", None),
        ("form/name", "textbox", None),
        ("form/loud", "slider", None),
        ("form/kind", "radiogroup", None),
        ("form/kind/one", "radio", True),
        ("form/kind/two", "radio", False),
    ]


def test_values_are_set_and_choices_made(scene, assistant):
    ask(assistant, Act("form/name", "set", "Ada"), Act("form/name", "press"))
    ask(assistant, Act("form/loud", "set", "3"))
    ask(assistant, Act("form/kind/two", "press"))
    assert scene.done == ["Ada", "entered", 3, "two"]


def test_what_cannot_be_used_tells_why(scene, assistant):
    told = []
    scene.form.on_denied = told.append
    scene.end.enabled = False
    change(assistant, now=1.0)
    ask(assistant, Act("form/end", "press"))
    assert not scene.done
    assert scene.stage.tree().children[1].enabled is False


def test_a_dialog_stands_for_the_scene_until_it_is_left(scene, assistant, software):
    stage = scene.stage
    stage.push(Dialog(stage, "Sure?", "It is late.", [DialogButton("no", "No")]))
    change(assistant, now=1.0)
    assert software.trees[-1].role == "dialog"
    assert [node.name for node in software.trees[-1].children] == ["Sure?", "It is late.", "No"]
    ask(assistant, Act("", "escape"))
    change(assistant, now=2.0)
    assert software.trees[-1] == software.trees[0]


def test_where_the_keyboard_is_on_the_canvas_is_told(scene, assistant, software):
    scene.stage.handle(Key("tab"))
    assistant.update(changed=True, now=1.0)
    assistant.update(changed=False, now=1.1)
    scene.stage.push(Dialog(scene.stage, "Sure?", "It is late.", [DialogButton("no", "No")]))
    assistant.update(changed=True, now=2.0)
    assistant.update(changed=False, now=2.1)
    assert software.focused == ["form/end", "dialog/no"]


def test_where_the_software_is_the_ring_is(scene, assistant):
    ask(assistant, Act("form/name", "focus"))
    assert scene.form.focus_id == "form/name"
    assert scene.form.focus_ring == scene.name.rect
    ask(assistant, Act("title", "focus"))
    assert scene.form.focus_id == "form/name"


def test_what_is_to_be_done_next_is_the_scenes_to_tell(scene, assistant, software, monkeypatch):
    ask(assistant, Act("", "next"))
    monkeypatch.setattr(Form, "next_id", "form/end")
    ask(assistant, Act("", "next"))
    assert software.answers == [("next", ""), ("next", "form/end")]


def test_a_refusal_is_an_alert(scene, assistant, software):
    scene.stage.show_toast(RuleText("That is too dear."))
    change(assistant, now=1.0)
    alerts = [node.name for node in software.trees[-1].walk() if node.role == "alert"]
    assert alerts == ["That is too dear."]


def test_news_wait_until_what_came_before_is_said(scene, assistant, software):
    scene.stage.toast("It is Ana's turn.")
    change(assistant, now=1.0)
    (told,) = (node for node in software.trees[-1].walk() if node.id == "toast")
    assert (told.role, told.name) == ("status", "It is Ana's turn.")


def test_trees_come_only_with_changes_and_at_a_pace_that_can_be_followed(
    scene, assistant, software
):
    assistant.update(changed=False, now=5.0)
    scene.end.enabled = False
    change(assistant, now=6.0)
    scene.end.enabled = True
    change(assistant, now=6.1)
    assert len(software.trees) == 2
    assistant.update(changed=False, now=6.3)
    assert len(software.trees) == 3


def test_a_frame_that_draws_tells_nothing_unless_all_do(scene, assistant, software):
    scene.end.enabled = False
    for frame in range(5):
        assistant.update(changed=True, now=5.0 + 0.05 * frame)
    assert len(software.trees) == 1
    assistant.update(changed=True, now=5.25)
    assert len(software.trees) == 2
