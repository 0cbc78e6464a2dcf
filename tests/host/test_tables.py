"""Tables whose host and guests fail in every way: nothing is lost, nothing is done twice."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.game import NOBODY
from game.core.message import Refusal
from game.core.position_values import put, values_of
from game.host.chosen import Chosen
from game.host.entries import NotAllowed
from game.host.kept import Kept, NotKept, Taken
from game.host.tables import Tables
from tests.random_matches import ALL_PARTS, NAMES

SHORT = Chosen("tikal", ["human", "human"], "mini", {})
WHOLE = Chosen("tzolkin", ["human"] * 5, "", ALL_PARTS)


def seated(tables, chosen):
    """A table whose match has begun, and the keys of its seats."""
    id = tables.make(chosen)
    return id, [tables.take(id, seat, NAMES[seat]) for seat in chosen.people]


class Crash(BaseException):
    """The host's process ends."""


class Failing(Kept):
    """A file whose host is killed before or after an entry is written, or whose disk is full."""

    fault = ""

    def append(self, id, n, seat, text):
        fault, self.fault = self.fault, ""
        if fault == "before":
            raise Crash
        if fault == "full":
            raise NotKept("not-kept", reason="database or disk is full")
        super().append(id, n, seat, text)
        if fault == "after":
            raise Crash


FAULTS = ("none",) * 4 + ("before", "after", "full", "doubled", "late", "early", "other", "asleep")


@given(st.data())
def test_no_action_is_lost_or_done_twice(data):
    chance = random.Random(data.draw(st.integers(0, 10**6)))
    kept = Failing(":memory:")
    tables = Tables(kept)
    id, _keys = seated(tables, SHORT)
    log = []
    for fault in data.draw(st.lists(st.sampled_from(FAULTS), max_size=25)):
        loaded = tables.loaded(id)
        seat, n = loaded.match.state.seat, len(log)
        wanted = "undo" if loaded.match.can_undo and chance.random() < 0.2 else None
        if (action := loaded.rules.random_action(loaded.match.state, chance)) is None:
            break
        entry = seat, wanted or str(action)
        kept.fault = fault if fault in ("before", "after", "full") else ""
        try:
            match fault:
                case "late":
                    tables.play(id, seat, n - 1, entry[1])
                case "early":
                    tables.play(id, seat, n + 1, entry[1])
                case "other":
                    tables.play(id, 1 - seat, n, str(action))
                case _:
                    tables.play(id, seat, n, entry[1])
                    log.append(entry)
                    if fault == "doubled":
                        tables.play(id, seat, n, entry[1])
        except NotAllowed:
            assert fault in ("late", "early", "other", "doubled")
        except NotKept:
            assert fault == "full"
        except Crash:
            log += [entry] if fault == "after" else []
            tables = Tables(kept)
        if fault == "asleep":
            tables = Tables(kept)
        assert kept.entries(id) == log
        assert tables.loaded(id).n == len(log)


@pytest.mark.parametrize("chosen", [SHORT, WHOLE], ids=["mini", "all parts"])
def test_whoever_comes_back_sees_what_everybody_saw(chosen):
    """From any entry on, as any seat: the same, to the byte, as for who was never away."""
    tables, chance = Tables(Kept(":memory:")), random.Random(2)
    id, keys = seated(tables, chosen)
    seats = [tables.seat_of(id, key) for key in keys] + [NOBODY]
    views = {seat: [next(tables.standing(id, seat, None))["view"]] for seat in seats}
    while len(views[NOBODY]) < 80:
        loaded = tables.loaded(id)
        if (action := loaded.rules.random_action(loaded.match.state, chance)) is None:
            break
        step = tables.play(id, loaded.match.state.seat, loaded.n, str(action))
        for seat in seats:
            views[seat].append(values_of(loaded.rules.view(step.after.state, seat)))
    for seat in seats:
        since = chance.randrange(len(views[seat]))
        begun, *told = tables.standing(id, seat, since)
        view = tables.loaded(id).match.before(0).copy()
        put(view, begun["view"])
        for n, message in enumerate(told, since):
            assert (values_of(view), message["n"]) == (views[seat][n], n)
            put(view, message["view"])
        assert values_of(view) == views[seat][-1]


