// window.tikal: the page's half of game/platform/web.py, and what drives and reads the game from
// outside: elements (id, label, rect in CSS pixels, enabled), status, frames (how many the game has
// asked for) and, once it is loaded, python, the runtime.
import { compositor } from "./compositor.js";
import { tapAgain } from "./early_tap.js";
import { canFullScreen, isFullScreen, setFullScreen } from "./fullscreen.js";
import { install, installing } from "./install.js";
import { speak } from "./languages.js";
import { keep } from "./last_title.js";
import { lock } from "./lock.js";
import { put } from "./pixels.js";
import { sharing } from "./sharing.js";
import { names, persist, persisted, storage } from "./storage.js";
import { keepOffline, restart, updateWaiting } from "./updates.js";
import { _, write } from "./words.js";

const canvas = document.getElementById("canvas");
const context = canvas.getContext("2d");
const loading = document.getElementById("loading");

// ends the game's rest, if it takes one
let stirred = () => {};

const switcher = document.getElementById("accessible");
// the accessible page's module while it is on
let reader;

async function switchReader() {
  if (reader) {
    reader.turnOff();
    reader = undefined;
  } else {
    const module = await import("./accessible.js");
    module.turnOn(() => stirred());
    reader = module;
  }
  layFields();
  nameSwitcher();
  stirred();
}

function nameSwitcher() {
  switcher.textContent = reader ? _("Turn off the accessible page") : _("Turn on the accessible page");
}

write(nameSwitcher);

// the real fields' module once there was a field to type into; the accessible page has its own
let fields;

async function layFields() {
  const there = reader ? [] : tikal.elements.filter((one) => one.role === "textbox");
  if (!fields && !there.length) return;
  fields ??= await import("./fields.js");
  fields.lay(there, () => stirred());
}

switcher.addEventListener("click", switchReader);
addEventListener("keydown", (event) => {
  if (!event.altKey || event.code !== "KeyA") return;
  event.preventDefault();
  event.stopPropagation();
  switchReader();
}, { capture: true });
for (const kind of ["keydown", "keyup", "keypress"]) switcher.addEventListener(kind, (event) => reader || event.stopPropagation());

function pixels(length) {
  return Math.max(1, Math.round(length * devicePixelRatio));
}

// SDL shows a new window once by itself, and would keep a picture of its size for the next time.
function forgetFlip(sdl) {
  if (sdl?.image) Object.assign(sdl, { image: null, imageCtx: null, data8: null, data32: null, data32Data: null });
}

window.tikal = {
  elements: [],
  status: "",
  frames: 0,
  asksBeforeLeaving: false, // true while something would be lost
  sharing,
  compositor,
  lock,
  rest: undefined, // set by boot.js, as guest is

  get width() { return pixels(canvas.getBoundingClientRect().width); },
  get height() { return pixels(canvas.getBoundingClientRect().height); },
  get ratio() { return devicePixelRatio; },
  get reducedMotion() { return matchMedia("(prefers-reduced-motion: reduce)").matches; },
  get highContrast() { return matchMedia("(prefers-contrast: more), (forced-colors: active)").matches; },
  // other browsers have the method, too, but nothing that would vibrate
  get canVibrate() { return "vibrate" in navigator && matchMedia("(pointer: coarse)").matches; },
  vibrate(milliseconds) { navigator.vibrate(milliseconds); },
  get canFullScreen() { return canFullScreen(); },
  get fullScreen() { return isFullScreen(); },
  set fullScreen(full) { setFullScreen(full); },
  get updateWaiting() { return updateWaiting(); },
  get language() { return navigator.language || "en"; },

  speak,
  restart,

  storage,
  names,
  persist,
  persisted,
  get installing() { return installing(); },
  install,

  inset(side) {
    return Math.round(parseFloat(getComputedStyle(document.documentElement).getPropertyValue(`--safe-${side}`)) * devicePixelRatio) || 0;
  },

  // calls back with the next frame, after a rest of so many milliseconds that any stir ends
  nextFrame(due, rest) {
    tikal.frames += 1;
    let timer;
    stirred = () => {
      stirred = () => {};
      clearTimeout(timer);
      requestAnimationFrame(due);
    };
    if (rest) timer = setTimeout(() => stirred(), rest);
    else stirred();
  },

  // a part of the window's surface, which has so many pixels in a row
  show(pixels, across, x, y, width, height) {
    put(context, pixels, across, { x, y, width, height }, x, y);
    forgetFlip(tikal.python._module.SDL2);
  },

  // the first frame is on the canvas
  ready() {
    performance.mark("first-frame");
    loading.classList.add("over");
    loading.addEventListener("transitionend", () => loading.remove());
    canvas.focus();
    tapAgain(canvas);
    keep(canvas);
    this.rest.fetch().then(keepOffline);
  },

  publish(elements, status) {
    this.elements = JSON.parse(elements).map((one) => ({ ...one, rect: one.rect.map((length) => length / devicePixelRatio) }));
    this.status = status;
    layFields();
  },

  get gamepad() { return navigator.getGamepads().some(Boolean); },

  // the accessible page; its script is fetched when somebody asks for it
  get reader() { return reader; },

  takeTyped() { return JSON.stringify(fields?.takeActs() ?? []); },
};

// what the game must not sleep through
for (const kind of ["pointerdown", "pointermove", "pointerup", "touchstart", "touchmove", "touchend", "wheel", "keydown", "keyup", "drop", "focus", "resize", "lock", "hashchange"]) {
  addEventListener(kind, () => stirred(), { capture: true, passive: true });
}

// SDL takes a touch that the system took away (an edge's gesture, a call, a palm) for one that was
// lifted: a tap. Losing the focus breaks off whatever is held.
addEventListener("touchcancel", () => {
  for (const kind of ["blur", "focus"]) dispatchEvent(new Event(kind));
}, { capture: true });

addEventListener("gamepadconnected", async () => (await import("./gamepads.js")).follow());
addEventListener("beforeunload", (event) => tikal.asksBeforeLeaving && event.preventDefault());

for (const kind of ["contextmenu", "gesturestart", "gesturechange", "gestureend", "dragstart"]) {
  document.addEventListener(kind, (event) => event.preventDefault());
}
addEventListener("wheel", (event) => event.ctrlKey && event.preventDefault(), { passive: false });
