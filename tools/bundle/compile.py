"""Runs inside Pyodide: compiles a zip of Python files. See bytecode.Job."""

import importlib.util
import io
import re
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc

LONG_AGO = (2026, 1, 1, 0, 0, 0)


def compile_zip(source: memoryview, *, place: str, unused: str, sources: str, bare: str) -> bytes:
    """The target zip's bytes."""
    target = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(source)) as old, zipfile.ZipFile(target, "w") as new:
        for name in sorted(old.namelist()):
            if name.endswith("/") or re.match(unused, name):
                continue
            if name.endswith(".py") and not re.match(sources, name):
                level = 2 if re.match(bare, name) else 0
                add(new, f"{name}c", compiled(old.read(name), f"{place}/{name}", level))
            else:
                add(new, name, old.read(name))
    return target.getvalue()


def compiled(source: bytes, path: str, level: int) -> bytes:
    """A .pyc that is never compared with its source: the two are always shipped together."""
    code = compile(source, path, "exec", dont_inherit=True, optimize=level)
    return bytes(_code_to_hash_pyc(code, importlib.util.source_hash(source), False))


def add(archive: zipfile.ZipFile, name: str, content: bytes) -> None:
    """Adds a file in a way that is the same on every day."""
    archive.writestr(zipfile.ZipInfo(name, LONG_AGO), content)
