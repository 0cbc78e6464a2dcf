"""Stands in for pygame-ce's build backend while pip downloads its sources."""

import tomllib
from pathlib import Path


def get_requires_for_build_wheel(config_settings: object = None) -> list[str]:  # noqa: ARG001
    """Nothing: nothing is built by pip."""
    return []


def prepare_metadata_for_build_wheel(folder: str, config_settings: object = None) -> str:  # noqa: ARG001
    """The name and version that pip wants to see before it keeps a download."""
    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]
    name, version = "pygame_ce", project["version"]
    info = Path(folder) / f"{name}-{version}.dist-info"
    info.mkdir()
    metadata = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {version}\n"
    (info / "METADATA").write_text(metadata, encoding="utf-8")
    return info.name
