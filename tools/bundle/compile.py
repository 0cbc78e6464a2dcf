"""Runs inside Pyodide: compiles a zip of Python files. See bytecode.Job."""

import ast
import importlib.util
import io
import re
import tokenize
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc

LONG_AGO = (2026, 1, 1, 0, 0, 0)


def compile_zip(
    source: memoryview, *, place: str, unused: str, sources: str, bare: str, brief: str
) -> bytes:
    """The target zip's bytes."""
    target = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(source)) as old, zipfile.ZipFile(target, "w") as new:
        for name in sorted(old.namelist()):
            if name.endswith("/") or re.match(unused, name):
                continue
            if name.endswith(".py") and not re.match(sources, name):
                level = 2 if re.match(bare, name) else 0
                content = old.read(name)
                code = shortened(content) if re.match(brief, name) else content
                add(new, f"{name}c", compiled(content, code, f"{place}/{name}", level))
            elif name.endswith(".py"):
                add(new, name, plain(old.read(name)))
            else:
                add(new, name, old.read(name))
    return target.getvalue()


DOCSTRING = {
    (before, tokenize.STRING, tokenize.NEWLINE)
    for before in (tokenize.ENCODING, tokenize.NEWLINE, tokenize.INDENT)
}
"""The tokens before, of and after a docstring."""
TOLD = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def shortened(source: bytes) -> ast.Module:
    """A module without docstrings, annotations and what only these need, every line where it was.
    Docstrings of classes are blank, for a dataclass without one works out its signature while it
    is imported; what a class annotates are its fields."""
    module = ast.parse(source)
    module.body = [kept for statement in module.body if (kept := untyped(statement))]
    for node in ast.walk(module):
        if isinstance(node, ast.arg):
            node.annotation = None
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            node.returns = None
        if not isinstance(node, TOLD) or ast.get_docstring(node, clean=False) is None:
            continue
        if isinstance(node, ast.ClassDef):
            node.body[0].value.value = " "
        else:
            node.body[:1] = [] if node.body[1:] else [ast.copy_location(ast.Pass(), node.body[0])]
    return module


def untyped(statement: ast.stmt) -> ast.stmt | None:
    """A module's statement without its annotation; None if nothing else is in it."""
    if isinstance(statement, ast.AnnAssign):
        value = statement.value
        return value and ast.copy_location(ast.Assign([statement.target], value), statement)
    match statement:
        case ast.If(test=ast.Name(id="TYPE_CHECKING"), orelse=[]):
            return None
    return statement


def plain(source: bytes) -> bytes:
    """A module's source without comments, its docstrings blank, every line where it was."""
    lines = source.decode().splitlines()
    tokens = list(tokenize.tokenize(io.BytesIO(source).readline))
    for token in tokens:
        if token.type == tokenize.COMMENT:
            row, start = token.start
            lines[row - 1] = lines[row - 1][:start].rstrip()
    code = [one for one in tokens if one.type not in (tokenize.COMMENT, tokenize.NL)]
    for before, token, after in zip(code, code[1:], code[2:], strict=False):
        if (before.type, token.type, after.type) in DOCSTRING:
            (first, start), (last, _end) = token.start, token.end
            blank = [""] * (last - first)
            lines[first - 1 : last] = [lines[first - 1][:start] + '" "', *blank]
    return "\n".join([*lines, ""]).encode()


def compiled(source: bytes, code: bytes | ast.Module, path: str, level: int) -> bytes:
    """A .pyc that is never compared with its source: the two are always shipped together."""
    code = compile(code, path, "exec", dont_inherit=True, optimize=level)
    return bytes(_code_to_hash_pyc(code, importlib.util.source_hash(source), False))


def add(archive: zipfile.ZipFile, name: str, content: bytes) -> None:
    """Adds a file in a way that is the same on every day."""
    archive.writestr(zipfile.ZipInfo(name, LONG_AGO), content)
