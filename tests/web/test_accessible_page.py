"""How the accessible page follows what changes: what it says, and where the focus goes."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from game.platform.node import Node
from tools import gallery
from tools.accessible_page import DESKTOP, open_page, show_tree
from tools.gallery.windows import WINDOWS

LISTEN = """() => {
  window.heard = [];
  const said = () => [...document.querySelectorAll("#spoken p")].map((one) => one.textContent);
  new MutationObserver(() => heard.push(...said()))
    .observe(document.getElementById("spoken"), {childList: true});
}"""
A_LINE = 1600
"""Milliseconds after which the next short line is said."""


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """An accessible page with a clock that stands still; what it says is in ``heard``."""
    page = open_page(browser)
    page.clock.install(time=0)
    page.clock.pause_at(1000)
    page.evaluate(LISTEN)
    yield page
    page.close()


def table(
    page: Page,
    headline: str,
    *lines: str,
    buttons: str = "ab",
    alert: str = "",
) -> None:
    """Show a table with a headline, buttons named by letters, and a log; a line's id is its own."""
    refusal = [Node("toast", "alert", alert)] if alert else []
    worked = tuple(Node(f"do/{letter}", "button", letter) for letter in buttons)
    log = tuple(Node(f"log/{line}", "text", line) for line in lines)
    show_node(
        page,
        *(
            Node("ribbon", "status", headline),
            Node("do", "group", "Actions", children=worked),
        ),
        *(Node("log", "log", "Log", children=log), *refusal),
    )


def show_node(page: Page, *children: Node, scene: str = "table") -> None:
    tree = Node(scene, "dialog" if "dialog" in scene else "main", children=children)
    show_tree(page, tree.as_json())


def heard(page: Page, milliseconds: int = 0) -> list[str]:
    """What has been said by then."""
    page.clock.run_for(milliseconds)
    return list(page.evaluate("heard"))


def test_what_others_did_is_said_line_by_line_before_what_is_to_be_done(page: Page) -> None:
    table(page, "Ana plays.", "Ana: walks.")
    assert heard(page) == ["Ana plays."]  # what was done before is no news
    table(page, "Ana plays.", "Ana: walks.", "Ana: digs.", "Ana: rests.")
    assert heard(page) == ["Ana plays."]
    table(page, "Ben plays.", "Ana: walks.", "Ana: digs.", "Ana: rests.")
    table(page, "Your turn.", "Ana: walks.", "Ana: digs.", "Ana: rests.", "Ben: digs.")
    assert heard(page, A_LINE)[1:] == ["Ana: digs."]
    lines = ["Ana: digs.", "Ana: rests.", "Ben: digs."]
    assert heard(page, 4 * A_LINE)[1:] == [*lines, "Your turn."]


def test_nothing_that_others_did_is_said_after_that_ones_turn_has_come(page: Page) -> None:
    lines = ["Ana: walks.", "Ana: digs.", "Ana: rests."]
    table(page, "Ana plays.")
    table(page, "Ana plays.", *lines[:2])
    table(page, "Your turn.", *lines)
    assert heard(page, 9 * A_LINE) == ["Ana plays.", *lines, "Your turn."]
    table(page, "Nine points left.", *lines, "You: walk.")
    assert heard(page, 9 * A_LINE)[5:] == ["You: walk.", "Nine points left."]


def test_whatever_is_said_is_said_by_one_live_region_alone(page: Page) -> None:
    table(page, "Your turn.", "Ana: walks.")
    live = page.locator("[role=status], [role=alert], [aria-live]:not([aria-live=off])")
    assert live.all_inner_texts() == ["Your turn."]


def test_where_one_is_led_to_what_is_to_be_done_it_is_read_for_that_alone(page: Page) -> None:
    table(page, "Your turn.")
    heard(page, 2 * A_LINE)
    page.locator("#nodes button").first.press("Alt+n")
    page.evaluate("reader.answer('next', '[\"\"]')")
    page.locator(".task:focus").wait_for()
    assert page.locator("#spoken").inner_text() == ""


