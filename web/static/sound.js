// What the page does for the game's sound, which SDL plays.

// A page's first AudioContext starts the browser's sound service, which takes 100 ms and more: done
// behind the loading picture. It is silent and closed at once.
export function warmUp() {
  if (window.AudioContext) new AudioContext().close();
}

// In a hidden tab the game stands still, but its sound would go on.
export function pauseWhenHidden(module) {
  document.addEventListener("visibilitychange", () => {
    const context = module.SDL2?.audioContext;
    if (document.hidden) context?.suspend();
    else context?.resume();
  });
}
