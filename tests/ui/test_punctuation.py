import pytest

from game.ui import i18n, punctuation
from game.ui.line_breaking import rejoined, units
from game.ui.typed import folded

LANGUAGES = i18n.languages()


@pytest.fixture(params=LANGUAGES)
def language(request):
    i18n.use(request.param)
    yield request.param
    i18n.use("en")


@pytest.mark.parametrize(
    "join", [punctuation.listed, punctuation.listed_apart, punctuation.one_after_another]
)
@pytest.mark.usefixtures("language")
def test_what_is_joined_stays_whole_and_in_order(join):
    told = join(["one", "", "two", "three"])
    assert told == join([join(["one", "two"]), "three"])
    assert told.startswith("one")
    assert told.index("one") < told.index("two") < told.index("three")
    assert (join([]), join([""]), join(["one"])) == ("", "", "one")


def test_signs_are_those_of_the_language(language):
    told = [
        punctuation.listed("ab"),
        punctuation.listed_apart("ab"),
        punctuation.with_value("a", "b"),
        punctuation.one_after_another("ab"),
        punctuation.with_note("a", "b"),
        punctuation.ended("a"),
    ]
    usual = ["a, b", "a; b", "a: b", "a b", "a, b", "a."]
    others = {
        "fr": ["a, b", "a\u202f; b", "a\u202f: b", "a b", "a, b", "a."],
        "zh": ["a、b", "a；b", "a：b", "ab", "a，b", "a。"],
    }
    assert told == others.get(language, usual)


@pytest.mark.usefixtures("language")
def test_a_sentence_is_ended_once():
    for words in (
        "It is so.",
        "Is it so?",
        "“It is so.”",
        "是。",
        "是吗？",
        "（是。）",
        "d3 :",
        "…",
    ):
        assert punctuation.ended(words) == words
    assert punctuation.ended(once := punctuation.ended("It is so")) == once


@pytest.mark.usefixtures("language")
def test_a_name_ends_before_what_is_said_of_it():
    assert punctuation.name_in(punctuation.with_value("d3", "Ana")) == "d3"
    assert punctuation.name_in(punctuation.ended("Palenque 2")) == "Palenque 2"
    assert punctuation.name_in(punctuation.listed(["d3", "d4"])) == "d3"
    assert punctuation.name_in("d3") == "d3"


@pytest.mark.usefixtures("language")
def test_a_text_is_cut_between_sentences():
    text = punctuation.one_after_another(map(punctuation.ended, ("One", "Two", "Three")))
    assert punctuation.whole_sentences(text, len(text) - 1).endswith(punctuation.ended("Two"))
    assert punctuation.whole_sentences(text, 2) == ""


@pytest.mark.parametrize("words", ["Lay the tile down.", "放置1个六边形。AP不够", "타일을 놓아요."])
def test_broken_lines_are_a_paragraph_again(words):
    assert rejoined([unit for _gap, unit in units(words)]) == words
    assert rejoined([]) == ""


def test_neither_capitals_nor_accents_matter_in_what_is_typed():
    assert folded("Yaxchilán") == folded("yaxchilan")
    assert folded("WÄCHTER") == folded("wachter")
