// Starts Python with pygame from the bundle's own runtime.
import "./no-jspi.js";
import { unpack } from "./tar.js";

const PACKAGES = "/lib/python3.14/site-packages"; // tools/bundle/runtime.py compiles for it

// Nothing is ever loaded by Pyodide's own package loader, so its list of packages is empty.
const NO_PACKAGES = {
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", version: "314.0.7", python: "3.14.2" },
  packages: {},
};

// Pyodide, pygame importable; runtime: the folder's name
export async function startPython(downloads, runtime) {
  const address = (name) => new URL(`${runtime}/${name}`, location.href).href;
  const asm = downloads.module(`${runtime}/pyodide.asm.mjs.bin`);
  const pygame = downloads.bytes(`${runtime}/pygame.bin`);
  for (const name of ["pyodide.asm.wasm", "stdlib.zip"]) {
    downloads.answerFetchOf(address(name), downloads.unpacked(`${runtime}/${name}.bin`));
  }
  const { loadPyodide } = await import(address("pyodide.mjs"));
  const python = await loadPyodide({
    indexURL: address(""),
    stdLibURL: address("stdlib.zip"),
    createPyodideModule: (await asm).default,
    lockFileContents: NO_PACKAGES,
    env: { PYGAME_HIDE_SUPPORT_PROMPT: "1" },
  });
  downloads.over();
  unpack(python.FS, await pygame, PACKAGES);
  return python;
}
