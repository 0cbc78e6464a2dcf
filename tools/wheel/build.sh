#!/bin/bash
# Builds the pygame-ce wheel for Pyodide from Debian's, PyPI's and npm's packages, and compares it
# with CHECKSUM: bash tools/wheel/build.sh [WORKDIR]   (default build/wheel; see README.md)
# Needs root, Debian 12 or newer, Python 3.11 or newer, node and npm; 1.6 GB of disk, 2 minutes.
set -euo pipefail

PYGAME=2.5.8
PYGAME_SHA256=3c8e69088ead310037972c391306ea58e74d7296b35d1890067749235fd554ba
PYODIDE=314.0.7
EMSCRIPTEN=${EMSCRIPTEN:-6.0.5}   # another one builds too, to another checksum
CYTHON=${CYTHON:-3.1.6}
SOURCES="libsdl2=2.32.4+dfsg-1 libsdl2-image=2.8.8+dfsg-1+deb13u1 libsdl2-mixer=2.8.1+dfsg-2
         libsdl2-ttf=2.24.0+dfsg-2 freetype=2.13.3+dfsg-1+deb13u1"

here=$(cd "$(dirname "$0")" && pwd)
work=$(realpath -m "${1:-build/wheel}")
chroot=$work/chroot   # the compiler's own Debian
inside=$chroot/b      # what the compiler sees as /b
say() { echo "[$(date -u +%T)] $*"; }
die() { echo "$*" >&2; exit 1; }
[ "$(id -u)" = 0 ] || die "The wheel is built in a chroot: run this as root."
mkdir -p "$work"/{dist,log,src}

say "a Debian forky for the compiler"
if [ ! -e "$chroot/.ready" ]; then
  command -v debootstrap >/dev/null || apt-get install -y -qq debootstrap >"$work/log/apt.log"
  # the mirror that this machine already uses
  mirror=$(cat /etc/apt/sources.list /etc/apt/sources.list.d/* 2>/dev/null | grep -v -e snapshot -e security \
    | grep -m1 -oE "https?://[^ ]+/debian(/| |$)" | tr -d " " || true)
  [ -n "$mirror" ] || die "No Debian mirror in /etc/apt."
  # Debian 12's debootstrap knows no forky: the last word is the script it takes instead
  debootstrap --variant=minbase forky "$chroot" "${mirror%/}" sid >"$work/log/debootstrap.log"
  # forky's Release may be past its date; only trixie's sources are complete on every mirror
  cat >"$chroot/etc/apt/sources.list" <<LIST
deb [check-valid-until=no] ${mirror%/} forky main
deb-src [check-valid-until=no] ${mirror%/} trixie main
LIST
  touch "$chroot/.ready"
fi
cp /etc/resolv.conf "$chroot/etc/resolv.conf"
mkdir -p "$inside/deb"
mount --bind /proc "$chroot/proc"
trap 'umount "$chroot/proc"' EXIT
mount --bind /dev "$chroot/dev"
trap 'umount "$chroot/proc" "$chroot/dev"' EXIT
chroot "$chroot" sh -c 'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq \
  --no-install-recommends emscripten python3 python3-dev cython3 dpkg-dev xz-utils' >"$work/log/forky.log" 2>&1
installed() { chroot "$chroot" dpkg-query -W -f '${Version}' "$1" | sed -E 's/[+~-].*//'; }
[ "$(installed emscripten)" = "$EMSCRIPTEN" ] && [ "$(installed cython3)" = "$CYTHON" ] \
  || die "Debian forky has emscripten $(installed emscripten) and cython $(installed cython3) now; CHECKSUM is for
$EMSCRIPTEN and $CYTHON. Set EMSCRIPTEN and CYTHON to build with the new ones, test, and commit the new CHECKSUM."

say "sources of SDL2 and freetype (Debian trixie)"
for source in $SOURCES; do
  name=${source%%=*}
  [ -e "$inside/deb/$name.ready" ] || chroot "$chroot" sh -c "cd /b/deb && apt-get source --download-only $source \
    && dpkg-source --no-check -x ${name}_*.dsc && touch $name.ready" >>"$work/log/sources.log" 2>&1
done

say "sources of pygame-ce $PYGAME (PyPI), Pyodide $PYODIDE (npm)"
sdist=$work/src/pygame_ce-$PYGAME.tar.gz
# pip asks the build backend for metadata; the real one would configure everything first
[ -e "$sdist" ] || PYTHONPATH=$here/backend python3 -m pip download -q --no-deps --no-binary :all: \
  --no-build-isolation -d "$work/src" "pygame-ce==$PYGAME"
echo "$PYGAME_SHA256  $sdist" | sha256sum --check --quiet
rm -rf "$inside/pygame" && mkdir "$inside/pygame"
tar xzf "$sdist" -C "$inside/pygame" --strip-components=1
if [ ! -e "$work/node_modules/pyodide" ]; then
  cp "$here"/../../web/package*.json "$work"
  (cd "$work" && npm ci --silent --ignore-scripts)   # web/package-lock.json holds its integrity
fi
pyodide=$work/node_modules/pyodide

say "Python's configuration, patches"
python3 "$here/pyconfig.py" "$pyodide/python_stdlib.zip" "$chroot"/usr/include/*/python3.14/pyconfig.h "$inside/pyconfig.h"
cp "$here/abi5.h" "$here/compile.sh" "$inside"
python3 "$here/patch.py" "$inside"

say "compile"
chroot "$chroot" bash /b/compile.sh >"$work/log/compile.log" 2>&1 || { tail -20 "$work/log/compile.log"; exit 1; }

say "wheel"
rm -f "$work"/dist/*
python3 "$here/pack.py" "$inside/pygame" "$inside"/obj/base.*.so "$work/dist"
node "$here/smoke.mjs" "$pyodide/pyodide.mjs" "$work"/dist/*.whl

say "checksum"
(cd "$work/dist" && sha256sum ./*.whl && sha256sum --check "$here/CHECKSUM") \
  || die "The wheel works, but is not the one of tools/wheel/CHECKSUM."
