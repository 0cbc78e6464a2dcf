"""A window, a storage and the lines drawn for every test of the table, as for any scene."""

from tests.scenes.conftest import _window, lines, storage

__all__ = ["_window", "lines", "storage"]
