"""The table in docs/sound.md: what was measured in the finished files."""

from __future__ import annotations

from pathlib import Path

import soundfile

from tools.sounds.loudness import average, momentary, peak

DOCUMENT = Path(__file__).parents[2] / "docs/sound.md"
MARK = "<!-- measured: written by make sounds -->\n"
HEAD = """
| sound | seconds | LUFS | peak dBFS | bytes |
| --- | ---: | ---: | ---: | ---: |
"""


def write_report(folder: Path) -> None:
    """Measures every sound in the folder and writes the document's table anew."""
    files = [*sorted(folder.glob("*.ogg")), *sorted(folder.glob("*/*.ogg"))]
    total = sum(file.stat().st_size for file in files)
    rows = "\n".join(_row(file, file.relative_to(folder)) for file in files)
    words = DOCUMENT.read_text("utf-8").partition(MARK)[0]
    DOCUMENT.write_text(f"{words}{MARK}{HEAD}{rows}\n\nTogether {total:,} bytes.\n", "utf-8")


def _row(file: Path, name: Path) -> str:
    read, rate = soundfile.read(file)
    samples = read.tolist()
    level = average if file.stem == "ambience" else momentary
    figures = f"{len(samples) / rate:.2f} | {level(samples, rate):.1f} | {peak(samples):.1f}"
    return f"| {name.with_suffix('').as_posix()} | {figures} | {file.stat().st_size} |"
