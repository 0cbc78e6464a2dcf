// Languages other than English: a portion of its own brings the words and letters of each, another
// one, behind it, letters in which more can be typed, a small table the page's own words.
import { Downloads } from "./downloads.js";
import { use } from "./words.js";

const SOURCE = "en";
const SETTINGS = "tikal/settings.json"; // game/settings/store.py
const { app, languages } = document.body.dataset;
const known = JSON.parse(languages);
let current = SOURCE;

// The one that was chosen, or else the browser's; English where that is not known.
export function wanted() {
  const code = (chosen() || navigator.language).split("-")[0];
  return known.includes(code) ? code : SOURCE;
}

function chosen() {
  try {
    return JSON.parse(localStorage.getItem(SETTINGS))?.language;
  } catch {
    return undefined; // forbidden, or damaged, which the game tells
  }
}

// From now on the page speaks this language, as the game does.
export async function speak(code) {
  if (code === current) return;
  current = code;
  const words = code === SOURCE ? {} : await table(code);
  if (code === current) use(code, words);
}

// All files of the language that is spoken.
export function addresses() {
  return current === SOURCE ? [] : [...archives(current), ofThePage(current)];
}

// What the game has of a language, undefined where it does not come.
export function archive(code) {
  return fetched(archives(code)[0]);
}

// The letters in which more can be typed, undefined where there are none or they do not come.
export function letters(code) {
  return fetched(archives(code)[1]);
}

function archives(code) {
  return [code, `${code}-more`].filter((one) => known.includes(one)).map((one) => `${app}/language-${one}.bin`);
}

async function fetched(address) {
  if (!address) return undefined;
  const downloads = new Downloads({}, {});
  try {
    return await Promise.race([downloads.bytes(address), downloads.failure]);
  } catch (error) {
    console.info("A language did not come:", error);
    return undefined;
  }
}

function ofThePage(code) {
  return `${app}/language-${code}.json`;
}

async function table(code) {
  try {
    return await (await fetch(ofThePage(code))).json();
  } catch (error) {
    console.info(`The page's own words did not come in ${code}:`, error);
    return {};
  }
}
