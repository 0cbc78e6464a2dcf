"""The kept games in the gallery."""

from __future__ import annotations

from game.core.outline import Origin, named
from game.journey import Journey
from game.scenes import shelf
from game.table import autosave
from game.tikal.rules.records.record import TikalMatch
from tools.gallery.positions import position
from tools.gallery.visit import Opening, Visit


def _some(record: str, part: float) -> TikalMatch:
    return position(record, part, lambda _state: True)


def keep_some() -> None:
    """Games of all kinds, named and not, going on and finished, and what cannot be read."""
    named_one, branch = _some("basic-4-6", 0.6), _some("auction-3-1", 0.5)
    named_one.extra = named(named_one.extra, "Friday evening")
    branch.extra = Origin(3, len(branch.actions)).entry
    shelf.add(_some("basic-2-0", 1).record(), ended=True)
    shelf.add("{ torn", ended=False)
    shelf.add(_some("mini-2-2", 0.6).record(), ended=False)
    shelf.add(_some("basic-3-0", 1).record(), ended=True)
    for match in (branch, named_one):
        shelf.add(match.record(), ended=False)
    autosave.save(_some("basic-2-0", 0.4))


def matches(*ids: str) -> Opening:
    """The kept games, once they have been read, with what is then touched."""

    def open_matches(visit: Visit) -> None:
        keep_some()
        Journey(visit.stage).matches()
        while visit.stage.busy:
            visit.look()
        visit.tap(*ids)

    return open_matches


def no_matches(visit: Visit) -> None:
    """Nothing is kept."""
    Journey(visit.stage).matches()


SCENES: dict[str, Opening] = {
    "matches": matches(),
    "matches-more": matches("match/2/more"),
    "matches-name": matches("match/2/more", "dialog/rename"),
    "matches-thrown-away": matches("match/1/more", "dialog/throw-away"),
    "matches-none": no_matches,
}
