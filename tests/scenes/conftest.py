"""A window, a storage and the lines drawn, for every test here."""

import pytest

from game.ui import typeface
from tests.windows import _window, lines, storage

__all__ = ["_window", "lines", "storage"]


@pytest.fixture(autouse=True)
def _letters():
    """What no font had in another test is nothing that this one's window would have brought."""
    typeface.lacking.clear()
