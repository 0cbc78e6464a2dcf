#!/bin/bash
# Runs inside the chroot, where build.sh has put everything in /b: compiles SDL2, SDL2_image,
# SDL2_mixer, SDL2_ttf, freetype and pygame-ce into one side module for Pyodide's main module.
# No meson, no configure, no emscripten ports: plain emcc calls and one link.
set -euo pipefail
cd /b
objects=/b/obj
sdl=$(echo deb/libsdl2-2*/) image=$(echo deb/libsdl2-image-*/) mixer=$(echo deb/libsdl2-mixer-*/)
ttf=$(echo deb/libsdl2-ttf-*/) freetype=$(echo deb/freetype-*/)
system=/usr/share/emscripten/system/lib

# Exceptions and longjmp as in Pyodide's main module: WebAssembly's, in their first form.
exceptions="-fwasm-exceptions -sSUPPORT_LONGJMP=wasm -sWASM_LEGACY_EXCEPTIONS=1"
# Hidden: the main module carries emscripten's old SDL 1, whose names would clash with ours.
flags="-O2 -g0 -msimd128 -fPIC -fvisibility=hidden -include /b/abi5.h -DNDEBUG $exceptions -w"

rm -rf $objects inc py
mkdir -p $objects inc/SDL2 py

# job OBJECT SOURCE FLAGS...: one call of the compiler, for later
job() {
  local object=$1 source=$2
  shift 2
  echo "emcc $flags $* -c $source -o $objects/$object.o" >>$objects/jobs
}
flat() { echo "$1" | tr / _; }

# the file list of emscripten's own SDL2 port
sdl_files() {
  python3 - <<'PY'
import re
port = open("/usr/share/emscripten/tools/ports/sdl2.py").read()
threads = re.search(r"thread_srcs = \[(.*?)\]", port).group(1)
print(*re.search(r"srcs = '''(.*?)'''", port, re.S).group(1).split())
print(*["thread/generic/" + name for name in re.findall(r"'(.*?)'", threads)])
PY
}
for file in $(sdl_files); do
  job "sdl_$(flat "$file")" "${sdl}src/$file" -fwrapv-pointer -DSDL_VIDEO_DRIVER_DUMMY=1 "-I${sdl}include"
done
for file in callback dom_pk_codes key_codes; do
  job "html5_$file" "$system/html5/$file.c" "-I$system/libc"
done

# PNG and JPEG by the bundled stb_image, SVG by nanosvg
formats=$(printf -- '-DLOAD_%s ' BMP GIF JPG LBM PCX PNG PNM QOI SVG TGA XCF XPM XV)
for file in IMG IMG_bmp IMG_gif IMG_jpg IMG_lbm IMG_pcx IMG_png IMG_pnm IMG_qoi IMG_stb IMG_svg \
            IMG_tga IMG_tif IMG_webp IMG_avif IMG_jxl IMG_xcf IMG_xpm IMG_xv; do
  job "img_$file" "${image}src/$file.c" -DUSE_STBIMAGE -DSDL_IMAGE_SAVE_JPG=1 -DSDL_IMAGE_SAVE_PNG=1 \
    "$formats" "-I${image}include" "-I${sdl}include"
done

# WAV, OGG by the bundled stb_vorbis, FLAC by dr_flac
for file in $(cd "${mixer}src" && ls *.c codecs/*.c); do
  job "mix_$(flat "$file")" "${mixer}src/$file" -DMUSIC_WAV -DMUSIC_OGG -DOGG_USE_STB -DMUSIC_FLAC_DRFLAC \
    "-I${mixer}include" "-I${mixer}src" "-I${mixer}src/codecs" "-I${sdl}include"
done

# freetype with its own inflate, SDL2_ttf without harfbuzz
for file in base/ftsystem base/ftdebug base/ftbase base/ftbbox base/ftbdf base/ftbitmap base/ftcid \
            base/ftfstype base/ftgasp base/ftglyph base/ftgxval base/ftinit base/ftmm base/ftotval \
            base/ftpatent base/ftpfr base/ftstroke base/ftsynth base/fttype1 base/ftwinfnt \
            autofit/autofit bdf/bdf cache/ftcache cff/cff cid/type1cid gzip/ftgzip lzw/ftlzw pcf/pcf \
            pfr/pfr psaux/psaux pshinter/pshinter psnames/psnames raster/raster sdf/sdf sfnt/sfnt \
            smooth/smooth svg/svg truetype/truetype type1/type1 type42/type42 winfonts/winfnt; do
  job "ft_$(flat "$file")" "${freetype}src/$file.c" -DFT2_BUILD_LIBRARY -DHAVE_UNISTD_H -DHAVE_FCNTL_H \
    "-I${freetype}include"
done
job ttf "${ttf}SDL_ttf.c" -DTTF_USE_HARFBUZZ=0 -DTTF_USE_SDF=1 "-I$ttf" "-I${sdl}include" "-I${freetype}include"

# pygame-ce: base.c includes all the others (BUILD_STATIC, as upstream builds for emscripten), and
# four cython modules
cp -r /usr/include/python3.14/. py/
cp pyconfig.h py/pyconfig.h
for folder in "${sdl}include" "${image}include" "${mixer}include" "$ttf"; do
  for header in "$folder"/*.h; do ln -sf "/b/$header" inc/SDL2/; done
done
own="-DBUILD_STATIC=1 -msse2 -Ipy -Iinc -Iinc/SDL2 -I${freetype}include -Ipygame/src_c -Ipygame/src_c/include -Ipygame/src_c/freetype"
for macro in $(cd pygame && python3 buildconfig/get_version.py --macros); do own="$own '$macro'"; done
for module in audio mixer sdl2 video; do
  cython3 -3 -I pygame/src_c/cython "pygame/src_c/cython/pygame/_sdl2/$module.pyx" -o "$objects/cy_$module.c" 2>/dev/null
  job "cy_$module" "$objects/cy_$module.c" "$own"
done
for file in base bitmask rotozoom simd_surface_fill_sse2 simd_surface_fill_avx2 SDL_gfx/SDL_gfxPrimitives; do
  job "pg_$(flat "$file")" "pygame/src_c/$file.c" "$own"
done

sh -c "$(head -1 $objects/jobs)"   # alone: it makes emscripten's cache
tail -n +2 $objects/jobs | xargs -P "$(nproc)" -d '\n' -n1 sh -c
# One export and no name looked up elsewhere that is defined here (-Bsymbolic). Of the imports only
# emscripten_sleep is not in Pyodide's main module, and SDL calls it only under asyncify.
emcc -O2 -g0 $exceptions -sSIDE_MODULE=2 -Wl,-Bsymbolic -sEXPORTED_FUNCTIONS=_PyInit_base $objects/*.o \
  -o $objects/base.cpython-314-wasm32-emscripten.so
