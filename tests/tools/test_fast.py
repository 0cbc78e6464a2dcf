"""What the games in C++ share."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.fast.compiled import NoCompiler, Sources


def test_without_a_compiler_it_is_said_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sources = Sources(tmp_path, str, tmp_path / "build")
    monkeypatch.delenv("CXX", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(NoCompiler, match=r"install one \(Debian: g\+\+\)"):
        sources.program()
    monkeypatch.setenv("CXX", "tcc -w")
    with pytest.raises(NoCompiler, match="no compiler tcc"):
        sources.program()
