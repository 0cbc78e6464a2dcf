"""The search finds every term of the rules."""

import pytest

from game.rulebook.book import Book, Chapter, plain_section, search
from game.tikal.rules.setup import BASIC, Options
from game.tikal.words.book import book
from game.tzolkin.rules.setup import Options as TzolkinOptions
from game.tzolkin.words.rulebook import book as tzolkin_book
from game.ui import sprites
from game.ui.typed import folded

BOOK = book(BASIC, Options())
WHEELS = tzolkin_book(TzolkinOptions(True, True, True, True))


def first(words):
    found = search(BOOK, words)
    return found[0].section.rule if found else None


@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("guard", "guard"),
        ("GUARDS", "guard"),
        ("camp", "camp"),
        ("tent", "camp"),
        ("uncover", "dig"),
        ("dig", "dig"),
        ("temple tile", "dig"),
        ("recover", "recover"),
        ("exchange", "exchange"),
        ("trade", "exchange"),
        ("arrive", "enter"),
        ("supply", "enter"),
        ("shuttle", "shuttle"),
        ("secret path", "shuttle"),
        ("majority", "temples"),
        ("tie", "temples"),
        ("strength", "temples"),
        ("volcano", "volcano"),
        ("scoring round", "volcano"),
        ("stones", "stones"),
        ("bid", "bidding"),
        ("auction", "auction"),
        ("mini", "mini"),
        ("action points", "points"),
        ("AP", "points"),
        ("wafer", "recover"),
        ("undo", "table/undo"),
        ("hint", "table/hint"),
        ("a4", "options"),
        ("final scoring", "end"),
        ("seal", "fair"),
        ("rotate", "laying"),
    ],
)
def test_a_term_is_found(words, rule):
    assert rule in [one.section.rule for one in search(BOOK, words)[:3]]


@pytest.mark.parametrize(
    ("word", "rule"),
    [
        *(("wreath", "volcano"), ("laurel", "volcano"), ("crown", "guard"), ("lock", "guard")),
        *(("shield", "guard"), ("mask", "recover"), ("face", "recover"), ("flag", "temples")),
        *(("shovel", "temples"), ("hat", "enter"), ("hourglass", "points"), ("arrow", "move")),
        *(("two arrows", "exchange"), ("coin", "recover"), ("gold coin", "points")),
        *(("snake", "treasures"), ("bird", "treasures"), ("cat", "treasures")),
        *(("fire", "volcano"), ("trees", "hexagons"), ("letter", "setup"), ("X", "table/taps")),
        *(("round arrow", "laying"), ("question mark", "table/hint"), ("cog", "table/menu")),
        *(("compass", "table/board"), ("eye", "table/overlays"), ("triangle", "table/seats")),
    ],
)
def test_tikal_finds_first_what_a_picture_looks_like(word, rule):
    assert search(BOOK, word)[0].section.rule == rule


@pytest.mark.parametrize(
    ("word", "rule"),
    [
        *(("X", "beginning"), ("cross", "beginning"), ("cog", "palenque"), ("wheel", "palenque")),
        *(("gear", "palenque"), ("blue gear", "chichen"), ("big wheel", "calendar")),
        *(("red arrow", "calendar"), ("moon", "calendar"), ("star", "food_days")),
        *(("bowl", "food_days"), ("skull", "chichen"), ("log", "yaxchilan"), ("fire", "palenque")),
        *(("question mark", "signs"), ("arrow", "signs"), ("stop sign", "signs")),
        *(("octagon", "signs"), ("triangle", "signs"), ("mask", "tribes"), ("face", "tribes")),
        *(("comet", "prophecies"), ("lightning", "quick_actions"), ("hut", "tiles")),
        *(("statue", "monuments"), ("snake", "temples"), ("drop", "temples")),
        *(("plant", "technologies"), ("pickaxe", "technologies"), ("purple eye", "technologies")),
        *(("person", "placing"), ("hand", "picking"), ("open hand", "begging")),
    ],
)
def test_tzolkin_finds_first_what_a_picture_looks_like(word, rule):
    assert search(WHEELS, word)[0].section.rule == rule


@pytest.mark.parametrize("told", [BOOK, WHEELS], ids=["Tikal", "Tzolk'in"])
def test_no_word_for_a_picture_is_dead(told):
    """Each finds its own section among those that have a picture that is called so, and these come
    before all that only speak of it; the one found first shows its picture."""
    for symbol in told.index():
        for name in symbol.names:
            found = search(told, name)
            called = {one.rule for one in told.index() if name in one.names}
            headed = [one for one in found if name in folded(one.section.heading)]
            first = found[: len(called) + len(headed)]
            assert symbol.rule in [one.section.rule for one in first], name
            assert any(one.symbol and name in one.symbol.names for one in first), name


@pytest.mark.parametrize("told", [BOOK, WHEELS], ids=["Tikal", "Tzolk'in"])
def test_every_picture_of_the_index_is_there_once_and_every_section_knows_what_it_explains(told):
    pictures = [one.picture for one in told.symbols]
    assert len(set(pictures)) == len(pictures)
    assert [sprites.info(one).file for one in pictures]
    assert len(told.index()) == len(told.symbols)


def test_the_index_leaves_out_what_the_book_does_not_explain():
    base = tzolkin_book(TzolkinOptions())
    left_out = {one.rule for one in base.symbols} - {one.rule for one in base.index()}
    assert left_out == {"tribes", "prophecies", "new_buildings", "quick_actions"}


def test_every_icon_of_both_tables_is_in_an_index():
    shown = {one.picture for told in (BOOK, WHEELS) for one in told.index()}
    icons = [name for name in sprites.names() if name.startswith("icon_")]
    signs = [name for name in sprites.names("tzolkin") if name.startswith("tzolkin/sign_")]
    said_in_words_beside_them = {"icon_confirm", "icon_person", "icon_sound_off"}
    assert {*icons, *signs} - shown == said_in_words_beside_them


def test_every_section_is_found_by_its_heading_and_by_its_terms():
    for section in BOOK.sections():
        assert section.rule in [one.section.rule for one in search(BOOK, section.heading)]
        for term in filter(None, (one.strip() for one in section.search_terms.split(","))):
            assert section.rule in [one.section.rule for one in search(BOOK, term)], term


def test_what_is_called_so_comes_before_what_only_speaks_of_it():
    assert first("guard") == "guard"
    assert first("move") == "move"


def test_a_result_shows_the_words_that_were_found():
    (found,) = search(BOOK, "parted triplets")
    assert "triplets are never parted" in folded(found.words)


def test_accents_and_capitals_do_not_matter_and_only_beginnings_count():
    told = Book("", [Chapter("", [plain_section("a", "Maïs et forêt", ["Ce n'est pas tout."])])])
    assert [one.section.rule for one in search(told, "MAIS foret")] == ["a"]
    assert search(told, "ais") == []
    other = Book("", [Chapter("", [plain_section("b", "神庙的守卫", ["放置守卫。"])])])
    assert [one.section.rule for one in search(other, "守卫")] == ["b"]


def test_nothing_is_found_by_nothing():
    assert search(BOOK, "  ") == []
    assert search(BOOK, "xyzzy") == []