def test_what_was_answered_is_not_said_once_more(page: Page) -> None:
    table(page, "Your turn.")
    heard(page, 2 * A_LINE)
    table(page, "Nine points left.", "You: walk.", "Ana: rests.")
    told = json.dumps(["You: walk.", "Nine points left."])
    page.evaluate("told => reader.answer('command', told)", told)
    spoken = page.locator("#spoken")
    assert spoken.inner_text() == "Ana: rests."
    page.clock.run_for(2 * A_LINE)
    assert spoken.inner_text() == ""


def test_the_page_begins_with_how_to_use_it_and_a_key_leads_to_the_command_line(page: Page) -> None:
    table(page, "Your turn.")
    paragraphs = page.locator("body p").all_inner_texts()
    assert "Alt+C leads to the command line" in paragraphs[0]
    page.locator("#nodes button").first.press("Alt+c")
    page.get_by_label("Command").and_(page.locator(":focus")).wait_for()


def test_a_long_line_is_given_its_time(page: Page) -> None:
    table(page, "")
    table(page, "", long := "Ana: " + "walks and " * 20, "Ana: rests.")
    assert heard(page, 10_000) == [long]
    assert heard(page, 5_000) == [long, "Ana: rests."]


def test_each_line_is_said_once_however_often_the_log_comes_back(page: Page) -> None:
    table(page, "Ana plays.", "Ana: walks.")
    table(page, "Ana plays.", "Ana: walks.", "Ana: digs.")
    show_node(page, Node("close", "button", "Close"), scene="dialog")
    table(page, "Ana plays.", "Ana: walks.", "Ana: digs.", "Ana: rests.")
    said = heard(page, 9 * A_LINE)
    assert [line for line in said if line.startswith("Ana:")] == ["Ana: digs.", "Ana: rests."]
    table(page, "Ana plays.", "Eve: walks.", "Eve: digs.")  # another match
    assert heard(page, 9 * A_LINE) == said


def test_what_a_lesson_begins_with_is_no_news_after_another_lesson(page: Page) -> None:
    for name in ("lesson-walk", "lesson-temple"):
        learner = gallery.visit(gallery.SCENES[name], WINDOWS[DESKTOP])
        tree = learner.stage.tree()
        show_tree(page, tree.as_json())
        said = heard(page, 120_000)
    lines = {node.name for node in tree.walk() if node.id.startswith("log/line/")}
    assert lines
    assert not lines & {*said}


def test_an_older_line_that_comes_in_sight_again_is_no_news(page: Page) -> None:
    table(page, "", "Ana: walks.", "Ana: rests.")
    table(page, "", "Eve: digs.", "Ana: walks.")  # the last one is undone
    assert heard(page, 9 * A_LINE) == []


def test_what_is_taken_back_is_said_and_not_what_is_left_of_its_line(page: Page) -> None:
    table(page, "", "line/0/1", "line/1/2")
    table(page, "", "line/0/1", "line/1/1", "undone/2/1")
    assert heard(page, 9 * A_LINE) == ["undone/2/1"]
    table(page, "", "line/0/1", "line/1/2")
    assert heard(page, 9 * A_LINE)[1:] == ["line/1/2"]


def test_a_line_that_grows_is_said_as_it_is_then(page: Page) -> None:
    table(page, "", "Ana: walks.")
    table(page, "", "Ana: walks.", "Ana: rests.", "Ana: digs.")
    table(page, "", "Ana: walks.", "Ana: rests.", "Ana: digs twice.")
    assert heard(page, 9 * A_LINE) == ["Ana: rests.", "Ana: digs twice."]


@pytest.mark.parametrize("way", ["key", "button"])
def test_what_others_did_can_be_skipped(page: Page, way: str) -> None:
    table(page, "Ana plays.")
    table(page, "Your turn.", *(f"Ana: walks {step}." for step in range(9)))
    heard(page, A_LINE)
    if way == "key":
        page.locator("#nodes button").first.press("Alt+n")
    else:
        page.get_by_role("button", name="Skip to what is to be done").press("Enter")
    assert heard(page) == ["Ana plays.", "Ana: walks 0.", "Your turn."]
    assert heard(page, 9 * A_LINE)[3:] == []


