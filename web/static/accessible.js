// The accessible page: what is on the canvas as HTML over it, for screen readers, for switches and
// for whoever would rather read. Python tells a tree of nodes (game/ui/node.py); every node is an
// element that is kept, with its focus, while a node of that id is there. What somebody does to an
// element waits in `acts` until Python takes it.
import { answered, cutOff, forget, goOnButton, hear, hush, read, skip, spoken } from "./speaking.js";
import { _, write } from "./words.js";

const TAGS = { button: "button", link: "button", textbox: "input", slider: "input", text: "p", status: "p", list: "ul", listitem: "li" };
const PLAIN = new Set(["button", "textbox", "slider", "text", "status", "list", "listitem"]); // their tags say the role
const LABELLED = new Set(["main", "dialog", "group", "list", "log", "grid", "radiogroup", "img"]); // their text is no name
const GROUPS = "[role=group], [role=region], [role=grid], [role=radiogroup], ul";
const OPERATED = "button, input, [role=radio], [role=gridcell], [role=option]";

const canvas = document.getElementById("canvas");
const nodes = document.createElement("div");
const about = document.createElement("p");
const asText = document.createElement("button");
const line = document.createElement("form"); // where one types, below what was answered
const style = Object.assign(document.createElement("link"), { rel: "stylesheet", href: new URL("accessible.css", import.meta.url) });
const elements = new Map(); // by the node's id
const known = new WeakMap(); // the node that an element shows
const focusedIn = new Map(); // by a scene's id: the id of the node that had the focus there
let acts = [];
let scene = "", main = ""; // the ids of what is shown, and of the scene under all dialogs
let lastFocused = ""; // the id of the node that had the focus last
let stirred = () => {};

nodes.id = "nodes";
about.id = "about";
asText.id = "as-text";
asText.type = "button";
asText.setAttribute("aria-pressed", "false");
asText.addEventListener("click", () => {
  asText.setAttribute("aria-pressed", document.body.classList.toggle("as-text"));
});
line.id = "line";
line.innerHTML = `<div role="log" tabindex="0"></div>
<label><span></span> <input list="lines" autocomplete="off" autocapitalize="off" spellcheck="false"></label>
<datalist id="lines"></datalist>`;
const [answers, called, typed, lines] = ["div", "span", "input", "datalist"].map((tag) => line.querySelector(tag));
write(() => {
  about.textContent = _("Tab and the arrow keys lead to all that is on the screen; Enter does it. You can write commands, too: Alt+C leads to the command line at the end of this page, where help lists them all.");
  asText.textContent = _("Show the page as text");
  answers.setAttribute("aria-label", _("Answers"));
  called.textContent = _("Command");
  typed.setAttribute("aria-description", _("Type ? for what can be done, help for all commands."));
});
line.addEventListener("submit", (event) => {
  event.preventDefault();
  tell([`> ${typed.value}`]);
  push("command", typed.value);
  typed.value = "";
});
typed.addEventListener("input", () => push("complete", typed.value));
goOnButton.addEventListener("click", goOn);
nodes.addEventListener("click", (event) => act(event.target, "press"));
nodes.addEventListener("input", (event) => event.isComposing || act(event.target, "set", event.target.value));
nodes.addEventListener("compositionend", (event) => act(event.target, "set", event.target.value));
nodes.addEventListener("focusin", (event) => {
  lastFocused = event.target.dataset.node;
  act(event.target, "focus");
});
nodes.addEventListener("keydown", (event) => {
  if (handleKey(event)) event.preventDefault();
});
const KEYS = ["keydown", "keyup", "keypress"];

// SDL listens above the body and would act on what has its ring on the canvas, wherever the focus is
// in the page, or where it is nowhere. A gamepad's keys, which the page strikes, are meant for that.
function keepKey(event) {
  if (!event.isTrusted) return;
  event.stopPropagation();
  if (event.type !== "keydown" || event.defaultPrevented || event.isComposing) return;
  if (event.altKey && event.code === "KeyN") goOn();
  else if (event.altKey && event.code === "KeyC") typed.focus();
  else if (event.key === "Escape" && line.contains(event.target)) push("escape");
  else if (document.activeElement === document.body && !["Tab", "Shift"].includes(event.key)) comeBack();
  else return;
  event.preventDefault();
}

