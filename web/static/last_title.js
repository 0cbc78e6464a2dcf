// The title as its first frame was at the last visit: seen at once, while Python starts.
const KEPT = "tikal-title"; // not the worker's: that one forgets what is of another version
const TITLE = "title/settings"; // an element that only the title has
const SETTINGS = "tikal/settings.json"; // what it looks like depends on them

// Whether it is seen; marked "title-seen".
export async function show(loading) {
  const response = location.hash ? undefined : await (await kept())?.match(address());
  if (!response) return false;
  const picture = new Image();
  picture.alt = "";
  picture.src = URL.createObjectURL(await response.blob());
  try {
    await picture.decode();
  } catch {
    await (await kept()).delete(address()); // the browser lost a part of it
    return false;
  } finally {
    URL.revokeObjectURL(picture.src);
  }
  loading.prepend(picture);
  loading.classList.add("known");
  requestAnimationFrame(() => performance.mark("title-seen"));
  return true;
}

// Keeps the canvas for the next visit, if it shows the title.
export async function keep(canvas) {
  const store = await kept();
  if (!store || !tikal.elements.some(({ id }) => id === TITLE)) return;
  const now = address();
  if (await store.match(now)) return; // its first frame is the same each time
  const picture = await new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.9));
  if (!picture) return;
  const before = await store.keys();
  await Promise.all(before.filter(({ url }) => url !== now).map((request) => store.delete(request)));
  await store.put(now, new Response(picture));
}

// Of this version, in a window like this one, with these settings.
function address() {
  const insets = ["top", "right", "bottom", "left"].map((side) => tikal.inset(side));
  const { width, height, ratio, language, reducedMotion } = tikal;
  const looks = [document.body.dataset.app, width, height, ratio, insets, language, reducedMotion, settings()];
  return new URL(`last-title?${encodeURIComponent(looks.join(" "))}`, location.href).href;
}

function settings() {
  try {
    return localStorage.getItem(SETTINGS);
  } catch {
    return ""; // forbidden: nothing is ever set
  }
}

// undefined where a page may keep nothing of the kind
async function kept() {
  try {
    return await globalThis.caches?.open(KEPT);
  } catch {
    return undefined;
  }
}
