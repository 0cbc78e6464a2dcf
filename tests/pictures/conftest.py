"""Pictures are taken in silence: a device that is opened would stay open for other tests."""

import pytest

from game.ui.sound import speaker


@pytest.fixture(autouse=True)
def _silence(monkeypatch):
    monkeypatch.setattr(speaker, "_deaf", True)
