"""The search finds every term of the rules."""

import pytest

from game.rulebook.book import Book, Chapter, plain_section, search, without_accents
from game.tikal.rules.setup import BASIC, Options
from game.tikal.words.book import book

BOOK = book(BASIC, Options())


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
    assert "triplets are never parted" in without_accents(found.words)


def test_accents_and_capitals_do_not_matter_and_only_beginnings_count():
    told = Book("", [Chapter("", [plain_section("a", "Maïs et forêt", ["Ce n'est pas tout."])])])
    assert [one.section.rule for one in search(told, "MAIS foret")] == ["a"]
    assert search(told, "ais") == []
    other = Book("", [Chapter("", [plain_section("b", "神庙的守卫", ["放置守卫。"])])])
    assert [one.section.rule for one in search(other, "守卫")] == ["b"]


def test_nothing_is_found_by_nothing():
    assert search(BOOK, "  ") == []
    assert search(BOOK, "xyzzy") == []
