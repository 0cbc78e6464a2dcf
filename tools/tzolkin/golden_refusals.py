"""Writes tests/tzolkin/refusals.tsv: for every reason to refuse an action one in a golden game.

    python -m tools.tzolkin.golden_refusals

A row is a game, how many of its actions come before, the action that is refused, and the reason.
"""

import random
from pathlib import Path
from typing import Final, NamedTuple

from game.tzolkin.rules.records import read
from tools.tzolkin.golden_games import FOLDER
from tools.tzolkin.refused_actions import asked

TABLE: Final = Path(__file__).parents[2] / "tests" / "tzolkin" / "refusals.tsv"


class Refusal(NamedTuple):
    """A line that is refused after so many actions of a golden game."""

    game: str
    index: int
    line: str
    reason: str


def refusals() -> list[Refusal]:
    """The table's rows."""
    rows = (line.split("\t") for line in TABLE.read_text("utf-8").splitlines())
    return [Refusal(game, int(index), line, reason) for game, index, line, reason in rows]


def found() -> list[Refusal]:
    """The first action that is refused for each reason."""
    first: dict[str, Refusal] = {}
    for path in sorted(FOLDER.glob("*.json")):
        match = read(path.read_bytes())
        for index, action, reason in asked(match, random.Random(path.stem)):
            name = reason.message.name
            if name not in first:
                first[name] = Refusal(path.stem, index, str(action), str(reason))
    return sorted(first.values())


def main() -> None:
    """Write the table anew."""
    TABLE.write_text("".join("\t".join(map(str, row)) + "\n" for row in found()), "utf-8")


if __name__ == "__main__":
    main()
