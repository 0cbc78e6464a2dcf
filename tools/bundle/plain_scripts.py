"""The page's scripts as a visit needs them: lines that are comments stay behind, 10 KB in all."""

import re
from pathlib import Path
from typing import Final

_COMMENT: Final = re.compile(r"^ *//.*\n", re.MULTILINE)


def without_comments(script: str) -> str:
    """Return a script without the lines that are comments alone; no text may have such a line."""
    return _COMMENT.sub("", script)


def strip(folder: Path) -> None:
    """Leave the comments out of every script in a folder."""
    for file in sorted(folder.glob("*.js")):
        plain = without_comments(file.read_text(encoding="utf-8"))
        file.write_text(plain, encoding="utf-8", newline="\n")
