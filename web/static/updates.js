// Keeps the game for use without a network (worker.js), and hears of new versions.
const EVERY = 3_600_000; // milliseconds between two questions for a new version

let registration;

// Where the browser refuses (private windows, frames of other sites, no https) the game runs without.
export async function keepOffline() {
  try {
    registration = await navigator.serviceWorker.register("worker.js", { updateViaCache: "none" });
  } catch (refused) {
    console.info("The game is not kept for use without a network:", refused);
    return;
  }
  setInterval(() => registration.update().catch(() => {}), EVERY); // without a network there is no answer
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