const PARTS = [about, asText, goOnButton, spoken, nodes, line];
for (const part of PARTS) {
  for (const kind of KEYS) part.addEventListener(kind, keepKey);
}

// The focus was on nothing, or on the canvas, which nobody hears: back to where it was last.
function comeBack() {
  (elements.get(lastFocused) ?? headline())?.focus();
}

// Puts the page over the canvas. `wake` ends the game's rest.
export function turnOn(wake) {
  stirred = wake;
  if (!style.isConnected) document.head.append(style);
  document.body.classList.add("accessible");
  canvas.after(...PARTS);
  canvas.setAttribute("aria-hidden", "true");
  canvas.tabIndex = -1;
  canvas.addEventListener("focus", comeBack);
  for (const kind of KEYS) document.body.addEventListener(kind, keepKey);
}

export function turnOff() {
  document.body.classList.remove("accessible", "as-text");
  for (const part of PARTS) part.remove();
  canvas.removeEventListener("focus", comeBack);
  for (const kind of KEYS) document.body.removeEventListener(kind, keepKey);
  forget();
  nodes.replaceChildren();
  elements.clear();
  acts = [];
  scene = main = "";
  canvas.removeAttribute("aria-hidden");
  canvas.tabIndex = 0;
  canvas.focus();
}

// Returns what was done since the last call: [{id, kind, value}], as JSON.
export function takeActs() {
  const taken = acts;
  acts = [];
  return JSON.stringify(taken);
}

// Takes what a typed line is answered, the lines that complete its beginning, or where to go on, as JSON.
export function answer(kind, json) {
  const told = JSON.parse(json);
  if (kind === "command") {
    tell(told);
    answered(told);
  } else if (kind === "next") {
    const next = elements.get(told[0]) ?? headline();
    next.focus();
    read(next.dataset.node);
  }
  else lines.replaceChildren(...told.map((value) => Object.assign(document.createElement("option"), { value })));
}

const KEPT = 40; // lines of answers

function tell(told) {
  answers.append(...told.map((text) => Object.assign(document.createElement("p"), { textContent: text })));
  while (answers.children.length > KEPT) answers.firstChild.remove();
  answers.scrollTop = answers.scrollHeight;
}

function act(element, kind, value = "") {
  const node = known.get(element.closest("[data-node]"));
  if (!node) return;
  if (kind !== "focus") {
    hush();
    scroll(element);
  }
  acts.push({ id: node.id, kind, value });
  stirred();
}

function scroll(element) {
  if (document.body.classList.contains("as-text")) element.scrollIntoView({ block: "nearest" });
}

// Shows a tree of nodes in place of the last one: as JSON, the names of the fields, then each node
// as an array of them.
export function show(json) {
  const tree = named(...JSON.parse(json)), ratio = devicePixelRatio;
  const before = focusNow(), focused = document.activeElement;
  const all = new Map();
  collect(tree, all);
  for (const [id, element] of elements) {
    if (!all.has(id)) {
      element.remove();
      elements.delete(id);
    }
  }
  place(nodes, [tree], ratio);
  for (const grid of nodes.querySelectorAll("[role=grid], [role=radiogroup]")) setTabStop(grid);
  if (tree.id !== scene) enter(tree, before);
  else if (before && !nodes.contains(document.activeElement)) refocus(before);
  hear([...all.values()], document.activeElement === focused ? "" : document.activeElement.dataset.node);
}

function named(fields, values) {
  const node = Object.fromEntries(fields.map((name, index) => [name, values[index]]));
  node.children = node.children.map((child) => named(fields, child));
  return node;
}

