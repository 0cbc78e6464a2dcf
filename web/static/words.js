// The page's own words in the language that is spoken. English needs no table; for every other
// language `make words` makes one, of what is marked here with _ and N_.
let table = {};
const writers = [];

export const _ = (message) => table[message] ?? message;
export const N_ = (message) => message;

// Writes words that stay on the page: now, and again whenever another language is spoken.
export function write(words) {
  writers.push(words);
  words();
}

export function use(code, messages) {
  table = messages;
  document.documentElement.lang = code;
  for (const words of writers) words();
}
