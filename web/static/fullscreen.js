// The whole screen for the game, where the browser lets a page have it: an iPhone does not, an iPad
// before iPadOS 16.4 only by Safari's own names.

const page = document.documentElement;

export function canFullScreen() {
  return Boolean(document.fullscreenEnabled ?? document.webkitFullscreenEnabled);
}

export function isFullScreen() {
  return Boolean(document.fullscreenElement ?? document.webkitFullscreenElement);
}

// Does nothing where the browser refuses: the button of the game goes on saying what is the case.
export function setFullScreen(full) {
  if (full) (page.requestFullscreen ?? page.webkitRequestFullscreen).call(page, { navigationUI: "hide" })?.catch(() => {});
  else (document.exitFullscreen ?? document.webkitExitFullscreen).call(document)?.catch(() => {});
}
