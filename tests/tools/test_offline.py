"""What makes the page an app that needs no network, and the zip for other hosts."""

from __future__ import annotations

import json
import re
import zipfile
from pathlib import Path

import pygame

from tools import dist
from tools.build_web import PAGE
from tools.bundle.offline import MANIFEST, PARCHMENT, write_manifest, write_worker
from tools.bundle.portions import GUEST, TABLES


def built(folder: Path, game: str = "game") -> str:
    """The service worker of a small page."""
    for name, content in (
        ("index.html", "app-1"),
        ("app-1/title.bin", game),
        ("runtime-2/pygame.bin", "pygame"),
        ("licenses/pygame.txt", "licence"),
    ):
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content)
    write_worker(folder, PAGE / "worker.js")
    return (folder / "worker.js").read_text()


def test_the_worker_knows_every_file_of_the_game_by_its_hash(tmp_path: Path) -> None:
    worker = built(tmp_path)
    (listed,) = re.findall(r"FILES = ({.*});", worker)
    files = json.loads(listed)
    assert sorted(files) == ["app-1/title.bin", "runtime-2/pygame.bin"]
    assert all(value.startswith("sha256-") for value in files.values())
    assert "{{" not in worker


def test_what_only_a_hosts_page_needs_is_kept_once_it_was_asked_for(tmp_path: Path) -> None:
    (wanted,) = re.findall(r"WANTED = (\[.*\]);", built(tmp_path))
    assert {f"/{TABLES}.bin", f"/{GUEST}.bin"} <= set(json.loads(wanted))


def test_another_byte_makes_another_version(tmp_path: Path) -> None:
    first = built(tmp_path)
    assert built(tmp_path) == first
    assert built(tmp_path, game="other") != first
    (tmp_path / "index.html").write_text("app-1 another page")
    again = (tmp_path / "worker.js").read_text()
    write_worker(tmp_path, PAGE / "worker.js")
    assert (tmp_path / "worker.js").read_text() != again


def test_the_manifest_names_icons_of_the_sizes_that_are_there(tmp_path: Path) -> None:
    write_manifest(tmp_path, PAGE / "icon.svg")
    manifest = json.loads((tmp_path / MANIFEST).read_text())
    assert manifest["start_url"] == manifest["scope"] == "../"
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        width, height = pygame.image.load(tmp_path / icon["src"]).get_size()
        assert icon["sizes"] == f"{width}x{height}"


def test_a_maskable_icon_fills_its_square(tmp_path: Path) -> None:
    write_manifest(tmp_path, PAGE / "icon.svg")
    icon = pygame.image.load(tmp_path / "icon-maskable.png")
    assert icon.get_at((0, 0)) == pygame.Color(PARCHMENT)


def test_the_zip_has_the_page_at_its_top_and_the_same_bytes_every_time(tmp_path: Path) -> None:
    built(tmp_path / "web")
    dist.pack(tmp_path / "web", tmp_path / "one.zip")
    dist.pack(tmp_path / "web", tmp_path / "two.zip")
    assert (tmp_path / "one.zip").read_bytes() == (tmp_path / "two.zip").read_bytes()
    with zipfile.ZipFile(tmp_path / "one.zip") as archive:
        assert {"index.html", "worker.js", "app-1/title.bin"} <= set(archive.namelist())
