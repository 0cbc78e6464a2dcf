"""The processes behind WebKitGTK: its driver, and a screen for it."""

from __future__ import annotations

import os
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from tests.web.scripted_site import ScriptedSite
from tests.web.webkit import WebKit
from tools.browser import WEBKIT
from tools.bundle import BUILD

SCREEN = "1920x1200x24"
PATIENCE = 20.0  # seconds until the driver listens


@contextmanager
def launch_webkit(site: ScriptedSite, downloads: Path) -> Iterator[WebKit]:
    """WebKit's drivers on a screen of its own; downloads go to that folder.

    Raises:
        FileNotFoundError: it is not installed.
    """
    settings = BUILD / "webkit"
    settings.mkdir(exist_ok=True)
    (settings / "user-dirs.dirs").write_text(f'XDG_DOWNLOAD_DIR="{downloads}"\n', "utf-8")
    with ExitStack() as running, (settings / "log").open("wb") as log:
        environment = {
            **os.environ,
            "DISPLAY": running.enter_context(_screen(log)),
            "WEBKIT_DISABLE_COMPOSITING_MODE": "1",  # there is no GPU
            "XDG_CONFIG_HOME": str(settings),
        }
        yield WebKit(partial(_driver, environment, log), site)


@contextmanager
def _driver(environment: dict[str, str], log: Any) -> Iterator[str]:
    """The driver's process; its address."""
    port = _free_port()
    command = [WEBKIT.program(), f"--port={port}"]
    with _process(command, env=environment, stdout=log, stderr=log):
        _wait_for(port, log.name)
        yield f"http://localhost:{port}"


@contextmanager
def _screen(log: Any) -> Iterator[str]:
    """A display of Xvfb's choice."""
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", SCREEN, "-nolisten", "tcp"]
    with _process(command, pass_fds=[write], stdout=log, stderr=log), open(read) as said:
        os.close(write)
        yield f":{said.readline().strip()}"


@contextmanager
def _process(command: list[str], **options: Any) -> Iterator[None]:
    process = subprocess.Popen(command, **options)
    try:
        yield
    finally:
        process.terminate()
        process.wait()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("localhost", 0))
        port: int = probe.getsockname()[1]
        return port


def _wait_for(port: int, log: str) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise TimeoutError(f"WebKitWebDriver does not answer, see {log}")
