"""The accessible page: the game by roles and names, as a screen reader says them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page

from tests.web.axe import violations
from tests.web.driver import Drive


@pytest.fixture
def page(drive: Drive) -> Page:
    """The title, with the accessible page on."""
    drive.open()
    drive.wait(lambda: drive.page.evaluate("tikal.rest.state") == "here", "the rest")
    drive.page.keyboard.press("Alt+a")
    drive.page.get_by_role("button", name="Tikal").wait_for()
    return drive.page


def press(page: Page, role: str, name: str) -> None:
    element(page, role, name).press("Enter")


def element(page: Page, role: str, name: str) -> Locator:
    return page.get_by_role(role, name=name, exact=True)  # type: ignore[arg-type]


def test_from_the_title_to_a_table_by_names_alone(drive: Drive, page: Page) -> None:
    press(page, "button", "Tikal")
    press(page, "button", "New game")
    name = element(page, "textbox", "Name of player 1")
    name.fill("Ada")
    element(page, "radio", "Basic").press("ArrowRight")
    element(page, "radio", "Auction").and_(page.locator("[aria-checked=true]")).wait_for()
    assert page.evaluate("document.activeElement.textContent") == "Auction"
    press(page, "button", "Start, 2 players")
    page.get_by_role("dialog", name="Your first game").wait_for()
    press(page, "button", "Play as chosen")
    drive.wait(lambda: any("bid" in id for id in drive.elements()), "the auction")
    assert not drive.complaints


def test_axe_finds_nothing_on_the_page_with_the_game_under_it(page: Page) -> None:
    assert violations(page) == []
    press(page, "button", "Tikal")
    element(page, "button", "New game").wait_for()
    assert violations(page) == []


def test_the_focus_stays_in_a_dialog_and_comes_back_to_where_it_was(page: Page) -> None:
    element(page, "button", "Settings").focus()
    page.keyboard.press("Enter")
    page.get_by_role("dialog").wait_for()
    stops = set()
    for _step in range(40):
        page.keyboard.press("Tab")
        stops.add(page.evaluate("document.activeElement.closest('[role=dialog]') !== null"))
    assert stops == {True}
    page.keyboard.press("Escape")
    element(page, "button", "Settings").and_(page.locator(":focus")).wait_for()


def test_turned_off_it_leaves_nothing_and_the_canvas_has_the_keys(drive: Drive, page: Page) -> None:
    page.keyboard.press("Alt+a")
    page.locator("#nodes").wait_for(state="detached")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    drive.wait(lambda: "title/tikal" not in drive.elements(), "what the first button does")


def test_lines_are_typed_and_answered_at_the_table(drive: Drive, page: Page) -> None:
    for name in ("Tikal", "New game"):
        press(page, "button", name)
    element(page, "radio", "Basic").press("End")
    press(page, "button", "Start, 2 players")
    press(page, "button", "Play as chosen")
    drive.wait(lambda: any("bid" in id for id in drive.elements()), "the auction")
    command, answers = page.get_by_role("combobox", name="Command"), page.locator("#line p")

    def said(line: str, answer: str) -> None:
        command.fill(line)
        command.press("Enter")
        answers.filter(has_text=answer).last.wait_for(state="attached")

    element(page, "button", "Menu").press("Alt+n")
    drive.wait(
        lambda: page.evaluate("document.activeElement.dataset.node ?? ''").startswith("bid/"),
        "the bid, which is to be made next",
    )
    said("where a5", "a5: Base camp")
    said("fly a5", "There is no “fly a5” here")
    said("dig z9", "spaces are a1 to h5")
    command.press_sequentially("und")
    page.locator("#lines option[value=undo]").wait_for(state="attached")
    assert not drive.complaints
