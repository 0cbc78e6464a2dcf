"""The files that docs/hosting.md names, for systemd and for a container."""

import json
import re
import shlex
import shutil
import subprocess
import sys

import pytest

from game.__main__ import _parser
from tools.bundle import ROOT

SERVICE = ROOT / "hosting/tikal.service"
CONTAINER = ROOT / "hosting/Containerfile"


def test_the_commands_are_those_of_the_program():
    started = re.search("ExecStart=(.*)", SERVICE.read_text("utf-8"))[1]
    contained = json.loads(re.search("ENTRYPOINT (.*)", CONTAINER.read_text("utf-8"))[1])
    for program, *arguments in (shlex.split(started), contained):
        assert program.rpartition("/")[2] == "tikal"
        assert _parser().parse_args(arguments).command == "host"


def test_the_container_is_made_of_what_there_is():
    text = CONTAINER.read_text("utf-8")
    copied = [name for line in re.findall("^COPY (.*) ", text, re.M) for name in line.split()]
    let_in = (ROOT / "hosting/Containerfile.dockerignore").read_text("utf-8").split()
    assert all(f"!{name}" in let_in for name in copied)
    assert all((ROOT / name).exists() for name in copied if name != "build/web")


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="no systemd-analyze")
def test_systemd_finds_nothing_wrong(tmp_path):
    unit = tmp_path / SERVICE.name
    unit.write_text(SERVICE.read_text("utf-8").replace("/opt/tikal/bin/tikal", sys.executable))
    done = subprocess.run(
        ["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_the_page_imports_nothing_that_only_a_host_has():
    imported = set()
    for path in (ROOT / "game").rglob("*.py"):
        if "host" not in path.relative_to(ROOT / "game").parts:
            imported |= set(re.findall(r"^\s*(?:from|import) (\w+)", path.read_text("utf-8"), re.M))
    assert "pygame" in imported
    assert not imported & {"nats", "tornado", "sqlite3"}
