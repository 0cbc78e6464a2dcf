"""The table of docs/taps.md."""

from collections.abc import Sequence

from tools.taps.act import Act


def table(acts: Sequence[Act]) -> str:
    """A line for each act: the taps before and now."""
    lines = ["| act | before | now |", "| --- | ---: | ---: |"]
    for act in acts:
        before = "–" if act.before is None else act.before
        lines.append(f"| {act.name} | {before} | {len(act.taps)} |")
    return "\n".join(lines)
