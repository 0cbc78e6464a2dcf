"""Changes some lines of the sources below a folder: python3 patch.py FOLDER. Safe to run again."""

import sys
from pathlib import Path

FASTER = "#if 1 /* WebAssembly's SIMD does as SSE2 */\n"
PATCHES = [
    (
        # A callback still queued when the device closes must not run on the freed device:
        # "RuntimeError: divide by zero" after pygame.mixer.quit() and another init.
        "deb/libsdl2-2*/src/audio/emscripten/SDL_emscriptenaudio.c",
        "SDL2.audio.scriptProcessorNode.disconnect();",
        "SDL2.audio.scriptProcessorNode['onaudioprocess'] = null;"
        " SDL2.audio.scriptProcessorNode.disconnect();",
    ),
    (
        # File-like objects (io.BytesIO) as on the desktop; upstream takes only their name here.
        "pygame/src_c/rwobject.c",
        "pgRWops_FromObject(PyObject *obj, char **extptr)\n{\n#if __EMSCRIPTEN__\n",
        "pgRWops_FromObject(PyObject *obj, char **extptr)\n{\n#if 0 /* __EMSCRIPTEN__ */\n",
    ),
    # pygame's SSE2 blitters, which upstream leaves out here: emscripten compiles them to
    # WebAssembly's SIMD. SDL cannot ask the processor, so the answer is yes.
    ("pygame/src_c/alphablit.c", "#if !defined(__EMSCRIPTEN__)\n", FASTER),
    ("pygame/src_c/surface_fill.c", "#if !defined(__EMSCRIPTEN__)\n", FASTER),
    ("pygame/src_c/simd_shared.h", "return SDL_HasSSE2();", "return 1;"),
    ("pygame/src_c/simd_surface_fill_sse2.c", "return SDL_HasSSE2();", "return 1;"),
]


def main(folder: str) -> None:
    for pattern, old, new in PATCHES:
        (path,) = Path(folder).glob(pattern)
        text = path.read_text(encoding="utf-8")
        if new in text:
            continue
        if old not in text:
            sys.exit(f"{path}: the line to change is not there")
        path.write_text(text.replace(old, new), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
