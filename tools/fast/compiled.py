"""A game's program: compiled into a folder of ``build`` when its sources are newer."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tools.fast import header

BUILD: Final = Path(__file__).parents[2] / "build"
SHARED: Final = Path(__file__).parent / "cpp"
COMPILERS: Final = ("c++", "g++", "clang++")
FLAGS: Final = ("-std=c++17", "-O3", "-ffp-contract=off")
"""Contracted, a product and a sum are rounded once instead of twice where the processor can do so:
games would differ from Python's in the last digits, and so in their course."""


class CompileError(RuntimeError):
    """There is no program; the message says what to do."""


class NoCompiler(CompileError):
    """There is none to make it with."""


@dataclass(frozen=True)
class Sources:
    """What a game's program is made of.

    Attributes:
        cpp: the folder of its own sources, with ``main.cc``.
        tables: writes ``tables.h``, which holds what C++ takes from the modules in Python.
        build: the folder in which the program and ``tables.h`` are made.
    """

    cpp: Path
    tables: Callable[[], str]
    build: Path

    @property
    def path(self) -> Path:
        """Where the program is, once it is made."""
        return self.build / "program"

    def program(self) -> Path:
        """The program, up to date.

        Raises:
            NoCompiler: none is here, or not the one that ``$CXX`` names.
            CompileError: the compiler refuses the sources.
        """
        header.write(self._header, self.tables())
        if not self._is_fresh():
            self._compile()
        return self.path

    @property
    def _header(self) -> Path:
        return self.build / "tables.h"

    def _is_fresh(self) -> bool:
        if not self.path.exists():
            return False
        made = self.path.stat().st_mtime
        return all(source.stat().st_mtime < made for source in self._all())

    def _all(self) -> Iterator[Path]:
        yield from (self._header, Path(__file__), *self.cpp.glob("*.cc"))
        for folder in (self.cpp, SHARED):
            yield from folder.rglob("*.h")

    def _compile(self) -> None:
        # under another name first: whoever plays with the old one goes on, and nobody starts half
        # of it
        new = self.path.with_suffix(f".{os.getpid()}")
        folders = [f"-I{folder}" for folder in (self.cpp, SHARED, self.build)]
        command = [*_compiler(), *FLAGS, *folders, str(self.cpp / "main.cc"), "-o", str(new)]
        done = subprocess.run(command, check=False, capture_output=True, text=True)
        if done.returncode:
            raise CompileError(f"{shlex.join(command)} failed:\n{done.stderr}")
        new.replace(self.path)


def _compiler() -> list[str]:
    """What calls the compiler: the words of ``$CXX``, or the first that is there."""
    if named := shlex.split(os.environ.get("CXX", "")):
        if not shutil.which(named[0]):
            raise NoCompiler(f"there is no compiler {named[0]}, which CXX names")
        return named
    found = next(filter(shutil.which, COMPILERS), None)
    if not found:
        raise NoCompiler("there is no C++ compiler: install one (Debian: g++), or name it in CXX")
    return [found]
