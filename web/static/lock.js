// The page's half of game/platform/browser.py's lock: of several tabs one plays and saves, the
// others look on. The browser's own lock ends with its tab, however that ends. What can be asked at
// any moment is the owner's name in localStorage: a tab that slept while the game was taken from it
// reads there that it has lost it, before it writes.

const NAME = "tikal/lock";
const OWNER = "tikal/owner";
const PATIENCE = 1000; // milliseconds that the other tab has to let go, before it is taken for dead
const ARRIVES = 250; // and that the last it saved may take to be seen here

const me = `${Date.now()}-${Math.random()}`;
const locks = navigator.locks ?? askedLocks();
const channel = new BroadcastChannel(NAME);

let terms = 0;
let term = 0;
let named = false; // a full or forbidden storage takes no name
let release = () => {};
let waiting = new AbortController();
let gained = () => {};

export const lock = {
  get term() { return named && (owner() ?? me) !== me ? 0 : term; },

  async take() {
    if (this.term) return;
    const got = new Promise((resolve) => { gained = resolve; });
    channel.postMessage("let go");
    const late = setTimeout(() => {
      waiting.abort();
      request({ steal: true });
    }, PATIENCE);
    await got;
    clearTimeout(late);
  },
};

// Settles once it is known whether another tab has the game.
export const known = seek();

// Fetched where it is needed, which is on pages without https alone.
function askedLocks() {
  const coming = import("./asked_locks.js").then(({ AskedLocks }) => new AskedLocks(() => owner() && owner() !== me));
  return { request: async (...asked) => (await coming).request(...asked) };
}

function owner() {
  try {
    return localStorage.getItem(OWNER);
  } catch {
    return null;
  }
}

function sign(name) {
  try {
    localStorage.setItem(OWNER, name);
    return true;
  } catch {
    return false;
  }
}

// Has the game if it is free, else looks on until it is.
async function seek() {
  waiting.abort();
  if (await request({ ifAvailable: true })) return;
  lose();
  wait();
}

// Looks on until the game is free. Who has just lost it must not ask whether it is: the one that took
// it over may be too busy opening its table to say so at once, and would lose it again.
function wait() {
  waiting.abort();
  waiting = new AbortController();
  request({ signal: waiting.signal });
}

// True once the lock is ours, false where it cannot be had so. A tab that is put to sleep while it
// still asks no longer wants the lock when it is granted.
function request(options) {
  return new Promise((resolve) => {
    let had = false;
    let ours = true;
    const over = new Promise((end) => { release = () => end(ours = false); });
    const keep = async (granted) => {
      if (!granted) return resolve(false);
      had = true;
      await handedOver();
      if (ours) gain();
      resolve(true);
      await over;
    };
    locks.request(NAME, options, keep).catch(() => {
      resolve(false);
      if (!had) return;
      lose(); // it was stolen
      wait();
    });
  });
}

// Whoever lets go wipes its name out as the last it writes: once that is seen, all before it is.
function handedOver() {
  if (!owner() || owner() === me) return undefined;
  return new Promise((resolve) => {
    const seen = (event) => {
      if (event.key !== OWNER) return;
      removeEventListener("storage", seen);
      resolve();
    };
    addEventListener("storage", seen);
    setTimeout(() => seen({ key: OWNER }), ARRIVES);
  });
}

function gain() {
  if (!term || owner() !== me) term = ++terms; // else nobody has played since
  named = sign(me);
  changed();
}

function lose() {
  term = 0;
  changed();
}

function changed() {
  if (term) gained();
  dispatchEvent(new Event("lock")); // the game may be at rest
}

channel.onmessage = ({ data }) => {
  if (data !== "let go") return;
  if (lock.term) {
    lose();
    sign("");
    release();
  }
  waiting.abort();
  setTimeout(() => lock.term || wait(), 2 * PATIENCE); // the one that asks has it by then
};

// A tab that is closed takes its name along.
addEventListener("pagehide", ({ persisted }) => persisted || owner() !== me || sign(""), { capture: true });

// A tab that is put to sleep frees the game for others, and goes on where none has taken it.
for (const kind of ["freeze", "pagehide"]) addEventListener(kind, () => release(), { capture: true });
for (const kind of ["resume", "pageshow"]) {
  addEventListener(kind, (event) => (kind === "resume" || event.persisted) && seek(), { capture: true });
}
