"""Commands beside busy processes."""

import multiprocessing
import sys

from tools.busy import busy, repeat


def test_busy_processes_are_there_as_long_as_the_block_runs() -> None:
    before = set(multiprocessing.active_children())
    with busy(2):
        started = set(multiprocessing.active_children()) - before
        assert len(started) == 2
    assert not started & set(multiprocessing.active_children())


def test_every_run_of_the_command_is_counted(capfd) -> None:
    command = [sys.executable, "-c", "import sys; sys.exit(3)"]
    assert repeat(command, 2) == [3, 3]
    assert capfd.readouterr().out.count("exit 3") == 2
