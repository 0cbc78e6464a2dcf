// What the player reads when the game cannot start or has stopped.
import { DownloadError } from "./downloads.js";
import { N_, _, write } from "./words.js";

// the smallest modules that use what the runtime does: a try block, a vector
const NEEDED = [
  [0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 10, 8, 1, 6, 0, 6, 64, 25, 11, 11],
  [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11],
];

const element = (id) => document.getElementById(id);

// Tells the player and returns false where the runtime would not work.
export function canRun() {
  const unpacks = typeof DecompressionStream === "function";
  if (unpacks && typeof WebAssembly === "object" && NEEDED.every((bytes) => WebAssembly.validate(new Uint8Array(bytes)))) return true;
  show(
    N_("This browser cannot run the game"),
    N_("The game needs WebAssembly with exceptions and SIMD. Please use a current Firefox, Chrome, Edge or Safari. If yours is current, WebAssembly may be switched off in its settings (on Apple devices by Lockdown Mode)."),
  );
  return false;
}

export function fail(error) {
  if (error instanceof DownloadError) {
    show(N_("The game could not be loaded"), N_("A file is missing: {file}. Please check the connection and try again."), { file: error.message });
  } else {
    const story = error.name === "PythonError" ? error.message : error.stack;
    show(
      N_("The game has stopped"),
      N_("Your match is kept as it was after the last action. Try again to go on with it; if this happens again, please report it with the details."),
      { details: `${navigator.userAgent}\n${story}` },
    );
  }
  console.error(error);
}

function show(title, advice, { file, details = "" } = {}) {
  write(() => {
    element("trouble-title").textContent = _(title);
    element("trouble-advice").textContent = _(advice).replace("{file}", file);
    element("trouble-again").textContent = _("Try again");
    element("trouble-copy").textContent = _("Copy the details");
  });
  element("trouble-details").textContent = details;
  element("trouble-details").hidden = element("trouble-copy").hidden = !details;
  element("trouble-again").onclick = () => location.reload();
  element("trouble-copy").onclick = () => copy(element("trouble-details"));
  document.body.classList.add("stopped");
  element("trouble").hidden = false;
  element("trouble-again").focus({ preventScroll: true });
}

function copy(from) {
  getSelection().selectAllChildren(from);
  // only this works on pages without https
  document.execCommand("copy");
}
