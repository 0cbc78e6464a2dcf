"""The link to a share code; the code stands behind ``#`` and so is never sent to the server."""

from typing import Final

_BEFORE: Final = "#g="


def link_to(page: str, code: str) -> str:
    """Return the address that opens a code on the game's page."""
    return page.partition("#")[0] + _BEFORE + code
