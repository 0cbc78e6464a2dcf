// node snapshot.mjs RUNTIME STATIC FILES.TAR START.PY MODULES TARGET: see snapshot.py
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [runtime, scripts, files, start, modules, target] = process.argv.slice(2);
const WORD = 4;
const APART = 16; // words: nearer changes are one stretch
const SMALLEST = 16; // bytes that Python's allocator gives
const LEVEL = 22;
const A_DAY = Date.UTC(2026, 0, 1);

// the same memory on every day and machine
Date.now = () => A_DAY;
performance.now = () => 0;
crypto.getRandomValues = (bytes) => bytes.fill(0);

// the page's own scripts, which node would not take for modules by their names
const script = (name) => import(`data:text/javascript,${encodeURIComponent(readFileSync(join(scripts, name), "utf8"))}`);
const compiled = (name) => WebAssembly.compile(readFileSync(join(runtime, name)));

const { linking } = await script("linking.js");
const { unpack } = await script("tar.js");

// Python with everything imported, and its memory before its first step.
async function prepared() {
  const { loadPyodide } = await import(pathToFileURL(join(runtime, "pyodide.mjs")));
  const { default: create } = await import(pathToFileURL(join(runtime, "pyodide.asm.mjs")));
  const link = linking(create, compiled("pyodide.asm.wasm"), compiled("pygame.wasm"));
  let before;
  const python = await loadPyodide({
    _makeSnapshot: true,
    _sysExecutable: "/python",
    stdLibURL: join(runtime, "stdlib.zip"),
    lockFileContents: { info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", version: "314.0.7", python: "3.14.2" }, packages: {} },
    env: { LANG: "C.UTF-8", PYTHONHASHSEED: "0", PYGAME_HIDE_SUPPORT_PROMPT: "1" },
    createPyodideModule: (settings) => {
      settings.onRuntimeInitialized = () => { before = settings.HEAPU8.slice(); };
      return link(settings);
    },
  });
  unpack(python.FS, new Uint8Array(readFileSync(files)), "/");
  python.runPython(readFileSync(start, "utf8"));
  const held = python.runPython(`import_all(${JSON.stringify(modules)})`);
  return { python, held, before };
}

// Zeros what is free: it is full of what once was there.
function clear(module) {
  module.HEAPU8.fill(0, module._emscripten_stack_get_end(), module._emscripten_stack_get_current());
  const end = () => module._sbrk(0);
  const taken = [];
  for (let size = 1 << 20; size >= SMALLEST; size >>= 1) {
    for (let before = end(); ; ) {
      const place = module._malloc(size);
      taken.push(place);
      if (end() !== before) break;
      module.HEAPU8.fill(0, place, place + size);
    }
  }
  taken.forEach((place) => module._free(place));
}

// Where memory differs, as pairs of begin and end.
function stretches(memory, before) {
  const found = [];
  let end = -Infinity;
  for (let word = 0; word < memory.length; word++) {
    if (memory[word] === (before[word] ?? 0)) continue;
    if (word - end > APART) found.push([word, word]);
    end = found.at(-1)[1] = word + 1;
  }
  return found.map((pair) => pair.map((word) => word * WORD));
}

function joined(parts) {
  return new Uint8Array(Buffer.concat(parts.map((part) => new Uint8Array(part.buffer, part.byteOffset, part.byteLength))));
}

// Packs by the Zstandard that is in Python itself, which the page then unpacks with.
function packed(module, content) {
  const bound = module._ZSTD_compressBound(content.length);
  const [source, place] = [module._malloc(content.length), module._malloc(bound)];
  module.HEAPU8.set(content, source);
  const size = module._ZSTD_compress(place, bound, source, content.length, LEVEL);
  return joined([Uint32Array.of(content.length, size), module.HEAPU8.slice(place, place + size)]);
}

try {
  const { python, held, before } = await prepared();
  const module = python._module;
  clear(module);
  const snapshot = python.makeMemorySnapshot();
  const start = new Uint32Array(snapshot.buffer, 0, 2)[1];
  const memory = snapshot.slice(start);
  const changed = stretches(new Uint32Array(memory.buffer), new Uint32Array(before.buffer));
  const content = joined([Uint32Array.of(changed.length), Uint32Array.from(changed.flat()), ...changed.map(([begin, end]) => memory.subarray(begin, end))]);
  writeFileSync(target, joined([snapshot.subarray(0, start), packed(module, content)]));
  console.log(held);
} catch (error) {
  console.error(error.message); // not the whole error: it would print Pyodide's one long line
  process.exit(1);
}
