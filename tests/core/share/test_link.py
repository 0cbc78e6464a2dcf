"""Codes in addresses."""

import pytest

from game.core.share import link_to


@pytest.mark.parametrize(
    "page", ["https://example.org/", "https://example.org/a/?x=1", "https://example.org/#g=OLD"]
)
def test_a_link_leads_to_the_page_and_holds_the_code(page):
    link = link_to(page, "ABC23")
    assert link.startswith(page.removesuffix("#g=OLD"))
    assert link.endswith("#g=ABC23")
    assert link.count("#") == 1
