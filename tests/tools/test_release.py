"""A release is what its tag says, and its program can be started where it is unpacked."""

import os
import shutil

import pytest

from tools import release

CHANGES = """# Changes
## Not yet released
- soon

## 1.2.0 (2027-01-02)
- new

## 1.1.0
- old
"""


@pytest.fixture
def root(tmp_path):
    (tmp_path / "pyproject.toml").write_text('[project]\nversion = "1.2.0"\n')
    (tmp_path / "CHANGELOG.md").write_text(CHANGES)
    return tmp_path


def test_the_notes_are_those_of_the_version_alone(root):
    assert release.notes("1.2.0", root) == "- new"
    assert release.notes("1.1.0", root) == "- old"
    assert not release.notes("1.2", root)


def test_a_tag_is_the_version_and_told_of(root):
    assert not release.check("v1.2.0", root)
    assert "pyproject.toml says 1.2.0" in release.check("v1.3.0", root)
    (root / "pyproject.toml").write_text('[project]\nversion = "1.3.0"\n')
    assert "CHANGELOG.md tells nothing of 1.3.0" in release.check("v1.3.0", root)


def test_what_is_to_be_released_next_is_told():
    assert release.notes(release.version()) or release.notes("Not yet released")


@pytest.mark.skipif(os.name == "nt", reason="rights are kept elsewhere only")
def test_a_packed_program_keeps_its_rights_and_links(tmp_path):
    app = tmp_path / "app/Tikal"
    app.mkdir(parents=True)
    (app / "Tikal").write_text("#!/bin/sh\n")
    (app / "Tikal").chmod(0o755)
    (app / "link").symlink_to("Tikal")
    packed = release.pack(app, tmp_path / "dist", "1.2.0")
    shutil.unpack_archive(packed, tmp_path / "there", filter="tar")
    assert os.access(tmp_path / "there/Tikal/Tikal", os.X_OK)
    assert (tmp_path / "there/Tikal/link").is_symlink()
