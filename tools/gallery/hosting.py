"""Hosting a table from the window, in the gallery: a host that says what is written down here."""

from __future__ import annotations

from game.scenes.hosting.process import Standing
from game.scenes.hosting.scene import HostScene, tell_missing
from tools.gallery.visit import Opening, Visit

_ADDRESS = "http://192.168.178.42:8000/"


class _Host:
    """A host that neither changes nor ends."""

    ended = False
    complaint = ""

    def __init__(self, standing: Standing) -> None:
        self._stands, self.standing = standing, Standing()

    def hear(self) -> bool:
        """Say at once how it stands."""
        changed, self.standing = self.standing != self._stands, self._stands
        return changed

    def end(self) -> None:
        """Do nothing."""


def _hosting(standing: Standing, *ids: str) -> Opening:
    """A host, with what is then touched."""

    def open_hosting(visit: Visit) -> None:
        host = _Host(standing)
        scene = HostScene(visit.stage, host, back=lambda: None, browse=lambda _address: None)
        visit.stage.go(scene)
        visit.look()
        visit.look()
        visit.tap(*ids)

    return open_hosting


def _refused(visit: Visit) -> None:
    _hosting(Standing())(visit)
    tell_missing(visit.stage, "/home/ana/tikal/.venv/bin/python -m pip install tornado")


SCENES: dict[str, Opening] = {
    "hosting": _hosting(Standing(_ADDRESS, guests=5, tables=2)),
    "hosting-starting": _hosting(Standing()),
    "hosting-stop": _hosting(Standing(_ADDRESS, guests=2, tables=1), "host/stop"),
    "hosting-refused": _refused,
}
