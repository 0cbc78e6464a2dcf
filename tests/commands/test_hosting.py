"""The commands of a host, run as a user runs them."""

import asyncio
import json
import subprocess
import sys
from datetime import date, timedelta

import pytest

from game.__main__ import main
from game.commands import hosting
from game.host.kept import Kept
from game.host.tables import Tables
from tests.host.finished import finished
from tests.host.test_tables import SHORT, seated
from tests.random_matches import Kind
from tools.bundle import ROOT
from tools.hosting.guest import asked


def run(capsys, *arguments):
    """Exit status, lines of output, and what went to standard error."""
    status = main(arguments)
    out, error = capsys.readouterr()
    return status, out.splitlines(), error


@pytest.fixture
def data(tmp_path):
    return str(tmp_path / "tables.sqlite")


def test_tables_are_listed_exported_and_removed(capsys, data):
    kept = Kept(data)
    tables = Tables(kept, today=lambda: "2026-11-28")
    id, _keys = seated(tables, SHORT)
    loaded = finished(tables.loaded(id))
    action = str(loaded.rules.engine.legal_actions(loaded.match.state)[0])
    finished(tables.play(id, loaded.match.state.seat, 0, action))
    free = finished(tables.make(SHORT))
    status, lines, _ = run(capsys, "tables", "--data", data)
    assert (status, len(lines)) == (0, 2)
    assert f"{id}  2026-11-28  Tikal mini  1 entry  Ana, Ben" in lines
    assert f"{free}  2026-11-28  Tikal mini  0 entries  human, human" in lines
    status, lines, _ = run(capsys, "tables", "--data", data, "--export", id)
    assert json.loads(lines[0])["actions"] == [action]
    assert run(capsys, "tables", "--data", data, "--export", free)[0] == 1
    assert run(capsys, "tables", "--data", data, "--remove", free)[0] == 0
    assert run(capsys, "tables", "--data", data, "--remove", free)[0] == 1
    assert len(run(capsys, "tables", "--data", data)[1]) == 1


def test_whoever_hosts_is_warned_before_a_table_goes(capsys, data, monkeypatch):
    today, kept = date.today(), Kept(data)
    for age in (5, 80, 100):
        day = (today - timedelta(days=age)).isoformat()
        finished(Tables(kept, today=lambda day=day: day).make(SHORT))
    goes = (today + timedelta(days=11)).isoformat()
    lines = run(capsys, "tables", "--data", data)[1]
    assert [f"will be removed on {goes}" in line for line in lines] == [False, True, False]
    monkeypatch.setattr("game.host.site.serve", _no_port)
    status, lines, _ = run(capsys, "host", "--data", data)
    assert status == 1
    assert [line[:24] for line in lines] == ["1 table is removed: nobo", "1 table will be removed "]
    assert len(run(capsys, "tables", "--data", data)[1]) == 2


def _no_port(*_serve, **_options):
    raise OSError(98, "Address already in use")


def test_files_that_are_no_tables_are_refused_in_a_line(capsys, tmp_path, data):
    status, _, error = run(capsys, "tables", "--data", data)
    assert (status, error) == (1, f"tables: {data}: No such file or directory\n")
    other = tmp_path / "other"
    other.write_text("no tables " * 100)
    for command in ("tables", "host"):
        status, _, error = run(capsys, command, "--data", str(other))
        assert status == 1
        assert error.startswith(f"{command}: {other}: ")
        assert error.count("\n") == 1


def test_a_host_says_where_it_is_and_serves_tables(data):
    command = [sys.executable, "-m", "game", "host", "--address", "127.0.0.1", "--port", "0"]
    command += ["--data", data, "--page", "nowhere"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        try:
            told = process.stdout.readline()
            assert told.startswith("Tables are open at http://127.0.0.1:")
            assert "no built page in nowhere" in process.stdout.readline()
            address = told.split()[4].replace("http", "ws") + "tables"
            kind = Kind("tikal", 2, "mini")
            wanted = {"game": kind.game, "variant": kind.variant, "options": {}}
            made = asyncio.run(asked(address, do="make", seats=["human"] * 2, **wanted))
            assert asyncio.run(asked(address, do="list"))["tables"][0]["table"] == made["made"]
        finally:
            process.kill()


@pytest.mark.parametrize("windows", [True, False])
def test_the_page_is_opened_where_there_are_windows(windows, monkeypatch):
    opened = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr("os.environ", {"DISPLAY": ":0"} if windows else {})
    hosting.open_page("http://192.168.1.5:8000/")
    assert opened == ["http://192.168.1.5:8000/"][: int(windows)]
