"""The table at the end of a soak."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from statistics import median

from tools.soak_web.trials import Trial
from tools.soak_web.trying import Outcome

HEAD = (
    f"{'':31}{'done':>6}{'crashes':>9}{'errors':>8}{'console':>9}"
    f"{'seconds':>12}{'tab, MB':>12}{'Python, MB':>12}"
)


def bad(outcomes: Sequence[Outcome]) -> bool:
    """Whether anything went wrong in any."""
    return any(one.crashes or one.errors or one.console for one in outcomes)


def report(outcomes: Sequence[Outcome]) -> None:
    """Prints how often what went wrong under which conditions, medians and in brackets the most
    of times and memory, and every thing that went wrong with how often it did."""
    groups: dict[str, list[Outcome]] = defaultdict(list)
    for one in sorted(outcomes, key=lambda one: (one.kind, Trial(one.kind, one.number).conditions)):
        groups[f"{one.kind}s, {Trial(one.kind, one.number).conditions}"].append(one)
    print(HEAD)
    for name, group in groups.items():
        print(f"{name:31}{_row(group)}")
    print(f"{'all':31}{_row(outcomes)}")
    for said, times in Counter(_said(outcomes)).most_common():
        print(f"{times:4} times: {said}")


def _row(group: Sequence[Outcome]) -> str:
    counts = (
        len(group),
        *(
            sum(len(getattr(one, what)) for one in group)
            for what in ("crashes", "errors", "console")
        ),
    )
    done, crashes, errors, console = counts
    figures = [[getattr(one, what) for one in group] for what in ("seconds", "process", "heap")]
    seconds, process, heap = (f"{median(one):.0f} ({max(one):.0f})" for one in figures)
    return f"{done:6}{crashes:9}{errors:8}{console:9}{seconds:>12}{process:>12}{heap:>12}"


def _said(outcomes: Sequence[Outcome]) -> list[str]:
    return [
        said.split("\n")[0]
        for one in outcomes
        for said in (*one.crashes, *one.errors, *one.console)
    ]
