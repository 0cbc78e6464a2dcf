"""Writes the pyconfig.h of Pyodide's Python: python3 pyconfig.py STDLIB.ZIP PYCONFIG.H TARGET.

The values are Pyodide's own, out of the _sysconfigdata in its standard library, which holds every
macro; the names come from another pyconfig.h of the same version. So nothing is configured anew.
"""

import re
import sys
import zipfile
from pathlib import Path

EXPECTED = {
    "SIZEOF_VOID_P": 4,
    "SOABI": "cpython-314-wasm32-emscripten",
    "PYODIDE_ABI_VERSION": "2026_0",
}
NAME = re.compile(r"\s*#\s*define\s+([A-Za-z_]\w*)(?:\s|$)|/\* #\s*undef (\w+) \*/")


def values(stdlib: str) -> dict[str, object]:
    """Pyodide's build-time variables."""
    with zipfile.ZipFile(stdlib) as archive:
        name = next(name for name in archive.namelist() if "_sysconfigdata_" in name)
        scope: dict[str, dict[str, object]] = {}
        exec(archive.read(name).decode(), scope)
    found = scope["build_time_vars"]
    wrong = {key: found.get(key) for key in EXPECTED if found.get(key) != EXPECTED[key]}
    if wrong:
        sys.exit(f"This Pyodide is not the one the wheel is for: {wrong}, expected {EXPECTED}")
    return found


def define(name: str, value: object) -> str:
    """The lines for one macro."""
    if value in (0, "", "0"):
        return f"#define {name} 0" if name.startswith("HAVE_DECL_") else f"/* #undef {name} */"
    return f"#ifndef {name}\n#define {name} {value}\n#endif"


def main(stdlib: str, names_from: str, target: str) -> None:
    known = values(stdlib)
    lines = Path(names_from).read_text(encoding="utf-8").splitlines()
    matches = (NAME.match(line) for line in lines)
    names = dict.fromkeys(match[1] or match[2] for match in matches if match)
    macros = [define(name, known[name]) for name in names if name in known]
    text = ["#ifndef Py_PYCONFIG_H", "#define Py_PYCONFIG_H", *macros, "#endif", ""]
    Path(target).write_text("\n".join(text), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
