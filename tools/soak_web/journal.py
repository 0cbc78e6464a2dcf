"""What was tried so far, a line each: a soak that was stopped goes on from there."""

from __future__ import annotations

import json
from pathlib import Path

from tools.soak_web.trying import Outcome


class Journal:
    """The outcomes of one state of the bundle; those of another are no longer true."""

    def __init__(self, path: Path, bundle: str) -> None:
        self.path = path
        self.outcomes: list[Outcome] = []
        lines = path.read_text("utf-8").splitlines() if path.is_file() else []
        if lines[:1] == [bundle]:
            self.outcomes = [Outcome(**json.loads(line)) for line in lines[1:]]
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(f"{bundle}\n", "utf-8")

    def add(self, outcome: Outcome) -> None:
        """Notes it at once."""
        self.outcomes.append(outcome)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(outcome._asdict()) + "\n")