@pytest.mark.parametrize(
    ("next", "focused"), [("do/b", "b"), ("", "Your turn."), ("x", "Your turn.")]
)
def test_one_is_led_to_what_is_to_be_done_next(page: Page, next: str, focused: str) -> None:
    table(page, "Your turn.")
    page.locator("#nodes button").first.press("Alt+n")
    asked = json.loads(page.evaluate("reader.takeActs()"))[-1]
    assert asked == {"id": "", "kind": "next", "value": ""}
    page.evaluate("next => reader.answer('next', JSON.stringify([next]))", next)
    assert page.evaluate("document.activeElement.textContent") == focused


def test_the_last_answers_are_kept_until_another_scene_comes(page: Page) -> None:
    answers = page.get_by_role("log", name="Answers").locator("p")
    table(page, "Your turn.")
    for number in range(60):
        page.evaluate("line => reader.answer('command', JSON.stringify([line]))", f"{number}")
    assert answers.all_inner_texts() == [str(number) for number in range(20, 60)]
    show_node(page, scene="dialog")
    table(page, "Your turn.")
    assert answers.count() == 40
    show_node(page, scene="results")
    assert answers.count() == 0


def test_a_refusal_does_not_wait(page: Page) -> None:
    table(page, "Your turn.")
    table(page, "Your turn.", "Ana: walks.", "Ana: digs.", alert="Not enough points.")
    assert page.get_by_role("alert").inner_text() == "Not enough points."
    assert heard(page) == ["Your turn."]


@pytest.mark.parametrize(
    ("left", "focused"),
    [("abc", "b"), ("ac", "Your turn."), ("", "Your turn."), ("cba", "b")],
    ids=["stays", "gone", "all gone", "moved"],
)
def test_what_vanishes_gives_the_focus_to_what_is_to_be_done(
    page: Page, left: str, focused: str
) -> None:
    table(page, "Your turn.", buttons="abc")
    page.get_by_role("button", name="b", exact=True).focus()
    table(page, "Your turn.", buttons=left)
    assert page.evaluate("document.activeElement.textContent") == focused


@pytest.mark.parametrize(("left", "focused"), [("ac", "c"), ("a", "a")])
def test_where_nothing_is_asked_the_focus_goes_on_to_what_is_near(
    page: Page, left: str, focused: str
) -> None:
    for shown in ("abc", left):
        buttons = tuple(Node(f"do/{letter}", "button", letter) for letter in shown)
        show_node(page, Node("do", "group", "Players", children=buttons))
        if shown == "abc":
            page.get_by_role("button", name="b", exact=True).focus()
    assert page.evaluate("document.activeElement.textContent") == focused


def test_a_step_of_a_lesson_is_said_after_what_was_done_though_its_button_has_gone(
    page: Page,
) -> None:
    def lesson(step: str, headline: str, button: str, *lines: str) -> None:
        log = tuple(Node(f"log/{line}", "text", line) for line in lines)
        text = Node("lesson/text/words", "status", step)
        card = Node("lesson/text", "group", "Lesson", children=(text, Node(button, "button", "b")))
        show_node(
            page,
            card,
            Node("ribbon", "status", headline),
            Node("log", "log", "", (0,) * 4, children=log),
        )

    lesson("Walk.", "Do what the lesson says.", "hint")
    heard(page, 4 * A_LINE)
    page.get_by_role("button", name="b", exact=True).focus()
    lesson("Well walked.", "Something to read.", "next", "Ana: walks.")
    focused = page.evaluate("document.activeElement.textContent")
    assert focused == "Something to read."
    assert heard(page, 4 * A_LINE)[2:] == ["Ana: walks.", "Well walked."]


def test_what_it_is_about_is_said_before_what_is_to_be_done(page: Page) -> None:
    for where in ("in hand", "on c5"):
        headline = Node("ribbon", "status", f"Place it, {where}.")
        show_node(page, headline, Node("hand", "status", f"A temple {where}."))
        heard(page, 4 * A_LINE)
    assert heard(page)[2:] == ["A temple on c5.", "Place it, on c5."]


