"""Codes in addresses and in what people paste."""

import pytest

from game.core.share import code_in, link_to


@pytest.mark.parametrize(
    "page", ["https://example.org/", "https://example.org/a/?x=1", "https://example.org/#g=OLD"]
)
def test_a_link_leads_to_the_page_and_holds_the_code(page):
    link = link_to(page, "ABC23")
    assert link.startswith(page.removesuffix("#g=OLD"))
    assert link.count("#") == 1
    assert code_in(link) == "ABC23"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("ABC23", "ABC23"),
        ("  ABC23\n", "ABC23"),
        ("", ""),
        ("ABC 23", ""),
        ('{"format":"tikal-record/1"}', ""),
        ("look at https://example.org/#g=ABC23", ""),
        ("https://example.org/#other=ABC23", ""),
    ],
)
def test_finds_the_code_of_what_was_pasted(text, code):
    assert code_in(text) == code
