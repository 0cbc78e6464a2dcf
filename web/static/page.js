// window.tikal: the page's half of game/platform/web.py, and what drives and reads the game from
// outside: elements (id, label, rect in CSS pixels, enabled) and status.

const canvas = document.getElementById("canvas");
const loading = document.getElementById("loading");

function pixels(length) {
  return Math.max(1, Math.round(length * devicePixelRatio));
}

window.tikal = {
  elements: [],
  status: "",

  get width() { return pixels(canvas.getBoundingClientRect().width); },
  get height() { return pixels(canvas.getBoundingClientRect().height); },
  get ratio() { return devicePixelRatio; },
  get reducedMotion() { return matchMedia("(prefers-reduced-motion: reduce)").matches; },
  get language() { return navigator.language || "en"; },

  // localStorage's method of that name. What it throws becomes an Error of the same name: Pyodide
  // takes a DOMException for an unknown object and tells the player so.
  storage(method, ...values) {
    try {
      return localStorage[method](...values) ?? undefined;
    } catch (error) {
      throw Object.assign(new Error(error.message), { name: error.name });
    }
  },

  inset(side) {
    return Math.round(parseFloat(getComputedStyle(document.documentElement).getPropertyValue(`--safe-${side}`)) * devicePixelRatio) || 0;
  },

  // the first frame is on the canvas
  ready() {
    performance.mark("first-frame");
    loading.classList.add("over");
    loading.addEventListener("transitionend", () => loading.remove());
    canvas.focus();
  },

  publish(elements, status) {
    this.elements = JSON.parse(elements).map((one) => ({ ...one, rect: one.rect.map((length) => length / devicePixelRatio) }));
    this.status = status;
  },

  // undefined: nothing was given, or the game's own field takes the letters of a real keyboard
  askText(prompt, value, maxLength) {
    if (matchMedia("(any-pointer: fine)").matches) return Promise.resolve(undefined);
    return ask(prompt, value, maxLength);
  },
};

function ask(prompt, value, maxLength) {
  const dialog = document.getElementById("ask");
  const input = document.getElementById("ask-value");
  document.getElementById("ask-prompt").textContent = prompt;
  input.maxLength = maxLength;
  input.value = value;
  document.getElementById("ask-dismiss").onclick = () => dialog.close("dismissed");
  dialog.returnValue = "dismissed";
  dialog.showModal();
  input.select();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      canvas.focus();
      resolve(dialog.returnValue === "given" ? input.value : undefined);
    }, { once: true });
  });
}

// SDL listens on the window and would swallow the keys meant for the dialog
for (const kind of ["keydown", "keyup", "keypress"]) {
  document.getElementById("ask").addEventListener(kind, (event) => event.stopPropagation());
}
for (const kind of ["contextmenu", "gesturestart", "dragstart"]) {
  document.addEventListener(kind, (event) => event.preventDefault());
}
addEventListener("wheel", (event) => event.ctrlKey && event.preventDefault(), { passive: false });
