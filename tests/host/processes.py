"""Hosts, and what several of them share, in processes of their own that can be killed."""

import os
import shutil
import socket
import subprocess
import sys
from contextlib import contextmanager

import pytest

from game.host.site import SOCKET
from tools.bundle import ROOT

_SERVER = shutil.which("nats-server", path=f"{os.environ.get('PATH', '')}:/usr/sbin")

needs_nats = pytest.mark.skipif(not _SERVER, reason="no nats-server (Debian's package)")


@contextmanager
def host_process(port, kept):
    """A host in a process of its own, and its port."""
    command = [sys.executable, "-m", "tools.hosting.unguarded", str(port), str(kept)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield process, int(process.stdout.readline())
        finally:
            process.kill()


def free_port():
    """A port that nobody uses."""
    with socket.socket() as bound:
        bound.bind(("127.0.0.1", 0))
        return bound.getsockname()[1]


class NatsServer:
    """A server that keeps what it is told in a folder, and can be killed and started again."""

    def __init__(self, folder):
        self._port, self._folder = free_port(), folder
        self.start()

    @property
    def address(self):
        return f"nats://127.0.0.1:{self._port}"

    def start(self):
        where = ["-a", "127.0.0.1", "-p", str(self._port), "-sd", str(self._folder)]
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        self._process = subprocess.Popen([_SERVER, "-js", *where], **quiet)

    def kill(self):
        self._process.kill()
        self._process.wait()


class Host:
    """One of several hosts; it can be killed and started again."""

    def __init__(self, kept):
        self._kept, self._port = kept, 0
        self.start()

    @property
    def address(self):
        return f"ws://127.0.0.1:{self._port}{SOCKET}"

    def start(self):
        self._running = host_process(self._port, self._kept)
        process, self._port = self._running.__enter__()
        self.process = process.pid

    def kill(self):
        self._running.__exit__(None, None, None)
