// Keeps the whole game in the browser: it starts without a network, and a new version comes whole or
// not at all. tools/bundle/offline.py fills in the fields.
const OURS = `tikal ${registration.scope} `; // other copies may live at the same origin
const CACHE = `${OURS}{{tikal.version}}`;
const APP = "{{tikal.app}}";
const FILES = {{tikal.files}}; // the hash of every file by its address, which is new whenever the file is
const WANTED = ["/language-", "/tables.bin", "/guest.bin", "/calls.js"]; // kept once it was asked for
const PAGE = "./";

// Fails, and leaves the running version alone, where a single file does.
async function fill() {
  const cache = await caches.open(CACHE);
  const copies = Object.entries(FILES).map(async ([file, integrity]) => {
    if (await cache.match(file)) return; // an earlier attempt came so far
    const kept = await caches.match(file);
    if (!kept && isWanted(file) && !(await wasAskedFor(file))) return;
    await cache.put(file, kept ?? compilable(file, await getWhole(file, integrity)));
  });
  await Promise.all([...copies, fillPage(cache)]);
}

// WebAssembly is kept unpacked and as such: the page compiles it as it is.
function compilable(file, response) {
  if (!file.endsWith(".wasm.bin")) return response;
  const content = response.body.pipeThrough(new DecompressionStream("gzip"));
  return new Response(content, { headers: { "Content-Type": "application/wasm" } });
}

// The page's address stays the same: a server or a cache on the way may still send another version.
async function fillPage(cache) {
  const text = await (await get(PAGE, { cache: "no-cache" })).text();
  if (!text.includes(APP)) throw new Error("the page belongs to another version");
  await cache.put(PAGE, new Response(text, { headers: { "Content-Type": "text/html; charset=utf-8" } }));
}

// What the page has loaded is not asked for again, unless it was an answer of a server in trouble.
async function getWhole(file, integrity) {
  try {
    return await get(file, { integrity, cache: "force-cache" });
  } catch {
    return get(file, { integrity, cache: "reload" });
  }
}

async function get(file, how) {
  const response = await fetch(file, how);
  if (!response.ok) throw new Error(`${file} (${response.status})`);
  return response;
}

async function removeOthers() {
  await Promise.all((await ours()).filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

async function ours() {
  return (await caches.keys()).filter((name) => name.startsWith(OURS));
}

function isWanted(file) {
  return WANTED.some((part) => file.includes(part));
}

// Whether another version has kept a file of that name.
async function wasAskedFor(file) {
  const name = file.slice(file.lastIndexOf("/"));
  const kept = await Promise.all((await ours()).map(async (other) => (await caches.open(other)).keys()));
  return kept.flat().some(({ url }) => url.endsWith(name));
}

async function answer(request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(isPage(request.url) ? PAGE : request)) ?? (await keepWanted(cache, request)) ?? fetch(request);
}

// undefined for what comes with every page, or does not come
async function keepWanted(cache, request) {
  const file = Object.keys(FILES).find((one) => isWanted(one) && request.url.endsWith(one));
  if (!file) return undefined;
  try {
    await cache.put(file, await getWhole(file, FILES[file]));
    return await cache.match(file);
  } catch {
    return undefined;
  }
}

function isPage(address) {
  const { origin, pathname } = new URL(address);
  return [PAGE, "index.html"].some((name) => new URL(name, registration.scope).href === origin + pathname);
}

addEventListener("install", (event) => event.waitUntil(fill()));
addEventListener("activate", (event) => event.waitUntil(removeOthers().then(() => clients.claim())));
addEventListener("fetch", (event) => {
  if (event.request.method === "GET") event.respondWith(answer(event.request));
});
// the player restarts into this version
addEventListener("message", (event) => {
  if (event.data === "run") skipWaiting();
});
