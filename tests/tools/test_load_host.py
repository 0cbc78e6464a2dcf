"""The measurement of a host still measures."""

import re

from tools.load_host import main


def test_a_few_tables_are_measured(monkeypatch, capsys):
    monkeypatch.setattr("sys.argv", ["load_host", "--tables", "10", "--seconds", "3"])
    main()
    said = re.fullmatch(r"10 tables, (\d+) actions: .* MB\n", capsys.readouterr().out)
    assert int(said[1]) >= 10
