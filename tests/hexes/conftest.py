"""A window and a storage, for every test here."""

from tests.windows import _window, lines, storage

__all__ = ["_window", "lines", "storage"]
