// The game as an app of its own: offered by the browser, or on Apple's tablets and phones made by
// hand ("Add to Home Screen"), which only the browser's own menu can do.

let offer; // Chromium's, until it is taken

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault(); // the settings offer it
  offer = event;
});
addEventListener("appinstalled", () => { offer = undefined; });

// "offered", "by hand" or "no"
export function installing() {
  if (offer) return "offered";
  return navigator.standalone === false ? "by hand" : "no";
}

export async function install() {
  await offer?.prompt();
  offer = undefined; // it can be asked for once
}
