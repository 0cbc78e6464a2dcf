"""The program: compiled into build/fast_tikal when its sources are newer."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Final

from tools.fast_tikal import BUILD, FOLDER, tables

SOURCES: Final = FOLDER / "cpp"
PROGRAM: Final = BUILD / "tikal"
COMPILERS: Final = ("c++", "g++", "clang++")
FLAGS: Final = ("-std=c++17", "-O3", "-ffp-contract=off")
"""Contracted, a product and a sum are rounded once instead of twice where the processor can do so:
games would differ from Python's in the last digits, and so in their course."""


class CompileError(RuntimeError):
    """There is no program; the message says what to do."""


class NoCompiler(CompileError):
    """There is none to make it with."""


def program() -> Path:
    """The program, up to date.

    Raises:
        NoCompiler: none is here, or not the one that ``$CXX`` names.
        CompileError: the compiler refuses the sources.
    """
    tables.write()
    if not _is_fresh():
        _compile()
    return PROGRAM


def _is_fresh() -> bool:
    sources = (*SOURCES.rglob("*.h"), *SOURCES.glob("*.cc"), tables.HEADER, Path(__file__))
    if not PROGRAM.exists():
        return False
    made = PROGRAM.stat().st_mtime
    return all(source.stat().st_mtime < made for source in sources)


def _compile() -> None:
    # under another name first: whoever plays with the old one goes on, and nobody starts half of it
    new = PROGRAM.with_suffix(f".{os.getpid()}")
    folders = [f"-I{folder}" for folder in (SOURCES, BUILD)]
    command = [*_compiler(), *FLAGS, *folders, str(SOURCES / "main.cc"), "-o", str(new)]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    if done.returncode:
        raise CompileError(f"{shlex.join(command)} failed:\n{done.stderr}")
    new.replace(PROGRAM)


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
