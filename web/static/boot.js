// Loads the Python runtime, pygame and the game, and runs its main.py.
import { bitmap } from "./bitmap.js";
import { Downloads } from "./downloads.js";
import { rememberTaps } from "./early_tap.js";
import { hosted } from "./hosted.js";
import { show } from "./last_title.js";
import { archive, letters, speak, wanted } from "./languages.js";
import { known } from "./lock.js";
import { letGo } from "./memory.js";
import { Portion } from "./portion.js";
import { startPython } from "./python.js";
import { pauseWhenHidden, warmUp } from "./sound.js";
import { restore } from "./storage.js";
import { unpack } from "./tar.js";
import { canRun, fail } from "./trouble.js";
import { _, write } from "./words.js";
import "./page.js";

const HOME = "/tikal"; // tools/build_web.py compiles for it
const TABLES = "tables.bin"; // what only the page of a host with tables needs
const GUEST = "guest.bin"; // what only a guest at one of them needs: fetched once they are opened
const PICTURES = ["title.jpg", "title_portrait.jpg"];

// Resolves to what runs the game. What was downloaded is held no longer than this takes.
async function prepare(downloads) {
  const stored = known.then(restore);
  const { app, behind, covers } = document.body.dataset;
  const [picture, other] = matchMedia("(orientation: portrait)").matches ? [...PICTURES].reverse() : PICTURES;
  const painting = downloads.whole(`${app}/${picture}`);
  const painted = painting.then(bitmap);
  const game = downloads.bytes(`${app}/title.bin`);
  const language = wanted();
  const words = archive(language);
  warmUp();
  const python = await startPython(downloads, document.body.dataset);
  tikal.python = python;
  python._api.on_fatal = fail; // what ends Python while a frame or a tap calls it, no promise hears of
  python.canvas.setCanvas2D(document.getElementById("canvas"));
  pauseWhenHidden(python._module);
  lay(python.FS, await game);
  const layLanguage = (tar) => Boolean(tar) && lay(python.FS, tar);
  layLanguage(await words); // without it the game speaks English
  tikal.fetchLanguage = async (code) => layLanguage(await archive(code));
  hang(python.FS, picture, await painted);
  tikal.guest = new Portion(async (more) => lay(python.FS, await more.bytes(`${app}/${GUEST}`)));
  tikal.rest = new Portion(async (more) => {
    const games = JSON.parse(covers);
    const cover = async (game, file) => hang(python.FS, `${game}/${file}`, await more.whole(`${app}/${game}-${file}`));
    await Promise.all(games.map((game) => cover(game, picture))); // small, and waited for on the title
    const names = [...JSON.parse(behind), ...(hosted ? [TABLES] : [])];
    const portions = names.map((name) => more.bytes(`${app}/${name}`));
    const [content, ...tars] = await Promise.all([more.whole(`${app}/${other}`), ...portions]);
    for (const tar of tars) lay(python.FS, tar);
    await Promise.all(games.map((game) => cover(game, other)));
    layLanguage(await letters(language));
    hang(python.FS, other, content);
    hang(python.FS, picture, await painting); // small again, for a window of another size
    if (await painted !== await painting) letGo(await painted);
  });
  await stored; // the title looks for a kept game
  return () => python.globals.get("run_game")(`${HOME}/assets/main.py`);
}

// An archive's files, where Python finds them; the archive is let go.
function lay(fs, tar) {
  unpack(fs, tar, HOME);
  letGo(tar);
  return true;
}

function hang(fs, picture, content) {
  const path = `${HOME}/assets/sprites/${picture}`;
  fs.mkdirTree(path.slice(0, path.lastIndexOf("/")));
  fs.writeFile(path, content, { canOwn: true });
}

speak(wanted());
write(() => document.getElementById("progress")?.setAttribute("aria-label", _("Loading")));
if (canRun()) {
  const loading = document.getElementById("loading");
  show(loading).then((seen) => seen && rememberTaps(loading));
  const downloads = new Downloads(JSON.parse(document.body.dataset.sizes), document.getElementById("progress"));
  Promise.race([prepare(downloads).then((run) => run()), downloads.failure]).catch(fail);
}
