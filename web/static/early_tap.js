// A tap on the kept picture of the title, made before Python had started, reaches the game after all.
const SETTLED = 400; // milliseconds; what has just appeared takes no tap (theme.SETTLE)

let tapped;

// Remembers the last tap on the element.
export function rememberTaps(loading) {
  loading.addEventListener("click", (event) => tapped = event);
}

// Once the game is there.
export function tapAgain(canvas) {
  if (!tapped) return;
  const { clientX, clientY } = tapped;
  const mouse = (kind, buttons) => canvas.dispatchEvent(new MouseEvent(kind, { clientX, clientY, buttons, bubbles: true }));
  setTimeout(() => {
    mouse("mousemove", 0);
    mouse("mousedown", 1);
    setTimeout(() => mouse("mouseup", 0), 50);
  }, SETTLED);
}
