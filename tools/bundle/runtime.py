"""Python and pygame for the browser: fetched, checked, compiled to bytecode."""

from __future__ import annotations

import hashlib
import re
import shutil
from pathlib import Path

from tools.bundle import BUILD, ROOT, BuildError, bytecode, node
from tools.bundle.stamps import fingerprint, fresh, mark

LOCK = [ROOT / "web/package.json", ROOT / "web/package-lock.json"]
WHEELS = ROOT / "tools/wheel"
UNTOUCHED = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"]
PACKAGES = "/lib/python3.14/site-packages"
STDLIB = "/lib/python314.zip"

# Modules without a use in a browser, half of the standard library's bytes.
UNUSED = re.compile(
    r"(_pyrepl|ctypes|email|ensurepip|html|http|idlelib|multiprocessing|pydoc_data|sqlite3"
    r"|tomllib|unittest|urllib|venv|wsgiref|xml|xmlrpc|zoneinfo)/"
    r"|(_aix_support|_android_support|_apple_support|_ios_support|_osx_support|_pydatetime"
    r"|_pydecimal|_pyio|_pylong|_sysconfigdata.*|antigravity|bdb|cProfile|cmd|code|configparser"
    r"|dbm|doctest|filecmp|fileinput|ftplib|getopt|getpass|imaplib|ipaddress|mailbox|mimetypes"
    r"|modulefinder|netrc|nturl2path|optparse|pdb|pickletools|plistlib|poplib|profile|pstats|pty"
    r"|py_compile|pyclbr|pydoc|rlcompleter|runpy|sched|shelve|smtplib|socketserver|tabnanny"
    r"|tarfile|this|trace|tracemalloc|tty|turtle|wave|webbrowser|xdrlib|zipapp)\.py"
    r"|encodings/(big5|cp(?!437)|euc|gb|hp|hz|iso|johab|kz|koi|mac|ptcp|quopri|rot|shift|tis|uu)"
)


def prepare() -> Path:
    """The folder with all runtime files as they are served, made anew when an input changed.

    Raises:
        BuildError: npm failed, or the wheel is not the one that CHECKSUM names.
    """
    served = BUILD / "runtime"
    stamp = fingerprint(
        [*LOCK, *sorted(WHEELS.glob("*.whl")), *sorted(Path(__file__).parent.glob("*.*"))]
    )
    if fresh(served, stamp):
        return served
    pyodide = _pyodide()
    shutil.rmtree(served, ignore_errors=True)
    served.mkdir(parents=True)
    for name in UNTOUCHED:
        shutil.copyfile(pyodide / name, served / name)
    bytecode.compile_zips(
        pyodide,
        bytecode.Job(pyodide / "python_stdlib.zip", served / "stdlib.zip", STDLIB, UNUSED.pattern),
        bytecode.Job(checked_wheel(), served / "pygame.zip", PACKAGES, r".*/RECORD$"),
    )
    mark(served, stamp)
    return served


def _pyodide() -> Path:
    """Pyodide as npm unpacks it after checking the locked integrity."""
    folder = BUILD / "npm"
    stamp = fingerprint(LOCK)
    if not fresh(folder, stamp):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        for file in LOCK:
            shutil.copyfile(file, folder / file.name)
        node.run("npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", folder=folder)
        mark(folder, stamp)
    return folder / "node_modules/pyodide"


def checked_wheel() -> Path:
    """The wheel, after a look at its checksum."""
    expected, name = (WHEELS / "CHECKSUM").read_text().split()
    wheel = WHEELS / name
    if not wheel.is_file():
        raise BuildError(f"{name} is missing in tools/wheel/: check it out or run make wheel")
    if hashlib.sha256(wheel.read_bytes()).hexdigest() != expected:
        raise BuildError(f"{name} is not the wheel of tools/wheel/CHECKSUM: check it out again")
    return wheel
