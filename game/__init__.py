"""The program: a home for several board games, named after the first of them."""

from typing import Final

NAME: Final = "Tikal"
SLUG: Final = NAME.lower()
"""The program's name in folder names, in storage keys and on the page."""
