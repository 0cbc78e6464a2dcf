"""A code in an address, behind the ``#``: it is never sent to the server of the page."""

from typing import Final

_BEFORE: Final = "#g="


def link_to(page: str, code: str) -> str:
    """The address that opens a code on the game's page."""
    return page.partition("#")[0] + _BEFORE + code


def code_in(text: str) -> str:
    """The code of a text that is one, or a link to one; empty for anything else, be it a record."""
    words = text.split()
    word = words[0] if len(words) == 1 else ""
    _page, before, behind = word.partition(_BEFORE)
    if before:
        return behind
    return word if word.isalnum() else ""
