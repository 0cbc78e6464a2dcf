// The page's half of game/platform/browser.py: files and texts from and to other programs.
import { hosted } from "./hosted.js";

const MOST = 2 ** 21; // letters or bytes: nothing that the game reads is larger
const KEPT = 60_000; // milliseconds that a download may take to begin

// Pyodide takes a DOMException for an unknown object and tells the player so.
export function plain(error) {
  return Object.assign(new Error(error.message), { name: error.name });
}

export const sharing = {
  // set by the game: takes the text of a dropped file, undefined where it cannot be read
  receive: undefined,

  hosted,

  get page() { return location.href.split("#")[0]; },

  // calls back with the address if there is something behind its #, now and whenever that comes
  follow(take) {
    const look = () => {
      if (location.hash.length > 1) take(location.href);
    };
    addEventListener("hashchange", look);
    look();
  },

  // what this address asked is answered: it is taken away, so that a reload does not bring it once
  // more
  answered(address) {
    if (location.href === address) history.replaceState(null, "", this.page);
  },

  save(name, text) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), KEPT);
  },

  // undefined: the player chose none
  choose() {
    const input = document.createElement("input");
    input.type = "file";
    input.hidden = true;
    document.body.append(input); // Safari forgets an input that is nowhere
    return new Promise((resolve) => {
      input.onchange = () => resolve(read(input.files[0]));
      input.oncancel = () => resolve(undefined);
      input.click();
    }).finally(() => input.remove());
  },

  async copy(text) {
    try {
      await navigator.clipboard.writeText(text);
    } catch (refused) {
      if (!copyByHand(text)) throw plain(refused);
    }
  },

  // Where the clipboard is refused or, without https, not offered at all, the player pastes.
  async paste(prompt) {
    try {
      return await navigator.clipboard.readText();
    } catch {
      const { ask } = await import("./ask.js");
      return ask("paste", prompt, "", MOST);
    }
  },
};

async function read(file) {
  try {
    return await file.slice(0, MOST).text();
  } catch (refused) {
    throw plain(refused);
  }
}

// only this works on pages without https
function copyByHand(text) {
  const area = document.createElement("textarea");
  area.value = text;
  document.body.append(area);
  area.select();
  const copied = document.execCommand("copy");
  area.remove();
  document.getElementById("canvas").focus();
  return copied;
}

addEventListener("dragover", (event) => event.preventDefault());
addEventListener("drop", async (event) => {
  event.preventDefault();
  const [file] = event.dataTransfer.files;
  if (file && sharing.receive) sharing.receive(await read(file).catch(() => undefined));
});
