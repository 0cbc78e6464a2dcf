// Loads the Python runtime, pygame and the game, and runs its main.py.
import { Downloads } from "./downloads.js";
import { startPython } from "./python.js";
import { Rest } from "./rest.js";
import { pauseWhenHidden, warmUp } from "./sound.js";
import { unpack } from "./tar.js";
import { canRun, fail } from "./trouble.js";
import "./page.js";

const HOME = "/tikal"; // tools/build_web.py compiles for it

// Resolves to what runs the game. What was downloaded is held no longer than this takes.
async function prepare(downloads) {
  const { app, runtime } = document.body.dataset;
  const game = downloads.bytes(`${app}/title.bin`);
  warmUp();
  const python = await startPython(downloads, runtime);
  tikal.python = python;
  python.canvas.setCanvas2D(document.getElementById("canvas"));
  pauseWhenHidden(python._module);
  unpack(python.FS, await game, HOME);
  tikal.rest = new Rest(`${app}/rest.bin`, (tar) => unpack(python.FS, tar, HOME));
  python.runPython(python.FS.readFile(`${HOME}/boot.py`, { encoding: "utf8" }));
  return () => python.globals.get("run_game")(`${HOME}/assets/main.py`);
}

if (canRun()) {
  const downloads = new Downloads(JSON.parse(document.body.dataset.sizes), document.getElementById("progress"));
  Promise.race([prepare(downloads).then((run) => run()), downloads.failure]).catch(fail);
}
