"""All games that are kept beside the one on the table."""

import pytest

from game.platform import StorageError, Trouble
from game.scenes import kept_matches
from game.table.autosave import SLOT
from tests.storages import refusal


def texts(storage):
    """All that is kept, the game on the table first."""
    files = (SLOT, *(place.file for place in kept_matches.list_places()))
    return [text for file in files if (text := storage.read(file))]


def test_games_are_put_away_one_after_another_and_brought_back(storage):
    for text in ("first", "second", "third"):
        kept_matches.put_away()
        storage.write(SLOT, text)
    assert texts(storage) == ["third", "second", "first"]
    kept_matches.move_to_table(kept_matches.list_places()[-1].file)
    assert texts(storage) == ["first", "third", "second"]
    kept_matches.move_to_table(SLOT)
    assert texts(storage) == ["first", "third", "second"]


def test_the_names_are_the_list(storage):
    """Nothing else has to be kept, so that nothing else can be lost."""
    for number in (7, 12, 1_000_000):
        storage.write(f"match-{number:06}.json", str(number))
    storage.write("ended-000009.json", "9")
    for other in ("settings.json", "match-000003.json.broken-1", "match-3.json", "match-x.json"):
        storage.write(other, "no game")
    assert texts(storage) == ["1000000", "12", "9", "7"]
    kept_matches.add_record("newest", ended=False)
    assert kept_matches.list_places()[0].number == 1_000_001


def test_only_finished_games_give_way(storage):
    for number in range(3):
        kept_matches.add_record(f"goes on {number}", ended=False)
    for number in range(kept_matches.MOST_ENDED + 2):
        kept_matches.add_record(f"ended {number}", ended=True)
    kept = texts(storage)
    assert len(kept) == kept_matches.MOST_ENDED + 3
    assert {"goes on 0", "goes on 1", "goes on 2", "ended 2"} <= set(kept)
    assert not {"ended 0", "ended 1"} & set(kept)


def test_the_latest_is_one_that_goes_on():
    assert kept_matches.latest_unfinished() is None
    kept_matches.add_record("goes on", ended=False)
    kept_matches.add_record("ended", ended=True)
    assert kept_matches.latest_unfinished().file == "match-000001.json"


def test_what_a_kill_left_twice_is_kept_once(storage):
    storage.write(SLOT, "moved")
    kept_matches.add_record("other", ended=False)
    kept_matches.add_record("moved", ended=False)
    kept_matches.add_record("other", ended=False)
    kept_matches.remove_copies()
    assert texts(storage) == ["moved", "other"]


def test_a_record_that_is_kept_is_found(storage):
    storage.write(SLOT, "table")
    kept_matches.add_record("shelved", ended=True)
    assert kept_matches.file_with_record("table") == SLOT
    assert kept_matches.file_with_record("shelved") == "ended-000001.json"
    assert kept_matches.file_with_record("new") is None


@pytest.mark.parametrize("step", range(3))
def test_a_kill_at_any_step_loses_nothing(storage, monkeypatch, step):
    """The storage stops at one of its steps, as a program does that is killed."""
    storage.write(SLOT, "on the table")
    kept_matches.add_record("wanted", ended=False)
    left = [step]

    def stopping(method):
        def stop(*args):
            if not left[0]:
                raise refusal("killed", Trouble.FAILED)
            left[0] -= 1
            return method(*args)

        return stop

    with monkeypatch.context() as killed:
        for name in ("write", "move", "remove"):
            killed.setattr(storage, name, stopping(getattr(storage, name)))
        if step < 2:
            with pytest.raises(StorageError):
                kept_matches.move_to_table("match-000001.json")
        else:
            kept_matches.move_to_table("match-000001.json")
    assert set(texts(storage)) == {"on the table", "wanted"}
