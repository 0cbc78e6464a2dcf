// Languages other than English: a portion of its own brings the words and letters of each, and
// another one, behind it, letters in which more can be typed.
import { Downloads } from "./downloads.js";

const SETTINGS = "tikal/settings.json"; // game/settings/store.py
const { app, languages } = document.body.dataset;
const known = JSON.parse(languages);

// The one that was chosen, or else the browser's; undefined for English.
export function spoken() {
  const code = (chosen() || navigator.language).split("-")[0];
  return isKnown(code) ? code : undefined;
}

export function isKnown(code) {
  return known.includes(code);
}

function chosen() {
  try {
    return JSON.parse(localStorage.getItem(SETTINGS))?.language;
  } catch {
    return undefined; // forbidden, or damaged, which the game tells
  }
}

// Of the files of the language that is spoken.
export function addresses() {
  const code = spoken();
  return [code, `${code}-more`].filter(isKnown).map(address);
}

export function address(code) {
  return `${app}/language-${code}.bin`;
}

// Whether it came; `lay` puts an archive where Python finds it.
export async function fetchLanguage(code, lay) {
  const downloads = new Downloads({}, {});
  try {
    lay(await Promise.race([downloads.bytes(address(code)), downloads.failure]));
    return true;
  } catch (error) {
    console.info(`The language ${code} did not come:`, error);
    return false;
  }
}
