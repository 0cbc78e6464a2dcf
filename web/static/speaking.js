// What the accessible page says by itself: the log's new lines one after the other, at a pace one
// can follow, then what is to be done. Refusals do not wait: they are alerts in the page. This is the
// only place that says it: the lines themselves are no live regions, or all would be heard twice.
import { _, write } from "./words.js";

const HEADLINE = "ribbon"; // the id of what is to be done at a table
const SHORTEST = 1500, A_LETTER = 65; // milliseconds: screen readers say some fifteen letters a second

export const spoken = document.createElement("div");
export const goOnButton = document.createElement("button");
let known; // the ids of the log's lines when it was last there; undefined before the first time
let lines = []; // those that wait, the oldest first
let statuses = new Map(); // all, by id: their words
let waiting = new Map(); // those of them that are to be said
let pause;

spoken.id = "spoken";
spoken.setAttribute("role", "status");
goOnButton.id = "go-on";
goOnButton.type = "button";
write(() => { goOnButton.textContent = _("Skip to what is to be done (Alt+N)"); });

// Notes what is new in a tree, given as all its nodes; says it in its turn. What has just got the
// focus, by its id, is read for that.
export function hear(nodes, focused) {
  const log = nodes.find((node) => node.role === "log");
  if (log) follow(log.children);
  const now = new Map(nodes.filter((node) => node.role === "status").map((node) => [node.id, node.name]));
  for (const id of waiting.keys()) if (!now.has(id)) waiting.delete(id);
  for (const [id, words] of now) if (words !== statuses.get(id)) waiting.set(id, words);
  waiting.delete(focused);
  const headline = waiting.get(HEADLINE); // what it is about comes before it
  if (waiting.delete(HEADLINE)) waiting.set(HEADLINE, headline);
  statuses = now;
  speak();
}

// Lines that were there when the log was first seen are no news; nor are those of another match, nor
// older ones that come in sight again when the last ones are undone: then that alone is said.
function follow(log) {
  const now = new Set(log.map((line) => line.id));
  lines = lines.filter((line) => now.has(line.id)); // the others are undone, or part of a longer line
  const begin = known?.size ? log.findIndex((line) => known.has(line.id)) : 0;
  const news = known && begin >= 0 ? log.slice(begin).filter((line) => !known.has(line.id)) : [];
  const undone = news.filter((line) => line.id.startsWith("log/undone/"));
  lines.push(...(undone.length ? undone : news));
  known = now;
}

// Somebody goes on: nothing more of what has happened.
export function hush() {
  lines = [];
  clearTimeout(pause);
  pause = undefined;
}

// Leaves out what others did and says what is to be done.
export function skip() {
  hush();
  waiting = new Map(statuses);
  speak();
}

// What has got the focus is read for that: it is not said as well.
export function read(id) {
  const words = statuses.get(id);
  if (words !== undefined) answered([words]);
}

// What has just been answered to a typed line is not said once more.
export function answered(told) {
  lines = lines.filter((line) => !told.includes(line.name));
  for (const [id, words] of waiting) if (told.includes(words)) waiting.delete(id);
  if (!told.includes(spoken.textContent)) return;
  cutOff();
  speak();
}

// Another scene has come: what is being said was about the last one.
export function cutOff() {
  clearTimeout(pause);
  pause = undefined;
  spoken.replaceChildren();
}

export function forget() {
  hush();
  known = undefined;
  statuses = waiting = new Map();
  cutOff();
}

function speak() {
  if (pause !== undefined) return;
  const words = next();
  spoken.replaceChildren(); // what has been said is not there to be found a second time
  if (!words) return;
  // a new element is said even if its words are those of the last one
  spoken.append(Object.assign(document.createElement("p"), { textContent: words }));
  pause = setTimeout(() => {
    pause = undefined;
    speak();
  }, Math.max(SHORTEST, A_LETTER * words.length));
}

function next() {
  if (lines.length) return lines.shift().name;
  const [id] = waiting.keys();
  const words = waiting.get(id);
  waiting.delete(id);
  return words;
}
