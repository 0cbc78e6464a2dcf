// Loads the Python runtime, pygame and the game, and runs its main.py.
import "./no-jspi.js";
import { Downloads } from "./downloads.js";
import { pauseWhenHidden, warmUp } from "./sound.js";
import { canRun, fail } from "./trouble.js";
import "./page.js";

const PACKAGES = "/lib/python3.14/site-packages";
const HOME = "/tikal"; // tools/bundle/bytecode.py compiles for these places

// Nothing is ever loaded by Pyodide's own package loader, so its list of packages is empty.
const NO_PACKAGES = {
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", version: "314.0.7", python: "3.14.2" },
  packages: {},
};

// Resolves to what runs the game. What was downloaded is held no longer than this takes.
async function prepare(downloads) {
  const { app, runtime } = document.body.dataset;
  const [pyodide, asm] = [`${runtime}/pyodide.mjs`, `${runtime}/pyodide.asm.mjs`].map((url) => downloads.module(url));
  const [wheel, game, bytecode, script] = [`${runtime}/pygame.zip`, `${app}/tikal.apk`, `${app}/bytecode.zip`, `${app}/boot.py`]
    .map((url) => downloads.bytes(url));
  warmUp();
  downloads.answerFetchOf([`${runtime}/pyodide.asm.wasm`, `${runtime}/stdlib.zip`]);

  const python = await (await pyodide).loadPyodide({
    indexURL: new URL(`${runtime}/`, location.href).href,
    stdLibURL: new URL(`${runtime}/stdlib.zip`, location.href).href,
    createPyodideModule: (await asm).default,
    lockFileContents: NO_PACKAGES,
    env: { PYGAME_HIDE_SUPPORT_PROMPT: "1" },
  });
  downloads.over();
  tikal.python = python;
  python.canvas.setCanvas2D(document.getElementById("canvas"));
  pauseWhenHidden(python._module);
  python.unpackArchive(await wheel, "zip", { extractDir: PACKAGES });
  python.unpackArchive(await game, "zip", { extractDir: HOME });
  python.unpackArchive(await bytecode, "zip", { extractDir: HOME });
  python.runPython(new TextDecoder().decode(await script));
  return () => python.globals.get("run_game")(`${HOME}/assets/main.py`);
}

if (canRun()) {
  const downloads = new Downloads(JSON.parse(document.body.dataset.sizes), document.getElementById("progress"));
  Promise.race([prepare(downloads).then((run) => run()), downloads.failure]).catch(fail);
}
