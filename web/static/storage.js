// The page's two stores: localStorage, which answers at once, and a mirror of it in IndexedDB, which
// is on the disk sooner and may be there when the other is lost.
import { lock } from "./lock.js";
import { plain } from "./sharing.js";

const VERSION = "tikal/version"; // counts what was written: the store with the higher one is newer
const MIRRORED = /^tikal\/[^/]+\.(json|txt)/;
const mirror = open();

// localStorage's method of that name, for the game
export function storage(method, ...values) {
  try {
    const answer = localStorage[method](...values) ?? undefined;
    if (method !== "getItem") reflect(method, ...values);
    return answer;
  } catch (error) {
    throw plain(error);
  }
}

// The names of all that this origin keeps, one a line
export function names() {
  try {
    return Object.keys(localStorage).join("\n");
  } catch (error) {
    throw plain(error);
  }
}

// Before the game starts: what one of the two stores has lost comes back from the other.
export async function restore() {
  const database = await mirror;
  if (!database || !lock.term) return; // else the tab that plays is about to write
  const texts = await read(database);
  try {
    const version = Number(localStorage.getItem(VERSION));
    if ((texts.get(VERSION) ?? 0) > version) for (const [key, text] of texts) localStorage.setItem(key, text);
    else change((there) => copy(there, version));
  } catch {
    // a forbidden storage tells the game so itself
  }
}

let asked = false;

// Asks once that the browser never deletes the stores by itself. Firefox asks its user in turn: so
// only after an action of the player's.
export async function persist() {
  if (asked) return;
  asked = true;
  if (!(await persisted())) await navigator.storage?.persist?.();
}

export async function persisted() {
  return Boolean(await navigator.storage?.persisted?.());
}

function open() {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.open("tikal", 1);
      request.onupgradeneeded = () => request.result.createObjectStore("texts");
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => resolve(undefined);
    } catch {
      resolve(undefined); // forbidden: localStorage alone has to do
    }
  });
}

function read(database) {
  return new Promise((resolve) => {
    const texts = new Map();
    const walk = database.transaction("texts").objectStore("texts").openCursor();
    walk.onsuccess = () => {
      const cursor = walk.result;
      if (!cursor) return resolve(texts);
      texts.set(cursor.key, cursor.value);
      cursor.continue();
    };
    walk.onerror = () => resolve(texts);
  });
}

async function change(act) {
  const database = await mirror;
  if (database) act(database.transaction("texts", "readwrite").objectStore("texts"));
}

function reflect(method, key, text) {
  const version = Number(localStorage.getItem(VERSION)) + 1;
  localStorage.setItem(VERSION, version);
  change((there) => {
    if (method === "setItem") there.put(text, key);
    else there.delete(key);
    there.put(version, VERSION);
  });
}

function copy(there, version) {
  there.clear();
  for (const key of Object.keys(localStorage)) if (MIRRORED.test(key)) there.put(localStorage.getItem(key), key);
  there.put(version, VERSION);
}
