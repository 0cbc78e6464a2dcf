"""Python and pygame for the browser: fetched, checked, compiled to bytecode."""

from __future__ import annotations

import hashlib
import importlib.metadata
import re
import shutil
import zipfile
from collections.abc import Mapping
from pathlib import Path

from tools.bundle import BUILD, ROOT, BuildError, bytecode, node
from tools.bundle.packed import SUFFIX, packed, unzipped
from tools.bundle.stamps import fingerprint, fresh, mark

LOCK = [ROOT / "web/package.json", ROOT / "web/package-lock.json"]
WHEELS = ROOT / "tools/wheel"
PACKING = Path(__file__).with_name("packed.py")
OWN = Path(__file__).with_name("own")
"""Modules of Python's library, Pyodide and others that are ours: a page needs less of them."""
SEGNO = [f"segno/{module}.py" for module in ("consts", "encoder")]
"""What of segno is shipped as it is; it lies beside Python's library, and comes with the rest."""
LOADER = "pyodide.mjs"
INTERPRETER = ["pyodide.asm.mjs", "pyodide.asm.wasm"]
PYGAME = "pygame.wasm"
EXTENSION = "pygame/base.cpython-314-wasm32-emscripten.so"
PACKAGES = "/lib/python3.14/site-packages"
STDLIB = "/lib/python314.zip"

# Modules without a use in a browser, more than half of the standard library's bytes.
UNUSED = re.compile(
    r"(_pyrepl|concurrent/interpreters|ctypes|email|ensurepip|html|http|idlelib|importlib/metadata"
    r"|importlib/resources|multiprocessing|pydoc_data|sqlite3|sysconfig|tomllib|unittest|urllib"
    r"|venv|wsgiref|xml|xmlrpc|zoneinfo|__phello__)/"
    r"|(__hello__|_aix_support|_android_support|_apple_support|_ast_unparse|_ios_support"
    r"|_markupbase|_osx_support|_pydatetime|_pydecimal|_pyio|_pylong|_strptime|_sysconfigdata.*"
    r"|antigravity|bdb|cProfile|calendar|cmd|code|compileall|configparser|csv|dbm|doctest|filecmp"
    r"|fileinput|fractions|ftplib|getopt|getpass|graphlib|gzip|imaplib|ipaddress|mailbox|mimetypes"
    r"|modulefinder|netrc|nturl2path|numbers|optparse|pdb|pickletools|pkgutil|plistlib|poplib|pprint"
    r"|profile|pstats|pty|py_compile|pyclbr|pydoc|queue|quopri|rlcompleter|runpy|sched|shelve"
    r"|shlex|smtplib|socketserver|sre_.*|statistics|stringprep|symtable|tabnanny|tarfile|tempfile"
    r"|this|timeit|trace|tracemalloc|tty|turtle|uuid|wave|webbrowser|xdrlib|zipapp"
    r"|argparse|bz2|difflib|lzma|pickle|_compat_pickle|selectors|ssl|_ssl)\.py"
    r"|asyncio/(base_events|base_subprocess|graph|proactor_events|protocols|selector_events|sslproto"
    r"|staggered|streams|subprocess|taskgroups|threads|tools|transports|trsock|unix_events"
    r"|windows_.*)\.py|compression/|concurrent/futures/(interpreter|process|thread)\.py"
    r"|json/tool\.py|logging/(config|handlers)\.py|pathlib/types\.py"
    r"|pyodide/(_nodesock.*|console|http/.*)\.py|zipfile/|.*__main__\.py"
    r"|encodings/(big5|cp(?!437)|euc|gb|hp|hz|idna|iso|johab|koi|kz|mac|palmos|ptcp|punycode"
    r"|quopri|rot|shift|tis|uu)"
)
UNUSED_PYGAME = re.compile(
    r"pygame/((_camera.*|_debug|camera|freetype|ftfont|macosx|midi|sndarray|surfarray|typing)\.py$"
    r"|freesansbold\.ttf)|pygame_ce-.*"
)
# Pyodide reads the docstrings of its own core.
BARE = re.compile(r"(?!_pyodide/)")


def prepare() -> Path:
    """The folder with all runtime files before they are packed, made anew when an input changed.

    Raises:
        BuildError: npm failed, or the wheel is not the one that CHECKSUM names.
    """
    served = BUILD / "runtime"
    steps = sorted(Path(__file__).parent.rglob("*.*"))
    segno = _segno()
    stamp = fingerprint([*LOCK, *sorted(WHEELS.glob("*.whl")), *segno.values(), *steps])
    if fresh(served, stamp):
        return served
    pyodide = _pyodide()
    shutil.rmtree(served, ignore_errors=True)
    served.mkdir(parents=True)
    for name in (LOADER, *INTERPRETER):
        shutil.copyfile(pyodide / name, served / name)
    _with_own(pyodide / "python_stdlib.zip", OWN / "library", served / "library.zip", segno)
    _with_own(checked_wheel(), OWN / "packages", served / "packages.zip", {})
    bytecode.compile_zips(
        pyodide,
        bytecode.Job(
            served / "library.zip",
            served / "stdlib.zip",
            STDLIB,
            UNUSED.pattern,
            bare=BARE.pattern,
        ),
        bytecode.Job(
            served / "packages.zip",
            served / "pygame.zip",
            PACKAGES,
            UNUSED_PYGAME.pattern,
            bare=BARE.pattern,
        ),
    )
    for sources in ("library.zip", "packages.zip"):
        (served / sources).unlink()
    with zipfile.ZipFile(served / "pygame.zip") as pygame:
        (served / PYGAME).write_bytes(pygame.read(EXTENSION))
    mark(served, stamp)
    return served


def _segno() -> dict[str, Path]:
    """The files of segno, as it is installed here, by their names."""
    files = {str(file): file for file in importlib.metadata.files("segno") or ()}
    return {name: Path(str(files[name].locate())) for name in SEGNO}


def _with_own(archive: Path, own: Path, target: Path, more: Mapping[str, Path]) -> None:
    """Copies a zip of modules with more of them, ours in the place of those of the same names."""
    others = {name: file.read_bytes() for name, file in more.items()}
    ours = {file.relative_to(own).as_posix(): file.read_bytes() for file in own.rglob("*.py")}
    with zipfile.ZipFile(target, "w") as new:
        for name, content in {**unzipped(archive), **others, **ours}.items():
            new.writestr(name, content)


def pack(python: Path) -> Path:
    """The folder with the runtime as it is served, made anew when a file of it changed.

    Python's library and pygame's modules are no part of it: they are in the game's snapshot.
    """
    served = BUILD / "runtime-packed"
    contents = {f"{name}{SUFFIX}": python / name for name in (*INTERPRETER, PYGAME)}
    stamp = fingerprint([python / LOADER, *contents.values(), PACKING])
    if fresh(served, stamp):
        return served
    shutil.rmtree(served, ignore_errors=True)
    served.mkdir()
    shutil.copyfile(python / LOADER, served / LOADER)
    for name, source in contents.items():
        (served / name).write_bytes(packed(source.read_bytes()))
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
