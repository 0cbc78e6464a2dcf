"""Names are typed in real fields over the canvas: by touch, by keyboard, by an input method."""

from __future__ import annotations

import pytest
from playwright.sync_api import CDPSession

from tests.web.driver import Drive

NAME = "setup/seat1/name"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
FOCUSED = "document.activeElement.id || document.activeElement.ariaLabel"


@pytest.fixture
def setup(drive: Drive) -> Drive:
    """The set-up of a game of Tikal."""
    drive.open()
    for id in ("title/tikal", "page/new-game"):
        drive.tap(id)
    drive.wait_for(NAME)
    return drive


def wait_for_name(drive: Drive, name: str) -> None:
    drive.wait(lambda: drive.elements()[NAME]["value"] == name, f"the name {name}")


def wait_for_focus(drive: Drive, label: str) -> None:
    drive.wait(lambda: drive.page.evaluate(FOCUSED) == label, f"the focus on {label}")


@pytest.mark.parametrize("drive", [PHONE], ids=["phone"], indirect=True)
def test_a_finger_brings_up_a_real_field_and_enter_ends_it(setup: Drive) -> None:
    setup.touch(NAME)
    wait_for_focus(setup, "Name of player 1")
    setup.page.keyboard.insert_text("Yun-seo")
    wait_for_name(setup, "Yun-seo")
    setup.picture("field-phone")
    setup.page.keyboard.press("Enter")
    wait_for_focus(setup, "canvas")
    setup.touch("setup/seat2/name")
    wait_for_focus(setup, "Name of player 2")
    setup.touch("setup/options")  # anything else takes the keyboard away
    wait_for_focus(setup, "canvas")
    assert not setup.complaints


def test_a_keyboard_types_and_leads_out_of_a_field(setup: Drive) -> None:
    setup.tap(NAME)
    wait_for_focus(setup, "Name of player 1")
    keys = setup.page.keyboard
    keys.type("Adax")
    for key in ("Backspace", "Home", "Shift+ArrowRight", "B"):  # a selection is typed over
        keys.press(key)
    wait_for_name(setup, "Bda")
    setup.picture("field-desktop")
    keys.insert_text("a name that is far too long for a seat")
    setup.wait(lambda: len(setup.elements()[NAME]["value"]) > 3, "more letters")
    most = setup.elements()[NAME]["most"]
    assert setup.page.locator(".field:focus").input_value() == setup.elements()[NAME]["value"]
    assert len(setup.elements()[NAME]["value"]) <= most
    keys.press("Tab")
    wait_for_focus(setup, "canvas")


def test_an_input_method_composes_a_name(setup: Drive) -> None:
    setup.tap(NAME)
    wait_for_focus(setup, "Name of player 1")
    method: CDPSession = setup.page.context.new_cdp_session(setup.page)
    for part in ("h", "ha", "han"):
        composed = {"text": part, "selectionStart": len(part), "selectionEnd": len(part)}
        method.send("Input.imeSetComposition", composed)
    assert setup.elements()[NAME]["value"] == ""
    method.send("Input.insertText", {"text": "한"})
    wait_for_name(setup, "한")


def test_what_asks_for_a_line_takes_the_keyboard_and_enter(drive: Drive) -> None:
    drive.open()
    drive.begin()
    for id in ("tool/menu", "dialog/rules", "rulebook/contents"):
        drive.tap(id)
    wait_for_focus(drive, "Search the rules")
    drive.page.keyboard.type("volcano")
    drive.wait(lambda: any("volcano" in id for id in drive.elements()), "what was found")
    drive.picture("field-search")
    drive.page.keyboard.press("ArrowDown")  # the list's, then the field's
    drive.page.keyboard.press("Enter")
    drive.wait_for("rulebook/contents")
    wait_for_focus(drive, "canvas")
    assert not drive.complaints


def test_one_goes_to_what_one_names_in_a_real_field(setup: Drive) -> None:
    page = setup.page
    page.evaluate(
        "addEventListener('keydown', (event) => { window.kept = event.defaultPrevented; })"
    )
    setup.tap("setup/start")
    setup.tap("dialog/plain")
    setup.wait_for("space/a5")
    for key in ("/", "Control+f"):
        page.keyboard.press(key)
        wait_for_focus(setup, "Name, or a part of it")
        if key != "/":
            assert page.evaluate("kept"), "the browser's own search"
        page.keyboard.type("a5")
        setup.wait_for("jump/to/space/a5")
        page.keyboard.press("Enter")
        setup.wait(lambda: "jump/name" not in setup.elements(), "the table")
        wait_for_focus(setup, "canvas")
    assert not setup.complaints
