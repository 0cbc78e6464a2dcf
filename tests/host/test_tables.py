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
from game.host.kept import Kept
from game.host.store import Entry, NotKept, Taken, remove_unopened
from game.host.tables import Tables
from tests.host.finished import finished
from tests.random_matches import ALL_PARTS, NAMES, Kind

SHORT = Chosen("tikal", ["human", "human"], "mini", {})
RULES = Kind("tikal", 2, "mini").rules
WHOLE = Chosen("tzolkin", ["human"] * 5, "", ALL_PARTS)


def seated(tables, chosen):
    """A table whose match has begun, and the keys of its seats."""
    id = finished(tables.make(chosen))
    return id, [finished(tables.take(id, seat, NAMES[seat])) for seat in chosen.people]


class Crash(BaseException):
    """The host's process ends."""


class Failing(Kept):
    """A file whose host is killed before or after an entry is written, or whose disk is full."""

    fault = ""

    async def append(self, id, entry):
        fault, self.fault = self.fault, ""
        if fault == "before":
            raise Crash
        if fault == "full":
            raise NotKept("not-kept", reason="database or disk is full")
        await super().append(id, entry)
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
        loaded = finished(tables.loaded(id))
        seat, n = loaded.match.state.seat, len(log)
        wanted = "undo" if loaded.match.can_undo and chance.random() < 0.2 else None
        if (action := loaded.rules.random_action(loaded.match.state, chance)) is None:
            break
        entry = n, seat, wanted or str(action)
        kept.fault = fault if fault in ("before", "after", "full") else ""
        try:
            match fault:
                case "late":
                    finished(tables.play(id, seat, n - 1, entry[2]))
                case "early":
                    finished(tables.play(id, seat, n + 1, entry[2]))
                case "other":
                    finished(tables.play(id, 1 - seat, n, str(action)))
                case _:
                    finished(tables.play(id, seat, n, entry[2]))
                    log.append(entry)
                    if fault == "doubled":
                        finished(tables.play(id, seat, n, entry[2]))
        except NotAllowed:
            assert fault in ("late", "early", "other", "doubled")
        except NotKept:
            assert fault == "full"
        except Crash:
            log += [entry] if fault == "after" else []
            tables = Tables(kept)
        if fault == "asleep":
            tables = Tables(kept)
        assert [entry[:3] for entry in finished(kept.entries(id))] == log
        assert finished(tables.loaded(id)).n == len(log)


@pytest.mark.parametrize("chosen", [SHORT, WHOLE], ids=["mini", "all parts"])
def test_whoever_comes_back_sees_what_everybody_saw(chosen):
    """From any entry on, as any seat: the same, to the byte, as for who was never away."""
    tables, chance = Tables(Kept(":memory:")), random.Random(2)
    id, keys = seated(tables, chosen)
    seats = [finished(tables.seat_of(id, key)) for key in keys] + [NOBODY]
    views = {seat: [finished(tables.standing(id, seat, None))[0]["view"]] for seat in seats}
    while len(views[NOBODY]) < 80:
        loaded = finished(tables.loaded(id))
        if (action := loaded.rules.random_action(loaded.match.state, chance)) is None:
            break
        step = finished(tables.play(id, loaded.match.state.seat, loaded.n, str(action)))
        for seat in seats:
            views[seat].append(values_of(loaded.rules.view(step.after.state, seat)))
    for seat in seats:
        since = chance.randrange(len(views[seat]))
        begun, *told = finished(tables.standing(id, seat, since))
        view = finished(tables.loaded(id)).match.before(0).copy()
        put(view, begun["view"])
        for n, message in enumerate(told, since):
            assert (values_of(view), message["n"]) == (views[seat][n], n)
            put(view, message["view"])
        assert values_of(view) == views[seat][-1]


def test_a_seat_is_taken_once_and_known_by_its_key_alone():
    tables = Tables(Kept(":memory:"))
    id = finished(tables.make(SHORT))
    key = finished(tables.take(id, 0, "  A\u202ena\n "))
    assert [one["players"][0]["name"] for one in finished(tables.open_tables())] == ["A na"]
    for seat, name in ((0, "Ben"), (2, "Ben"), (True, "Ben"), ([], "Ben"), (1, "a NA"), (1, " ")):
        with pytest.raises(NotAllowed):
            finished(tables.take(id, seat, name))
    assert finished(tables.seat_of(id, key)) == 0
    for wrong in ("", key[:-1], key.swapcase(), None, 5, "ü\ud800"):
        with pytest.raises(NotAllowed, match="wrong-key"):
            finished(tables.seat_of(id, wrong))
    assert key not in str(finished(tables._kept.tables()))
    with pytest.raises(NotAllowed, match="not-begun"):
        finished(tables.play(id, 0, 0, "end"))
    finished(tables.take(id, 1, "Ben"))
    assert finished(tables.open_tables()) == []


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
    loaded = finished(first.loaded(id))
    seat, rules, state = loaded.match.state.seat, loaded.rules, loaded.match.state
    one, other = map(str, rules.engine.legal_actions(state)[:2])
    finished(second.loaded(id))
    finished(first.play(id, seat, 0, one))
    with pytest.raises(NotAllowed, match="not-next"):
        finished(second.play(id, seat, 0, other))
    assert finished(second.loaded(id)).n == 1
    assert [entry.text for entry in finished(first._kept.entries(id))] == [one]


