"""Every section of the rules that a comment or a test cites is there, in docs/rules-*.md."""

import re
from pathlib import Path

import pytest

HERE = Path(__file__).parents[1]
CITED = re.compile(r"\b[Ss]ections? (\d+(?:\.\d+)?(?:(?:, and | and | to |, )\d+(?:\.\d+)?)*)")
NUMBER = re.compile(r"\d+(?:\.\d+)?")
HEADING = re.compile(r"^## (\d+)\. .*$", re.MULTILINE)


def cited(game):
    """Numbers of sections, each with where it is cited."""
    return [
        (number, path.relative_to(HERE).as_posix())
        for folder in ("game", "tests")
        for path in sorted((HERE / folder / game).rglob("*.py"))
        for numbers in CITED.findall(path.read_text("utf-8"))
        for number in NUMBER.findall(numbers)
    ]


def sections(text):
    """The numbers of a page's sections, and of the numbered steps in them (3.2)."""
    parts = HEADING.split(text)
    found = set(parts[1::2])
    for number, body in zip(parts[1::2], parts[2::2], strict=True):
        found |= {f"{number}.{step}" for step in re.findall(r"^(\d+)\. ", body, re.MULTILINE)}
    return found


@pytest.mark.parametrize(("game", "at_least"), [("tikal", 40), ("tzolkin", 60)])
def test_every_section_that_is_cited_is_in_the_rules(game, at_least):
    there = sections((HERE / f"docs/rules-{game}.md").read_text("utf-8"))
    citations = cited(game)
    assert len(citations) > at_least
    assert [one for one in citations if one[0] not in there] == []


@pytest.mark.parametrize("page", sorted((HERE / "docs").glob("*.md")), ids=lambda page: page.name)
def test_every_page_that_a_page_leads_to_is_there(page):
    for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), target
