"""What a screen reader of the desktop is told of a tree of nodes, without any screen reader."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from game.platform.node import Node, Role

accesskit = pytest.importorskip("accesskit")

from game.platform.reader_tree import WINDOW, ReaderTree, told_node  # noqa: E402 (it needs AccessKit)
from tools.gallery import SCENES, visit  # noqa: E402
from tools.gallery.windows import WINDOWS  # noqa: E402

BUTTON = Node("form/end", "button", "End", (10, 20, 30, 40), description="It ends here.")
KIND = Node(
    "form/kind",
    "radiogroup",
    "Kind",
    children=(
        Node("form/kind/one", "radio", "One", chosen=False),
        Node("form/kind/two", "radio", "Two", chosen=True),
    ),
)
SCENE = Node("Form/1", "main", "A form", (0, 0, 640, 480), children=(BUTTON, KIND))


def told(node: Node, *, is_new: bool = True) -> Any:
    return told_node(node, is_new=is_new)


def labels(update: Any) -> dict[str, int]:
    """What is told, with its numbers."""
    return {node.label: number for number, node in update.nodes}


@pytest.fixture
def tree() -> ReaderTree:
    return ReaderTree("Tikal")


@pytest.mark.parametrize("role", get_args(Role))
def test_every_role_is_known(role: Role) -> None:
    assert told(Node("it", role, "It", value="1")).role is not None


def test_a_button_has_its_name_its_place_and_what_can_be_done_with_it() -> None:
    button = told(BUTTON)
    assert button.role == accesskit.Role.BUTTON
    assert (button.label, button.description) == ("End", "It ends here.")
    box = button.bounds
    assert (box.x0, box.y0, box.x1, box.y1) == (10, 20, 40, 60)
    assert button.supports_action(accesskit.Action.CLICK)
    assert button.supports_action(accesskit.Action.FOCUS)
    assert not button.is_disabled
    assert told(BUTTON._replace(enabled=False)).is_disabled


def test_what_is_chosen_is_checked_or_selected() -> None:
    assert told(BUTTON._replace(chosen=True)).toggled == accesskit.Toggled.TRUE
    assert told(KIND.children[0]).toggled == accesskit.Toggled.FALSE
    assert told(BUTTON).toggled is None
    cell = told(Node("e3", "gridcell", "e3: Jungle.", chosen=True, row=3, column=5))
    assert cell.is_selected
    assert (cell.row_index, cell.column_index) == (2, 4)


def test_fields_and_sliders_have_values_that_can_be_set() -> None:
    field = told(Node("name", "textbox", "Name", value="Ada"))
    assert (field.label, field.value) == ("Name", "Ada")
    slider = told(Node("loud", "slider", "Loud", value="3", most=5))
    assert (slider.numeric_value, slider.max_numeric_value) == (3, 5)
    for one in (field, slider):
        assert one.supports_action(accesskit.Action.SET_VALUE)
        assert not one.supports_action(accesskit.Action.CLICK)


def test_what_changes_is_read_aloud_but_not_the_lines_that_a_log_begins_with() -> None:
    assert told(Node("toast", "alert", "No.")).live == accesskit.Live.ASSERTIVE
    assert told(Node("ribbon", "status", "Explore.")).live == accesskit.Live.POLITE
    log = Node("log", "log", "What was done")
    assert told(log).live is None
    assert told(log, is_new=False).live == accesskit.Live.POLITE


def test_all_is_told_at_first_and_then_only_what_has_changed(tree: ReaderTree) -> None:
    first = tree.update(SCENE, "")
    assert first.tree.root == WINDOW
    assert list(labels(first)) == ["Tikal", "A form", "End", "Kind", "One", "Two"]
    changed = SCENE._replace(children=(BUTTON._replace(name="The end"), KIND))
    then = tree.update(changed, "")
    assert then.tree is None
    assert list(labels(then)) == ["A form", "The end"]
    assert labels(then)["The end"] == labels(first)["End"]
    assert not tree.update(changed, "").nodes


def test_what_comes_again_has_another_number(tree: ReaderTree) -> None:
    first = labels(tree.update(SCENE, ""))
    tree.update(SCENE._replace(children=(KIND,)), "")
    assert tree.node(first["End"]) is None
    again = labels(tree.update(SCENE, ""))
    assert again["End"] not in first.values()
    assert tree.node(again["End"]) == BUTTON


def test_another_scene_is_told_whole(tree: ReaderTree) -> None:
    first = labels(tree.update(SCENE, ""))
    dialog = Node("Dialog/2", "dialog", "Sure?", children=(BUTTON,))
    update = tree.update(dialog, "")
    assert list(labels(update)) == ["Tikal", "Sure?", "End"]
    assert update.nodes[1][1].is_modal
    assert tree.node(first["End"]) is None


@pytest.mark.parametrize(
    ("focus", "name"),
    [
        ("form/end", "End"),
        ("form/kind", "Two"),  # the chosen one of the group
        ("form/gone", "A form"),
        ("", "A form"),
    ],
)
def test_the_keyboard_is_where_the_game_has_it(tree: ReaderTree, focus: str, name: str) -> None:
    update = tree.update(SCENE, focus)
    assert update.focus == labels(update)[name]


def test_a_scene_without_a_name_leaves_the_keyboard_to_the_window(tree: ReaderTree) -> None:
    assert tree.update(SCENE._replace(name=""), "").focus == WINDOW


def test_the_next_step_of_a_lesson_is_read_aloud(tree: ReaderTree) -> None:
    learner = visit(SCENES["lesson-walk"], WINDOWS["1280x800@1"])
    tree.update(learner.stage.tree(), "")
    learner.tap("action/enter", "space/a5")
    update = tree.update(learner.stage.tree(), "")
    polite = accesskit.Live.POLITE
    changed = [node.label for _number, node in update.nodes if node.live == polite]
    assert any(label and label.startswith("Step 2 of 6: Choose your worker") for label in changed)
