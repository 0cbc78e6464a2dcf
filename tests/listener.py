"""A screen reader of Linux, which meets the program's window by AT-SPI, under Xvfb."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO, Any

import pytest

from tests import xserver
from tests.xserver import Screen, awaited
from tools.bundle import ROOT

PYTHON = "/usr/bin/python3"  # Debian's, for which there is gi
READER = Path(__file__).with_name("at_spi.py")
Told = dict[str, Any]


def lacking() -> str:
    """What is not installed of all that is needed, as a list."""
    lacks = [*xserver.MISSING]
    lacks += [] if shutil.which("dbus-daemon") else ["dbus-daemon"]
    lacks += [] if find_spec("accesskit") else ["accesskit"]
    service = Path("/usr/share/dbus-1/services/org.a11y.Bus.service")
    lacks += [] if service.exists() else ["at-spi2-core"]
    asks = [PYTHON, "-c", "import gi; gi.require_version('Atspi', '2.0')"]
    found = (
        Path(PYTHON).exists()
        and not subprocess.run(asks, stderr=subprocess.DEVNULL, check=False).returncode
    )
    return ", ".join(lacks if found else [*lacks, "python3-gi with gir1.2-atspi-2.0"])


@contextmanager
def ended(
    *command: str | Path,
    environment: dict[str, str],
    complaints: IO[str] | int = subprocess.DEVNULL,
) -> Iterator[subprocess.Popen[str]]:
    """A program that is ended afterwards; its standard error goes into ``complaints``."""
    piped = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": complaints}
    program = subprocess.Popen(command, cwd=ROOT, env=environment, text=True, **piped)  # type: ignore[call-overload]
    try:
        yield program
    finally:
        program.kill()
        program.wait()


class Reader:
    """A screen reader: what it is told, and what it asks for."""

    def __init__(self, process: subprocess.Popen[str], complaints: Path) -> None:
        self._process = process
        self._complaints = complaints
        self.heard: list[str] = []

    def ask(self, *request: str | float) -> Any:
        """The answer of tests/at_spi.py; says why if that has ended instead."""
        assert self._process.stdin
        assert self._process.stdout
        print(json.dumps(request), file=self._process.stdin, flush=True)
        answer = self._process.stdout.readline()
        if not answer:
            raise AssertionError(f"{self._process.wait()}: {self._complaints.read_text('utf-8')}")
        return json.loads(answer)

    def nodes(self) -> Sequence[Told]:
        told = self.ask("nodes")
        return told if isinstance(told, list) else []  # it changed while it was told

    def find(self, role: str, name: str) -> Told:
        """What has a name that begins so, once it is there."""

        def look() -> Told | None:
            there = (one for one in self.nodes() if one["role"] == role)
            return next((one for one in there if one["name"].startswith(name)), None)

        return awaited(look, f"{role} {name}")

    def press(self, name: str, role: str = "push button") -> None:
        awaited(lambda: self.ask("press", role, name) is True, f"{role} {name}")

    def hears(self, kind: str, said: str) -> None:
        """Waits until it has been told that."""

        def listen() -> bool:
            self.heard += [f"{one} {words}" for one, words in self.ask("heard")]
            return any(one.startswith(f"{kind} {said}") for one in self.heard)

        awaited(listen, f"{kind}: {said}")


@contextmanager
def session(data: Path, *command: str | Path) -> Iterator[tuple[Screen, Reader]]:
    """A screen with a program in its window, and a screen reader, on a bus of their own.

    Skips the test if anything for that is not installed.
    """
    if lacks := lacking():
        pytest.skip(f"not installed: {lacks}")
    kept = {name: value for name, value in os.environ.items() if not name.startswith("SDL_")}
    bus = "dbus-daemon", "--session", "--print-address", "--nofork"
    with (
        # the accessibility bus has its socket there; elsewhere two sessions would share it, and the
        # end of one would take it from the other
        TemporaryDirectory(ignore_cleanup_errors=True) as runtime,
        xserver.screen(1366, 768) as screen,
        ended(*bus, environment=kept | {"XDG_RUNTIME_DIR": runtime}) as started,
    ):
        assert started.stdout
        kept |= {
            "DISPLAY": screen.name,
            "XDG_RUNTIME_DIR": runtime,
            "DBUS_SESSION_BUS_ADDRESS": started.stdout.readline().strip(),
            "SDL_AUDIODRIVER": "dummy",
            "TIKAL_DATA": str(data),
        }
        told = data / "reader.txt"
        with (
            told.open("w") as complaints,
            ended(*command, environment=kept),
            ended(
                PYTHON, "-X", "faulthandler", READER, environment=kept, complaints=complaints
            ) as reader,
        ):
            yield screen, Reader(reader, told)