function collect(node, all) {
  all.set(node.id, node);
  for (const child of node.children) collect(child, all);
}

// The ids of the focused node and of all that can be worked in its group; null without a focus.
function focusNow() {
  const focused = document.activeElement;
  if (!nodes.contains(focused)) return null;
  const group = focused.parentElement.closest(GROUPS) ?? nodes;
  return { id: focused.dataset.node, group: [...group.querySelectorAll(OPERATED)].map((element) => element.dataset.node) };
}

function place(parent, children, ratio) {
  children.forEach((node, index) => {
    const element = elementOf(node);
    if (parent.children[index] !== element) parent.insertBefore(element, parent.children[index] ?? null);
    update(element, node, ratio);
    place(element, node.children, ratio);
  });
}

function elementOf(node) {
  let element = elements.get(node.id);
  if (element && known.get(element).role !== node.role) {
    element.remove();
    element = undefined;
  }
  if (!element) {
    element = document.createElement(node.role === "heading" ? `h${node.level}` : TAGS[node.role] ?? "div");
    if (node.role !== "heading" && !PLAIN.has(node.role)) element.setAttribute("role", node.role);
    if (node.role === "slider") element.type = "range";
    if (["status", "textbox"].includes(node.role)) element.className = node.role === "status" ? "task" : "field";
    if (element.tagName === "BUTTON") element.type = "button";
    element.dataset.node = node.id;
    elements.set(node.id, element);
  }
  return element;
}

function update(element, node, ratio) {
  const last = known.get(element);
  known.set(element, node);
  if (last && same(last, node) && last.ratio === ratio) return;
  node.ratio = ratio;
  name(element, node);
  set(element, "aria-disabled", node.enabled ? null : "true");
  set(element, "aria-description", node.description || null);
  set(element, chosenState(node.role), node.chosen === null ? null : String(node.chosen));
  set(element, "aria-modal", node.role === "dialog" ? "true" : null);
  set(element, "aria-rowindex", node.row || null);
  set(element, "aria-colindex", node.column || null);
  if (element.tagName === "INPUT") fill(element, node);
  if (["gridcell", "radio"].includes(node.role) && !element.hasAttribute("tabindex")) element.tabIndex = -1;
  if (["main", "dialog", "status"].includes(node.role)) element.tabIndex = -1;
  set(element, "aria-live", node.role === "log" ? "off" : null); // speaking.js says its lines in turn
  if (node.rect) lay(element, node.rect, ratio);
}

// Everything of two nodes is the same but their children.
function same(one, other) {
  return Object.keys(other).every((key) => key === "children" || key === "ratio" || String(one[key]) === String(other[key]));
}

function name(element, node) {
  if (node.children.length || element.tagName === "INPUT" || LABELLED.has(node.role)) {
    set(element, "aria-label", node.name || null);
  } else if (element.textContent !== node.name) element.textContent = node.name;
}

function chosenState(role) {
  if (role === "radio") return "aria-checked";
  return role === "gridcell" || role === "option" ? "aria-selected" : "aria-pressed";
}

function fill(element, node) {
  if (node.role === "slider") Object.assign(element, { min: 0, max: node.most, step: 1 });
  else if (node.most) element.maxLength = node.most;
  if (element.value !== node.value && document.activeElement !== element) element.value = node.value;
}

function set(element, attribute, value) {
  if (value === null) element.removeAttribute(attribute);
  else if (element.getAttribute(attribute) !== String(value)) element.setAttribute(attribute, value);
}

// Elements lie in the page itself, whatever they are children of: `position: fixed`.
function lay(element, [x, y, width, height], ratio) {
  Object.assign(element.style, { left: `${x / ratio}px`, top: `${y / ratio}px`, width: `${width / ratio}px`, height: `${height / ratio}px` });
}

