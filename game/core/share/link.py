"""A code in an address, behind the ``#``: it is never sent to the server of the page."""

from typing import Final

_BEFORE: Final = "#g="


def link_to(page: str, code: str) -> str:
    """The address that opens a code on the game's page."""
    return page.partition("#")[0] + _BEFORE + code
