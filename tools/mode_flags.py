"""How often the table's folder asks what is going on, by flag and by file; a test holds the sum.

Prints a line a file, and the sum outside the modes: ``python -m tools.mode_flags [folder]``.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

TABLE: Final = Path(__file__).parents[1] / "game/tikal/table"
FLAGS: Final = {
    "a scoring is shown": r"\bshow is\b|\bnow\.scoring\b|isinstance\([^)]*Counting",
    "others are watched": r"\bwatching\b|\b_watching\b|\bothers_act\b|isinstance\([^)]*Watching",
    "an advice": r"\bself\.hint\b|\bself\.advice\b",
    "held": r"\bpaused\b|Tempo\.HELD",
    "hurried": r"\b_hurried\b|Tempo\.HURRIED",
    "the auction's card": r"\bauction\.open\b|\bself\.open\b",
    "the phase": r"\.phase\b",
    "the queue": r"\.(scoring_)?queue\b",
    "a dialog above": r"stage\.top is",
}
ASSIGNED: Final = re.compile(r"^\s*self\.\w+(: [^=]+)? = [^=]*$")


def asked(source: str) -> dict[str, int]:
    """Per flag the lines of code that ask it; what only sets it or tells of it does not count."""
    lines = [line for line in _code(source) if not ASSIGNED.match(line)]
    counted = {
        flag: sum(bool(re.search(pattern, line)) for line in lines)
        for flag, pattern in FLAGS.items()
    }
    return {flag: count for flag, count in counted.items() if count}


def _code(source: str) -> list[str]:
    """The lines without docstrings, comments, imports and signatures."""
    bare = re.sub(r'"""[\s\S]*?"""', "", source)
    skipped = ("#", "from ", "import ", "def ", "class ", "@")
    return [line for line in bare.splitlines() if not line.strip().startswith(skipped)]


def main() -> None:
    """Counts a folder's files."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else TABLE
    outside = 0
    for file in sorted(folder.rglob("*.py")):
        if found := asked(file.read_text("utf-8")):
            count, where = sum(found.values()), file.relative_to(folder)
            outside += 0 if where.parts[0] == "modes" else count
            told = ", ".join(f"{flag} {times}" for flag, times in found.items())
            print(f"{count:4}  {where}: {told}")
    print(f"{outside:4}  outside of the modes")


if __name__ == "__main__":
    main()
