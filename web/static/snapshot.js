// Python's memory as it was at build time, just before the game's first line: tools/bundle/snapshot.mjs.
//
// The file: Pyodide's own description of the snapshot, whose second word says where it ends; the
// lengths of the rest unpacked and packed; the rest, packed by Python's own Zstandard. Unpacked it is
// the number of stretches, where each begins and ends, and their content.

import { letGo } from "./memory.js";

const WORD = 4;

const words = (bytes, count) => new Uint32Array(bytes.slice(0, count * WORD).buffer);

// What loadPyodide takes as a snapshot: the description alone, since restore writes the memory.
export function description(file) {
  return file.slice(0, words(file, 2)[1]);
}

// Writes the memory of a module that has been linked but not yet run.
export function restore(module, file) {
  const trampoline = keep(module);
  const content = unpacked(module, file.subarray(words(file, 2)[1]));
  const [count] = words(content, 1);
  const stretches = words(content.subarray(WORD), 2 * count);
  let at = (1 + 2 * count) * WORD;
  for (let i = 0; i < 2 * count; i += 2) {
    const [start, end] = stretches.subarray(i, i + 2);
    module.HEAPU8.set(content.subarray(at, at + end - start), start);
    at += end - start;
  }
  letGo(content);
  trampoline();
}

// Leaves no trace in the module's memory: the stretches are what differs from it as it is now.
function unpacked(module, packed) {
  const used = module._sbrk(0);
  const before = module.HEAPU8.slice(0, used);
  const [size, packedSize] = words(packed, 2);
  const [source, target] = [module._malloc(packedSize), module._malloc(size)];
  module.HEAPU8.set(packed.subarray(2 * WORD, 2 * WORD + packedSize), source);
  const got = module._ZSTD_decompress(target, size, source, packedSize);
  if (got !== size) throw new Error("The game's snapshot is damaged.");
  const content = module.HEAPU8.slice(target, target + size);
  module.HEAPU8.fill(0, used, module._sbrk(0));
  module.HEAPU8.set(before);
  letGo(before);
  return content;
}

// Python calls C through a helper that not every browser can have: its place is this browser's own.
function keep(module) {
  const place = (module.__PyRuntime + module.HEAP32[module.__PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET / WORD]) / WORD;
  const own = module.HEAP32[place];
  return () => { module.HEAP32[place] = own; };
}
