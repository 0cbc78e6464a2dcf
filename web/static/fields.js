// The game's text fields as real ones over the canvas: a touch brings up the on-screen keyboard, and
// input methods work. A field is seen while it is typed into; at other times the canvas shows it.
const canvas = document.getElementById("canvas");
const inputs = new Map(); // by the id of the game's field
let acts = []; // what was done since Python last asked: [{id, kind, value}]
let typedInto; // the id of the field that has the game's keyboard focus

// Lays fields over those of the game; an empty list takes all away. `stirred` ends the game's rest.
export function lay(fields, stirred) {
  const ids = new Set(fields.map((field) => field.id));
  for (const [id, input] of inputs) {
    if (ids.has(id)) continue;
    input.remove();
    inputs.delete(id);
  }
  for (const field of fields) update(inputs.get(field.id) ?? add(field.id, stirred), field);
  if (!acts.length) follow(fields.find((field) => field.focused)?.id);
}

export function takeActs() {
  const taken = acts;
  acts = [];
  return taken;
}

function add(id, stirred) {
  const input = Object.assign(document.createElement("input"), { className: "field", autocomplete: "off", autocapitalize: "words", enterKeyHint: "done" });
  const act = (kind) => {
    acts.push({ id, kind, value: input.value });
    stirred();
  };
  const set = (event) => event.isComposing || act("set");
  input.addEventListener("focus", () => act("focus"));
  input.addEventListener("input", set);
  input.addEventListener("compositionend", () => act("set"));
  input.addEventListener("contextmenu", (event) => event.stopPropagation()); // for pasting
  for (const kind of ["keydown", "keyup", "keypress"]) input.addEventListener(kind, keep);
  input.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.isComposing) return;
    canvas.focus(); // so that an on-screen keyboard goes
    act("press");
  });
  inputs.set(id, input);
  canvas.after(input);
  return input;
}

// SDL listens on the window and would take the keys for its own: it gets those that lead elsewhere.
function keep(event) {
  if (event.isComposing || !/^(Tab|Escape|F\d+|(Arrow|Page)(Up|Down))$/.test(event.key)) event.stopPropagation();
}

function update(input, { label, value, most, rect: [left, top, width, height] }) {
  input.maxLength = most;
  input.setAttribute("aria-label", label);
  Object.assign(input.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  if (!acts.length && input.value !== value) input.value = value;
}

// Goes where the game's keyboard focus has gone.
function follow(id) {
  if (id === typedInto) return;
  if (id) inputs.get(id).focus();
  else if (document.activeElement === document.body || inputs.get(typedInto) === document.activeElement) canvas.focus();
  typedInto = id;
}
