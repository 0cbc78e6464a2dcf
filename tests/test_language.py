"""Every word comes from the catalogue of the language in use, also where that has changed."""

import re
from collections.abc import Mapping, Set
from dataclasses import fields, is_dataclass
from enum import Enum

import pygame
import pytest

from game import NAME
from game.core.message import CONTEXT, Message
from game.games import GAMES
from game.scenes.analysis import AnalysisScene
from game.ui import i18n, text
from game.ui.sentence import Sentence
from tests.words.catalogue import catalogue
from tools.gallery import tzolkin, visit
from tools.gallery.positions import NAMES
from tools.gallery.scenes import SCENES
from tools.gallery.windows import WINDOWS

ALL = SCENES | tzolkin.SCENES
OWN = {*NAMES, "Ada", "Ana", "Beatriz", "Ben", "Cornelius", "Dorothea", "Ernesto", "Li Wei"}
OWN |= {"Heinrich", "the Elder of Q", "Heinrich the Elder of", "Heinrich the", "Elder of Q"}
"""Names of people, one of them also as it breaks into two lines."""
NAMES_OF_GAMES = {word for one in GAMES for word in (one.name, one.name.upper())} | {
    NAME,
    NAME.upper(),
    *i18n.NAMES.values(),
}
"""Games and languages have the same name everywhere."""
TYPED = {"Friday evening", "member", "flag", "match-000002.json", "ai:grandmaster-2031"}
TYPED |= {"http://192.168.178.42:8000/", "#table/letters", "#seat/evening/"}
TYPED |= {"dGhlIGtleSBvZiBhIHNlYXQ", "/home/ana/tikal/.venv/bin/python -m pip install tornado"}
"""What somebody typed or is to type, and what is called by its file."""
NAMED = "name of a player"
"""The context of names that a lesson's people have from its beginning on, as in any match."""
TURNED = {"rulebook-end"}
"""What was read stays in view when the book is laid out anew, on a page that begins elsewhere."""
PARTS = 80
"""More than any picture is painted in."""


class Brackets:
    """A language in which every word stands in brackets.

    Attributes:
        asked: the texts in English that were to be translated.
    """

    language = i18n.SOURCE

    def __init__(self):
        self.asked = set()

    def gettext(self, message):
        context, _sign, message = message.rpartition(CONTEXT)
        self.asked.add(message)
        if context == NAMED:
            return message
        parts = re.split(r"(\{[^}]*\})", message)
        return "".join(one if one[:1] == "{" else self._bracketed(one) for one in parts)

    def ngettext(self, one, many, count):
        return self.gettext(one if count == 1 else many)

    def _bracketed(self, words):
        return re.sub(r"[^\W\d_][\w'’-]*", r"[\g<0>]", words)


SHORTENED = re.compile(r"^Heinrich[^:,]*…")


def bare(line):
    """The words of a line that stand in no brackets; a wrapped line may end or begin in one."""
    line = SHORTENED.sub("", line)
    for own in sorted(OWN | TYPED | NAMES_OF_GAMES, key=len, reverse=True):
        line = line.replace(own, "")
    return re.findall(r"[^\W\d_]{3,}", re.sub(r"\[[^\]]*(\]|$)|^[^\[]*\]", " ", line))


def test_a_word_without_brackets_is_found():
    assert bare(Brackets().gettext("Place the hexagon")) == []
    assert bare("[Place] the [hexagon]") == ["the"]
    assert bare(Brackets().gettext("{player}: explore").format(player="Ana")) == []


def bare_lines(lines, stage):
    """What is drawn, and what can be touched, that has words without brackets."""
    told = {line.meant for line in lines} | {one.label for one in stage.elements()}
    return {line for line in told if bare(line)}


def picture_of(shown):
    """What is seen when all that is painted part by part has come, and no note is left."""
    for _frame in range(PARTS):
        shown.look()
    # its boards are painted in slices of time: how many, the machine's load decides
    while isinstance(shown.stage.top, AnalysisScene) and shown.stage.top.busy:
        shown.look()
    shown.settle()
    return pygame.image.tobytes(shown.surface, "RGB")


def is_plain(field):
    """True for a number, an id, a name that is in no language, and a message of such."""
    if isinstance(field, tuple):
        return all(map(is_plain, field))
    if isinstance(field, Message):
        return all(map(is_plain, field.fields.values()))
    if isinstance(field, str):
        return "[" not in field
    return field is None or isinstance(field, int | float | Enum)


def test_a_field_with_words_of_a_language_is_no_plain_one():
    assert is_plain((1, "d3", Message("taken", {"by": "Ana"})))
    assert not is_plain(Brackets().gettext("Take"))
    assert not is_plain(Message("taken", {"by": [1]}))


def sentences(shown):
    """All sentences in what a mode answers."""
    if isinstance(shown, Sentence):
        yield shown
    elif isinstance(shown, Mapping):
        shown = tuple(shown.values())
    elif is_dataclass(shown):
        shown = tuple(getattr(shown, one.name) for one in fields(shown))
    if isinstance(shown, tuple | list | Set):
        for one in shown:
            yield from sentences(one)


@pytest.mark.parametrize("name", ALL)
def test_every_word_is_of_the_language_in_use_whenever_it_was_chosen(name, monkeypatch):
    opening, window = ALL[name], WINDOWS["1280x800@1"]
    before = visit(opening, window)
    language = Brackets()
    monkeypatch.setattr(i18n, "_current", language)
    with text.record_drawn_lines() as lines:
        before.stage.layout(before.stage.screen)
        picture = picture_of(before)
    kept = bare_lines(lines, before.stage)

    with text.record_drawn_lines() as lines:
        fresh = visit(opening, window)
    assert lines
    assert bare_lines(lines, fresh.stage) == set()
    assert language.asked <= catalogue()
    assert kept == set()
    assert picture == picture_of(fresh) or name in TURNED
    if mode := getattr(fresh.stage.bottom, "mode", None):
        assert [one for one in sentences(mode.shown()) if not is_plain(one)] == []