// One element of a grid or a radio group takes Tab: the one that had the focus, the chosen one, or the first.
function setTabStop(group) {
  const cells = [...group.querySelectorAll("[role=gridcell], [role=radio]")];
  const stop = cells.find((cell) => cell === document.activeElement) ?? cells.find((cell) => cell.tabIndex === 0)
    ?? cells.find((cell) => cell.getAttribute("aria-checked") === "true") ?? cells[0];
  for (const cell of cells) cell.tabIndex = cell === stop ? 0 : -1;
}

// Goes to where the focus was in this scene, or to its beginning.
function enter(tree, before) {
  if (before) focusedIn.set(scene, before.id);
  scene = tree.id;
  cutOff();
  if (tree.role === "main" && tree.id !== main) {
    main = tree.id;
    forget(); // the log may be that of another match, whose lines have the same ids
    answers.replaceChildren(); // they were about something else
  }
  (elements.get(focusedIn.get(scene)) ?? elements.get(tree.id)).focus();
}

// The focused element is gone: on to the same id, else to what is to be done now, since the next
// button may take back what was just done; where nothing is asked, to the next of its group.
function refocus({ id, group }) {
  const at = group.indexOf(id);
  const near = [...group.slice(at + 1), ...group.slice(0, Math.max(at, 0)).reverse()].find((one) => elements.has(one));
  (elements.get(id) ?? task() ?? elements.get(near) ?? headline()).focus();
}

// The ribbon first: whatever is longer, such as a lesson's step, is said by itself.
function task() {
  return nodes.querySelector("[data-node=ribbon]") ?? nodes.querySelector(".task:not([data-node=tooltip], [data-node=toast])");
}

function headline() {
  return task() ?? elements.get(scene);
}

// Leaves out what others did, and goes to what is to be done next once Python has told it.
function goOn() {
  skip();
  return push("next");
}

// True if the key has been dealt with.
function handleKey(event) {
  const { key, target } = event;
  if (event.isComposing) return false;
  if (key === "Escape") return push("escape");
  const group = target.closest("[role=grid], [role=radiogroup]");
  if (group && move(group, target, key)) return true;
  if (key === "Enter" && !target.matches("button, [type=range]") || key === " " && !target.matches("button, input")) {
    act(target, "press");
    return true;
  }
  return key === "Tab" && keepInDialog(event);
}

function push(kind, value = "") {
  acts.push({ id: "", kind, value });
  stirred();
  return true;
}

const ACROSS = { ArrowLeft: -1, ArrowRight: 1 }, DOWN = { ArrowUp: -1, ArrowDown: 1 };

function move(group, target, key) {
  const cells = [...group.querySelectorAll("[role=gridcell], [role=radio]")];
  const radios = group.getAttribute("role") === "radiogroup";
  const step = ACROSS[key] ?? (radios ? DOWN[key] : undefined);
  let next;
  if (key === "Home") [next] = cells;
  else if (key === "End") next = cells.at(-1);
  else if (step) next = cells[cells.indexOf(target) + step];
  else if (DOWN[key]) next = inRow(cells, target, DOWN[key]);
  else return false;
  if (!next) return true;
  for (const cell of cells) cell.tabIndex = cell === next ? 0 : -1;
  next.focus();
  if (radios) act(next, "press");
  return true;
}

// The cell of the next row whose column is nearest.
function inRow(cells, target, step) {
  const { row, column } = known.get(target);
  const beyond = cells.map((cell) => known.get(cell)).filter((node) => (node.row - row) * step > 0);
  const nearest = beyond.sort((a, b) => Math.abs(a.row - b.row) || Math.abs(a.column - column) - Math.abs(b.column - column))[0];
  return nearest && elements.get(nearest.id);
}

function keepInDialog(event) {
  const dialog = nodes.querySelector("[role=dialog]");
  if (!dialog) return false;
  const stops = [...dialog.querySelectorAll(OPERATED)].filter((element) => element.tabIndex === 0);
  const last = event.shiftKey ? stops[0] : stops.at(-1);
  if (stops.length && document.activeElement !== last && document.activeElement !== dialog) return false;
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
  return true;
}
