"""Small kept files are read as strictly as records: a browser's tab survives what is in them."""

import json

import pytest

from game.games import GAMES
from game.lessons import learnt
from game.platform import StorageError, platform
from game.scenes import match_history
from game.scenes.setup import party
from game.settings import store

FILES = {
    store.SETTINGS_FILE: (store.load_settings, {"muted": True}),
    learnt.LEARNT_FILE: (learnt.load_learnt, {"lessons": {}, "told": {}, "offered": ["tikal"]}),
    match_history.NAME: (match_history.load_results, {"games": []}),
    party.PARTY_FILE: (
        lambda: party.load_party(GAMES[0]),
        {"game": "tzolkin", "names": []},
    ),
}


def twice(good):
    """The same with its last key twice."""
    last = list(good)[-1]
    return f"{json.dumps(good)[:-1]}, {json.dumps(last)}: {json.dumps(good[last])}}}"


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize(
    "damage", [twice, lambda good: json.dumps(good)[:-1] + ', "x": ' + "[" * 60 + "]" * 60 + "}"]
)
def test_what_no_strict_reader_takes_is_damaged(name, damage, monkeypatch):
    recall, good = FILES[name]
    platform.storage.write(name, json.dumps(good))
    recall()  # as it is there is nothing wrong with it
    platform.storage.write(name, damage(good))
    aside = []
    monkeypatch.setattr(platform.storage, "keep_aside", aside.append)
    try:
        recall()
    except StorageError:
        return
    assert aside == [name]  # statistics begin anew