def test_a_full_disk_is_told_and_changes_nothing():
    kept = Kept(":memory:")
    tables = Tables(kept)
    id, _keys = seated(tables, SHORT)
    loaded = finished(tables.loaded(id))
    seat = loaded.match.state.seat
    action = str(loaded.rules.engine.legal_actions(loaded.match.state)[0])
    (pages,) = kept._file.execute("PRAGMA page_count").fetchone()
    kept._file.execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(NotKept, match="full"):
        finished(kept.make("x" * 100_000, "{}", "2026-11-28"))
    kept._file.execute(f"PRAGMA max_page_count = {pages + 100}")
    finished(tables.play(id, seat, 0, action))
    assert finished(tables.loaded(id)).n == 1


def test_tables_that_nobody_opens_go():
    kept, days = Kept(":memory:"), iter(["2026-08-01", "2026-09-01", "2026-09-01", "2026-11-28"])
    tables = Tables(kept, today=lambda: next(days))
    old, open_again, young = (finished(tables.make(SHORT)) for _ in range(3))
    days = iter(["2026-11-28"] * 9)
    finished(tables.standing(open_again, NOBODY, None))
    assert finished(remove_unopened(kept, "2026-08-30")) == 1
    assert finished(remove_unopened(kept, "2026-10-01")) == 1
    assert (finished(kept.table(old)), finished(kept.table(young))) == (None, None)
    assert finished(kept.table(open_again)).opened == "2026-11-28"


def test_a_removed_table_is_gone_with_its_log():
    kept = Kept(":memory:")
    tables = Tables(kept)
    id, _keys = seated(tables, SHORT)
    finished(kept.append(id, Entry(0, 0, "end")))
    with pytest.raises(Taken):
        finished(kept.append(id, Entry(0, 1, "end")))
    assert finished(kept.remove(id))
    assert not finished(kept.remove(id))
    assert (finished(kept.table(id)), finished(kept.entries(id))) == (None, [])


def test_computer_players_are_called_as_they_were_named():
    kinds = ["human", "ai:novice", "ai:novice"]
    tables = Tables(Kept(":memory:"))
    chosen = Chosen.of("tzolkin", kinds, "", {}, names={"0": "Zoe", "1": "  Beatriz\n"})
    assert Chosen.read(chosen.text) == chosen
    id = finished(tables.make(chosen))
    (table,) = finished(tables.open_tables())
    assert [one["name"] for one in table["players"]] == [None, "Beatriz", "Novice"]
    with pytest.raises(NotAllowed, match="name-taken"):
        finished(tables.take(id, 0, "beatriz"))
    finished(tables.take(id, 0, "Ana"))
    players = finished(tables.loaded(id)).match.setup.players
    assert [one["name"] for one in players] == ["Ana", "Beatriz", "Novice"]


@pytest.mark.parametrize("names", [["Ana"], {"0": 3}, {"0": " "}, {"0": "Ana", "1": "ana"}])
def test_names_that_are_none_are_refused(names):
    with pytest.raises(NotAllowed):
        Chosen.of("tikal", ["ai:novice", "ai:novice", "human"], "mini", {}, names=names)


def test_whoever_has_a_key_is_told_how_its_table_stands():
    tables = Tables(Kept(":memory:"))
    id, keys = seated(tables, SHORT)
    waits = finished(tables.make(SHORT))
    key = finished(tables.take(waits, 0, NAMES[0]))
    told = finished(tables.own_tables({id: keys[1], waits: key, "none": "k"}))
    assert (told[id]["seat"], told[id]["acts"]) == (1, finished(tables.loaded(id)).match.state.seat)
    assert "acts" not in told[waits]
    assert "none" not in told
    assert finished(tables.own_tables({id: "another", waits: 7})) == {}
    assert finished(tables.own_tables([id])) == {}


def test_of_a_table_that_is_over_nobody_is_told_to_act():
    tables = Tables(Kept(":memory:"))
    id, keys = seated(tables, SHORT)
    match, chance = finished(tables.loaded(id)).match, random.Random(1)
    while action := RULES.random_action(match.state, chance):
        n = finished(tables.loaded(id)).n
        finished(tables.play(id, match.state.seat, n, str(action)))
    assert finished(tables.own_tables({id: keys[0]}))[id]["acts"] is None
