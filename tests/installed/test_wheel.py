"""pip install . gives the command tikal, with everything it needs.

The wheel is built and put into an environment of its own, without a network: pygame and the tool
that builds are those of the tests' environment.
"""

from __future__ import annotations

import os
import re
import shlex
import site
import subprocess
import sys
import venv
import zipfile
from pathlib import Path
from urllib.request import urlopen

import pytest

from game import NAME
from game.host.page import page_files
from tests.players.test_bots_document import COMMAND, OWN_BOT
from tools.bundle import BUILD, ROOT
from tools.bundle.stage import shipped

# a whole turn of the loop with the title, then a table, with every picture, sound and letter
LOOK = """
import pygame
from game import app
from game.ui import assets, sprites, typeface
from game.ui.sound import Speaker

one = app.App()
one.turn(0.0)
for name in sprites.names():
    sprites.decode(name)
for file in typeface.FILES.values():
    pygame.font.Font(assets.FONTS / file, 20)
speaker = Speaker()
speaker.set_volumes(1.0, 1.0, False)
speaker.wake()
while speaker._chores:
    speaker.update(0.0)
print(len(sprites.names()), len(speaker._loaded), app.__file__)
"""


PAGE = BUILD / "web"

pytestmark = pytest.mark.xdist_group("wheel")  # built and installed once


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run([*pip, "--wheel-dir", folder, ROOT], check=True)
    (made,) = folder.glob("*.whl")
    return made


@pytest.fixture(scope="module")
def scripts(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of commands of a fresh environment with the wheel in it."""
    home = tmp_path_factory.mktemp("environment")
    venv.create(home)
    scripts = home / ("Scripts" if sys.platform == "win32" else "bin")
    pip = [sys.executable, "-m", "pip", "--python", scripts / "python", "install", "--quiet"]
    subprocess.run([*pip, "--no-deps", "--no-index", wheel], check=True)
    (here,) = [path for path in site.getsitepackages() if path.endswith("site-packages")]
    (packages,) = home.rglob("site-packages")
    (packages / "pygame.pth").write_text(here)
    return scripts


def run(
    command: list[str | Path], folder: Path, **environment: str
) -> subprocess.CompletedProcess[str]:
    """Runs it in this folder with nothing of ours around it."""
    quiet = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "TIKAL_DATA": str(folder)}
    kept = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT") if name in os.environ}
    return subprocess.run(
        command,
        cwd=folder,
        env=kept | quiet | environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


def test_the_wheel_holds_all_that_the_browser_is_given_and_no_more(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    given = {file.relative_to(ROOT).as_posix() for file in shipped()} - {"main.py"}
    inside = {name if name.startswith("game/") else f"game/assets/{name}" for name in given}
    inside |= {f"game/assets/web{address}" for address in page_files(PAGE) if address != "/"}
    assert {name for name in names if ".dist-info/" not in name} == inside | {"game/py.typed"}
    assert "game/tikal/players/weights.json" in names
    assert any(name.startswith("game/assets/sprites/tzolkin/") for name in names)
    assert {"CREDITS.md", "LICENSE"} <= {Path(name).name for name in names}


def test_the_wheel_hosts_the_page_that_came_with_it(scripts: Path, tmp_path: Path) -> None:
    where = ["--address", "127.0.0.1", "--port", "0", "--data", tmp_path / "tables"]
    with subprocess.Popen(
        [scripts / "tikal", "host", *where], cwd=tmp_path, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            assert process.stdout
            told = process.stdout.readline()
            (address,) = re.findall(r"http://\S+/", told)
            with urlopen(address) as page:
                assert b"data-tables" in page.read()
            (app,) = PAGE.glob("app-*/title.bin")
            with urlopen(address + app.relative_to(PAGE).as_posix()) as file:
                assert file.read() == app.read_bytes()
        finally:
            process.kill()


def test_the_wheel_asks_for_pygame_and_segno(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as files:
        (metadata,) = [name for name in files.namelist() if name.endswith("/METADATA")]
        wanted = re.findall(r"^Requires-Dist: (.*)$", files.read(metadata).decode(), re.MULTILINE)
    needed = [one.split("==")[0] for one in wanted if "extra ==" not in one]
    assert needed == ["pygame-ce", "segno"]


def test_the_command_helps_and_plays(scripts: Path, tmp_path: Path) -> None:
    helped = run([scripts / "tikal", "--help"], tmp_path)
    assert helped.stdout.startswith("usage: tikal [-h] COMMAND")
    played = run([scripts / "tikal", "random", "--variant", "mini"], tmp_path)
    (tmp_path / "game.json").write_text(played.stdout, "utf-8")
    checked = run([scripts / "tikal", "check", "game.json"], tmp_path)
    assert checked.stdout.startswith("game.json: ok"), checked.stderr


def test_the_window_finds_every_picture_sound_and_letter(scripts: Path, tmp_path: Path) -> None:
    looked = run([scripts / "python", "-c", LOOK], tmp_path)
    assert not looked.returncode, looked.stderr
    *_, pictures, sounds, module = looked.stdout.split()
    assert int(pictures) > 80
    assert int(sounds) == len(list((ROOT / "sounds").glob("*.ogg"))) - 1  # one is streamed
    assert Path(module).is_relative_to(scripts.parent)


def test_the_documented_bot_plays(scripts: Path, tmp_path: Path) -> None:
    (tmp_path / "my_bot.py").write_text(OWN_BOT, "utf-8")
    (tmp_path / "game.py").write_text("raise RuntimeError('not the game that is meant')\n")
    ended = run([scripts / "tikal", *shlex.split(COMMAND)], tmp_path)
    assert not ended.returncode, ended.stderr
    assert "my_bot.py:Spreader" in ended.stdout


def test_without_a_screen_the_command_says_so(scripts: Path, tmp_path: Path) -> None:
    ended = run([scripts / "tikal"], tmp_path, SDL_VIDEODRIVER="none such")
    assert ended.returncode == 1
    assert ended.stderr.strip().splitlines()[-1].startswith(f"{NAME}: there is no screen")
    assert "Traceback" not in ended.stderr
