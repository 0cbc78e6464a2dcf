"""Zips the wheel, the same bytes every time: python3 pack.py PYGAME_SOURCES MODULE.SO FOLDER."""

import base64
import hashlib
import sys
import tomllib
import zipfile
from pathlib import Path

TAG = "cp314-cp314-pyemscripten_2026_0_wasm32"
LONG_AGO = (2026, 1, 1, 0, 0, 0)
PACKAGES_LEFT_OUT = {"__pyinstaller", "__briefcase", "__pycache__"}
MODULES_LEFT_OUT = {"_audio.py", "_sdl3_mixer.py"}
DATA = {"freesansbold.ttf", "pygame_icon.bmp"}


def python_files(sources: Path) -> dict[str, bytes]:
    """pygame's own Python files and data by their name in the wheel."""
    package = sources / "src_py"
    return {
        f"pygame/{file.relative_to(package).as_posix()}": file.read_bytes()
        for file in package.rglob("*")
        if ((file.suffix == ".py" and file.name not in MODULES_LEFT_OUT) or file.name in DATA)
        and not PACKAGES_LEFT_OUT & set(file.parts)
    }


def record(files: dict[str, bytes], name: str) -> bytes:
    """The wheel's list of its files."""
    lines = [
        f"{file},sha256={digest(content)},{len(content)}" for file, content in sorted(files.items())
    ]
    return "\n".join([*lines, f"{name},,", ""]).encode()


def digest(content: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()


def main(sources: str, module: str, folder: str) -> None:
    pygame = Path(sources)
    project = tomllib.loads((pygame / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    release = f"pygame_ce-{project['version']}"
    info = f"{release}.dist-info"
    head = f"Wheel-Version: 1.0\nGenerator: build.sh\nRoot-Is-Purelib: false\nTag: {TAG}\n"
    files = {
        **python_files(pygame),
        f"pygame/{Path(module).name}": Path(module).read_bytes(),
        f"{info}/METADATA": (pygame / "PKG-INFO").read_bytes(),
        f"{info}/WHEEL": head.encode(),
        f"{info}/licenses/LGPL.txt": (pygame / "docs/LGPL.txt").read_bytes(),
    }
    files[f"{info}/RECORD"] = record(files, f"{info}/RECORD")
    with zipfile.ZipFile(Path(folder) / f"{release}-{TAG}.whl", "w") as wheel:
        for name, content in sorted(files.items()):
            entry = zipfile.ZipInfo(name, LONG_AGO)
            entry.external_attr = 0o644 << 16
            wheel.writestr(entry, content, zipfile.ZIP_DEFLATED, compresslevel=9)


if __name__ == "__main__":
    main(*sys.argv[1:])
