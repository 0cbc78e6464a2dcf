// Starts Python from the snapshot that the bundle brings: pygame and the title's modules imported.
import "./no-jspi.js";
import { linking } from "./linking.js";
import { letGo } from "./memory.js";
import { description, restore } from "./snapshot.js";

// Nothing is ever loaded by Pyodide's own package loader, so its list of packages is empty.
const NO_PACKAGES = {
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", version: "314.0.7", python: "3.14.2" },
  packages: {},
};

// app, runtime: the folders' names
export async function startPython(downloads, { app, runtime }) {
  const address = (name) => new URL(`${runtime}/${name}`, location.href).href;
  const compiled = async (name) => {
    const module = await WebAssembly.compileStreaming(downloads.unpacked(`${runtime}/${name}.bin`));
    performance.mark(`compiled ${name}`);
    return module;
  };
  const [python, pygame] = [compiled("pyodide.asm.wasm"), compiled("pygame.wasm")];
  const asm = downloads.module(`${runtime}/pyodide.asm.mjs.bin`);
  const snapshot = downloads.whole(`${app}/snapshot.bin`);
  const { loadPyodide } = await import(address("pyodide.mjs"));
  // Pyodide asks for two files that it does not need: its own WebAssembly is compiled already, and
  // the library is in the snapshot
  downloads.answerFetchOf(address("pyodide.asm.wasm"), new Promise(() => {}));
  downloads.answerFetchOf(address("stdlib.zip"), new Response());
  const link = linking((await asm).default, python, pygame);
  const started = await loadPyodide({
    indexURL: address(""),
    stdLibURL: address("stdlib.zip"),
    lockFileContents: NO_PACKAGES,
    _loadSnapshot: snapshot.then(description),
    createPyodideModule: async (settings) => {
      const module = await link(settings);
      performance.mark("linked");
      restore(module, await snapshot);
      performance.mark("restored");
      return module;
    },
  });
  letGo(await snapshot); // Pyodide holds the promise of it for ever
  downloads.over();
  performance.mark("python");
  return started;
}