def test_a_seat_is_taken_once_and_known_by_its_key_alone():
    tables = Tables(Kept(":memory:"))
    id = tables.make(SHORT)
    key = tables.take(id, 0, "  A\u202ena\n ")
    assert [one["players"][0]["name"] for one in tables.open_tables()] == ["A na"]
    for seat, name in ((0, "Ben"), (2, "Ben"), (True, "Ben"), ([], "Ben"), (1, "a NA"), (1, " ")):
        with pytest.raises(NotAllowed):
            tables.take(id, seat, name)
    assert tables.seat_of(id, key) == 0
    for wrong in ("", key[:-1], key.swapcase(), None, 5, "ü\ud800"):
        with pytest.raises(NotAllowed, match="wrong-key"):
            tables.seat_of(id, wrong)
    assert key not in str(list(tables._kept.tables()))
    with pytest.raises(NotAllowed, match="not-begun"):
        tables.play(id, 0, 0, "end")
    tables.take(id, 1, "Ben")
    assert tables.open_tables() == []


@pytest.mark.parametrize(
    "chosen",
    [
        ("chess", ["human"], "", {}),
        ("tikal", ["human"] * 9, "", {}),
        ("tikal", ["human", "human"], "huge", {}),
        ("tikal", ["human", "ai:nobody"], "", {}),
        ("tikal", ["human", 7], "", {}),
        ("tikal", ["ai:master", "ai:master"], "", {}),
        ("tikal", ["human", "human"], "", {"a4_value": [1]}),
        ("tikal", ["human", "human"], "", {"wings": True}),
        ("tikal", "human", [], None),
        (None, None, None, None),
    ],
    ids=str,
)
def test_tables_that_nobody_can_play_are_refused(chosen):
    with pytest.raises(Refusal):
        Chosen.of(*chosen)


def test_two_hosts_of_one_file_cannot_both_add_an_entry(tmp_path):
    first, second = (Tables(Kept(tmp_path / "tables")) for _ in range(2))
    id, _keys = seated(first, SHORT)
    loaded = first.loaded(id)
    seat, rules, state = loaded.match.state.seat, loaded.rules, loaded.match.state
    one, other = map(str, rules.engine.legal_actions(state)[:2])
    second.loaded(id)
    first.play(id, seat, 0, one)
    with pytest.raises(NotAllowed, match="not-next"):
        second.play(id, seat, 0, other)
    assert second.loaded(id).n == 1
    assert [text for _seat, text in first._kept.entries(id)] == [one]


def test_a_full_disk_is_told_and_changes_nothing():
    kept = Kept(":memory:")
    tables = Tables(kept)
    id, _keys = seated(tables, SHORT)
    loaded = tables.loaded(id)
    seat = loaded.match.state.seat
    action = str(loaded.rules.engine.legal_actions(loaded.match.state)[0])
    (pages,) = kept._file.execute("PRAGMA page_count").fetchone()
    kept._file.execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(NotKept, match="full"):
        kept.make("x" * 100_000, "{}", "2026-11-28")
    kept._file.execute(f"PRAGMA max_page_count = {pages + 100}")
    tables.play(id, seat, 0, action)
    assert tables.loaded(id).n == 1


def test_tables_that_nobody_opens_go():
    kept, days = Kept(":memory:"), iter(["2026-08-01", "2026-09-01", "2026-09-01", "2026-11-28"])
    tables = Tables(kept, today=lambda: next(days))
    old, open_again, young = (tables.make(SHORT) for _ in range(3))
    days = iter(["2026-11-28"] * 9)
    list(tables.standing(open_again, NOBODY, None))
    assert kept.remove_unopened("2026-08-30") == 1
    assert kept.remove_unopened("2026-10-01") == 1
    assert (kept.table(old), kept.table(young)) == (None, None)
    assert kept.table(open_again).opened == "2026-11-28"


def test_a_removed_table_is_gone_with_its_log():
    kept = Kept(":memory:")
    tables = Tables(kept)
    id, _keys = seated(tables, SHORT)
    kept.append(id, 0, 0, "end")
    with pytest.raises(Taken):
        kept.append(id, 0, 1, "end")
    assert kept.remove(id)
    assert not kept.remove(id)
    assert (kept.table(id), kept.entries(id)) == (None, [])
