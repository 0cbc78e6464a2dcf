"""The program: a house for several games, called after the first of them."""

from typing import Final

NAME: Final = "Tikal"
SLUG: Final = NAME.lower()
"""The name in folders, keys of the storage, and on the page."""
