"""Bytecode for the browser's Python, made by that Python itself under Node.js.

Compiling took more than half of the time from the page to the first frame.
"""

from __future__ import annotations

import json
import tempfile
from dataclasses import asdict, dataclass
from pathlib import Path

from tools.bundle import node


@dataclass(frozen=True)
class Job:
    """A zip of Python files to compile into another zip.

    Bytecode stands in the place of each source; nothing is deflated, since the whole is packed.

    place: where the source zip's top lies in the browser, for tracebacks.
    unused: a pattern for names to leave out.
    sources: a pattern for names that stay sources, without docstrings and comments.
    bare: a pattern for names whose docstrings and assertions are left out.
    brief: a pattern for names whose docstrings alone are left out.
    """

    source: Path
    target: Path
    place: str
    unused: str = "$^"
    sources: str = "$^"
    bare: str = "$^"
    brief: str = "$^"


def compile_zips(pyodide: Path, *jobs: Job) -> None:
    """Does the jobs. The same input gives the same bytes.

    Raises:
        BuildError: a file does not compile.
    """
    here = Path(__file__).parent
    with tempfile.TemporaryDirectory() as folder:
        plan = Path(folder) / "jobs.json"
        plan.write_text(json.dumps([asdict(job) for job in jobs], default=str))
        node.run("node", here / "compile.mjs", pyodide / "pyodide.mjs", plan, folder=here)
