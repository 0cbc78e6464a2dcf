"""The game in the languages of its visitors: from the page's own words to a whole game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import cache
from typing import Any, Final

import pytest
from playwright.sync_api import Browser

import game.tzolkin.rules.records as tzolkin_records
from game.ui import i18n
from tests.web import test_tzolkin
from tests.web.by_names import ALL_POINTS, REMATCH, said, tikal, tzolkin, words
from tests.web.driver import Drive
from tests.web.other_drives import DRIVES
from tests.web.people import SAVE, People
from tests.web.site import Site
from tests.web.test_by_names import Reader, points_are_told, tikal_end
from tests.web.test_offline import APP, CONTROLLED, LOOK_FOR_UPDATE
from tests.web.test_play import kinds, place_hexagon
from tools.browser import Engine
from tools.words.catalogues import key, texts, written

OTHERS: Final = [code for code in i18n.NAMES if code != i18n.SOURCE]
EVERY: Final = pytest.mark.parametrize(
    ("drive", "code"),
    [({"locale": code}, code) for code in OTHERS],
    indirect=["drive"],
    ids=OTHERS,
)
LANG: Final = "document.documentElement.lang"
CHOSEN: Final = "JSON.parse(localStorage['tikal/settings.json'] ?? '{}').language"
KEPT: Final = """async () => {
  const names = (await caches.keys()).filter((one) => one !== "tikal-title");
  const files = await Promise.all(names.map(async (one) => (await caches.open(one)).keys()));
  const kept = files.flat().map(({ url }) => url.split("/").at(-1));
  return kept.filter((one) => one.startsWith("language-"));
}"""
FILES: Final = {
    "de": {"language-de.bin", "language-de.json"},
    "ko": {"language-ko.bin", "language-ko-more.bin", "language-ko.json"},
}
NOT_HERE: Final = (
    "This language is not on this device yet. Please connect to the internet, and choose it again."
)


@cache
def _table(code: str) -> dict[str, str]:
    return {key(one): texts(one)[0] for one in written(code) if one.id}


def told(code: str, message: str) -> str:
    """What translators have written for a message."""
    return message if code == i18n.SOURCE else _table(code)[message]


def label(drive: Drive, id: str) -> Any:
    """What something on the canvas is called."""
    return drive.elements().get(id, {}).get("label")


def speaks(drive: Drive, code: str) -> None:
    """Waits until the title and the page speak a language."""
    drive.wait(
        lambda: label(drive, "title/open") == told(code, "Open a record"), f"the title in {code}"
    )
    drive.wait(lambda: drive.page.evaluate(LANG) == code, f"the page in {code}")
    switcher = drive.page.locator("#accessible").text_content()
    assert switcher == told(code, "Turn on the accessible page")


def choose(drive: Drive, code: str) -> None:
    """At the title."""
    drive.tap("title/language")
    drive.tap(f"dialog/{code}")


def choose_at_the_table(drive: Drive, code: str) -> None:
    for id in ("tool/menu", "dialog/settings", "settings/language", f"dialog/{code}"):
        drive.tap(id)
    named = i18n.NAMES[code]
    drive.wait(lambda: label(drive, "settings/language") == named, f"the settings in {code}")
    drive.tap("settings/done")


@EVERY
def test_the_game_begins_in_the_language_of_the_browser(drive: Drive, code: str) -> None:
    drive.open()
    speaks(drive, code)
    assert label(drive, "title/language") == i18n.NAMES[code]
    drive.picture(f"title-{code}")
    assert drive.complaints == []


@pytest.mark.parametrize("drive", [{"locale": "ru"}], indirect=True)
def test_what_keeps_the_game_from_starting_is_told_in_it(drive: Drive) -> None:
    drive.page.route("**/title.jpg", lambda route: route.abort())
    drive.page.goto(drive.origin)
    heading = drive.page.get_by_role("heading", name=told("ru", "The game could not be loaded"))
    heading.wait_for()
    assert told("ru", "Try again") in drive.trouble()
    assert "title.jpg" in drive.trouble()


@pytest.mark.parametrize("drive", [{"locale": "de"}], indirect=True)
def test_without_its_words_the_game_begins_in_english(drive: Drive) -> None:
    drive.page.route("**/language-de.*", lambda route: route.abort())
    drive.open()
    speaks(drive, "en")


def test_a_language_chosen_at_the_title_is_spoken_at_once_and_after_a_reload(drive: Drive) -> None:
    drive.open()
    for code in ("ko", "de"):
        choose(drive, code)
        speaks(drive, code)
    drive.reload()
    speaks(drive, "de")
    choose(drive, "en")
    speaks(drive, "en")
    assert drive.complaints == []


@pytest.mark.parametrize("drive", [{"locale": "fr"}], indirect=True)
def test_the_accessible_page_follows(drive: Drive) -> None:
    drive.open()
    drive.wait(lambda: drive.page.evaluate("tikal.rest.state") == "here", "the rest")
    drive.page.keyboard.press("Alt+a")
    about = drive.page.locator("#about")
    about.wait_for()
    french = about.inner_text()
    assert french.startswith("Tab ")
    drive.page.get_by_role("button", name=i18n.NAMES["fr"]).press("Enter")
    drive.page.get_by_role("button", name=i18n.NAMES["zh"]).press("Enter")
    drive.page.get_by_role("button", name=told("zh", "Turn off the accessible page")).wait_for()
    drive.page.get_by_label(told("zh", "Command"), exact=True).wait_for()
    assert about.inner_text() != french
    assert drive.complaints == []


def test_chosen_while_a_worker_is_held_nothing_of_tikal_is_lost(drive: Drive) -> None:
    drive.open()
    drive.begin()
    place_hexagon(drive)
    for id in ("action/enter", "space/a5", "space/a5"):
        drive.tap(id)
    held = drive.wait_for("space/a4")
    choose_at_the_table(drive, "zh")
    drive.wait(lambda: label(drive, "end-turn") == told("zh", "End turn"), "the turn in Chinese")
    assert drive.wait_for("space/a4")["rect"] == held["rect"]
    drive.picture("worker-held-zh")
    drive.tap("space/a4")
    drive.wait(lambda: kinds(drive) == ["tile", "enter", "move"], "the worker's step")
    assert drive.complaints == []


def test_chosen_between_two_workers_nothing_of_tzolkin_is_lost(drive: Drive) -> None:
    drive.page.add_init_script(test_tzolkin.ALL_THE_SAME)
    drive.open()
    people = People(drive, drive.click)
    test_tzolkin.begin(drive, drive.tap)
    people.come_to_a_turn()
    before = len(people.played())
    drive.tap("gear/palenque")
    choose_at_the_table(drive, "ko")
    drive.wait(lambda: label(drive, "end-turn") == told("ko", "End turn"), "the turn in Korean")
    drive.tap("gear/uxmal")
    drive.picture("second-worker-ko")
    drive.tap("end-turn")
    drive.wait(lambda: len(people.played()) == before + 3, "the end of the turn")
    assert people.played()[before:] == ["place palenque", "place uxmal", "end"]
    assert drive.complaints == []


@pytest.fixture
def korean(browser: Browser, engine: Engine, site: Site) -> Iterator[Drive]:
    """Someone who has visited the site in Korean and has it kept."""
    with closing(browser.new_context(viewport={"width": 1280, "height": 800}, locale="ko")) as one:
        visitor = DRIVES[engine](one.new_page(), site.origin)
        visitor.open()
        visitor.wait(lambda: visitor.page.evaluate(CONTROLLED), "the game kept for offline use")
        visitor.wait(keeps(visitor, "ko"), "Korean kept too")
        yield visitor


def keeps(drive: Drive, *codes: str) -> Callable[[], bool]:
    """Whether these languages and no others are kept for use without a network."""
    wanted = set.union(*(FILES[code] for code in codes))
    return lambda: set(drive.page.evaluate(KEPT)) == wanted


def test_without_a_network_the_language_is_there_that_was_used_and_no_other(
    korean: Drive, site: Site
) -> None:
    site.cut_off()
    korean.reload()
    speaks(korean, "ko")
    korean.page.keyboard.press("Alt+a")
    korean.page.locator("#nodes button").first.wait_for()
    choose(korean, "fr")
    korean.page.get_by_role("alert").filter(has_text=told("ko", NOT_HERE)).wait_for()
    korean.picture("language-not-here")
    korean.page.keyboard.press("Alt+a")
    speaks(korean, "ko")
    assert korean.page.evaluate(CHOSEN) in (None, "")
    choose(korean, "en")
    speaks(korean, "en")


def test_a_new_version_keeps_the_languages_that_were_used(korean: Drive, site: Site) -> None:
    choose(korean, "de")
    speaks(korean, "de")
    korean.wait(keeps(korean, "ko", "de"), "German kept too")
    new = site.put_up_another_version()
    assert korean.page.evaluate(LOOK_FOR_UPDATE) == "installed"
    with korean.page.expect_navigation():
        korean.tap("title/update")
    korean.arrive()
    assert korean.page.evaluate(APP) == new
    site.cut_off()
    korean.reload()
    for code in ("de", "ko"):
        choose(korean, code)
        speaks(korean, code)
    assert keeps(korean, "ko", "de")()


@pytest.mark.parametrize("code", OTHERS)
def test_what_readers_look_for_is_said_in_every_language(code: str) -> None:
    assert i18n.use(code)
    try:
        assert [tikal(), tzolkin(), words(REMATCH), said(ALL_POINTS)]
    finally:
        i18n.use(i18n.SOURCE)


@contextmanager
def readers(drive: Drive, code: str) -> Iterator[Reader]:
    """Two people who are at a table and play by names alone, as they are in a language."""
    reader = Reader(drive)
    assert i18n.use(code)
    try:
        yield reader
    finally:
        i18n.use(i18n.SOURCE)
    assert drive.complaints == []


@pytest.mark.long(minutes=1.5)
@EVERY
def test_a_whole_game_is_played_by_the_words_of_every_language(drive: Drive, code: str) -> None:
    drive.open()
    drive.tap("title/tikal")
    drive.tap("page/new-game")
    for id in ("setup/seat2/kind", "who/human", "who/done", "setup/variant/mini"):
        drive.tap(id)
    drive.set_out(drive.tap)
    with readers(drive, code) as reader:
        reader.play(tikal())
    points_are_told(reader, tikal_end)


@pytest.mark.parametrize(
    ("drive", "code"),
    [
        pytest.param(
            {"locale": code}, code, marks=[] if code == "de" else pytest.mark.long(minutes=1)
        )
        for code in OTHERS
    ],
    indirect=["drive"],
    ids=OTHERS,
)
def test_the_first_food_day_is_reached_by_the_words_of_every_language(
    drive: Drive, code: str
) -> None:
    drive.page.add_init_script(test_tzolkin.ALL_THE_SAME)
    drive.open()
    test_tzolkin.begin(drive, drive.tap)

    def food_day() -> bool:
        match = tzolkin_records.read(drive.page.evaluate(f"localStorage['{SAVE}']"))
        return match.state.food_days_done == 1

    with readers(drive, code) as reader:
        reader.play(tzolkin(), food_day)
    drive.picture(f"tzolkin-food-day-{code}")
