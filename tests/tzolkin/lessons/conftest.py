"""A window, a storage and the lines drawn, for every test here."""

from tests.windows import _window, lines, storage

__all__ = ["_window", "lines", "storage"]
