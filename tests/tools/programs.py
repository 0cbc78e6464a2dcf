"""The programs in C++, as tests make and run them."""

import subprocess
from pathlib import Path

import pytest

from tools.fast.compiled import NoCompiler, Sources


def made(sources: Sources) -> Path:
    """The program of these sources; without a compiler the test is skipped."""
    try:
        return sources.program()
    except NoCompiler as missing:
        pytest.skip(str(missing))


def run(program: Path, text: str, *options: str) -> subprocess.CompletedProcess[str]:
    """What it does with a line."""
    return subprocess.run(
        [program, *options], input=f"{text}\n", capture_output=True, text=True, check=False
    )
