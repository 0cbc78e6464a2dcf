"""``python -m tools.art.pack``: from build/art to sprites/, with an index.

Cut-outs are cropped and get 256 colours, pictures without holes become JPEG. Files are as small as
they can be without another pixel: oxipng takes an eighth off Pillow's PNG, progressive JPEG 2 %,
mozjpeg's way to write it another 1 %.
What is not in build/art keeps what sprites/ holds already; files that the index does not list are
deleted.
"""

import argparse
import json
from pathlib import Path

import mozjpeg_lossless_optimization
import oxipng
from PIL import Image, ImageChops, ImageFilter

from tools.art.catalogue import BUILD, STONE_COUNTS, STONE_SLOPES, Place, from_middle, place
from tools.art.quantise import quantised

SPRITES = Path("sprites")

_FAINTEST = 3
"""Alpha up to this counts as empty."""

_QUALITY = 88
"""Of JPEG: no bands on parchment and in the sky, at a fifth of the size of PNG."""

_QUALITY_FIRST = 82
"""That of the first game's title, which the first frame waits for."""

_QUALITY_BEHIND = 55
"""That of a further game's title, which is on its way while the first one is seen: 80 KB."""

_TITLES = ("title", "title_portrait")
"""Pictures that fill a window or a part of it: they have no place in the index."""

Entry = dict[str, object]
Index = dict[str, Entry]


def main() -> None:
    """Packs everything that was rendered or drawn; rewrites the index."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--source", type=Path, default=BUILD)
    parser.add_argument("--target", type=Path, default=SPRITES)
    options = parser.parse_args()
    sources = sorted(options.source.glob("*.png"))
    if not sources:
        raise SystemExit(f"Nothing in {options.source}: run `make art` first")
    index = _read(options.target / "index.json")
    for source in sources:
        entries = _pack(source, options.target)
        index.update(entries)
    _write(options.target / "index.json", index)
    _sweep(options.target, index)
    _report(options.target, index)


def _read(path: Path) -> Index:
    return json.loads(path.read_text("utf-8")) if path.exists() else {}


def _write(path: Path, index: Index) -> None:
    lines = [f"  {json.dumps(name)}: {json.dumps(index[name])}" for name in sorted(index)]
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


def _sweep(folder: Path, index: Index) -> None:
    listed = {entry["file"] for entry in index.values()} | {f"{name}.jpg" for name in _TITLES}
    for path in folder.iterdir():
        if path.is_file() and path.name != "index.json" and path.name not in listed:
            path.unlink()


def _report(folder: Path, index: Index) -> None:
    size = sum(path.stat().st_size for path in folder.iterdir() if path.is_file())
    print(f"{len(index)} sprites, {size / 1e6:.2f} MB")


def _pack(source: Path, folder: Path) -> Index:
    name = source.stem
    picture = Image.open(source).convert("RGBA")
    if name in _TITLES:
        quality = _QUALITY_FIRST if folder == SPRITES else _QUALITY_BEHIND
        _save_whole(picture, folder / f"{name}.jpg", quality)
        return {}
    anchored = place(name, picture.size)
    if picture.getextrema()[3][0] == 255:
        _save_whole(picture, folder / f"{name}.jpg", _QUALITY)
        return {name: _entry(f"{name}.jpg", anchored)}
    left, top, right, bottom = (0, 0, *picture.size) if _is_sign(name) else _filled(picture)
    cropped = picture.crop((left, top, right, bottom))
    _save(quantised(cropped), folder / source.name)
    moved = Place((anchored.anchor[0] - left, anchored.anchor[1] - top), anchored.unit)
    if name.startswith("stones_"):
        return _sides(source.name, moved)
    return {name: _entry(source.name, moved)}


def _save_whole(picture: Image.Image, path: Path, quality: int) -> None:
    picture.convert("RGB").save(path, quality=quality, optimize=True, progressive=True)
    path.write_bytes(mozjpeg_lossless_optimization.optimize(path.read_bytes()))


def _save(picture: Image.Image, path: Path) -> None:
    picture.save(path)
    small = {"level": 6, "deflate": oxipng.Deflaters.zopfli(15)}
    oxipng.optimize(path, strip=oxipng.StripChunks.safe(), **small)


def _is_sign(name: str) -> bool:
    """Signs keep their margins, so that they weigh the same in boxes of one size."""
    return name.startswith(("icon_", "mark_", "pip_", "sign_", "good_"))


def _filled(picture: Image.Image) -> tuple[int, int, int, int]:
    """What is not empty; a lonely pixel, such as a render may leave in a corner, does not count."""
    seen = picture.getchannel("A").point(lambda value: 255 if value > _FAINTEST else 0)
    near = seen.filter(ImageFilter.MedianFilter(3)).filter(ImageFilter.MaxFilter(3))
    return ImageChops.multiply(seen, near).getbbox() or (0, 0, *picture.size)


def _entry(file: str, where: Place) -> Entry:
    anchor = [round(number, 2) for number in where.anchor]
    return {"file": file, "anchor": anchor, "unit": round(where.unit, 2)}


def _sides(file: str, where: Place) -> Index:
    """The stones of both sides that run alike, anchored to the hexagon's middle."""
    _, slope, count = Path(file).stem.split("_")
    assert int(count) in STONE_COUNTS
    entries = {}
    for side in STONE_SLOPES[slope]:
        x, y = from_middle(side)
        anchor = (where.anchor[0] - x * where.unit, where.anchor[1] - y * where.unit)
        entries[f"stones_{side}_{count}"] = _entry(file, Place(anchor, where.unit))
    return entries


main()