def test_escape_is_heeded_in_the_command_line_too(page: Page) -> None:
    show_node(page, Node("close", "button", "Close"), scene="dialog")
    page.get_by_label("Command").press("Escape")
    assert json.loads(page.evaluate("reader.takeActs()"))[-1]["kind"] == "escape"


def test_keys_act_on_nothing_while_nothing_has_the_focus(page: Page) -> None:
    page.evaluate("window.struck = []")
    page.evaluate("addEventListener('keydown', (event) => struck.push(event.key))")
    table(page, "Your turn.")
    button = page.get_by_role("button", name="b", exact=True)
    button.focus()
    page.evaluate("reader.takeActs(); document.activeElement.blur()")
    page.keyboard.press("Enter")
    assert page.evaluate("struck") == []
    assert [act["kind"] for act in json.loads(page.evaluate("reader.takeActs()"))] == ["focus"]
    button.and_(page.locator(":focus")).wait_for()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Alt+n")
    assert json.loads(page.evaluate("reader.takeActs()"))[-1]["kind"] == "next"


def test_the_canvas_gives_the_focus_back(page: Page) -> None:
    table(page, "Your turn.")
    button = page.get_by_role("button", name="b", exact=True)
    button.focus()
    page.evaluate("document.getElementById('canvas').focus()")
    button.and_(page.locator(":focus")).wait_for()


def test_what_has_been_said_does_not_stay_nor_is_it_said_in_another_scene(page: Page) -> None:
    spoken = page.locator("#spoken")
    table(page, "Your turn.")
    assert spoken.inner_text() == "Your turn."
    page.clock.run_for(A_LINE)
    assert spoken.inner_text() == ""
    table(page, "The match is over.")
    show_node(page, Node("on", "button", "On"), scene="results")
    assert spoken.inner_text() == ""


ANNOUNCED = """() => {
  const { role, ariaLabel, ariaDescription } = document.activeElement;
  return [role, ariaLabel, ariaDescription];
}"""
"""What a screen reader says of what has got the focus."""


def test_a_dialog_is_announced_by_its_title_and_first_line_a_page_by_its_heading(
    page: Page,
) -> None:
    dialog = gallery.visit(gallery.SCENES["end-turn"], WINDOWS[DESKTOP]).stage.tree()
    (line,) = (node.name for node in dialog.walk() if node.id == "dialog")
    for tree, first in ((dialog, line), (Node("results", "main", "The results"), None)):
        show_tree(page, tree.as_json())
        assert page.evaluate(ANNOUNCED) == [tree.role, tree.name, first]
    assert heard(page, 9 * A_LINE) == []  # the focus has said it


def test_a_headline_that_gets_the_focus_is_read_for_that_alone(page: Page) -> None:
    table(page, "Place it.", buttons="ab")
    page.get_by_role("button", name="b", exact=True).focus()
    table(page, "Choose.", buttons="a")
    assert heard(page, 9 * A_LINE) == ["Place it."]


def test_an_element_stays_while_its_node_does(page: Page) -> None:
    table(page, "Ana plays.", "Ana: walks.")
    page.evaluate("window.kept = [...document.querySelectorAll('#nodes *')]")
    table(page, "Ana plays.", "Ana: walks.", "Ana: digs.", buttons="cab")
    assert page.evaluate("kept.every((one) => one.isConnected)")


def test_after_an_action_the_next_step_of_a_lesson_is_said(page: Page) -> None:
    learner = gallery.visit(gallery.SCENES["lesson-walk"], WINDOWS[DESKTOP])
    said: list[str] = []
    for taps in ((), ("action/enter", "space/a5")):
        learner.tap(*taps)
        show_tree(page, learner.stage.tree().as_json())
        known, said = len(said), heard(page, 60_000)
    arrived, step = said[known:]
    assert arrived.startswith("Ada: ")
    assert step.startswith("Step 2 of 6: Choose your worker")
