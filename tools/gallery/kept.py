"""The kept games in the gallery, and games that are shown again."""

from __future__ import annotations

from functools import cache

from game.core.outline import Origin, with_name
from game.journey import Journey
from game.scenes import kept_matches
from game.table import autosave
from game.tikal.description import TIKAL
from game.tikal.rules.records import TikalMatch
from game.tikal.table.replay import Replay
from tools.gallery.positions import position
from tools.gallery.visit import Opening, Visit


def _some(record: str, part: float) -> TikalMatch:
    return position(record, part, lambda _state: True)


@cache
def _records() -> tuple[tuple[str, bool], ...]:
    """Games of all kinds, named and not, and what cannot be read; and which of them have ended."""
    named_one, branch = _some("basic-4-6", 0.6), _some("auction-3-1", 0.5)
    named_one.extra = with_name(named_one.extra, "Friday evening")
    branch.extra = Origin(3, len(branch.actions)).entry
    return (
        (_some("basic-2-0", 1).record(), True),
        ("{ torn", False),
        (_some("mini-2-2", 0.6).record(), False),
        (_some("basic-3-0", 1).record(), True),
        (branch.record(), False),
        (named_one.record(), False),
    )


def keep_some() -> None:
    """These, and one that goes on."""
    for record, ended in _records():
        kept_matches.add_record(record, ended=ended)
    autosave.save(_some("basic-2-0", 0.4))


def matches(*ids: str) -> Opening:
    """The kept games, once they have been read, with what is then touched."""

    def open_matches(visit: Visit) -> None:
        keep_some()
        Journey(visit.stage).matches(TIKAL)
        while visit.stage.busy:
            visit.look()
        visit.tap(*ids)

    return open_matches


def no_matches(visit: Visit) -> None:
    """Nothing is kept."""
    Journey(visit.stage).matches(TIKAL)


def replay(record: str, part: float, *ids: str) -> Opening:
    """A game shown again, so much of it, with what is then touched."""

    def open_replay(visit: Visit) -> None:
        Journey(visit.stage).results(_some(record, 1))
        visit.settle()
        visit.tap(*(["results/replay"] if "results/replay" in visit.ids() else []))
        if not isinstance(visit.stage.bottom, Replay):
            visit.tap("results/more", "dialog/replay")
        shown = visit.stage.bottom
        assert isinstance(shown, Replay)
        shown.seek(round(part * shown.film.count))
        visit.settle()
        visit.tap(*ids)

    return open_replay


SCENES: dict[str, Opening] = {
    "matches": matches(),
    "matches-more": matches("match/2/more"),
    "matches-name": matches("match/2/more", "dialog/rename"),
    "matches-thrown-away": matches("match/1/more", "dialog/throw-away"),
    "matches-none": no_matches,
    "replay-2": replay("basic-2-2", 0),
    "replay-4": replay("basic-4-6", 0.62),
    "replay-3": replay("auction-3-1", 1.0),
    "replay-play-on": replay("basic-4-6", 0.62, "replay/play-on"),
}
