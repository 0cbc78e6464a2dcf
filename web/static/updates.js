// Keeps the game for use without a network (worker.js), and hears of new versions.
import { addresses } from "./languages.js";

const EVERY = 3_600_000; // milliseconds between two questions for a new version

let registration;

// Where the browser refuses (private windows, frames of other sites, no https) the game runs without.
export async function keepOffline() {
  if (!navigator.serviceWorker) return; // a page at home, without https
  try {
    registration = await navigator.serviceWorker.register("worker.js", { updateViaCache: "none" });
  } catch (refused) {
    console.info("The game is not kept for use without a network:", refused);
    return;
  }
  keepLanguage();
  setInterval(() => registration.update().catch(() => {}), EVERY); // without a network there is no answer
}

// What is spoken came before the worker was there: it is asked for once more, and so kept.
async function keepLanguage() {
  const { serviceWorker } = navigator;
  if (!serviceWorker.controller) await new Promise((resolve) => serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
  for (const address of addresses()) fetch(address).catch(() => {}); // without a network it is kept the next time
}

// A new version is here whole.
export function updateWaiting() {
  return Boolean(registration?.waiting);
}

// Loads the page anew with the version that waits.
export function restart() {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  registration.waiting.postMessage("run");
}
