from pathlib import Path

from tools.bundle.plain_scripts import strip, without_comments


def test_lines_that_are_comments_stay_behind(tmp_path: Path) -> None:
    script = '// a comment\nlet place = "//host"; // beside code\n  // and one more\nshow(place);\n'
    plain = 'let place = "//host"; // beside code\nshow(place);\n'
    assert without_comments(script) == plain
    for name in ("one.js", "one.css"):
        (tmp_path / name).write_text(script)
    strip(tmp_path)
    assert (tmp_path / "one.js").read_text() == plain
    assert (tmp_path / "one.css").read_text() == script
