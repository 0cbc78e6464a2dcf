// Gamepads strike keys, so that the game knows keys alone. Read once a frame while one is there.

// the key of each button of the standard layout, and whether Shift is held with it
const BUTTONS = [["Enter"], ["Escape"], ["F3"], ["F4"], ["Tab", true], ["Tab"], , , , ["F10"], , , ["ArrowUp"], ["ArrowDown"], ["ArrowLeft"], ["ArrowRight"]];
// the keys of the left stick's axes, tilted back and forth
const STICK = [["ArrowLeft", "ArrowRight"], ["ArrowUp", "ArrowDown"]];
// from where on it strikes its key, and below what it lets go of it
const TILTED = 0.6, UPRIGHT = 0.35;

// what strikes a key now: the key, by the place on the gamepad
const held = new Map();
let reading = false;

// on the canvas, since SDL does not hear what the window itself is the target of
function strike(kind, [key, shiftKey = false]) {
  document.getElementById("canvas").dispatchEvent(new KeyboardEvent(kind, { key, code: key, shiftKey, bubbles: true, cancelable: true }));
}

function hold(place, stroke) {
  const before = held.get(place);
  if (before && before[0] !== stroke?.[0]) {
    held.delete(place);
    strike("keyup", before);
  }
  if (stroke && !held.has(place)) {
    held.set(place, stroke);
    strike("keydown", stroke);
  }
}

function tilted(place, keys, value) {
  if (Math.abs(value) > (held.has(place) ? UPRIGHT : TILTED)) return [keys[value > 0 ? 1 : 0]];
}

function read() {
  const gamepads = navigator.getGamepads().filter(Boolean);
  for (const { index, buttons, axes } of gamepads) {
    BUTTONS.forEach((stroke, number) => hold(`${index}/${number}`, buttons[number]?.pressed ? stroke : undefined));
    STICK.forEach((keys, axis) => hold(`${index}/stick/${axis}`, tilted(`${index}/stick/${axis}`, keys, axes[axis] ?? 0)));
  }
  reading = gamepads.length > 0;
  if (reading) requestAnimationFrame(read);
  else for (const place of [...held.keys()]) hold(place);
}

export function follow() {
  if (!reading) read();
}
