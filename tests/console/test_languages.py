"""What is typed is understood, and what is told is well punctuated, in every language."""

import re

import pytest

from game.console.console import Console
from game.table.words import did
from game.ui import i18n
from game.ui.nodes import flat
from tools.gallery import tzolkin, visit
from tools.gallery.scenes import SCENES
from tools.gallery.windows import WINDOWS

LATE = {"tikal": SCENES["log-4"], "tzolkin": tzolkin.SCENES["turn-5"]}
"""Of each game a match shortly before its end."""
PARTS = {"tikal": ("board", "players"), "tzolkin": ("calendar", "players")}
TWICE = re.compile(r"(?<!\.)\.\.(?!\.)|。。|[.。:：,，、;；] ?[。：，、；]|[:,;]\.|\.。")
"""Two signs where one belongs."""
HAN = "[\u4e00-\u9fff]"
LATIN = re.compile(rf"{HAN}[,:;](\s|$)|{HAN}\.(\s|$)|[，。、：；] ")
"""A sign of another script behind a Chinese word, or a space where none belongs."""
BARE = re.compile(r"[^\s\d][:;](\s|$)")
"""A French colon without its space."""
WRONG = {"zh": (TWICE, LATIN), "fr": (TWICE, BARE)}


@pytest.fixture(scope="module", params=LATE)
def late(request):
    window = next(iter(WINDOWS.values()))
    yield request.param, visit(LATE[request.param], window).stage
    i18n.use("en")


@pytest.fixture(params=i18n.languages())
def table(request, late):
    game, stage = late
    i18n.use(request.param)
    stage.layout(stage.screen)
    yield game, stage, stage.tree()
    i18n.use("en")


def test_parts_and_spaces_are_looked_at_by_what_they_are_called_everywhere(table):
    game, stage, tree = table
    console = Console(stage)
    for part in PARTS[game]:
        assert console.answer(f"look {part}", tree)[0].startswith("-- ")
    if game == "tikal":
        (told,) = console.answer("look d3", tree)
        assert re.match(r"\s*\d+ d3\b", told)


def told(stage, tree):
    """All that a late match says: its nodes, and every line of its log with the reasons."""
    for node in tree.walk():
        yield from (node.name, node.value, node.description)
    for turn in stage.bottom.log.turns:
        for entry in turn.entries:
            yield flat(did("Ana", entry.step.words))
            yield flat(entry.reason)


def test_a_whole_match_is_told_with_the_signs_of_the_language(table):
    _game, stage, tree = table
    said = set(told(stage, tree))
    assert len(said) > 50
    for wrong in WRONG.get(i18n.spoken(), (TWICE,)):
        assert [one for one in said if wrong.search(one)] == []
